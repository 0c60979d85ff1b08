import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { useControl } from "./control.ts";
import { Icon } from "./icon.tsx";

export type Tab = { id: string; title: string; icon?: string; badge?: number | string };

type TabsProps = {
  tabs: readonly Tab[];
  chosen: string;
  onChoose: (id: string) => void;
  label: string;
  class?: string;
  children?: ComponentChildren;
  prefix?: string;
};

/** A row of tabs: arrows move along it. The panel below is `#{prefix}-{id}`. */
export function Tabs({ tabs, chosen, onChoose, label, class: extra, prefix = "tab" }: TabsProps) {
  const row = useRef<HTMLDivElement>(null);
  const control = useControl();
  const move = (by: number) => {
    const at = tabs.findIndex((tab) => tab.id === chosen);
    const next = tabs[(at + by + tabs.length) % tabs.length]!;
    onChoose(next.id);
    row.current?.querySelector<HTMLElement>(`[data-id="${next.id}"]`)?.focus();
  };
  return (
    <div
      ref={row}
      class={`tabs ${extra ?? ""}`}
      role="tablist"
      aria-label={label}
      onKeyDown={(event) => {
        const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        if (!by) return;
        event.preventDefault();
        move(by);
      }}
    >
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          {...control}
          role="tab"
          data-id={tab.id}
          id={`${prefix}-of-${tab.id}`}
          class="tab"
          aria-selected={tab.id === chosen}
          aria-controls={tab.id === chosen ? `${prefix}-${tab.id}` : undefined}
          tabIndex={tab.id === chosen ? 0 : -1}
          onClick={() => onChoose(tab.id)}
        >
          {tab.icon && <Icon name={tab.icon} />}
          <span>{tab.title}</span>
          {tab.badge ? <span class="badge">{tab.badge}</span> : null}
        </button>
      ))}
    </div>
  );
}

/** What a tab shows. */
export function TabPanel({
  id,
  prefix = "tab",
  children,
  class: extra,
}: {
  id: string;
  prefix?: string;
  children: ComponentChildren;
  class?: string;
}) {
  return (
    <div
      role="tabpanel"
      id={`${prefix}-${id}`}
      aria-labelledby={`${prefix}-of-${id}`}
      class={`tab-panel ${extra ?? ""}`}
    >
      {children}
    </div>
  );
}
