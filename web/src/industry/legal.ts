// What may be done, as the server listed it.

import type { Industry } from "../protocol.ts";
import type * as trying from "../table/trying.ts";

export { listed, may, told, useTry, useWhy } from "../table/trying.ts";
export type Of<Kind extends Industry.Action["do"]> = trying.Of<Industry.Action, Kind>;
