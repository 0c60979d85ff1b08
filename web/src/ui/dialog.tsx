// A dialog over the page: the browser keeps the focus inside and gives it back afterwards.

import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n.ts";
import { Button } from "./button.tsx";

type DialogProps = {
  title: ComponentChildren;
  children: ComponentChildren;
  onClose: () => void;
  class?: string;
  /** Buttons at the foot. */
  foot?: ComponentChildren;
};

export function Dialog({ title, children, onClose, class: extra, foot }: DialogProps) {
  const self = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = self.current!;
    const before = document.activeElement;
    dialog.showModal();
    return () => {
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog closes it, as Escape does
    <dialog
      ref={self}
      class={`dialog ${extra ?? ""}`}
      aria-labelledby="dialog-title"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === self.current) onClose();
      }}
    >
      <div class="dialog-body">
        <header class="dialog-head">
          <h2 id="dialog-title">{title}</h2>
          <Button kind="quiet" icon="close" label={t("Close")} onClick={onClose} />
        </header>
        {children}
        {foot && <footer class="dialog-foot">{foot}</footer>}
      </div>
    </dialog>
  );
}

type Question = {
  title: string;
  text: ComponentChildren;
  yes: string;
  no: string;
  danger: boolean;
  settle: (yes: boolean) => void;
};
const question = signal<Question | null>(null);

/** Asks before something that cannot be taken back. */
export function confirm(
  title: string,
  text: ComponentChildren,
  yes: string,
  options: { no?: string; danger?: boolean } = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (answer: boolean) => {
      question.value = null;
      resolve(answer);
    };
    question.value = { title, text, yes, no: options.no ?? t("Back"), danger: options.danger ?? false, settle };
  });
}

/** Once on the page. */
export function Questions() {
  const asked = question.value;
  if (!asked) return null;
  const foot = (
    <>
      <Button onClick={() => asked.settle(false)}>{asked.no}</Button>
      <Button kind={asked.danger ? "danger" : "main"} onClick={() => asked.settle(true)}>
        {asked.yes}
      </Button>
    </>
  );
  return (
    <Dialog title={asked.title} onClose={() => asked.settle(false)} foot={foot}>
      <div class="prose">{asked.text}</div>
    </Dialog>
  );
}
