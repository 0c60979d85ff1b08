// The dark band with the brass rule across the top of every page.

import type { ComponentChildren } from "preact";
import { t } from "../i18n.ts";
import { place } from "../router.ts";
import { settings } from "../settings.ts";
import { Flag } from "./flag.tsx";
import { Icon } from "./icon.tsx";
import { plainName } from "./names.ts";

const TEMPLE =
  "M0-8.4 8.4-3.8v1.7H-8.4v-1.7ZM-6.6-1h2.8v5.8h-2.8ZM-1.4-1h2.8v5.8h-2.8Z" +
  "M3.8-1h2.8v5.8H3.8ZM-8.4 6H8.4v2.4H-8.4Z";

export function Band({ children, class: extra }: { children: ComponentChildren; class?: string }) {
  return <header class={`band ${extra ?? ""}`}>{children}</header>;
}

export function Brand() {
  return (
    <a class="brand" href="/" aria-label={t("Wealth of Nations: home")}>
      <svg class="brand-mark" viewBox="-16 -16 32 32" aria-hidden="true">
        <path class="brand-hex" d="M0-15 13-7.5v15L0 15l-13-7.5v-15Z" />
        <path d={TEMPLE} />
      </svg>
      <span class="brand-name">{t("Wealth of Nations")}</span>
    </a>
  );
}

function Way({ href, children, icon }: { href: string; children: string; icon: string }) {
  const here = place.value.path === href || place.value.path.startsWith(`${href}/`);
  return (
    <a class="way" href={href} aria-current={here ? "page" : undefined}>
      <Icon name={icon} />
      <span>{children}</span>
    </a>
  );
}

export function Masthead() {
  const { name, nation } = settings.value;
  return (
    <Band>
      <Brand />
      <nav class="ways" aria-label={t("Pages")}>
        <Way href="/new" icon="plus">
          {t("New table")}
        </Way>
        <Way href="/tables" icon="list">
          {t("Tables")}
        </Way>
        <Way href="/rules" icon="note">
          {t("Rules")}
        </Way>
        <a class="way" href="/settings" aria-current={place.value.path === "/settings" ? "page" : undefined}>
          {nation ? <Flag nation={nation} /> : <Icon name="gear" />}
          <span class="way-name">{plainName(name) || t("Settings")}</span>
        </a>
      </nav>
    </Band>
  );
}
