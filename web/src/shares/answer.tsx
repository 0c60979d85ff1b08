// An offer to me: both sides beside each other with what changes for each, how long it stands, and the answers.

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../i18n.ts";
import type { Shares } from "../protocol.ts";
import { BotClock } from "../table/botclock.tsx";
import { Clauses, sentences } from "../table/clauses.tsx";
import { listed, refusalText, useTry } from "../table/preview.ts";
import { Button } from "../ui/button.tsx";
import { confirm } from "../ui/dialog.tsx";
import { listing } from "../ui/listing.ts";
import { Changes } from "./changes.tsx";
import { DeclineAll } from "./declining.tsx";
import { Goods } from "./good.tsx";
import { partyOf } from "./holdings.ts";
import { partyName } from "./names.ts";
import { pointingOf } from "./pointing.ts";
import { Pooled } from "./pooled.tsx";
import { eventsOf, type SharesTable } from "./table.ts";

const SAFE = 700; // milliseconds in which a click was meant for what stood there before

/** False for a moment after `what` has changed under the pointer. */
function useSafe(what: number): boolean {
  const safe = useSignal<number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => (safe.value = what), SAFE);
    return () => clearTimeout(timer);
  }, [what]);
  return safe.value === what;
}

type AnswerProps = {
  table: SharesTable;
  offer: Shares.OfferView;
  hotkeys: boolean;
  /** In one line: the part with all offers has the rest. */
  brief?: boolean;
  /** Beside its title. */
  children?: ComponentChildren;
};

export function Answer({ table, offer, hotkeys, brief, children }: AnswerProps) {
  const { draft, part } = pointingOf(table);
  const terms = offer.action;
  const accept = listed(table, "accept").find((action) => action.offer === offer.offer);
  const tried = useTry(table, [{ do: "accept", offer: offer.offer }]);
  const busy = !useSafe(offer.offer) || table.busy.value;
  const own = partyOf(table.view.value, table.seat.value)!;
  const who = partyName(table, offer.seat);
  const agree = async () => {
    const sure = terms.do === "deal" || (await confirm(t("Form this syndicate?"), forEver(tried?.hint), t("Agree")));
    if (sure && accept) await table.send(accept);
  };
  const counter = () => {
    if (terms.do !== "deal") return;
    draft.value = {
      to: [offer.seat],
      give: terms.get.shares ?? [],
      get: terms.give.shares ?? [],
      pay: terms.get.cash ?? 0,
      take: terms.give.cash ?? 0,
    };
    part.value = "deal";
  };
  const others = offer.parties.filter((party) => party !== offer.seat);
  const names = listing(others.map((other) => (other === own ? t("you") : partyName(table, other))));
  return (
    <li class="offer to-me">
      <p class="offer-line">
        <b class="clip">
          {terms.do === "deal"
            ? t("{name} offers you a deal", { name: who })
            : t("{name} proposes a syndicate with {others}", { name: who, others: names })}
        </b>{" "}
        <BotClock table={table} party={offer.seat} at={madeAt(table, offer.offer)} brief /> {children}
      </p>
      {terms.do === "pool" ? (
        <Pooled table={table} parties={offer.parties} tried={tried} brief={brief} />
      ) : brief ? (
        <p class="offer-terms">
          {t("You get")} <Goods table={table} side={terms.give} short /> {t("for")}{" "}
          <Goods table={table} side={terms.get} short />
        </p>
      ) : (
        <div class="deal-sides">
          <Half table={table} title={t("You get")} party={own} gives={terms.get} gets={terms.give} />
          <Half
            table={table}
            title={t("{name} gets", { name: who })}
            party={offer.seat}
            gives={terms.give}
            gets={terms.get}
          />
        </div>
      )}
      {terms.do === "deal" && tried?.refusal && <Clauses tried={tried} />}
      <div class="row">
        <Button
          kind="main"
          hotkey={hotkeys ? "y" : undefined}
          disabled={!accept && !tried?.refusal}
          why={tried?.refusal ? refusalText(tried) : undefined}
          busy={busy}
          onClick={() => void agree()}
        >
          {t("Accept")}
        </Button>
        <Button
          hotkey={hotkeys ? "x" : undefined}
          busy={busy}
          onClick={() => void table.send({ do: "decline", offer: offer.offer })}
        >
          {t("Decline")}
        </Button>
        {terms.do === "deal" && <DeclineAll table={table} party={offer.seat} />}
        {brief && (
          <Button icon="eye" class="what-changes" onClick={() => (part.value = "offers")}>
            {t("What it changes")}
          </Button>
        )}
        {!brief && terms.do === "deal" && (
          <Button icon="swap" onClick={counter}>
            {t("Counter")}
          </Button>
        )}
      </div>
    </li>
  );
}

/** What a syndicate means, before one agrees to it or proposes it. */
export function forEver(hint: string | undefined): string {
  const always = t("A syndicate cannot be dissolved: its members play as one until the end of the game.");
  return `${always} ${sentences(hint)}`.trim();
}

type HalfProps = { table: SharesTable; title: string; party: number; gives: Shares.Side; gets: Shares.Side };

function Half({ table, title, party, gives, gets }: HalfProps) {
  return (
    <div class="deal-half">
      <p>
        <small class="deal-title clip">{title}</small> <Goods table={table} side={gets} />
      </p>
      <Changes table={table} party={party} gives={gives} gets={gets} />
    </div>
  );
}

function madeAt(table: SharesTable, number: number): number {
  const made = table.news.value.findLast((news) =>
    eventsOf(news).some(
      (event) => (event.event === "offered" || event.event === "pool_proposed") && event.offer === number,
    ),
  );
  return made?.at ?? table.state.value.time;
}
