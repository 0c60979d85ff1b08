// Before play begins: packages as cards, then their tiles on the board.

import { t } from "../i18n.ts";
import type { Industry } from "../protocol.ts";
import { listed } from "../table/preview.ts";
import { Chip } from "../ui/chip.tsx";
import { useControl } from "../ui/control.ts";
import { Icon } from "../ui/icon.tsx";
import { useKey } from "../ui/keys.ts";
import { Panel } from "../ui/panel.tsx";
import { Placing } from "./placing.tsx";
import type { IndustryTable } from "./table.ts";
import { counted, fair, figure, inner, oneOf, things } from "./things.ts";

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
        <Placing key={steps} table={table} options={places} verb={t("Put it here")} />
      </Panel>
    );
  }
  const drafts = listed(table, "draft");
  return (
    <Panel
      class="act"
      title={drafts.length ? t("Choose a package to begin with") : t("The packages are being chosen")}
      aside={
        drafts.length > 0 &&
        (Object.keys(table.sheet.editions[table.view.value.edition]?.seat_cash ?? {}).length
          ? t("It brings tiles and cubes at once; money goes by seat. The others choose from what is left.")
          : t("It brings tiles, cubes and money at once. The others choose from what is left."))
      }
    >
      <Packages table={table} drafts={drafts} />
    </Panel>
  );
}

/** Sort by sort. A card shows the name that the log and the adviser use; its number is the key. */
function Packages({ table, drafts }: { table: IndustryTable; drafts: readonly Industry.Draft[] }) {
  const view = table.view.value;
  const sorts = Object.entries(table.sheet.editions[view.edition]?.packages ?? {});
  const has = (name: string) => drafts.some((action) => action.package === name);
  const groups = sorts.map(([sort, sheet]) => {
    const left = (table.sheet.packages[sheet] ?? []).filter((box) => view.packages.includes(box.name));
    return { sort, left, open: left.some((box) => has(box.name)) };
  });
  const keys = groups.find((group) => group.open)?.sort; // key 3 takes card 3 of the sort that comes first
  return (
    <div class="package-sorts">
      {[...groups.filter((group) => group.open), ...groups.filter((group) => !group.open)].map(
        ({ sort, left, open }) => {
          return (
            left.length > 0 && (
              <section key={sort} class={open ? "" : "shut"} aria-label={sortName(sort)}>
                <h3>
                  {sortName(sort)} {!open && drafts.length > 0 && <small>{t("in another round of choosing")}</small>}
                </h3>
                <ul class="packages">
                  {left.map((box) => {
                    const draft = drafts.find((action) => action.package === box.name);
                    return (
                      <Package
                        key={box.name}
                        table={table}
                        box={box}
                        draft={draft}
                        hotkey={draft && sort === keys ? box.name.slice(1) : undefined}
                      />
                    );
                  })}
                </ul>
              </section>
            )
          );
        },
      )}
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
  box,
  draft,
  hotkey,
}: {
  table: IndustryTable;
  box: Industry.Package;
  draft: Industry.Draft | undefined;
  hotkey: string | undefined;
}) {
  const words = table.words.value;
  const take = () => void (draft && !table.busy.peek() && table.send(draft));
  const control = useControl();
  useKey(hotkey, take, Boolean(draft));
  const makes = Object.entries(box.tiles).map(([tile, count]) => ({
    tile,
    count,
    makes: table.sheet.tiles.find((each) => each.name === tile)?.makes ?? "",
  }));
  const worth = Math.round(fair(table, { ...box.cubes, money: box.money }));
  return (
    <li>
      <button
        type="button"
        {...(draft && control)}
        class="package"
        disabled={!draft}
        aria-keyshortcuts={hotkey}
        onClick={take}
        data-topic="draft"
        data-package={box.name}
      >
        <span class="visually-hidden">{words[box.name] ?? box.name}</span>
        <span class="package-name" aria-hidden="true">
          {box.name}
        </span>
        {makes.map(({ tile, count, makes: product }) => (
          <span key={tile} class="package-tiles">
            {Array.from({ length: count }, (_, at) => (
              <span key={at} class={`minitile minitile-${product}`}>
                <Icon name={product} />
              </span>
            ))}
          </span>
        ))}
        <span class="package-cubes">
          {Object.entries(box.cubes).map(([cube, count]) => (
            <Chip key={cube} sign={cube} colour={cube} count={count} label={words[cube] ?? cube} />
          ))}
          {box.money > 0 && <Chip sign="money" colour="money" count={box.money} label={words.money ?? ""} />}
        </span>
        <span class="package-said">
          {makes.map(({ tile, count }) => (
            <b key={tile}>{counted(tile, count)}</b>
          ))}
          {makes.map(({ tile, makes: product }) => (
            <small key={tile}>
              {t("{cube} at {n}", { cube: inner(table, product), n: figure(fair(table, { [product]: 1 })) })}
            </small>
          ))}
          {Object.keys(box.cubes).length > 0 && <small>{t("worth {n}", { n: worth })}</small>}
        </span>
        {worth > 0 && <span class="visually-hidden">{things({ ...box.cubes, money: box.money })}</span>}
      </button>
    </li>
  );
}
