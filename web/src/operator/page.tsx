// The page of the operators of a server, behind a key of its own: reports, bans, tables, and the log of what they did.

import { useSignal } from "@preact/signals";
import { t, tn } from "../i18n.ts";
import { useLoad } from "../net/load.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { Panel } from "../ui/panel.tsx";
import { Pending } from "../ui/pending.tsx";
import { Bans } from "./bans.tsx";
import { Log } from "./log.tsx";
import { Reports } from "./reports.tsx";
import { operator, operatorKey } from "./requests.ts";
import { TableForm } from "./tables.tsx";

export function OperatorPage() {
  return operatorKey.value ? <OperatorPages /> : <SignIn />;
}

function SignIn({ fault = "" }: { fault?: string }) {
  const typed = useSignal("");
  return (
    <div class="form">
      <h1>{t("Operators")}</h1>
      <Panel title={t("Sign in")} icon="key">
        <Form
          class="stack"
          onSubmit={() => {
            operatorKey.value = typed.peek().trim();
          }}
        >
          <TextField
            label={t("Key of an operator")}
            value={typed.value}
            most={100}
            onInput={(value) => (typed.value = value)}
            fault={fault}
            help={t("Whoever runs the server makes one: won operator add NAME")}
          />
          <div class="row">
            <Button submit kind="main" icon="key" disabled={!typed.value.trim()}>
              {t("Sign in")}
            </Button>
          </div>
        </Form>
      </Panel>
    </div>
  );
}

function OperatorPages() {
  const done = useSignal(0);
  const loaded = useLoad(operator.me, [operatorKey.value, done.value]);
  if (loaded.error?.code === "not_operator") return <SignIn fault={loaded.error.message} />;
  if (!loaded.value) return <Pending loaded={loaded}>{t("Loading…")}</Pending>;
  const again = () => done.value++;
  return (
    <div class="form operator">
      <div class="row spread">
        <div>
          <h1>{t("Operators")}</h1>
          <p class="lead">
            {loaded.value.name} · {tn("{n} report waits", "{n} reports wait", loaded.value.reports)}
          </p>
        </div>
        <Button icon="close" onClick={() => (operatorKey.value = "")}>
          {t("Sign out")}
        </Button>
      </div>
      <Reports done={done.value} again={again} />
      <Bans done={done.value} again={again} />
      <TableForm again={again} />
      <Log done={done.value} />
    </div>
  );
}
