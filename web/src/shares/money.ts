// Money as it is said here: in millions, as short as it can be.

import { t, tp } from "../i18n.ts";

const MILLION = 1_000_000;

/** 4500000 as `4.5`. */
export function millions(amount: number): string {
  const figure = String(Math.round((Math.abs(amount) / MILLION) * 100) / 100).replace(".", tp("decimal mark", "."));
  return amount < 0 ? `−${figure}` : figure;
}

/** 4500000 as `£4.5m`. */
export function money(amount: number): string {
  return `£${millions(amount)}${tp("millions, behind a figure", "m")}`;
}

/** A sum somebody may not know. */
export function maybe(amount: number | null): string {
  return amount === null ? t("hidden") : money(amount);
}
