import { Channels } from "../account/channels.tsx";
import { SettingsForm } from "../account/form.tsx";
import { KeyButtons, useKeyInAddress } from "../account/key.tsx";
import { myId } from "../account/me.ts";
import { t } from "../i18n.ts";
import { offers } from "../net/offers.ts";
import { LinkButton } from "../ui/button.tsx";
import { later } from "../ui/later.tsx";
import { Panel } from "../ui/panel.tsx";

/** Fetched only by the site, where games are kept in the browser. */
const KeptLater = later(() => import("../local/kept.tsx"), true);

export function SettingsPage() {
  useKeyInAddress();
  return (
    <div class="form">
      <div class="row spread">
        <h1>{t("Settings")}</h1>
        {myId.value && offers("ratings") && (
          <LinkButton href={`/players/${myId.value}`} icon="flag">
            {t("Your profile")}
          </LinkButton>
        )}
      </div>
      <Panel>
        <SettingsForm />
      </Panel>
      {offers("notices") && (
        <Panel title={t("Notifications")} icon="bell">
          <Channels />
        </Panel>
      )}
      {offers("people") ? <Browser /> : <KeptLater>{({ KeptHere }) => <KeptHere />}</KeptLater>}
      <p>
        <a href="/about">{t("About this program, and its licences")}</a>
      </p>
    </div>
  );
}

function Browser() {
  return (
    <>
      <Panel title={t("This browser")} icon="key">
        <div class="stack">
          <p>{t("With an account you keep your name and your games for good, on all your devices.")}</p>
          <div class="row">
            <LinkButton href="/account" icon="flag">
              {t("Your account")}
            </LinkButton>
          </div>
          <p class="muted">
            {t(
              "You are recognised by a key that only this browser has. To play on from another one, open " +
                "your private link there; anyone who has it plays as you.",
            )}
          </p>
          <KeyButtons />
        </div>
      </Panel>
      <p class="muted">
        {t("For developers:")} <a href="/api/docs">{t("the interface of this server")}</a>
      </p>
    </>
  );
}
