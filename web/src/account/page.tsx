// The own account: how one comes back to it, and where one is signed in.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../i18n.ts";
import { asApiError } from "../net/api.ts";
import { useLoad } from "../net/load.ts";
import { people, signedIn } from "../net/people.ts";
import type { Api } from "../protocol.ts";
import { go, place } from "../router.ts";
import { key } from "../settings.ts";
import { Button, LinkButton } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { Icon } from "../ui/icon.tsx";
import { Panel } from "../ui/panel.tsx";
import { Pending } from "../ui/pending.tsx";
import { toast } from "../ui/toast.tsx";
import type { Attempt } from "./attempt.ts";
import { Blocked } from "./blocked.tsx";
import { OwnData } from "./data.tsx";
import { Devices, Phone } from "./devices.tsx";
import { knownName } from "./name.tsx";
import { canUsePasskeys, makePasskey, usePasskey } from "./passkeys.ts";

export function AccountPage() {
  const loaded = useLoad(people.account, [key.value]);
  const brought = useSignal<{ mail: string; token: string } | null>(null);
  useEffect(() => {
    const { hash } = place.peek();
    const [mail, token] = [hash.get("mail") ?? "", hash.get("token") ?? ""];
    if (mail || token) brought.value = { mail, token };
    if (mail || token) go("/account", true); // a secret does not stay in the address
  }, [place.value]);
  const attempt: Attempt = async (work) => {
    try {
      const said = await work();
      if (typeof said === "string") toast(said);
    } catch (error) {
      toast(asApiError(error).message, "fault");
    }
    loaded.again();
  };
  if (!loaded.value) return <Pending loaded={loaded}>{t("Loading…")}</Pending>;
  const account = loaded.value;
  return (
    <div class="form">
      <div class="row spread">
        <h1>{t("Your account")}</h1>
        <LinkButton href="/settings" icon="gear">
          {t("Settings")}
        </LinkButton>
      </div>
      {brought.value && (
        <Panel title={t("Sign in here?")} icon="key">
          <div class="stack">
            <p>
              {account.account
                ? t("This browser leaves the account {name}, which stays as it is.", { name: account.name })
                : t("What you play as a guest in this browser becomes that account’s.")}
            </p>
            <p class="muted">
              {t("Only with a link or a code that you asked for: whoever made it shares the account.")}
            </p>
            <div class="row">
              <Button
                kind="main"
                icon="check"
                onClick={() => {
                  const { mail, token } = brought.peek()!;
                  brought.value = null;
                  void attempt(async () => signedIn(await (mail ? signInByMail(mail) : people.useLink(token))));
                }}
              >
                {t("Sign in")}
              </Button>
            </div>
          </div>
        </Panel>
      )}
      <Ways account={account} attempt={attempt} />
      {account.account && <Devices account={account} attempt={attempt} />}
      <Phone attempt={attempt} />
      <Blocked attempt={attempt} />
      <OwnData name={account.name} attempt={attempt} />
    </div>
  );
}

/** Whoever becomes an account by the link and has no name yet is asked for one; the link stays good meanwhile. */
async function signInByMail(token: string): Promise<Api.Me> {
  try {
    return await people.useMail(token);
  } catch (error) {
    const name = asApiError(error).code === "no_name" && (await knownName(t("Go on")));
    if (!name) throw error;
    return people.useMail(token, name);
  }
}

async function makeNamedPasskey(): Promise<void> {
  if (await knownName(t("Go on"))) await makePasskey();
}

type PartProps = { account: Api.AccountInfo; attempt: Attempt };

function Ways({ account, attempt }: PartProps) {
  const passkeys = account.offers.includes("passkey") && canUsePasskeys();
  const mail = account.offers.includes("email");
  const hasSignIn = account.passkeys.length > 0 || account.email !== "";
  return (
    <Panel title={hasSignIn ? t("How you sign in") : t("Keep your name and your games")} icon="key">
      <div class="stack wide-gap">
        <p>
          {hasSignIn
            ? t("{name} is your name alone, and you can come back from any browser.", { name: account.name })
            : t("You play as {name}, known to this browser alone. If its storage is lost, so are your seats.", {
                name: account.name,
              })}
        </p>
        {!passkeys && !mail && (
          <p class="muted">{t("This server offers neither passkeys nor e-mail. Use a code for another device.")}</p>
        )}
        {hasSignIn && <Kept account={account} attempt={attempt} />}
        {passkeys && (
          <div class="row">
            <Button kind={hasSignIn ? "plain" : "main"} icon="key" onClick={() => void attempt(makeNamedPasskey)}>
              {t("Make a passkey")}
            </Button>
            {!hasSignIn && (
              <Button icon="link" onClick={() => void attempt(async () => signedIn(await usePasskey()))}>
                {t("Sign in with a passkey")}
              </Button>
            )}
          </div>
        )}
        {mail && <MailForm account={account} attempt={attempt} />}
      </div>
    </Panel>
  );
}

function Kept({ account, attempt }: PartProps) {
  return (
    <ul class="channels" aria-label={t("How you sign in")}>
      {account.passkeys.map((passkey) => (
        <li key={passkey.id} class="channel">
          <Icon name="key" />
          <span class="channel-words">
            <b>{t("Passkey")}</b> <span class="channel-address">{passkey.name}</span>
          </span>
          <Button
            kind="quiet"
            icon="close"
            label={t("Forget the passkey of {device}", { device: passkey.name })}
            onClick={() => void attempt(() => people.dropPasskey(passkey.id))}
          />
        </li>
      ))}
      {account.email && (
        <li class="channel">
          <Icon name="link" />
          <span class="channel-words">
            <b>{t("E-mail")}</b> <span class="channel-address">{account.email}</span>
          </span>
          <Button
            kind="quiet"
            icon="close"
            label={t("Forget the address {address}", { address: account.email })}
            onClick={() => void attempt(() => people.dropMail())}
          />
        </li>
      )}
    </ul>
  );
}

function MailForm({ account, attempt }: PartProps) {
  const address = useSignal("");
  const send = async () => {
    await people.sendMail(address.peek().trim());
    address.value = "";
    return t("If the address is right, you have a mail with a link. It works once, within half an hour.");
  };
  return (
    <Form class="stack" onSubmit={() => void attempt(send)}>
      <TextField
        label={account.email ? t("Another e-mail address") : t("E-mail address")}
        value={address.value}
        most={320}
        onInput={(value) => (address.value = value)}
        autocomplete="email"
        placeholder="ada@example.org"
        help={t("You get a link: it keeps your account, or signs you in to the one you have. Nobody sees the address.")}
      />
      <div class="row">
        <Button submit icon="bell" disabled={!address.value.trim()}>
          {t("Send me a link")}
        </Button>
      </div>
    </Form>
  );
}
