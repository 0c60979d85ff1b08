// What this browser adds to the seed of a table, remembered so that the page that checks the draws can look for it.

const PLACE = "won.nonces";
const MOST = 200;

type Nonces = Record<string, string>;

function remembered(): Nonces {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Nonces;
  } catch {
    return {};
  }
}

export function newNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The nonce that was sent for a table, if any. */
export function nonceOf(table: string): string | undefined {
  return remembered()[table];
}

export function rememberNonce(table: string, nonce: string): void {
  const latest = Object.entries(remembered()).slice(1 - MOST);
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...Object.fromEntries(latest), [table]: nonce }));
  } catch {
    // the game is as fair; only this browser cannot tell its own nonce afterwards
  }
}
