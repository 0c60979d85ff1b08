// Proposing a syndicate: with whom, who leads in a tie, the fee, and what it would hold.

import { useSignal } from "@preact/signals";
import { t } from "../i18n.ts";
import type { Shares } from "../protocol.ts";
import { PlayButton } from "../table/playbutton.tsx";
import { useTry, useWords } from "../table/preview.ts";
import { Button } from "../ui/button.tsx";
import { confirm } from "../ui/dialog.tsx";
import { forEver } from "./answer.tsx";
import { partyOf } from "./holdings.ts";
import { partyName } from "./names.ts";
import { PieceMark } from "./pieces.tsx";
import { pointingOf } from "./pointing.ts";
import { Pooled } from "./pooled.tsx";
import type { SharesTable } from "./table.ts";

export function PoolComposer({ table }: { table: SharesTable }) {
  const { part } = pointingOf(table);
  const picked = useSignal<readonly number[]>([]);
  const choices = useWords(table, ["pool"]);
  const partners = (choices?.words ?? []).map(Number).filter((word) => !Number.isNaN(word));
  const chosen = partners.filter((partner) => picked.value.includes(partner));
  const leader = useSignal<number | null>(null);
  const leaders = useLeaders(table, chosen);
  const lead = leader.value !== null && leaders.includes(leader.value) ? leader.value : undefined;
  const action: Shares.Action | null = chosen.length ? { do: "pool", with: chosen, lead } : null;
  const tried = useTry(table, action && [action]);
  const send = async () => {
    const sure = await confirm(t("Propose this syndicate?"), forEver(tried?.hint), t("Propose the syndicate"));
    const reply = sure && action && (await table.send(action));
    if (reply && reply.type === "done") part.value = "now";
  };
  return (
    <div class="basket" data-topic="syndicate">
      <p>
        {t(
          "A syndicate pools everything its members have, for ever, and plays on as one. Everyone in it must " +
            "agree, and the bank takes half the marked price of all its shares.",
        )}
      </p>
      <div class="row partners" role="group" aria-label={t("Syndicate with")}>
        {partners.map((partner) => (
          <Button
            key={partner}
            pressed={chosen.includes(partner)}
            onClick={() =>
              (picked.value = chosen.includes(partner)
                ? chosen.filter((other) => other !== partner)
                : [...chosen, partner])
            }
          >
            <PieceMark seat={partner} /> <span class="clip">{partyName(table, partner)}</span>
          </Button>
        ))}
      </div>
      {leaders.length > 1 && (
        <>
          <p class="muted">
            {t("These bring shares of the same price: choose who leads, or the earlier seat does.")}{" "}
            <small>SYND-3</small>
          </p>
          <div class="row partners" role="group" aria-label={t("Who leads")}>
            {leaders.map((partner) => (
              <Button
                key={partner}
                pressed={lead === partner}
                onClick={() => (leader.value = lead === partner ? null : partner)}
              >
                {partyName(table, partner)}
              </Button>
            ))}
          </div>
        </>
      )}
      {action && <Pooled table={table} parties={chosen} tried={tried} />}
      <div class="foot">
        <div class="row">
          <PlayButton
            table={table}
            action={action}
            tried={tried}
            first={t("Choose other players first.")}
            hotkey="m"
            onClick={() => void send()}
          >
            {t("Propose the syndicate")}
          </PlayButton>
        </div>
      </div>
    </div>
  );
}

/** SYND-3: those who tie for the highest marked price, as the server lists them; `done` stands for oneself. */
function useLeaders(table: SharesTable, chosen: readonly number[]): readonly number[] {
  const choices = useWords(table, chosen.length ? ["pool", ...chosen] : null);
  const tie = choices?.words.includes("lead") ?? false;
  const tied = useWords(table, tie ? ["pool", ...chosen, "lead"] : null);
  const own = partyOf(table.view.value, table.seat.value);
  return (tied?.words ?? []).map((word) => (word === "done" ? own! : Number(word))).sort((a, b) => a - b);
}
