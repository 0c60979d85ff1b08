// On the site addresses stand after the `#`: every link is written so, also for new tabs and bookmarks.

import { options, type VNode } from "preact";
import { outside } from "../router.ts";

export function rewriteLinks(): void {
  const before = options.vnode;
  options.vnode = (vnode: VNode) => {
    const props = vnode.props as { href?: unknown };
    if (vnode.type === "a" && typeof props.href === "string" && props.href.startsWith("/"))
      props.href = outside(props.href);
    before?.(vnode);
  };
}
