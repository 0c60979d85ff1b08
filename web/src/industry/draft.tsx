// Before play begins: packages as cards, then their tiles on the board.

import { t } from "../i18n.ts";
import type { Industry } from "../protocol.ts";
import { listed } from "../table/trying.ts";
import { Chip } from "../ui/chip.tsx";
import { Icon } from "../ui/icon.tsx";
import { useKey } from "../ui/keys.ts";
import { Panel } from "../ui/panel.tsx";
import { Laying } from "./laying.tsx";
import type { IndustryTable } from "./table.ts";
import { counted, fair, oneOf, things } from "./things.ts";

export function Draft({ table }: { table: IndustryTable }) {
  const { placing, to_place: left } = table.view.value;
  const places = listed(table, "place");
  const steps = table.state.value.steps;
  if (places.length && placing) {
    return (
      <Panel
        class="act"
        title={t("Put down {tile}", { tile: oneOf(placing) })}
        aside={left > 1 ? t("{tiles} to go", { tiles: counted(placing, left) }) : undefined}
      >
        <p class="muted">
          {table.sheet.editions[table.view.value.edition]?.group === "package"
            ? t("The tiles of a package touch each other. Tiles whose dots meet work together.")
            : t("Starting tiles touch the ones you have. Tiles whose dots meet work together.")}
        </p>
        <Laying key={steps} table={table} options={places} verb={t("Put it here")} />
      </Panel>
    );
  }
  const drafts = listed(table, "draft");
  return (
    <Panel class="act" title={drafts.length ? t("Choose a package to begin with") : t("The packages are being chosen")}>
      {drafts.length > 0 && (
        <p class="muted">{t("It brings tiles, cubes and money at once. The others choose from what is left.")}</p>
      )}
      <Packages table={table} drafts={drafts} />
    </Panel>
  );
}

/** Sort by sort, so that a card needs only its number. */
function Packages({ table, drafts }: { table: IndustryTable; drafts: readonly Industry.Draft[] }) {
  const view = table.view.value;
  const sorts = Object.entries(table.sheet.editions[view.edition]?.packages ?? {});
  const has = (name: string) => drafts.some((action) => action.package === name);
  const groups = sorts.map(([sort, sheet]) => {
    const left = (table.sheet.packages[sheet] ?? []).filter((one) => view.packages.includes(one.name));
    return { sort, left, open: left.some((one) => has(one.name)) };
  });
  let key = 0;
  return (
    <div class="package-sorts">
      {[...groups.filter((one) => one.open), ...groups.filter((one) => !one.open)].map(({ sort, left, open }) => {
        return (
          left.length > 0 && (
            <section key={sort} class={open ? "" : "shut"} aria-label={sortName(sort)}>
              <h3>
                {sortName(sort)} {!open && drafts.length > 0 && <small>{t("in another round of choosing")}</small>}
              </h3>
              <ul class="packages">
                {left.map((one) => {
                  const draft = drafts.find((action) => action.package === one.name);
                  return (
                    <Package
                      key={one.name}
                      table={table}
                      one={one}
                      draft={draft}
                      hotkey={draft && ++key < 10 ? String(key) : undefined}
                    />
                  );
                })}
              </ul>
            </section>
          )
        );
      })}
    </div>
  );
}

function sortName(sort: string): string {
  return (
    { industry: t("Industry packages"), commodity: t("Commodity packages"), combined: t("Packages") }[sort] ?? sort
  );
}

function Package({
  table,
  one,
  draft,
  hotkey,
}: {
  table: IndustryTable;
  one: Industry.Package;
  draft: Industry.Draft | undefined;
  hotkey: string | undefined;
}) {
  const words = table.words.value;
  const take = () => void (draft && !table.busy.peek() && table.send(draft));
  useKey(hotkey, take, Boolean(draft));
  const makes = Object.entries(one.tiles).map(([tile, count]) => ({
    tile,
    count,
    makes: table.sheet.tiles.find((each) => each.name === tile)?.makes ?? "",
  }));
  const worth = Math.round(fair(table, { ...one.cubes, money: one.money }));
  return (
    <li>
      <button
        type="button"
        class="package"
        disabled={!draft}
        aria-keyshortcuts={hotkey}
        onClick={take}
        data-topic="draft"
      >
        <span class="unseen">{words[one.name] ?? one.name}</span>
        <span class="package-name" aria-hidden="true">
          {one.name.slice(1)}
          {hotkey && <kbd>{hotkey}</kbd>}
        </span>
        {makes.map(({ tile, count, makes: made }) => (
          <span key={tile} class="package-tiles">
            {Array.from({ length: count }, (_, at) => (
              <span key={at} class={`minitile minitile-${made}`}>
                <Icon name={made} />
              </span>
            ))}
            <span>{counted(tile, count)}</span>
          </span>
        ))}
        <span class="package-cubes">
          {Object.entries(one.cubes).map(([cube, count]) => (
            <Chip key={cube} sign={cube} colour={cube} count={count} label={words[cube] ?? cube} />
          ))}
          {one.money > 0 && <Chip sign="money" colour="money" count={one.money} label={words.money ?? ""} />}
        </span>
        {worth > 0 && <small>{t("worth {n}", { n: worth })}</small>}
        {worth > 0 && <span class="unseen">{things({ ...one.cubes, money: one.money })}</span>}
      </button>
    </li>
  );
}
