// What the site does before its first page: links, the worker, and what keeps it here without a network.

import { choose } from "../net/transport.ts";
import { rewriteLinks } from "./links.ts";
import { worker } from "./page.ts";
import { installed } from "./update.ts";

export function begin(): void {
  choose(worker);
  rewriteLinks();
  void installed();
}
