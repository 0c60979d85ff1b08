import type { ComponentChildren } from "preact";
import { Icon } from "./icon.tsx";

type PanelProps = {
  title?: ComponentChildren;
  icon?: string;
  aside?: ComponentChildren;
  children: ComponentChildren;
  class?: string;
  /** Said to screen readers where there is no title. */
  label?: string;
  level?: 2 | 3;
};

export function Panel({ title, icon, aside, children, class: extra, label, level = 2 }: PanelProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section class={`panel ${extra ?? ""}`} aria-label={label}>
      {title && (
        <header class="panel-head">
          <Heading>
            {icon && <Icon name={icon} />}
            {title}
          </Heading>
          {aside && <div class="panel-aside">{aside}</div>}
        </header>
      )}
      {children}
    </section>
  );
}

/** Waiting, nothing here yet, or something went wrong: never a blank place. */
type EmptyProps = { icon: string; title: string; page?: boolean; children?: ComponentChildren };

/** `page`: there is nothing else on the page, so that its title is the page's. */
export function Empty({ icon, title, page, children }: EmptyProps) {
  const Title = page ? "h1" : "p";
  return (
    <div class="empty">
      <Icon name={icon} />
      <Title class="empty-title">{title}</Title>
      {children}
    </div>
  );
}

export function Loading({ children }: { children: ComponentChildren }) {
  return (
    <div class="loading" role="status">
      <svg class="wheel" viewBox="-13 -13 26 26" aria-hidden="true">
        <WheelShape />
      </svg>
      <span>{children}</span>
    </div>
  );
}

function WheelShape() {
  return <path d="M0 -11A11 11 0 1 1 -11 0H-7.6A7.6 7.6 0 1 0 0 -7.6Z" />;
}
