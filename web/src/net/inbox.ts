// What the server says, handled at most once a frame: bots may act faster than a page can be drawn.

const UNDRAWN = 100; // milliseconds in place of a frame where none is drawn: in a hidden tab

/** Calls once: with the next frame, or a little later where no frame comes. */
function withNextFrame(call: () => void): void {
  let done = false;
  const once = () => {
    if (!done) call();
    done = true;
  };
  if (document.visibilityState !== "hidden") requestAnimationFrame(once);
  setTimeout(once, UNDRAWN);
}

/** The first item is handled at once; those that follow within a frame wait for its end and are handled together. */
export class Inbox<Item> {
  private waiting: Item[] = [];
  private resting = false;

  constructor(
    private readonly handle: (items: readonly Item[]) => void,
    private readonly later: (call: () => void) => void = withNextFrame,
  ) {}

  add(item: Item): void {
    this.waiting.push(item);
    if (!this.resting) this.flush();
  }

  /** Handles what waits now. */
  flush(): void {
    const items = this.waiting;
    this.waiting = [];
    if (items.length === 0) return;
    this.resting = true;
    this.later(() => {
      this.resting = false;
      this.flush();
    });
    this.handle(items);
  }
}
