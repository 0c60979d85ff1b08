import type { Industry } from "../protocol.ts";
import type { Table } from "../table/contract.ts";

export type IndustryTable = Table<Industry.View, Industry.Sheet, Industry.Action>;
