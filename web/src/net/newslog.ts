// The news of a table in order: what the server sends by itself, and what came before, fetched page by page.

import { signal } from "@preact/signals";
import type { Leafed, News } from "../protocol.ts";
import type { Reply } from "../table/contract.ts";

const PAGE = 200; // rows leafed back at once

export class NewsLog {
  readonly all = signal<readonly News[]>([]);
  /** The last that the server has sent. */
  since = -1;
  #first = Infinity; // that the server has sent on this connection
  readonly #known = new Set<number>(); // the sequences of all
  readonly #leaf: (before: number, count: number) => Promise<Reply<Leafed>>;

  constructor(leaf: (before: number, count: number) => Promise<Reply<Leafed>>) {
    this.#leaf = leaf;
  }

  connect(): void {
    this.#first = Infinity;
  }

  /** Fetches everything again: some of it may read differently now. */
  reread(): void {
    const last = this.all.peek().at(-1)?.sequence ?? -1;
    this.#known.clear();
    this.all.value = [];
    this.#first = Infinity;
    void this.fetchEarlier(last);
  }

  /** Whether it is new. */
  receive(message: News): boolean {
    if (this.#known.has(message.sequence)) return false;
    this.#first = Math.min(this.#first, message.sequence);
    this.since = Math.max(this.since, message.sequence);
    this.#add([message]);
    return true;
  }

  /** Fetches what came before the first that was sent, or up to `sequence` if none was. */
  fetchEarlier(sequence: number): Promise<void> {
    return this.#fetch(Math.min(this.#first, sequence + 1));
  }

  async #fetch(before: number): Promise<void> {
    if (before <= 0 || this.#known.has(before - 1)) return;
    const reply = await this.#leaf(before, PAGE);
    if (reply.type !== "leafed" || reply.news.length === 0) return;
    this.#add(reply.news);
    await this.#fetch(Math.min(...reply.news.map((item) => item.sequence)));
  }

  #add(more: readonly News[]): void {
    const fresh = more.filter((item) => !this.#known.has(item.sequence));
    for (const item of fresh) this.#known.add(item.sequence);
    if (fresh.length) this.all.value = [...this.all.value, ...fresh].sort((a, b) => a.sequence - b.sequence);
  }
}
