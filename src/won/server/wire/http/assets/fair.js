// Was chance fair? The hash and the draws are reckoned here, the comparison with the record by the server.
import { draws as stream } from "./twister.js";
import { make, page, words } from "./page.js";

async function sha256(text) {
  if (!globalThis.crypto?.subtle) return null; // a page without https, and not on this machine
  return crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
}

function spelt(digest) {
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

// The first draws of a stream, and whether dice are what they come to.
async function drawn(seed, draw) {
  const digest = await sha256(`${seed}/${draw.stream}`);
  if (!digest) return { text: "", fine: true };
  const source = stream(digest);
  const first = [source.next().value, source.next().value];
  const dice = first.map((number) => 1 + Math.floor(number * 6));
  const fine = !draw.played?.dice || draw.played.dice.join() === dice.join();
  return { text: first.map((number) => number.toFixed(6)).join("  "), fine };
}

const input = make("input", { id: "table", spellcheck: false, autocomplete: "off" });
const form = make("form", {}, make("label", { htmlFor: "table" }, words.table), input, make("button", {}, words.check));
const result = make("div", { ariaLive: "polite" });
page.append(form, result);

form.onsubmit = (event) => {
  event.preventDefault();
  history.replaceState(null, "", `?table=${encodeURIComponent(input.value.trim())}`);
  check(input.value.trim());
};

async function check(table) {
  const reply = await fetch(`/api/tables/${encodeURIComponent(table)}/fair`);
  const told = await reply.json();
  if (!reply.ok) return result.replaceChildren(make("p", { className: "bad" }, told.text));
  const { verdict, seed } = told;
  const digest = await sha256(seed);
  const hash = digest ? spelt(digest) : verdict.commitment;
  const kept = !verdict.promised || hash === verdict.promised;
  const own = await Promise.all(verdict.draws.map((draw) => drawn(seed, draw)));
  const fine = verdict.fine && kept && own.every((one) => one.fine);
  result.replaceChildren(
    make("p", { className: `verdict ${fine ? "fine" : "bad"}` }, fine ? words.fair : words.unfair),
    facts(verdict, seed, hash, kept),
    draws(verdict.draws, own),
    make("p", {}, words.command, make("pre", {}, `won verify FILE --seed ${seed}`)),
  );
  if (verdict.given) result.append(make("p", {}, words.given.replace("{n}", verdict.given)));
}

function facts(verdict, seed, hash, kept) {
  const rows = [[words.promised, verdict.promised || "–"], [words.seed, seed], [words.hash, hash]];
  const body = rows.map(([name, value]) => make("tr", {}, make("th", {}, name), make("td", {}, make("code", {}, value))));
  const said = make("td", { colSpan: 2, className: kept ? "fine" : "bad" }, kept ? words.kept : words.broken);
  return make("table", {}, ...body, make("tr", {}, said));
}

function draws(found, own) {
  const names = ["step", "stream", "numbers", "played", "due", ""];
  const head = names.map((name) => make("th", { scope: "col" }, words[name] ?? ""));
  const rows = found.map((draw, place) => {
    const fine = draw.fine && own[place].fine;
    return make("tr", {},
      make("td", { className: "short" }, String(draw.step ?? words.setup)),
      make("td", { className: "short" }, make("code", {}, `…/${draw.stream}`)),
      make("td", { className: "short" }, own[place].text),
      make("td", {}, short(draw.played)),
      make("td", {}, short(draw.due)),
      make("td", { className: fine ? "short fine" : "short bad" }, fine ? words.right : words.wrong),
    );
  });
  return make("table", {}, make("thead", {}, make("tr", {}, ...head)), make("tbody", {}, ...rows));
}

function short(value) {
  const text = value?.dice ? value.dice.join(" + ") : JSON.stringify(value);
  return text.length <= 120 ? text : make("details", {}, make("summary", {}, text.slice(0, 100) + "…"), make("code", {}, text));
}

const wanted = new URLSearchParams(location.search).get("table");
if (wanted) {
  input.value = wanted;
  check(wanted);
}
