// The page's end of the worker: requests and lines as if there were a server.

import { signal } from "@preact/signals";
import { language } from "../i18n.ts";
import type { Line, Transport } from "../net/line.ts";
import { setOffers } from "../net/offers.ts";
import { key, settings } from "../settings.ts";
import type { FromWorker, Hello, ToWorker } from "./messages.ts";

type Boot = {
  loaded: number;
  total: number;
  ready: boolean;
  failed: string;
  lasting: boolean;
  /** Something could not be stored, and is tried again. */
  full: boolean;
};

/** How far the worker is. */
export const boot = signal<Boot>({ loaded: 0, total: 0, ready: false, failed: "", lasting: true, full: false });

declare const WON_WORKER: string;

const thread = new Worker(new URL(WON_WORKER, document.baseURI), { type: "module", name: "won" });
const answers = new Map<number, (response: Response) => void>();
const lines = new Map<number, WorkerLine>();
let last = 0;

const begun = new Promise<void>((resolve, reject) => {
  thread.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === "progress") boot.value = { ...boot.peek(), loaded: data.loaded, total: data.total };
    else if (data.kind === "full") boot.value = { ...boot.peek(), full: data.full };
    else if (data.kind === "ready") resolve(begin(data.hello));
    else if (data.kind === "failed") reject(new Error(data.why));
    else if (data.kind === "answer") answer(data.id, data.status, data.body);
    else if (data.kind === "frame") lines.get(data.id)?.receive(data.text);
    else lines.get(data.id)?.closed();
  };
  thread.onerror = (event) => reject(new Error(event.message));
});
begun.catch((error: Error) => {
  boot.value = { ...boot.peek(), failed: error.message || "?" };
});
tell({ kind: "start", name: settings.peek().name });

function begin(hello: Hello): void {
  key.value = hello.key;
  setOffers(hello.offers);
  boot.value = { ...boot.peek(), ready: true, lasting: hello.lasting };
}

/** Asked once there is something to keep: such games are not cleared when the disk becomes full. */
function keepGames(): void {
  void navigator.storage?.persist?.().catch(() => undefined);
}

function tell(message: ToWorker): void {
  thread.postMessage(message);
}

export const worker: Transport = {
  ready: () => begun,
  request,
  open: (table) => new WorkerLine(table),
};

async function request(path: string, init: RequestInit): Promise<Response> {
  const names = Object.entries((init.headers ?? {}) as Record<string, string>);
  const headers = JSON.stringify(Object.fromEntries(names.map(([name, value]) => [name.toLowerCase(), value])));
  const body = typeof init.body === "string" ? init.body : "";
  const method = init.method ?? "GET";
  if (method === "POST" && path === "/tables") keepGames();
  return answered((id) => ({ kind: "request", id, method, path: `/api${path}`, headers, body }));
}

/** Sends a message once the worker is there; its answer. */
async function answered(message: (id: number) => ToWorker): Promise<Response> {
  await begun;
  const id = ++last;
  return new Promise((resolve) => {
    answers.set(id, resolve);
    tell(message(id));
  });
}

/** All games of this browser as one text. */
export async function backup(): Promise<string> {
  return (await answered((id) => ({ kind: "backup", id }))).text();
}

/** The record of a game, also of a running one. */
export function recordOf(table: string): Promise<Response> {
  return answered((id) => ({ kind: "record", id, table, language: language.peek() }));
}

/** Adds the games of such a text. */
export function restore(body: string): Promise<Response> {
  return answered((id) => ({ kind: "restore", id, body, language: language.peek() }));
}

function answer(id: number, status: number, body: string): void {
  answers.get(id)?.(new Response(status === 204 ? null : body, { status }));
  answers.delete(id);
}

class WorkerLine implements Line {
  readyState = 0;
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;
  private readonly id = ++last;

  constructor(table: string) {
    lines.set(this.id, this);
    void begun.then(() => {
      if (this.readyState !== 0) return;
      this.readyState = 1;
      tell({ kind: "open", id: this.id, table });
      this.onopen?.(new Event("open"));
    });
  }

  send(text: string): void {
    tell({ kind: "frame", id: this.id, text });
  }

  close(): void {
    if (this.readyState === 1) tell({ kind: "close", id: this.id });
    this.readyState = 3;
    lines.delete(this.id);
  }

  receive(text: string): void {
    this.onmessage?.(new MessageEvent("message", { data: text }));
  }

  closed(): void {
    this.readyState = 3;
    lines.delete(this.id);
    this.onclose?.(new CloseEvent("close"));
  }
}
