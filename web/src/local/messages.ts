// What the page and its worker say to each other.

export type ToWorker =
  | { kind: "start"; name: string }
  | { kind: "request"; id: number; method: string; path: string; headers: string; body: string }
  | { kind: "open"; id: number; table: string }
  | { kind: "frame"; id: number; text: string }
  | { kind: "close"; id: number }
  | { kind: "backup"; id: number }
  | { kind: "record"; id: number; table: string; language: string }
  | { kind: "restore"; id: number; body: string; language: string };

/** What the page must know before it begins; `lasting`: whether this browser keeps the games. */
export type Hello = { key: string; version: string; offers: readonly string[]; lasting: boolean };

export type FromWorker =
  | { kind: "progress"; loaded: number; total: number }
  | { kind: "ready"; hello: Hello }
  | { kind: "full"; full: boolean }
  | { kind: "failed"; why: string }
  | { kind: "answer"; id: number; status: number; body: string }
  | { kind: "frame"; id: number; text: string }
  | { kind: "closed"; id: number; code: number };
