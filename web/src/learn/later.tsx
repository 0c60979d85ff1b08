// A guided game as the frame of its table shows it: its parts are fetched only there.

import type { ComponentProps } from "preact";
import { later } from "../ui/later.tsx";
import type { Coach } from "./coach.tsx";
import type { Spotlight } from "./spotlight.tsx";

const Parts = later(() => import("./parts.ts"), true);

export function CoachLater(props: ComponentProps<typeof Coach>) {
  return <Parts>{({ Coach }) => <Coach {...props} />}</Parts>;
}

export function SpotlightLater(props: ComponentProps<typeof Spotlight>) {
  return <Parts>{({ Spotlight }) => <Spotlight {...props} />}</Parts>;
}
