// The parts of a table that are fetched when they are first shown: all of it as text, and the charts.

import type { ComponentType } from "preact";
import { settings } from "../settings.ts";
import { later } from "../ui/later.tsx";
import type { Part, Table } from "./contract.ts";

type Shown<T extends Table> = { Text: ComponentType<Part<T>>; Charts: ComponentType<Part<T>> };

export function shownLater<T extends Table>(load: () => Promise<Shown<T>>): Shown<T> {
  const Parts = later(load);
  if (settings.peek().text) load().catch(() => undefined); // the text view comes with the table to whoever reads that
  return {
    Text: (props) => <Parts>{({ Text }) => <Text {...props} />}</Parts>,
    Charts: (props) => <Parts>{({ Charts }) => <Charts {...props} />}</Parts>,
  };
}
