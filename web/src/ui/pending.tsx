// What stands in place of something that is being fetched, or could not be.

import { t } from "../i18n.ts";
import type { Loaded } from "../net/load.ts";
import { Button, LinkButton } from "./button.tsx";
import { Empty, Loading } from "./panel.tsx";

type PendingProps = {
  loaded: Loaded<unknown>;
  /** What is said while it is on its way. */
  children: string;
  /** A page of its own also offers a way out. */
  away?: boolean;
};

export function Pending({ loaded, children, away }: PendingProps) {
  const { error, again } = loaded;
  if (!error) return <Loading>{children}</Loading>;
  return (
    <Empty icon={error.code === "offline" ? "plug" : "help"} title={error.message}>
      <div class="row">
        <Button onClick={again}>{t("Try again")}</Button>
        {away && (
          <LinkButton href="/" icon="home">
            {t("Home")}
          </LinkButton>
        )}
      </div>
    </Empty>
  );
}
