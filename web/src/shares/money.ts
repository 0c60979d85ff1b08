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
  return tp("a sum in millions", "£{n}m", { n: millions(amount) });
}

/** What stands beside the figures of a sum: `£m`. */
export function unit(): string {
  return tp("a sum in millions", "£{n}m", { n: "" }).trim();
}

/** 30 as `30%`. */
export function inPercent(part: number): string {
  return t("{n}%", { n: part });
}

/** A sum somebody may not know. */
export function maybe(amount: number | null): string {
  return amount === null ? t("hidden") : money(amount);
}

/** A sum as people type it: `2.5` and `2,5` are millions, and so is `£2.5m`; from ten thousand on it is pounds. */
export function readMoney(text: string): number | null {
  const figure = text.replace(/[^\d.,]/g, "");
  const parts = figure.split(/[.,]/);
  const value = Number(parts.length > 2 ? parts.join("") : parts.join("."));
  if (!/\d/.test(figure) || Number.isNaN(value)) return null;
  return Math.round(value >= 10_000 ? value : value * MILLION);
}
