// The words of the way to an action, in plain language.

import { t } from "../i18n.ts";
import type { Word } from "../protocol.ts";
import { listing } from "../ui/listing.ts";
import { money } from "./money.ts";
import { partyName, shareLine, sideLine, word } from "./names.ts";
import type { SharesTable } from "./table.ts";

export function offerLine(table: SharesTable, number: number): string {
  const offer = table.view.value.offers.find((open) => open.offer === number);
  if (!offer) return String(number + 1);
  const terms = offer.action;
  if (terms.do === "deal")
    return t("{give} for {get}", { give: sideLine(table, terms.give), get: sideLine(table, terms.get) });
  return t("a syndicate of {names}", { names: listing(offer.parties.map((party) => partyName(table, party))) });
}

export function spell(table: SharesTable, said: Word, chosen: readonly Word[]): string {
  const kind = String(chosen[0] ?? "");
  const at = chosen.indexOf(said);
  if (chosen.length === 0 || at === 0) return table.words.value[`do ${said}`] ?? String(said);
  if (said === "done") return t("Done");
  if (said === "for") return t("for");
  if (typeof said === "number") {
    if (kind === "pool" || (kind === "deal" && (at === 1 || (at < 0 && chosen.length === 1))))
      return partyName(table, said);
    if (kind === "accept" || kind === "decline" || kind === "withdraw") return offerLine(table, said);
    return money(said);
  }
  const paper = table.sheet.shares.find((share) => share.id === said);
  return paper ? shareLine(table, paper) : word(table, said);
}
