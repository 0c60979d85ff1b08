// Putting an offer together: give and get with the fair value of both sides, and what the other is short or long of.

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../i18n.ts";
import type { Dict, Industry } from "../protocol.ts";
import { Clauses } from "../table/clauses.tsx";
import { PlayButton } from "../table/playbutton.tsx";
import { useTry } from "../table/preview.ts";
import { Button } from "../ui/button.tsx";
import { Composer, type Item } from "../ui/composer.tsx";
import { answerTo } from "./answer.ts";
import { Goods } from "./offers.tsx";
import type { IndustryTable } from "./table.ts";
import { ordersOf } from "./table.ts";
import { CUBES, fair, figure, production } from "./things.ts";
import { tradingOf } from "./trading.ts";

/** `children` stand beside its button. */
export function Barter({ table, children }: { table: IndustryTable; children: ComponentChildren }) {
  const { draft, part, sent } = tradingOf(table);
  const partners = useSignal<readonly number[]>([]);
  const sequence = table.state.value.sequence;
  useEffect(() => {
    void table.ask(["offer"]).then((reply) => {
      partners.value = reply.type === "choices" ? reply.words.map(Number) : [];
    });
  }, [sequence]);
  const to =
    draft.value.to !== null && partners.value.includes(draft.value.to) ? draft.value.to : (partners.value[0] ?? null);
  const { give, get } = draft.value;
  const seat = table.seat.value;
  const some = Object.keys(give).length + Object.keys(get).length > 0;
  const action: Industry.Action | null = to !== null && some ? { do: "offer", to, give, get } : null;
  const tried = useTry(table, action && [action]);
  const answer = answerTo(table, sent.value);
  useEffect(() => {
    if (answer?.accepted && draft.value === sent.value?.draft) draft.value = { to, give: {}, get: {} };
  }, [answer?.accepted]);
  if (seat === null || to === null)
    return (
      <>
        <p class="muted">{t("No offers can be made now.")}</p>
        <div class="row act-foot">{children}</div>
      </>
    );
  const refused = answer && !answer.accepted && draft.value === sent.value?.draft;
  const send = async () => {
    const reply = action && (await table.send(action));
    if (reply?.type === "done") sent.value = { draft: draft.value, sequence: reply.sequence };
  };
  const standing = async () => {
    const orders = ordersOf(table);
    const at = draft.value.order ?? orders.length;
    const reply = await table.setOrders([
      ...orders.slice(0, at),
      { order: "accept", get, give },
      ...orders.slice(at + 1),
    ]);
    if (reply.type !== "done") return;
    draft.value = { to, give: {}, get: {} };
    part.value = "orders";
  };
  const side = (title: string, items: readonly Item[], value: Dict<number>, set: (next: Dict<number>) => void) => (
    <div>
      <Composer title={title} items={items} value={value} onChange={set} />
      <p class="barter-worth">{t("worth {n}", { n: figure(fair(table, value)) })}</p>
    </div>
  );
  return (
    <>
      <div class="barter" data-topic="barter">
        <div class="barter-whom">
          <div class="row" role="group" aria-label={t("Offer to")}>
            {partners.value.map((partner) => (
              <Button
                key={partner}
                pressed={partner === to}
                onClick={() => (draft.value = { to: partner, give, get: {} })}
              >
                {table.name(partner)}
              </Button>
            ))}
          </div>
          <Wants table={table} seat={to} />
        </div>
        <div class="barter-sides">
          {side(t("You give"), items(table, seat, false), give, (next) => {
            draft.value = { ...draft.value, to, give: next };
          })}
          {side(t("You get"), items(table, to, true), get, (next) => {
            draft.value = { ...draft.value, to, get: next };
          })}
        </div>
      </div>
      <div class="row act-foot">
        <PlayButton
          table={table}
          action={action}
          tried={tried}
          first={t("Put something on one of the two sides first.")}
          onClick={() => void send()}
        >
          {t("Make the offer")}
        </PlayButton>
        {some && (
          <Button kind="quiet" onClick={() => (draft.value = { to, give: {}, get: {} })}>
            {t("Empty")}
          </Button>
        )}
        {some && (
          <span data-tip={t("Accept such a deal whenever it is offered")}>
            <Button kind="quiet" class="standing" icon="list" topic="orders" onClick={() => void standing()}>
              {draft.value.order === undefined ? t("As a standing order") : t("Change the order")}
            </Button>
          </span>
        )}
        <div class="said">
          {tried?.refusal ? (
            <Clauses tried={tried} />
          ) : (
            refused && (
              <p class="notice" role="status">
                {answer.text}
              </p>
            )
          )}
        </div>
        {children}
      </div>
    </>
  );
}

const [MUCH, COINS] = [1000, 5]; // of money that may be hidden; and what one press of plus adds

function items(table: IndustryTable, seat: number, other: boolean): Item[] {
  const player = table.view.value.players[seat]!;
  const words = table.words.value;
  const cubes = CUBES.map((cube) => ({
    id: cube,
    label: words[cube] ?? cube,
    sign: cube,
    most: player.cubes[cube] ?? 0,
  }));
  const money = {
    id: "money",
    label: words.money ?? "",
    sign: "money",
    most: other ? MUCH : (player.money ?? MUCH),
    by: COINS,
  };
  const notes = { id: "notes", label: words.notes ?? "", sign: "note", most: player.notes };
  return [...cubes, money, notes].filter((item) => item.most > 0);
}

/** What running all blocs would leave or ask for: a glance at what somebody may want. */
function Wants({ table, seat }: { table: IndustryTable; seat: number }) {
  const view = table.view.value;
  const { upkeep } = production(view, seat);
  const [short, long]: [Record<string, number>, Record<string, number>] = [{}, {}];
  for (const cube of CUBES) {
    const left = (view.players[seat]?.cubes[cube] ?? 0) - (upkeep[cube] ?? 0);
    if (left < 0) short[cube] = -left;
    else if (left > 1) long[cube] = left;
  }
  return (
    <p class="wants">
      <span>
        {t("needs")} <Goods table={table} of={short} />
      </span>
      <span>
        {t("and can give")} <Goods table={table} of={long} />
      </span>
    </p>
  );
}
