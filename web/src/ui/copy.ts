import { t } from "../i18n.ts";
import { toast } from "./toast.tsx";

/** Puts a text into the clipboard and says so. */
export async function copy(text: string, said: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(said);
  } catch {
    if (byHand(text)) toast(said);
    else toast(t("The browser does not allow access to the clipboard."), "fault");
  }
}

/** The fallback for pages without https, such as a server in the local network. */
function byHand(text: string): boolean {
  const field = Object.assign(document.createElement("textarea"), { value: text, className: "visually-hidden" });
  const host = document.querySelector("dialog[open]") ?? document.body;
  const before = document.activeElement;
  host.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}
