// One’s clubs, and how to found another.

import { type Signal, useSignal } from "@preact/signals";
import { myId } from "../account/me.ts";
import { knownName } from "../account/name.tsx";
import { t, tn } from "../i18n.ts";
import { attempt } from "../net/attempt.ts";
import { useLoad } from "../net/load.ts";
import { go } from "../router.ts";
import { key } from "../settings.ts";
import { Button, LinkButton } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { Empty, Panel } from "../ui/panel.tsx";
import { Pending } from "../ui/pending.tsx";
import { company } from "./api.ts";

const LONGEST_NAME = 40; // characters, as the server allows

export function ClubNameField({ name }: { name: Signal<string> }) {
  return (
    <TextField
      label={t("Name of the club")}
      value={name.value}
      most={LONGEST_NAME}
      onInput={(value) => (name.value = value)}
    />
  );
}

export function ClubsPage() {
  const loaded = useLoad(() => (key.peek() ? company.clubs() : Promise.resolve([])), [key.value]);
  if (!loaded.value) return <Pending loaded={loaded}>{t("Loading…")}</Pending>;
  return (
    <div class="form">
      <div class="row spread">
        <h1>{t("Clubs")}</h1>
        <LinkButton href="/friends" icon="people">
          {t("Friends")}
        </LinkButton>
      </div>
      <Panel title={t("Your clubs")} icon="flag">
        {loaded.value.length === 0 ? (
          <Empty icon="flag" title={t("You are in no club yet. Found one, or ask a friend for the link of theirs.")} />
        ) : (
          <ul class="tables">
            {loaded.value.map(({ id, name, founder, members }) => (
              <li key={id}>
                <a class="table-line" href={`/clubs/${id}`}>
                  <span class="table-names">{name}</span>
                  <span class="table-what">{founder === myId.value && t("You lead it.")}</span>
                  <span class="table-state">{tn("{n} member", "{n} members", members)}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </Panel>
      <Found />
    </div>
  );
}

function Found() {
  const name = useSignal("");
  const busy = useSignal(false);
  const found = async () => {
    if (!(await knownName())) return;
    busy.value = true;
    await attempt(async () => go(`/clubs/${(await company.found(name.peek().trim())).id}`));
    busy.value = false;
  };
  return (
    <Panel title={t("Found a club")} icon="plus">
      <Form class="stack" onSubmit={found}>
        <p class="muted">
          {t(
            "A club has its own tables, tournaments and standings. Others join by a link that you send them; nobody " +
              "else knows that it exists.",
          )}
        </p>
        <ClubNameField name={name} />
        <div class="row">
          <Button kind="main" submit busy={busy.value} disabled={!name.value.trim()}>
            {t("Found the club")}
          </Button>
        </div>
      </Form>
    </Panel>
  );
}
