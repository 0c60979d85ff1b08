import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { useOutside } from "./outside.ts";

export type MenuItem = { label: string; icon?: string; onPick: () => void; danger?: boolean; off?: boolean };

/** A button that opens a short list; arrows, letters and Escape work as people expect. */
export function Menu({
  label,
  icon,
  items,
  face,
}: {
  label: string;
  icon: string;
  items: readonly MenuItem[];
  face?: string;
}) {
  const open = useSignal(false);
  const box = useRef<HTMLDivElement>(null);
  const buttons = () => [...(box.current?.querySelectorAll<HTMLButtonElement>("[role=menuitem]") ?? [])];
  const close = (back: boolean) => {
    open.value = false;
    if (back) box.current?.querySelector<HTMLButtonElement>("button")?.focus();
  };
  useEffect(() => {
    if (open.value) buttons()[0]?.focus();
  }, [open.value]);
  useOutside(box, open.value, () => close(false));
  const keys = (event: KeyboardEvent) => {
    if (!open.value) return;
    const all = buttons();
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (event.key === "Escape") close(true);
    else if (event.key === "Tab") return close(false);
    else if (next !== undefined) all.at(next % all.length)?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the buttons inside bubble up to here
    <div class="menu" ref={box} onKeyDown={keys}>
      <Button kind="quiet" icon={icon} label={label} expanded={open.value} onClick={() => (open.value = !open.value)}>
        {face}
      </Button>
      {open.value && (
        <div class="menu-list" role="menu" aria-label={label}>
          {items.map((item) => (
            <button
              key={item.label}
              type="button"
              role="menuitem"
              class={item.danger ? "danger" : ""}
              disabled={item.off}
              tabIndex={-1}
              onClick={() => {
                close(true);
                item.onPick();
              }}
            >
              {item.icon && <Icon name={item.icon} />}
              {item.label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
