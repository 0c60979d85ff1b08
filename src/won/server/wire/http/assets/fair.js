// Was chance fair? Everything is worked out here again, from the seed, what players added to it, and the record.
import { allDraws } from "./chance.js";
import { make, page, words } from "./page.js";
import { bytes, hex, sha256 } from "./sha256.js";

const input = make("input", { id: "table", spellcheck: false, autocomplete: "off" });
const form = make("form", {}, make("label", { htmlFor: "table" }, words.table), input, make("button", {}, words.check));
const result = make("div", { ariaLive: "polite" });
page.append(form, result);

form.onsubmit = (event) => {
  event.preventDefault();
  history.replaceState(null, "", `?table=${encodeURIComponent(input.value.trim())}`);
  check(input.value.trim());
};

async function fetched(table, what) {
  const key = localStorage.getItem("won.key"); // a private table is shown to those who were at it
  const headers = key ? { authorization: `Bearer ${key}` } : {};
  const reply = await fetch(`/api/tables/${encodeURIComponent(table)}/${what}`, { headers });
  const told = await reply.json();
  if (!reply.ok) throw new Error(told.text);
  return told;
}

async function check(table) {
  try {
    const proof = await fetched(table, "fair");
    show(table, proof, await fetched(table, "record"));
  } catch (error) {
    result.replaceChildren(make("p", { className: "bad" }, error.message));
  }
}

function show(table, proof, record) {
  const draws = allDraws(record, proof);
  const checks = [seedCheck(proof), ...nonceCheck(table, proof, record), ...drawChecks(draws, proof, record)];
  const fine = checks.every((one) => one.fine);
  result.replaceChildren(
    make("p", { className: `verdict ${fine ? "fine" : "bad"}` }, fine ? words.fair : words.unfair),
    make("ol", { className: "checks" }, ...checks.map(row)),
    list(draws, record),
    make("p", {}, words.command, make("pre", {}, command(proof))),
  );
}

function row({ fine, title, text, facts = [] }) {
  const mark = make("b", { className: fine ? "fine" : "bad" }, `${fine ? "✓" : "✗"} ${title}`);
  const table = make("table", {}, ...facts.map(([name, value]) =>
    make("tr", {}, make("th", { scope: "row" }, name), make("td", {}, make("code", {}, value)))));
  return make("li", {}, mark, make("p", {}, text), ...(facts.length ? [table] : []));
}

function seedCheck({ seed, verdict }) {
  const hash = hex(sha256(bytes(seed)));
  const promised = verdict.promised || "–";
  return {
    fine: !verdict.promised || hash === verdict.promised,
    title: words.seed_title,
    text: words.seed_text,
    facts: [[words.promised, promised], [words.seed, seed], [words.hash, hash]],
  };
}

// Each seat's nonce; this browser remembers the one it sent.
function nonceCheck(table, { nonces }, record) {
  if (!nonces) return [];
  const sent = JSON.parse(localStorage.getItem("won.nonces") ?? "{}")[table];
  if (!nonces.some(Boolean) && sent === undefined) return [{ fine: true, title: words.alone_title, text: words.alone_text }];
  const own = sent === undefined ? words.not_here : nonces.includes(sent) ? words.own : words.not_own;
  return [{
    fine: sent === undefined || nonces.includes(sent),
    title: words.nonce_title,
    text: `${words.nonce_text} ${own}`,
    facts: nonces.map((nonce, seat) => [record.seats[seat].name, nonce || words.nothing]),
  }];
}

function drawChecks(draws, { verdict }, record) {
  const rolls = draws.filter((draw) => draw.step !== null);
  const checks = draws.filter((draw) => draw.step === null).map((draw) => ({
    fine: draw.fine,
    title: words.setup_title,
    text: record.game === "shares" ? words.setup_shares : words.setup_industry,
  }));
  if (rolls.length) {
    const right = rolls.filter((draw) => draw.fine).length;
    const text = words.rolls_text.replace("{right}", right).replace("{n}", rolls.length);
    checks.push({ fine: right === rolls.length, title: words.rolls_title, text });
  }
  if (verdict.given !== undefined) checks.push({ fine: true, title: words.given_title, text: words.given.replace("{n}", verdict.given) });
  return checks;
}

// Every roll, for those who want to see each; one that is wrong stands open.
function list(draws, record) {
  const rolls = draws.filter((draw) => draw.step !== null);
  if (!rolls.length) return "";
  const head = [words.step, words.who, words.name, words.played, words.due, ""].map((name) => make("th", { scope: "col" }, name));
  const rows = rolls.map((draw) =>
    make("tr", {},
      make("td", { className: "short" }, String(draw.step)),
      make("td", {}, record.seats[draw.seat].name),
      make("td", { className: "short" }, make("code", {}, draw.name)),
      make("td", { className: "short" }, draw.played.join(" + ")),
      make("td", { className: "short" }, draw.due.join(" + ")),
      make("td", { className: draw.fine ? "short fine" : "short bad" }, draw.fine ? words.right : words.wrong),
    ));
  const table = make("table", {}, make("thead", {}, make("tr", {}, ...head)), make("tbody", {}, ...rows));
  return make("details", { open: rolls.some((draw) => !draw.fine) }, make("summary", {}, words.every), table);
}

function command({ seed, nonces, verdict }) {
  const parts = ["won verify FILE", `--seed ${seed}`];
  if (verdict.promised) parts.push(`--promised ${verdict.promised}`);
  if (nonces) parts.push(`--nonces=${nonces.join(",")}`);
  if (verdict.given !== undefined) parts.push(`--given ${verdict.given}`);
  return parts.join(" ");
}

const wanted = new URLSearchParams(location.search).get("table");
if (wanted) {
  input.value = wanted;
  check(wanted);
}
