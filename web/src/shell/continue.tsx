// A game that was begun without a server goes on here: who takes which seat, and links for the others.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { knownName } from "../account/name.tsx";
import { gameName } from "../games.ts";
import { t, tn } from "../i18n.ts";
import { unpacked } from "../local/packed.ts";
import { api } from "../net/api.ts";
import { attempt } from "../net/attempt.ts";
import { newNonce, rememberNonce } from "../net/nonces.ts";
import type { Api, Record as RecordOfGame } from "../protocol.ts";
import { go, place } from "../router.ts";
import { Button, LinkButton } from "../ui/button.tsx";
import { CopyLink } from "../ui/copylink.tsx";
import { SelectField } from "../ui/field.tsx";
import { Flag } from "../ui/flag.tsx";
import { Empty, Panel } from "../ui/panel.tsx";
import { levelName } from "../words.ts";

type Who = "me" | "guest" | "open" | "bot";
type Made = { table: string; links: readonly { name: string; link: string }[] };

export function ContinuePage() {
  const record = useSignal<RecordOfGame | null>(null);
  const damaged = useSignal(false);
  const made = useSignal<Made | null>(null);
  useEffect(() => {
    read(place.peek().hash.get("game") ?? "").then(
      (decoded) => (record.value = decoded),
      () => (damaged.value = true),
    );
  }, []);
  if (made.value) return <Invite made={made.value} />;
  if (record.value) return <Seats record={record.value} onMade={(table) => (made.value = table)} />;
  if (!damaged.value) return <p role="status">{t("Opening the game…")}</p>;
  return (
    <Empty icon="link" title={t("This link cannot be opened.")}>
      <p>{t("The link is damaged: a part of it is missing.")}</p>
      <LinkButton href="/" icon="home">
        {t("Home")}
      </LinkButton>
    </Empty>
  );
}

/** Only what this page shows is looked at; the server checks the whole. */
async function read(letters: string): Promise<RecordOfGame> {
  const decoded = JSON.parse(await unpacked(letters)) as RecordOfGame;
  const whole = typeof decoded.game === "string" && Array.isArray(decoded.log) && Array.isArray(decoded.seats);
  if (!whole || !decoded.seats.every((seat) => seat && typeof seat === "object")) throw new TypeError("no record");
  return decoded;
}

function Seats({ record, onMade }: { record: RecordOfGame; onMade: (made: Made) => void }) {
  const first = record.seats.findIndex((seat) => !seat.bot);
  const seats = useSignal<readonly Who[]>(
    record.seats.map((seat, at) => (seat.bot ? "bot" : at === first ? "me" : "open")),
  );
  const busy = useSignal(false);
  const choose = (at: number, who: Who) => (seats.value = seats.value.map((other, one) => (one === at ? who : other)));
  const none = !seats.value.some((who) => who === "me" || who === "guest");
  const begin = async () => {
    if (!(await knownName())) return;
    busy.value = true;
    await attempt(async () => onMade(await carriedOn(record, seats.value)));
    busy.value = false;
  };
  return (
    <div class="form">
      <h1>{t("Go on with this game")}</h1>
      <p class="lead">
        {gameName(record.game)} · {tn("{n} action so far", "{n} actions so far", record.log.length)}
      </p>
      <Panel title={t("Seats")} icon="people">
        <ol class="chairs">
          {record.seats.map((seat, at) => (
            <li key={at} class="chair waiting-chair">
              <span class="chair-number">{at + 1}</span>
              <Flag nation={seat.nation ?? ""} style={at} number={at + 1} />
              <span class="chair-who">
                <b>{seat.name || levelName(seat.bot ?? "")}</b>
              </span>
              <SelectField
                hideLabel
                label={t("Seat {n}", { n: at + 1 })}
                value={seats.value[at]!}
                onChange={(who) => choose(at, who as Who)}
                options={choices(seat.bot ?? "")}
              />
            </li>
          ))}
        </ol>
        <p class="muted">
          {t(
            "The game waits until you go on, and a bot keeps each open seat until somebody takes it. What chance has " +
              "not shown yet is drawn anew by this server.",
          )}
        </p>
      </Panel>
      <div class="form-foot">
        <Button
          kind="main"
          large
          busy={busy.value}
          why={none ? t("Take a seat yourself.") : undefined}
          onClick={() => void begin()}
        >
          {t("Go on here")}
        </Button>
      </div>
    </div>
  );
}

function choices(bot: string): { value: Who; label: string }[] {
  return [
    { value: "me", label: t("You") },
    { value: "guest", label: t("Another player on this device") },
    { value: "open", label: t("Somebody you invite") },
    ...(bot ? [{ value: "bot" as const, label: t("Bot: {level}", { level: levelName(bot) }) }] : []),
  ];
}

async function carriedOn(record: RecordOfGame, seats: readonly Who[]): Promise<Made> {
  const nonce = newNonce();
  const chairs = record.seats.map(({ name, nation, bot }, at): Api.Chair => {
    const who = seats[at]!;
    if (who === "bot") return { who, bot: bot ?? "", name: name ?? "", nation: nation ?? "" };
    const shown = who === "me" ? "" : name || t("Player {n}", { n: at + 1 });
    return { who: who === "guest" ? "me" : who, name: shown, nation: nation ?? "" };
  });
  const table = await api.continued({ record, seats: chairs, nonce });
  rememberNonce(table.id, nonce);
  if (!seats.includes("open")) {
    go(`/tables/${table.id}`, true);
    return { table: table.id, links: [] };
  }
  const invites = await api.invites(table.id);
  const links = invites.seats.map(({ link }, at) => ({ name: table.seats[at]?.name ?? "", link }));
  return { table: table.id, links: links.filter((_, at) => seats[at] === "open") };
}

function Invite({ made }: { made: Made }) {
  return (
    <div class="form">
      <h1>{t("Invite")}</h1>
      <Panel>
        <div class="stack">
          <p>
            {t(
              "Send each friend the link of a seat. Whoever opens it asks for the seat, and you agree at the table. " +
                "Then press “Go on” there.",
            )}
          </p>
          {made.links.map(({ name, link }) => (
            <CopyLink
              key={link}
              link={link}
              name={name}
              label={t("Link for {name}", { name })}
              copied={t("Link to this seat copied.")}
            />
          ))}
        </div>
      </Panel>
      <div class="form-foot">
        <LinkButton href={`/tables/${made.table}`} kind="main" large>
          {t("Go to the table")}
        </LinkButton>
      </div>
    </div>
  );
}
