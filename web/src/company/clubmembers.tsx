// The members of a club: the founder sends them away or passes the club on, everybody may leave or report it.

import { useSignal } from "@preact/signals";
import { myId } from "../account/me.ts";
import { t } from "../i18n.ts";
import { attempt } from "../net/attempt.ts";
import type { Api } from "../protocol.ts";
import { go } from "../router.ts";
import { Button } from "../ui/button.tsx";
import { confirm } from "../ui/dialog.tsx";
import { Icon } from "../ui/icon.tsx";
import { later } from "../ui/later.tsx";
import { Panel } from "../ui/panel.tsx";
import { company } from "./api.ts";

const PersonLater = later(() => import("../people/person.tsx"), true);
type MembersProps = { club: Api.ClubInfo; leads: boolean; again: () => void };

export function Members({ club, leads, again }: MembersProps) {
  const reporting = useSignal(false);
  const { members = [] } = club;
  const founder = members.find(({ player }) => player === club.founder);
  const leave = async () => {
    const after = leads && members.length > 1 ? t("The oldest member leads it from then on.") : "";
    const text = leads && members.length === 1 ? t("Without members there is no club any more.") : after;
    if (!(await confirm(t("Leave the club?"), text, t("Leave the club"), { danger: true }))) return;
    if (await attempt(() => company.leave(club.id))) go("/clubs");
  };
  return (
    <Panel title={t("Members")} icon="people">
      <ul class="channels" aria-label={t("Members")}>
        {members.map((member) => (
          <li key={member.player} class="channel friend">
            <span class="channel-words">
              <a href={`/players/${member.player}`}>{member.name}</a>{" "}
              {member.player === club.founder && <Icon name="crown" label={t("Leads the club")} />}
            </span>
            {leads && member.player !== myId.value && <Deeds club={club} member={member} again={again} />}
          </li>
        ))}
      </ul>
      <div class="row club-foot">
        <Button kind="quiet" onClick={() => void leave()}>
          {t("Leave the club")}
        </Button>
        {founder && !leads && (
          <Button kind="quiet" icon="flag" onClick={() => (reporting.value = true)}>
            {t("Report the club")}
          </Button>
        )}
      </div>
      {founder && reporting.value && (
        <PersonLater>
          {({ ReportDialog }) => (
            <ReportDialog
              id={founder.player}
              name={club.name}
              club={club.id}
              onClose={() => (reporting.value = false)}
            />
          )}
        </PersonLater>
      )}
    </Panel>
  );
}

function Deeds({ club, member, again }: { club: Api.ClubInfo; member: Api.Member; again: () => void }) {
  const { player, name } = member;
  const act = async (what: () => Promise<unknown>, title: string, text: string, yes: string) => {
    if (!(await confirm(title, text, yes, { danger: true }))) return;
    await attempt(what);
    again();
  };
  const sendAway = () =>
    act(
      () => company.sendAway(club.id, player),
      t("Send {name} away?", { name }),
      t("The link of the club is renewed, so that the old one does not lead back."),
      t("Send away"),
    );
  const passOn = () =>
    act(
      () => company.passOn(club.id, player),
      t("Pass the club on to {name}?", { name }),
      t("You stay a member, but {name} alone decides from then on.", { name }),
      t("Pass it on"),
    );
  return (
    <span class="row friend-deeds">
      <Button
        kind="quiet"
        icon="crown"
        label={t("Pass the club on to {name}", { name })}
        onClick={() => void passOn()}
      />
      <Button kind="quiet" icon="close" label={t("Send {name} away", { name })} onClick={() => void sendAway()} />
    </span>
  );
}
