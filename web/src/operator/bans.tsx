// Bans for a time: of a player or an address.

import { useSignal } from "@preact/signals";
import { t } from "../i18n.ts";
import { attempt } from "../net/attempt.ts";
import { useLoad } from "../net/load.ts";
import { Button } from "../ui/button.tsx";
import { SelectField, Switch, TextField } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { Panel } from "../ui/panel.tsx";
import { Pending } from "../ui/pending.tsx";
import { toast } from "../ui/toast.tsx";
import { moment } from "./moment.ts";
import { operator, type PartProps } from "./requests.ts";

const HOURS = [1, 24, 72, 168, 720, 8760];

function hoursName(hours: number): string {
  const [unit, n] = hours < 24 ? (["hour", hours] as const) : (["day", hours / 24] as const);
  return unit === "hour" ? t("{n} h", { n }) : n === 1 ? t("1 day") : t("{n} days", { n });
}

export function Bans({ done, again }: PartProps) {
  const loaded = useLoad(operator.bans, [done]);
  return (
    <Panel title={t("Bans")} icon="close">
      <div class="stack wide-gap">
        {!loaded.value ? (
          <Pending loaded={loaded}>{t("Loading…")}</Pending>
        ) : (
          <ul class="channels" aria-label={t("Bans")}>
            {loaded.value.map(({ ban, name }) => (
              <li key={ban.id} class="channel">
                <span class="channel-words">
                  <b class="channel-address">
                    {ban.kind === "player" ? (
                      <a href={`/players/${ban.subject}`}>{name || ban.subject}</a>
                    ) : (
                      ban.subject
                    )}
                  </b>
                  <small>
                    {t("until {time}", { time: moment(ban.until) })}
                    {ban.reason && ` · ${ban.reason}`}
                  </small>
                </span>
                <Button
                  kind="quiet"
                  onClick={() =>
                    void attempt(() => operator.lift(ban.id)).then((lifted) => {
                      if (lifted) toast(t("The ban is lifted."));
                      again();
                    })
                  }
                >
                  {t("Lift")}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <BanForm again={again} />
      </div>
    </Panel>
  );
}

/** For one player, or with no subject for anybody. */
export function BanForm({ subject = "", again }: { subject?: string; again: () => void }) {
  const who = useSignal(subject);
  const hours = useSignal("24");
  const reason = useSignal("");
  const addresses = useSignal(false);
  const ban = async () => {
    const wanted = { subject: who.peek().trim(), hours: Number(hours.peek()), reason: reason.peek().trim() };
    if (!(await attempt(() => operator.ban({ ...wanted, addresses: addresses.peek() })))) return;
    toast(t("Banned."));
    who.value = subject;
    reason.value = "";
    again();
  };
  return (
    <Form class="stack" onSubmit={ban}>
      {!subject && (
        <TextField
          label={t("Id of a player, or an address")}
          value={who.value}
          most={60}
          onInput={(value) => (who.value = value)}
          help={t("The id stands in the address of the profile. Of an IPv6 address its /64 network is banned.")}
        />
      )}
      <SelectField
        label={t("For how long")}
        value={hours.value}
        onChange={(value) => (hours.value = value)}
        options={HOURS.map((one) => ({ value: String(one), label: hoursName(one) }))}
      />
      <TextField
        label={t("Reason, for the log")}
        value={reason.value}
        most={500}
        onInput={(value) => (reason.value = value)}
      />
      <Switch
        label={t("Also the addresses that the player has come from within the hour")}
        value={addresses.value}
        onChange={(on) => (addresses.value = on)}
        help={t("Others who share an address with the player are banned with it.")}
      />
      <div class="row">
        <Button submit kind="danger" icon="close" disabled={!who.value.trim()}>
          {t("Ban")}
        </Button>
      </div>
    </Form>
  );
}
