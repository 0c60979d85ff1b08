// The adviser as the frame shows it: its parts are fetched when it is first asked.

import type { ComponentProps } from "preact";
import { later } from "../../ui/later.tsx";
import type { AdviserCard } from "./card.tsx";
import type { AdviceDrawing } from "./drawing.tsx";

const Parts = later(() => import("./parts.ts"), true);

export function AdviserLater(props: ComponentProps<typeof AdviserCard>) {
  return <Parts>{({ AdviserCard }) => <AdviserCard {...props} />}</Parts>;
}

export function AdviceDrawingLater(props: ComponentProps<typeof AdviceDrawing>) {
  return <Parts>{({ AdviceDrawing }) => <AdviceDrawing {...props} />}</Parts>;
}
