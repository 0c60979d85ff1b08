// Python's generator of chance (MT19937), seeded as Python seeds it with a large number: so that the draws can be made here.
const SIZE = 624;

function seeded(words) {
  const state = new Uint32Array(SIZE);
  state[0] = 19650218;
  for (let i = 1; i < SIZE; i++) state[i] = Math.imul(1812433253, state[i - 1] ^ (state[i - 1] >>> 30)) + i;
  let i = 1;
  let j = 0;
  const on = () => {
    if (++i >= SIZE) {
      state[0] = state[SIZE - 1];
      i = 1;
    }
  };
  const before = () => state[i - 1] ^ (state[i - 1] >>> 30);
  for (let k = Math.max(SIZE, words.length); k; k--) {
    state[i] = (state[i] ^ Math.imul(before(), 1664525)) + words[j] + j;
    on();
    if (++j >= words.length) j = 0;
  }
  for (let k = SIZE - 1; k; k--) {
    state[i] = (state[i] ^ Math.imul(before(), 1566083941)) - i;
    on();
  }
  state[0] = 0x80000000;
  return state;
}

function* numbers(state) {
  for (let at = SIZE; ; at++) {
    if (at >= SIZE) {
      for (let k = 0; k < SIZE; k++) {
        const y = (state[k] & 0x80000000) | (state[(k + 1) % SIZE] & 0x7fffffff);
        state[k] = state[(k + 397) % SIZE] ^ (y >>> 1) ^ (y & 1 ? 0x9908b0df : 0);
      }
      at = 0;
    }
    let y = state[at];
    y ^= y >>> 11;
    y ^= (y << 7) & 0x9d2c5680;
    y ^= (y << 15) & 0xefc60000;
    yield (y ^ (y >>> 18)) >>> 0;
  }
}

// The draws of `random()` after `seed(int.from_bytes(digest, "big"))`: numbers from 0 to 1.
export function* draws(digest) {
  const view = new DataView(digest);
  const words = [];
  for (let at = digest.byteLength - 4; at >= 0; at -= 4) words.push(view.getUint32(at));
  while (words.length > 1 && words.at(-1) === 0) words.pop();
  const source = numbers(seeded(words));
  for (;;) {
    const high = source.next().value >>> 5;
    const low = source.next().value >>> 6;
    yield (high * 67108864 + low) / 9007199254740992;
  }
}
