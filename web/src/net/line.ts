// What carries messages between the page and a table.

/** The part of a WebSocket that the page uses. */
export type Line = {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(code?: number): void;
};

export interface Transport {
  /** Resolves once requests are answered. */
  ready(): Promise<void>;
  request(path: string, init: RequestInit): Promise<Response>;
  open(table: string): Line;
}
