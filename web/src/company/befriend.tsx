// What somebody is to oneself, on their page: a friend, or somebody to ask.

import { t } from "../i18n.ts";
import { useLoad } from "../net/load.ts";
import { key } from "../settings.ts";
import { Button, LinkButton } from "../ui/button.tsx";
import { company } from "./api.ts";
import { befriend } from "./asking.ts";

export function Befriend({ id, name }: { id: string; name: string }) {
  const loaded = useLoad(() => (key.peek() ? company.friends() : Promise.resolve(null)), [id, key.value]);
  const among = (people: readonly { player: string }[] | undefined) => people?.some(({ player }) => player === id);
  if (among(loaded.value?.friends)) {
    return (
      <LinkButton href="/friends" icon="check">
        {t("A friend of yours")}
      </LinkButton>
    );
  }
  if (among(loaded.value?.asked)) {
    return (
      <LinkButton href="/friends" icon="hourglass">
        {t("Asked")}
      </LinkButton>
    );
  }
  const asking = among(loaded.value?.asking);
  return (
    <Button
      kind={asking ? "main" : "brass"}
      icon={asking ? "check" : "plus"}
      onClick={() => void befriend(id, name, asking).then(loaded.again)}
    >
      {asking ? t("Accept as friend") : t("Add as friend")}
    </Button>
  );
}
