// How the page reaches its tables: over the network to a server, or to a worker of its own that holds the whole game.

import type { Line, Transport } from "./line.ts";

const server: Transport = {
  ready: () => Promise.resolve(),
  request: (path, init) => fetch(`/api${path}`, init),
  open: (table) => new WebSocket(`${location.origin.replace(/^http/, "ws")}/ws/tables/${table}`) as Line,
};

let chosen = server;

/** Before the first request: everything goes this way. */
export function choose(other: Transport): void {
  chosen = other;
}

export const transport: Transport = {
  ready: () => chosen.ready(),
  request: (path, init) => chosen.request(path, init),
  open: (table) => chosen.open(table),
};
