// The end of the game as the frame shows it: fetched when the game is over.

import type { ComponentProps } from "preact";
import { later } from "../ui/later.tsx";
import type { End } from "./end.tsx";

const Page = later(() => import("./end.tsx"));

export function EndLater(props: ComponentProps<typeof End>) {
  return <Page>{({ End }) => <End {...props} />}</Page>;
}
