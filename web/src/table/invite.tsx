import { t } from "../i18n.ts";
import { api } from "../net/api.ts";
import { attempt } from "../net/attempt.ts";
import { games } from "../net/games.ts";
import type { Session } from "../net/session.ts";
import { CopyLink } from "../ui/copylink.tsx";
import { SelectField } from "../ui/field.tsx";
import { Panel } from "../ui/panel.tsx";

export function Invitation({ link }: { link: string }) {
  return (
    <Panel title={t("Invite")} icon="link">
      <div class="stack">
        <p class="muted">
          {t(
            "Send this link to the people you want to play with. Anyone who opens it can take a seat. " +
              "The link button beside a free seat gives a link for that seat alone.",
          )}
        </p>
        <CopyLink link={link} label={t("Invitation")} />
      </div>
    </Panel>
  );
}

/** The own nation can be changed until the game begins. */
export function NationField({ session, at }: { session: Session; at: number }) {
  const { seats } = session.state.value;
  const seat = seats[at]!;
  const info = games.value?.[session.setup.value.game];
  if (!info || info.nations.length === 0) return null;
  const taken = new Set(seats.filter((one) => one !== seat).map((one) => one.nation));
  const options = info.nations
    .filter((nation) => !taken.has(nation))
    .map((nation) => ({ value: nation, label: info.words[nation] ?? nation }));
  return (
    <SelectField
      hideLabel
      label={t("Nation of seat {n}", { n: at + 1 })}
      value={seat.nation}
      options={[{ value: "", label: t("Any nation") }, ...options]}
      onChange={(nation) => void attempt(() => api.join(session.id, { seat: at, nation, name: seat.name }))}
    />
  );
}
