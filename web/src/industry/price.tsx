import type { Dict } from "../protocol.ts";
import { Icon } from "../ui/icon.tsx";
import { things } from "./things.ts";

/** What a thing costs, as small signs with their names. */
export function Price({ of }: { of: Dict<number> }) {
  return (
    <span class="price" data-tip={things(of)}>
      {Object.entries(of).flatMap(([cube, count]) =>
        Array.from({ length: count }, (_, at) => (
          <span key={`${cube}${at}`} class={`mark mark-${cube}`}>
            <Icon name={cube} />
          </span>
        )),
      )}
    </span>
  );
}
