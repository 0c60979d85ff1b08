// What the founder of a club does with it: hand out its link, renew it, rename or dissolve the club.

import { useSignal } from "@preact/signals";
import { t } from "../i18n.ts";
import { attempt } from "../net/attempt.ts";
import type { Api } from "../protocol.ts";
import { go, link } from "../router.ts";
import { Button } from "../ui/button.tsx";
import { CopyLink } from "../ui/copylink.tsx";
import { confirm } from "../ui/dialog.tsx";
import { Form } from "../ui/form.tsx";
import { Panel } from "../ui/panel.tsx";
import { toast } from "../ui/toast.tsx";
import { company } from "./api.ts";
import { ClubNameField } from "./clubs.tsx";

export function Leading({ club, again }: { club: Api.ClubInfo; again: () => void }) {
  const token = club.link?.split("#join=")[1] ?? "";
  const address = link(`/clubs/${club.id}#join=${token}`);
  const renew = async () => {
    const sure = await confirm(t("Renew the link?"), t("Nobody can join by the old one any more."), t("Renew"));
    if (sure && (await attempt(() => company.renew(club.id)))) toast(t("The link is a new one."));
    again();
  };
  return (
    <Panel title={t("Invite")} icon="link">
      <div class="stack">
        <p class="muted">{t("Send this link to those who should join. Anyone who opens it can become a member.")}</p>
        <CopyLink link={address} label={t("Link of the club")}>
          <Button kind="quiet" onClick={() => void renew()}>
            {t("Renew")}
          </Button>
        </CopyLink>
        <details>
          <summary>{t("Rename or dissolve the club")}</summary>
          <Rename club={club} again={again} />
        </details>
      </div>
    </Panel>
  );
}

function Rename({ club, again }: { club: Api.ClubInfo; again: () => void }) {
  const name = useSignal(club.name);
  const rename = async () => {
    if (await attempt(() => company.rename(club.id, name.peek().trim()))) toast(t("The club has a new name."));
    again();
  };
  const dissolve = async () => {
    const text = t("Nobody finds its tables together any more. Games that are being played go on.");
    if (!(await confirm(t("Dissolve {club}?", { club: club.name }), text, t("Dissolve"), { danger: true }))) return;
    if (await attempt(() => company.dissolve(club.id))) go("/clubs");
  };
  return (
    <Form class="stack" onSubmit={rename}>
      <ClubNameField name={name} />
      <div class="row">
        <Button submit disabled={!name.value.trim() || name.value.trim() === club.name}>
          {t("Rename")}
        </Button>
        <Button kind="danger" onClick={() => void dissolve()}>
          {t("Dissolve the club")}
        </Button>
      </div>
    </Form>
  );
}
