// The trays by continent: what is left in each, and for how much.

import { t, tn } from "../i18n.ts";
import type { Part } from "../table/contract.ts";
import { Panel } from "../ui/panel.tsx";
import { Good } from "./good.tsx";
import { inTrays } from "./holdings.ts";
import { inPercent, money } from "./money.ts";
import { word } from "./names.ts";
import type { SharesTable } from "./table.ts";

export function Trays({ table }: Part<SharesTable>) {
  const left = inTrays(table, table.view.value).length;
  return (
    <Panel class="trays" title={word(table, "trays")} aside={tn("{n} share left", "{n} shares left", left)}>
      <TrayList table={table} />
    </Panel>
  );
}

export function TrayList({ table }: Part<SharesTable>) {
  const papers = inTrays(table, table.view.value);
  const continents = [...new Set(table.sheet.trays.map((tray) => tray.continent))];
  return (
    <div data-topic="trays">
      {continents.map((continent) => (
        <section key={continent} class={`tray-field band-edge-${continent}`}>
          <h3>{word(table, continent)}</h3>
          {table.sheet.trays
            .filter((tray) => tray.continent === continent)
            .map((tray) => {
              const here = papers.filter((paper) => paper.tray === tray.id);
              return (
                <details key={tray.id} class="tray">
                  <summary>
                    <span>{word(table, tray.id)}</span>
                    <span class="tray-goods">
                      {here.slice(0, 9).map((paper) => (
                        <Good key={paper.id} table={table} id={paper.product} />
                      ))}
                    </span>
                    <b>{here.length}</b>
                  </summary>
                  {here.length === 0 ? (
                    <p class="muted">{t("Nothing is left in this tray.")}</p>
                  ) : (
                    <ul class="product-shares">
                      {here.map((paper) => (
                        <li key={paper.id}>
                          <span>
                            <Good table={table} id={paper.product} /> {word(table, paper.id)}
                          </span>{" "}
                          <b>{inPercent(paper.percent)}</b> <span>{money(paper.price)}</span>
                        </li>
                      ))}
                    </ul>
                  )}
                </details>
              );
            })}
        </section>
      ))}
    </div>
  );
}
