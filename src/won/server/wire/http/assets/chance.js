// The draws of a game from its seed and nonces, as docs/protocol.md tells it; and what they come to in each game.
import { bytes, hmac, sha256 } from "./sha256.js";
import { draws as twister } from "./twister.js";

// `nonces` none: the first scheme, where a draw has the name of its step.
export function streams(seed, nonces) {
  if (!nonces) {
    return (name) => {
      const numbers = twister(sha256(bytes(`${seed}/${name === "setup" ? "chance" : name}`)).buffer);
      return () => numbers.next().value;
    };
  }
  const key = hmac(bytes(seed), bytes(["won/2", ...nonces].join("\n")));
  return (name) => {
    let place = 0;
    return () => {
      const digest = new DataView(hmac(key, bytes(`${name}/${place++}`)).buffer);
      return (digest.getUint32(0) * 2 ** 21 + (digest.getUint32(4) >>> 11)) / 2 ** 53;
    };
  };
}

const below = (draw, most) => Math.floor(draw() * most);

export function dice(draw) {
  return [1 + below(draw, 6), 1 + below(draw, 6)];
}

function shuffled(cards, draw) {
  const left = cards.slice();
  return cards.map(() => left.splice(below(draw, left.length), 1)[0]);
}

// What the set-up of a game with so many seats comes to. The cards of a pack are taken from the one that was played, in order.
export function setup(game, seats, played, draw) {
  if (game === "industry") return { first: below(draw, seats) };
  const rolls = [];
  for (let rolling = seats; rolling > 1; ) {
    const round = Array.from({ length: rolling }, () => dice(draw));
    rolls.push(round);
    const totals = round.map(([white, red]) => white + red);
    rolling = totals.filter((total) => total === Math.max(...totals)).length;
  }
  const products = [...new Set(played.royalties)].sort();
  const royalties = shuffled([...products, ...products], draw);
  return { rolls, royalties, telexes: shuffled(played.telexes.slice().sort(), draw) };
}

// Every draw of a record: its place, its name, what was played and what it had to be.
export function allDraws(record, proof) {
  const named = streams(proof.seed, proof.nonces);
  const { given } = proof.verdict;
  const found = [];
  let drawn = 0;
  if (given === undefined) {
    const due = setup(record.game, record.seats.length, record.chance, named("setup"));
    found.push({ step: null, name: "setup", played: record.chance, due });
  }
  record.log.forEach((entry, step) => {
    if (!entry.dice) return;
    const name = proof.nonces ? `${entry.do}/${drawn}` : String(step);
    drawn += 1;
    if (step >= (given ?? 0)) found.push({ step, name, seat: entry.seat, played: entry.dice, due: dice(named(name)) });
  });
  return found.map((draw) => ({ ...draw, fine: same(draw.played, draw.due) }));
}

function same(one, other) {
  if (typeof one !== "object") return one === other;
  const names = Object.keys(other);
  return Object.keys(one).length === names.length && names.every((name) => same(one[name], other[name]));
}
