// What this browser adds to the seed of a table, remembered so that the page that checks the draws can look for it.

import { Remembered } from "./remembered.ts";

const nonces = new Remembered("won.nonces");

export function newNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The nonce that was sent for a table, if any. */
export function nonceOf(table: string): string | undefined {
  return nonces.of(table);
}

export function rememberNonce(table: string, nonce: string): void {
  nonces.set(table, nonce);
}
