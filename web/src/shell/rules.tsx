// The rules, paragraph by paragraph, each with its address.

import { useEffect } from "preact/hooks";
import { gameName, NAMES } from "../games.ts";
import { language, t } from "../i18n.ts";
import { Picture } from "../learn/picture.tsx";
import { api } from "../net/api.ts";
import { useLoad } from "../net/load.ts";
import { go, here } from "../router.ts";
import { LinkButton } from "../ui/button.tsx";
import { Panel } from "../ui/panel.tsx";
import { Pending } from "../ui/pending.tsx";
import { TabPanel, Tabs } from "../ui/tabs.tsx";
import { Marked } from "./marked.tsx";

export function RulesPage({ game }: { game: string }) {
  const loaded = useLoad(() => api.rules(game), [game, language.value]);
  useEffect(() => {
    const part = here().hash.slice(1);
    if (loaded.value && part) document.getElementById(part)?.scrollIntoView();
  }, [loaded.value]);
  return (
    <div class="form rules">
      <header class="rules-head">
        <h1>{t("Rules")}</h1>
        <LinkButton href={`/learn/${game}`} kind="brass" icon="hint">
          {t("Learn to play")}
        </LinkButton>
      </header>
      <Tabs
        label={t("Game")}
        chosen={game}
        onChoose={(id) => go(`/rules/${id}`, true)}
        tabs={NAMES.map((id) => ({ id, title: gameName(id) }))}
      />
      <TabPanel id={game} class="stack">
        {!loaded.value && <Pending loaded={loaded}>{t("Loading…")}</Pending>}
        {loaded.value?.map((chapter) => (
          <Panel key={chapter.title} title={<Marked text={chapter.title} />}>
            {chapter.rest && (
              <div class="prose">
                <Marked text={chapter.rest} block />
              </div>
            )}
            <dl class="paragraphs">
              {chapter.paragraphs.map((paragraph) => (
                <div key={paragraph.rule} id={paragraph.rule} class="paragraph">
                  <dt>
                    <a href={`#${paragraph.rule}`}>{paragraph.rule}</a>
                  </dt>
                  <dd>
                    <Marked text={paragraph.text} block />
                    {paragraph.examples?.map(({ picture, about, text }) => (
                      <figure key={picture} class="example">
                        <Picture game={game} name={picture} about={about} />
                        <figcaption>{text}</figcaption>
                      </figure>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </Panel>
        ))}
      </TabPanel>
    </div>
  );
}
