// The state of the connection, shown only while it is broken.

import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n.ts";
import type { Session } from "../net/session.ts";
import { LinkButton } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";

const NOTICED = 800; // milliseconds: a shorter break, as when a server hands over to another, is not worth a word

export function LinkState({ session }: { session: Session }) {
  const link = session.link.value;
  const broken = link === "reconnecting";
  const [noticed, setNoticed] = useState(false);
  useEffect(() => {
    const timer = broken ? setTimeout(() => setNoticed(true), NOTICED) : undefined;
    return () => {
      clearTimeout(timer);
      setNoticed(false);
    };
  }, [broken]);
  if (link === "online" || link === "connecting" || (broken && !noticed)) return null;
  if (link === "closed") {
    return (
      <div class="link-state closed" role="alert">
        <Icon name="plug" /> <span>{closed(session.why.value)}</span>
        <LinkButton href="/" kind="quiet">
          {t("Home")}
        </LinkButton>
      </div>
    );
  }
  const timed = session.ready.value && session.state.value.seats.some((seat) => seat.running);
  return (
    <div class="link-state" role="status">
      <Icon name="plug" />
      <span>
        {link === "offline"
          ? t("You are offline. The table is updated when the connection is back.")
          : t("Connection lost. Reconnecting…")}
        {timed && ` ${t("The clocks keep running.")}`}
      </span>
    </div>
  );
}

function closed(code: string): string {
  switch (code) {
    case "wrong_key":
      return t("The server does not recognise this browser any more.");
    case "signed_out":
      return t("This device was signed out of the account.");
    case "no_table":
      return t("There is no such table.");
    case "not_invited":
      return t("This table is by invitation only.");
    case "banned":
      return t("You are banned from this server for a time.");
    case "removed":
      return t("The host has removed you from this table.");
    default:
      return t("The server has closed the connection.");
  }
}
