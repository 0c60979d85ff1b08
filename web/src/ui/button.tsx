import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { useControl } from "./control.ts";
import { Icon } from "./icon.tsx";
import { keyCap, useKey } from "./keys.ts";
import { toast } from "./toast.tsx";

type ButtonProps = {
  children?: ComponentChildren;
  /** `main` is the one thing to do now and wears the accent; `quiet` has no frame; `brass` invites. */
  kind?: "main" | "plain" | "quiet" | "brass" | "danger";
  icon?: string;
  /** The key that presses it, also printed on it. */
  hotkey?: string;
  /** The name for those who hear it, where the face alone does not say it. */
  label?: string;
  disabled?: boolean;
  /** Why it is disabled: such a button can be focused, and says it, also when it is pressed. */
  why?: string;
  /** More about it, for those who point at it. */
  tip?: string;
  /** What the question mark tells about it. */
  topic?: string;
  busy?: boolean;
  pressed?: boolean;
  expanded?: boolean;
  large?: boolean;
  class?: string;
  submit?: boolean;
  onClick?: () => void;
  onHover?: (on: boolean) => void;
};

export function Button(props: ButtonProps) {
  const {
    children,
    kind = "plain",
    icon,
    hotkey,
    label,
    why,
    busy,
    pressed,
    expanded,
    large,
    onClick,
    onHover,
  } = props;
  const self = useRef<HTMLButtonElement>(null);
  const control = useControl();
  const off = Boolean(props.disabled || why || busy);
  const press = () => {
    if (!off) onClick?.();
    else if (why && !busy) toast(why, "fault");
  };
  useKey(hotkey, press, !off || Boolean(why), self);
  const classes = ["button", kind, large ? "large" : "", !children ? "bare" : "", props.class ?? ""]
    .filter(Boolean)
    .join(" ");
  return (
    <button
      ref={self}
      {...control}
      type={props.submit ? "submit" : "button"}
      class={classes}
      disabled={props.disabled && !why}
      aria-disabled={off || undefined}
      aria-label={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-keyshortcuts={hotkey}
      aria-busy={busy || undefined}
      data-tip={why || props.tip || (children ? undefined : label)}
      data-topic={props.topic}
      onClick={(event) => {
        if (off) event.preventDefault();
        press();
      }}
      onPointerEnter={onHover && (() => onHover(true))}
      onPointerLeave={onHover && (() => onHover(false))}
      onFocus={onHover && (() => onHover(true))}
      onBlur={onHover && (() => onHover(false))}
    >
      {icon && <Icon name={icon} />}
      {children && <span class="button-face">{children}</span>}
      {hotkey && <kbd aria-hidden="true">{keyCap(hotkey)}</kbd>}
    </button>
  );
}

/** A link that looks like a button. */
export function LinkButton(props: {
  href: string;
  children: ComponentChildren;
  kind?: ButtonProps["kind"];
  icon?: string;
  large?: boolean;
  download?: boolean;
}) {
  const { href, children, kind = "plain", icon, large, download } = props;
  return (
    <a class={`button ${kind} ${large ? "large" : ""}`} href={href} download={download}>
      {icon && <Icon name={icon} />}
      <span class="button-face">{children}</span>
    </a>
  );
}
