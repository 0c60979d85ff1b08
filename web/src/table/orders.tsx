import { t } from "../i18n.ts";
import type { Session } from "../net/session.ts";
import { Button } from "../ui/button.tsx";
import { Empty } from "../ui/panel.tsx";
import type { GameModule } from "./contract.ts";

/** Standing orders of the own seat, in plain words, each with a way to drop it. */
export function Orders({ session, game }: { session: Session; game: GameModule }) {
  const orders = session.mine.value?.orders ?? [];
  if (orders.length === 0) return <Empty icon="list" title={t("No standing orders.")}><p>{t("An order is carried out by itself as soon as it is your turn and it can be.")}</p></Empty>;
  return (
    <ol class="orders">
      {orders.map((order, at) => (
        <li key={at} class="row spread">
          <span>{game.order?.(session, order) ?? JSON.stringify(order)}</span>
          <Button kind="quiet" icon="close" label={t("Drop this order")} onClick={() => void session.setOrders(orders.filter((_, place) => place !== at))} />
        </li>
      ))}
    </ol>
  );
}
