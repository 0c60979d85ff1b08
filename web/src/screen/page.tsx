// The table screen: a television or a laptop in the middle, while each player holds a phone.
//
// It connects as a screen, whosever browser it is: the server sends it nothing that is hidden from anybody.

import { useEffect, useMemo } from "preact/hooks";
import { myId } from "../account/me.ts";
import { t } from "../i18n.ts";
import { LinkState } from "../table/link.tsx";
import { type LoadedTable, useSession, useTable } from "../table/load.ts";
import { Masthead } from "../ui/masthead.tsx";
import { Loading } from "../ui/panel.tsx";
import { Pending } from "../ui/pending.tsx";
import { useHandLink } from "./joining.tsx";
import { ScreenLobby } from "./lobby.tsx";
import { ScreenPlay } from "./play.tsx";

export function ScreenPage({ id }: { id: string }) {
  const loaded = useTable(id);
  useScreen();
  if (loaded.value) return <Screen id={id} loaded={loaded.value} />;
  return (
    <Around>
      <Pending loaded={loaded} away>
        {t("Loading…")}
      </Pending>
    </Around>
  );
}

function Around({ children }: { children: preact.ComponentChildren }) {
  return (
    <>
      <Masthead />
      <main id="main" class="page" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}

function Screen({ id, loaded }: { id: string; loaded: LoadedTable }) {
  const session = useSession(id, loaded, true);
  const link = useHandLink(id);
  const host = useMemo(() => loaded.table.host, [loaded]) === myId.value && myId.value !== "";
  if (!session.ready.value)
    return (
      <Around>
        <LinkState session={session} />
        <Loading>{t("Loading…")}</Loading>
      </Around>
    );
  return (
    <>
      <LinkState session={session} />
      {session.state.value.status === "open" || session.view.value === null ? (
        <ScreenLobby session={session} host={host} link={link} />
      ) : (
        <ScreenPlay session={session} loaded={loaded} link={link} />
      )}
    </>
  );
}

/** Large type for the whole page, and a display that does not go dark while nobody touches it. */
function useScreen(): void {
  useEffect(() => {
    document.documentElement.classList.add("as-screen");
    let lock: { release: () => Promise<void> } | undefined;
    const keep = () => {
      if (document.visibilityState === "visible")
        void navigator.wakeLock?.request("screen").then(
          (held) => (lock = held),
          () => undefined,
        );
    };
    keep();
    document.addEventListener("visibilitychange", keep);
    return () => {
      document.documentElement.classList.remove("as-screen");
      document.removeEventListener("visibilitychange", keep);
      void lock?.release();
    };
  }, []);
}
