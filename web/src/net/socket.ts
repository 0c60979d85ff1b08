// The line to one table: it reconnects by itself, and no request is lost or carried out twice.

import { batch, signal } from "@preact/signals";
import type { Closing, FromClient, FromServer } from "../protocol.ts";
import { SITE } from "../site.ts";
import { Inbox } from "./inbox.ts";
import type { Line } from "./line.ts";

export type Link = "connecting" | "online" | "reconnecting" | "offline" | "closed";
type Waiting = { message: FromClient; resolve: (reply: FromServer) => void };
type Options = {
  hello: () => FromClient;
  tell: (message: FromServer) => void;
  make: () => Line;
  random?: () => number;
  /** When messages are handled that come while others have just been; with the next frame, where this is left out. */
  later?: (call: () => void) => void;
};

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
const LONG_WAIT = 30_000;
const QUIET = 20_000; // after so long without a word we ask whether anybody is there
const PATIENCE = 8_000;

/** Milliseconds before attempt `n` to reconnect, with random jitter so that clients do not return all at once. */
export function wait(n: number, random: () => number = Math.random): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** n) * (0.75 + random() / 2);
}

/** The way to a worker needs no network. */
function connected(): boolean {
  return SITE || navigator.onLine;
}

export class Socket {
  readonly link = signal<Link>("connecting");
  readonly why = signal("");
  private socket: Line | null = null;
  private tries = 0;
  private ended = false;
  private ready = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setTimeout> | undefined;
  private readonly waiting = new Map<string, Waiting>();

  constructor(private readonly options: Options) {
    if (!SITE) addEventListener("online", this.hurry);
    if (!SITE) addEventListener("offline", this.lost);
    document.addEventListener("visibilitychange", this.hurry);
    this.open();
  }

  /** Sends a request. It waits for the connection and is repeated after a reconnect. */
  request<Answer extends FromServer>(message: FromClient & { id: string }): Promise<Answer> {
    return new Promise((resolve) => {
      this.waiting.set(message.id, { message, resolve: (reply) => resolve(reply as Answer) });
      if (this.ready) this.put(message);
    });
  }

  /** Sends a message without an answer, if there is a connection. */
  tell(message: FromClient): void {
    if (this.ready) this.put(message);
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearTimeout(this.pulse);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.lost);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close(1000);
    this.link.value = "closed";
  }

  private open(): void {
    clearTimeout(this.timer);
    const socket = this.options.make();
    this.socket = socket;
    socket.onopen = () => this.put(this.options.hello());
    const inbox = new Inbox<FromServer | FromServer[]>((frames) => {
      batch(() => {
        for (const message of frames.flat()) if (socket === this.socket) this.receive(message);
      });
    }, this.options.later);
    socket.onmessage = (event) => inbox.add(JSON.parse(String(event.data)) as FromServer | FromServer[]);
    socket.onclose = () => {
      inbox.flush();
      if (socket === this.socket) this.broken();
    };
  }

  private receive(message: FromServer): void {
    this.listen();
    if (message.type === "welcome") {
      this.ready = true;
      this.tries = 0;
      this.link.value = "online";
      for (const { message: unanswered } of this.waiting.values()) this.put(unanswered);
    }
    if (message.type === "closing") {
      this.shut(message);
      return;
    }
    if ("id" in message && this.waiting.has(message.id)) {
      const asked = this.waiting.get(message.id)!;
      this.waiting.delete(message.id);
      asked.resolve(message);
    }
    this.options.tell(message);
  }

  /** The server closes the connection, for good or for a while. */
  private shut(message: Closing): void {
    this.options.tell(message);
    if (message.retry != null) {
      const spread = 0.75 + (this.options.random ?? Math.random)() / 2; // not all at once
      this.timer = setTimeout(() => this.open(), message.retry * 1000 * spread);
      this.drop(this.away());
    } else {
      this.why.value = message.code;
      this.close();
    }
  }

  private broken(): void {
    this.drop(this.away());
    if (this.ended) return;
    clearTimeout(this.timer);
    // a machine that knows it is offline says when it is back; should it be wrong, we try now and then
    this.timer = setTimeout(() => this.open(), connected() ? wait(this.tries++, this.options.random) : LONG_WAIT);
  }

  private drop(link: Link): void {
    const old = this.socket;
    this.socket = null;
    this.ready = false;
    clearTimeout(this.pulse);
    old?.close();
    if (!this.ended) this.link.value = link;
  }

  private away(): Link {
    return connected() ? (this.link.peek() === "connecting" ? "connecting" : "reconnecting") : "offline";
  }

  /** The network is back or the page is visible again: reconnect now. */
  private readonly hurry = (): void => {
    if (this.ended || this.ready || document.visibilityState === "hidden") return;
    this.tries = 0;
    this.drop(this.away());
    this.open();
  };

  private readonly lost = (): void => {
    this.broken();
  };

  /** No message for too long means a broken connection. */
  private listen(): void {
    clearTimeout(this.pulse);
    if (SITE) return; // the worker answers when it has time
    this.pulse = setTimeout(() => {
      this.tell({ type: "ping" });
      this.pulse = setTimeout(() => this.broken(), PATIENCE);
    }, QUIET);
  }

  private put(message: FromClient): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(message));
  }
}
