// The table of the shares game: what the frame asks of it.

import { t } from "../i18n.ts";
import { SIGNS } from "../made/shares.ts";
import type { News } from "../protocol.ts";
import type { GameModule } from "../table/contract.ts";
import { shownLater } from "../table/shownlater.tsx";
import { addSigns } from "../ui/icon.tsx";
import { Action } from "./action.tsx";
import { AuctionOnScreen } from "./auction.tsx";
import { Board } from "./board.tsx";
import { Ending, reason, useTurningPoints } from "./ending.tsx";
import { OwnProducts } from "./hand.tsx";
import { help } from "./help.ts";
import { LEGEND } from "./legend.ts";
import { marks } from "./marks.ts";
import { Masthead } from "./masthead.tsx";
import { money } from "./money.ts";
import { orderLine } from "./orders.tsx";
import { Products } from "./products.tsx";
import { SeatDetails } from "./seat.tsx";
import { staging } from "./staging.ts";
import { eventsOf, type SharesTable } from "./table.ts";
import { Trays } from "./trays.tsx";

addSigns(SIGNS);

const EVERY = 20;

/** A tick on the history at every twentieth turn. */
function mark(news: News): string | null {
  for (const event of eventsOf(news)) {
    if (event.event === "turn" && event.turns > 0 && event.turns % EVERY === 0) return String(event.turns);
  }
  return null;
}

/** Cash by option, a proposal within a syndicate, and the maximums of an auction that is not open. */
function hides(table: SharesTable): boolean {
  const { players, proposal, moment } = table.view.value;
  const sealed = moment === "bid" && table.setup.value.options?.bidding === "sealed";
  return sealed || proposal !== null || players.some((player) => player.cash === null);
}

const shares: GameModule<SharesTable> = {
  name: "shares",
  Masthead,
  Board,
  Action,
  panels: [
    { id: "products", title: () => t("Royalties"), icon: "chart", Panel: Products, staged: true },
    { id: "trays", title: () => t("Trays"), icon: "list", Panel: Trays, staged: true },
  ],
  SeatDetails,
  Hand: OwnProducts,
  OnScreen: AuctionOnScreen,
  points: () => null,
  style: (_, seat) => seat % 6,
  staging,
  marks,
  adviserIn: "products",
  ...shownLater<SharesTable>(() => import("./parts.ts")),
  hides,
  score: money,
  Ending,
  reason,
  useTurningPoints,
  order: orderLine,
  mark,
  help,
  legend: LEGEND,
};

export default shares;
