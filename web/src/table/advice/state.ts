// What the adviser has said at one table, and what of it is drawn over the table.

import { signal } from "@preact/signals";
import type { Advised } from "../../protocol.ts";
import { perTable } from "../local.ts";
import type { Depth, Marked } from "./marks.ts";

export class AdviceState {
  readonly open = signal(false);
  readonly depth = signal<Depth>("instant");
  readonly explaining = signal(false);
  readonly said = signal<Advised | null>(null);
  /** The moment for which that was said. */
  readonly moment = signal("");
  readonly fault = signal("");
  /** How often it was asked anew after a fault. */
  readonly tries = signal(0);
  /** Another action than the best, which the reader points at: drawn in place of the plan. */
  readonly other = signal<number | null>(null);
  readonly drawn = signal<readonly Marked[]>([]);

  readonly show = () => {
    this.open.value = true;
  };

  readonly close = () => {
    this.open.value = false;
    this.said.value = null;
    this.wipe();
  };

  readonly tryAgain = () => {
    this.fault.value = "";
    this.tries.value++;
  };

  /** Nothing of it is drawn any more. */
  readonly wipe = () => {
    this.drawn.value = [];
  };
}

export const adviceOf = perTable(() => new AdviceState());
