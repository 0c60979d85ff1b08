// Where the account is signed in, and the code that signs in a phone.

import { useSignal } from "@preact/signals";
import { language, t } from "../i18n.ts";
import { people } from "../net/people.ts";
import type { Api } from "../protocol.ts";
import { link } from "../router.ts";
import { Qr } from "../screen/qr.tsx";
import { key } from "../settings.ts";
import { Button } from "../ui/button.tsx";
import { copy } from "../ui/copy.ts";
import { Icon } from "../ui/icon.tsx";
import { Panel } from "../ui/panel.tsx";
import type { Attempt } from "./attempt.ts";
import { knownName } from "./name.tsx";

function moment(at: number): string {
  return new Date(at).toLocaleString(language.value, { dateStyle: "medium", timeStyle: "short" });
}

export function Devices({ account, attempt }: { account: Api.AccountInfo; attempt: Attempt }) {
  const others = account.devices.length > 1;
  return (
    <Panel title={t("Your devices")} icon="people">
      <div class="stack">
        <ul class="channels" aria-label={t("Your devices")}>
          {account.devices.map((device) => (
            <li key={device.id} class="channel">
              <Icon name={device.own ? "check" : "key"} />
              <span class="channel-words">
                <b>{device.name || t("A program")}</b>
                <small>{device.own ? t("this one") : t("last used {time}", { time: moment(device.seen_at) })}</small>
              </span>
              <Button
                kind="quiet"
                onClick={() =>
                  void attempt(async () => {
                    await people.signOut(device.id);
                    if (device.own) key.value = "";
                    return t("Signed out.");
                  })
                }
              >
                {t("Sign out")}
              </Button>
            </li>
          ))}
        </ul>
        {others && (
          <div class="row">
            <Button
              icon="close"
              onClick={() =>
                void attempt(async () => {
                  await people.signOutOthers();
                  return t("Signed out everywhere else.");
                })
              }
            >
              {t("Sign out everywhere else")}
            </Button>
          </div>
        )}
      </div>
    </Panel>
  );
}

export function Phone({ attempt }: { attempt: Attempt }) {
  const code = useSignal<Api.DeviceLink | null>(null);
  const show = async () => {
    if (!(await knownName(t("Go on")))) return; // an account has a name that is nobody else’s
    code.value = await people.makeLink();
  };
  const address = code.value && link(`/account#token=${code.value.token}`);
  return (
    <Panel title={t("On your phone")} icon="link">
      <div class="stack">
        <p class="muted">
          {t("A code takes your name and your games to another device. It works once, for five minutes.")}
        </p>
        {address && (
          <div class="account-code">
            <Qr text={address} label={t("A code that signs another device in")} />
            <Button icon="link" onClick={() => void copy(address, t("Link copied. Open it on the other device."))}>
              {t("Copy the link")}
            </Button>
          </div>
        )}
        <div class="row">
          <Button icon="key" onClick={() => void attempt(show)}>
            {address ? t("Another code") : t("Show a code")}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
