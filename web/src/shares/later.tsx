// The parts of the table that are fetched when they are first shown.

import { settings } from "../settings.ts";
import type { Part } from "../table/contract.ts";
import { later } from "../ui/later.tsx";
import type { SharesTable } from "./table.ts";

const load = () => import("./parts.ts");
const Parts = later(load);

if (settings.peek().text) load().catch(() => undefined); // the text view comes with the table to whoever reads that

export function TextLater(props: Part<SharesTable>) {
  return <Parts>{({ Text }) => <Text {...props} />}</Parts>;
}

export function ChartsLater(props: Part<SharesTable>) {
  return <Parts>{({ Charts }) => <Charts {...props} />}</Parts>;
}
