// What this program is, its version, and the licences of everything that is in it.

import { t } from "../i18n.ts";
import { useLoad } from "../net/load.ts";
import { SITE } from "../site.ts";
import { Panel } from "../ui/panel.tsx";
import { Pending } from "../ui/pending.tsx";

type Licence = { name: string; version: string; licence: string; text: string };
type Licences = { version: string; text: string; packages: readonly Licence[] };

export function AboutPage() {
  const licences = useLoad(fetchLicences, []);
  return (
    <div class="form">
      <h1>{t("About")}</h1>
      <Panel>
        <div class="stack">
          <p>
            {t(
              "Two economic games of this name, playable again. This is free software under the MIT licence, neither " +
                "made nor endorsed by any publisher or designer of a game of this name; rules and drawings are our " +
                "own.",
            )}
          </p>
          {licences.value && <p class="muted">{t("Version {version}", { version: licences.value.version })}</p>}
        </div>
      </Panel>
      <Panel title={t("Licences")} icon="note">
        {licences.value ? <Texts licences={licences.value} /> : <Pending loaded={licences}>{t("Loading…")}</Pending>}
      </Panel>
    </div>
  );
}

async function fetchLicences(): Promise<Licences> {
  const response = await fetch(SITE ? new URL("licences.json", document.baseURI) : "/licences.json");
  if (!response.ok) throw new Error(response.statusText);
  return (await response.json()) as Licences;
}

function Texts({ licences }: { licences: Licences }) {
  const own = { name: t("Wealth of Nations"), version: licences.version, licence: "MIT", text: licences.text };
  return (
    <div class="stack">
      <p class="muted">{t("The software and fonts in this program, each with its licence as its authors wrote it.")}</p>
      {[own, ...licences.packages].map(({ name, version, licence, text }) => (
        <details key={name} class="licence">
          <summary>
            <b>{name}</b> {version} <small class="muted">{licence}</small>
          </summary>
          <pre lang="en">{text}</pre>
        </details>
      ))}
    </div>
  );
}
