// The button that plays what has been put together.

import type { ComponentChildren } from "preact";
import type { Tried } from "../protocol.ts";
import { Button } from "../ui/button.tsx";
import type { Table } from "./contract.ts";
import { hindrance } from "./preview.ts";

type PlayButtonProps<Action> = {
  table: { busy: Table["busy"]; send: (action: Action) => Promise<unknown> };
  /** None as long as it is not complete. */
  action: Action | null;
  tried: Tried | null;
  /** What has to be chosen first. */
  first?: string;
  hotkey?: string;
  /** Instead of sending the action at once. */
  onClick?: () => void;
  children: ComponentChildren;
};

export function PlayButton<Action>(props: PlayButtonProps<Action>) {
  const { table, action, tried, first, hotkey = "Enter", onClick, children } = props;
  return (
    <Button
      kind="main"
      hotkey={hotkey}
      busy={table.busy.value}
      disabled={!action && !first}
      why={hindrance(action, tried, first)}
      onClick={onClick ?? (() => void (action && table.send(action)))}
    >
      {children}
    </Button>
  );
}
