// A table's server for tests: it keeps what was sent, and says what the test wants said.

import type { Line as AnyLine } from "../src/net/line.ts";
import type { FromClient, FromServer, State, Welcome } from "../src/protocol.ts";

export class Line {
  static made: Line[] = [];
  readyState = 0;
  sent: FromClient[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  static make = (): AnyLine => {
    const line = new Line();
    Line.made.push(line);
    return line as unknown as AnyLine;
  };

  static get last(): Line {
    return Line.made[Line.made.length - 1]!;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  say(message: FromServer | readonly FromServer[]): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The wire is cut. */
  cut(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

export const welcome: Welcome = {
  type: "welcome",
  table: "t",
  setup: { game: "industry", edition: "second", players: 3 },
  commitment: "",
  time: 1_000,
  player: "me",
  host: true,
};

export function state(more: Partial<State> = {}): State {
  return {
    type: "state",
    sequence: 3,
    time: 1_000,
    status: "playing",
    steps: 0,
    seats: [
      { name: "Ada", player: "me" },
      { name: "Bo", bot: "clerk" },
    ],
    ...more,
  };
}
