// Shares of one product in a line: those a party holds, each to be picked, a monopoly only whole; or a lot to look at.

import { t } from "../i18n.ts";
import { useControl } from "../ui/control.ts";
import { Icon } from "../ui/icon.tsx";
import { Good } from "./good.tsx";
import type { Holding as Held } from "./holdings.ts";
import { inPercent, money } from "./money.ts";
import { word } from "./names.ts";
import { countryOf } from "./shareface.tsx";
import type { SharesTable } from "./table.ts";

type HoldingProps = {
  table: SharesTable;
  good: string;
  holding: Held;
  picked: readonly string[];
  onPick: (ids: readonly string[]) => void;
};

export function Holding({ table, good, holding, picked, onPick }: HoldingProps) {
  const { trust, monopoly } = table.sheet.figures;
  const control = useControl();
  const whole = holding.count >= monopoly;
  const all = holding.shares.map((share) => share.id);
  const toggle = (id: string) => {
    const [ids, on] = [whole ? all : [id], picked.includes(id)];
    onPick(on ? picked.filter((id) => !ids.includes(id)) : [...picked, ...ids]);
  };
  return (
    <div
      class="holding"
      role="group"
      aria-label={`${word(table, good)} ${inPercent(holding.percent)}`}
      data-topic="trust"
    >
      <p class="holding-name">
        <Good table={table} id={good} /> <b>{word(table, good)}</b> {inPercent(holding.percent)}
        {whole ? (
          <small>
            <Icon name="crown" /> {t("monopoly: all or none")} DEAL-5
          </small>
        ) : holding.count >= trust ? (
          <small>
            <Icon name="trust" /> {t("trust: a deal may break it up")}
          </small>
        ) : null}
      </p>
      <div class="holding-shares">
        {holding.shares.map((share) => (
          <button
            key={share.id}
            {...control}
            type="button"
            class="token"
            aria-pressed={picked.includes(share.id)}
            onClick={() => toggle(share.id)}
          >
            <span class="visually-hidden">{word(table, good)} </span>
            {countryOf(table, share)} <b>{inPercent(share.percent)}</b> {money(share.price)}
          </button>
        ))}
      </div>
    </div>
  );
}

/** What is under the hammer. */
export function Lot({ table, good, holding }: { table: SharesTable; good: string; holding: Held }) {
  return (
    <p class="holding-name lot">
      <Good table={table} id={good} /> <b>{word(table, good)}</b> {inPercent(holding.percent)}
      {holding.shares.map((share) => (
        <span key={share.id} class="token">
          {countryOf(table, share)} <b>{inPercent(share.percent)}</b> {money(share.price)}
        </span>
      ))}
    </p>
  );
}
