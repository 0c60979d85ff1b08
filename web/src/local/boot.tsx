// What the site tells at the top of every page: how far it is loaded, that nothing is kept, that a new version waits.

import { t } from "../i18n.ts";
import { Button } from "../ui/button.tsx";
import { boot } from "./page.ts";
import { update, waiting } from "./update.ts";

export function SiteNotices() {
  const { ready, failed, lasting, full } = boot.value;
  return (
    <>
      {failed && (
        <p class="site-notice" role="alert">
          {t("The game could not be loaded: {why}", { why: failed })}{" "}
          <Button onClick={() => location.reload()}>{t("Try again")}</Button>
        </p>
      )}
      {!ready && !failed && <Loading />}
      {ready && !lasting && (
        <p class="site-notice" role="status">
          {t(
            "This browser keeps nothing: your games are lost when you close this page. " +
              "Leave private browsing, or allow this site to store data.",
          )}
        </p>
      )}
      {full && (
        <p class="site-notice" role="alert">
          {t(
            "This browser has no room left: what you did last is not stored. Make room on this device, and the game " +
              "goes on by itself.",
          )}
        </p>
      )}
      {waiting.value && (
        <p class="site-notice" role="status">
          {t("A new version is ready. Your games stay as they are.")}{" "}
          <Button kind="brass" onClick={update}>
            {t("Load it")}
          </Button>
        </p>
      )}
    </>
  );
}

function Loading() {
  const { loaded, total } = boot.value;
  const done = total > 0 && loaded >= total;
  const text = done
    ? t("The game is starting…")
    : t("Loading the game: {loaded} of {total} MB", { loaded: megabytes(loaded), total: megabytes(total) });
  return (
    <p class="site-notice" role="status">
      <progress max={total || 1} value={done ? undefined : loaded} aria-label={t("Loading…")} /> {text}
    </p>
  );
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
