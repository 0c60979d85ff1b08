import { t } from "../i18n.ts";
import type { Session } from "../net/session.ts";
import { Button } from "../ui/button.tsx";
import { MoreList } from "../ui/morelist.tsx";
import { Empty } from "../ui/panel.tsx";
import type { AnyOrder, GameModule, Table } from "./contract.ts";

/** Standing orders of the own seat, in plain words, each with a way to drop it. */
export function Orders({ session, game }: { session: Session; game: GameModule }) {
  const orders = session.mine.value?.orders ?? [];
  if (orders.length === 0)
    return (
      <Empty icon="list" title={t("No standing orders.")}>
        <p>{t("An order is carried out automatically as soon as it is your turn and it is possible.")}</p>
      </Empty>
    );
  return (
    <OrderList
      table={session}
      orders={orders}
      line={(order) => game.order?.(session, order) ?? JSON.stringify(order)}
    />
  );
}

type ButtonsProps = { isNew: boolean; disabled?: boolean; onBack: () => void };

/** What gives the order of a form, or changes the one that the form shows. */
export function OrderButtons({ isNew, disabled, onBack }: ButtonsProps) {
  return (
    <>
      <Button submit icon={isNew ? "plus" : "check"} disabled={disabled}>
        {isNew ? t("Give this order") : t("Change the order")}
      </Button>
      {!isNew && (
        <Button kind="quiet" onClick={onBack}>
          {t("Back")}
        </Button>
      )}
    </>
  );
}

type ListProps<Order extends AnyOrder> = {
  table: Table;
  orders: readonly Order[];
  line: (order: Order) => string;
  /** The one that is being changed, and how to begin with another. */
  edited?: number | null;
  onEdit?: (order: Order, at: number) => void;
};

export function OrderList<Order extends AnyOrder>({ table, orders, line, edited, onEdit }: ListProps<Order>) {
  return (
    <MoreList class="orders" label={t("Standing orders")}>
      {orders.map((order, at) => (
        <li key={at} class="row spread">
          <span>{line(order)}</span>
          <span class="row">
            {onEdit && (
              <Button
                kind="quiet"
                icon="pencil"
                label={t("Change this order")}
                pressed={edited === at}
                onClick={() => onEdit(order, at)}
              />
            )}
            <Button
              kind="quiet"
              icon="close"
              label={t("Delete this order")}
              onClick={() => void table.setOrders(orders.filter((_, place) => place !== at))}
            />
          </span>
        </li>
      ))}
    </MoreList>
  );
}
