// A part of the page that is fetched when it is first shown.

import type { ComponentChildren } from "preact";
import { t } from "../i18n.ts";
import { useLoad } from "../net/load.ts";
import { fetchPart } from "../net/part.ts";
import { Pending } from "./pending.tsx";

type LaterProps<Module> = { children: (module: Module) => ComponentChildren };

/** A component that fetches a module once and draws its children with it; `quiet` shows nothing until then. */
export function later<Module>(load: () => Promise<Module>, quiet = false) {
  let ready: Module | null = null;
  const fetchOnce = async () => {
    ready ??= await fetchPart(load);
    return ready;
  };
  return ({ children }: LaterProps<Module>) => {
    const loaded = useLoad(fetchOnce, []);
    const module = ready ?? loaded.value;
    if (module) return <>{children(module)}</>;
    return quiet ? null : <Pending loaded={loaded}>{t("Loading…")}</Pending>;
  };
}
