// How phones come to the table: the code to scan, the link below it, and what to do where no phone can reach it.

import { t } from "../i18n.ts";
import { api } from "../net/api.ts";
import { useLoad } from "../net/load.ts";
import { key } from "../settings.ts";
import { Qr } from "./qr.tsx";

/** The link that makes a phone somebody’s hand; the host’s browser adds the invitation. */
export function useHandLink(id: string): string {
  const invites = useLoad(() => (key.peek() ? api.invites(id).catch(() => null) : Promise.resolve(null)), [id]);
  const token = invites.value?.table.token;
  return `${location.origin}/tables/${id}#hand=yes${token ? `&invite=${token}` : ""}`;
}

/** Whether only this machine reaches the address in the link. */
function onlyHere(): boolean {
  return /^(localhost|127\.|\[::1\])/.test(location.hostname);
}

export function Joining({ link }: { link: string }) {
  return (
    <div class="screen-joining">
      <Qr text={link} label={t("QR code with the link to this table")} />
      <a class="screen-link" href={link}>
        {link.replace(/^https?:\/\//, "").replace(/#.*/, "")}
      </a>
      {onlyHere() && (
        <p class="screen-warning">
          {t(
            "Phones cannot reach this address. Start the server with “won serve --host 0.0.0.0” and open this page " +
              "by the address of this computer in your network.",
          )}
        </p>
      )}
    </div>
  );
}
