// SHA-256 and HMAC in plain script: Web Crypto is missing on a page without https, and this check must work there too.
const ROUNDS = [];
const START = [];
for (let n = 2; ROUNDS.length < 64; n++) {
  let prime = true;
  for (let k = 2; k * k <= n; k++) if (n % k === 0) prime = false;
  if (!prime) continue;
  const bits = (root) => ((root - Math.floor(root)) * 2 ** 32) | 0;
  if (START.length < 8) START.push(bits(n ** (1 / 2)));
  ROUNDS.push(bits(n ** (1 / 3)));
}

const turn = (word, by) => (word >>> by) | (word << (32 - by));

export function bytes(text) {
  return new TextEncoder().encode(text);
}

function joined(first, second) {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

// The digest of some bytes, as bytes.
export function sha256(message) {
  const size = Math.ceil((message.length + 9) / 64) * 64;
  const view = new DataView(joined(message, new Uint8Array(size - message.length)).buffer);
  view.setUint8(message.length, 0x80);
  view.setUint32(size - 4, message.length * 8);
  const state = START.slice();
  for (let at = 0; at < size; at += 64) {
    const w = [];
    for (let i = 0; i < 64; i++) {
      if (i < 16) w.push(view.getUint32(at + i * 4) | 0);
      else {
        const x = w[i - 15];
        const y = w[i - 2];
        const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
        const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
        w.push((w[i - 16] + s0 + w[i - 7] + s1) | 0);
      }
    }
    let [a, b, c, d, e, f, g, h] = state;
    for (let i = 0; i < 64; i++) {
      const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUNDS[i] + w[i]) | 0;
      const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [a, b, c, d, e, f, g, h] = [(t1 + t2) | 0, a, b, c, (d + t1) | 0, e, f, g];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = (state[i] + word) | 0));
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => digest.setInt32(i * 4, word));
  return new Uint8Array(digest.buffer);
}

export function hmac(key, message) {
  const padded = joined(key.length > 64 ? sha256(key) : key, new Uint8Array(64)).slice(0, 64);
  const inner = sha256(joined(padded.map((byte) => byte ^ 0x36), message));
  return sha256(joined(padded.map((byte) => byte ^ 0x5c), inner));
}

export function hex(digest) {
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
