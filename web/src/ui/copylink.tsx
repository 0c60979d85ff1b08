import type { ComponentChildren } from "preact";
import { t } from "../i18n.ts";
import { Button } from "./button.tsx";
import { copy } from "./copy.ts";

type CopyLinkProps = {
  link: string;
  label: string;
  /** Whom the link is for, shown before it. */
  name?: string;
  copied?: string;
  children?: ComponentChildren;
};

/** A link to send to others, with a button that copies it, and other buttons behind that. */
export function CopyLink({ link, label, name, copied, children }: CopyLinkProps) {
  return (
    <div class="row invite-row">
      {name && <b>{name}</b>}
      <input type="text" readOnly value={link} aria-label={label} onFocus={(event) => event.currentTarget.select()} />
      <Button icon="link" kind="brass" onClick={() => void copy(link, copied ?? t("Link copied."))}>
        {t("Copy")}
      </Button>
      {children}
    </div>
  );
}
