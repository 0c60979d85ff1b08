// The picture of each game on the first page; decoration only.

import type { GameName } from "../games.ts";

const RAYS = Array.from({ length: 24 }, (_, at) => {
  const [from, to] = [at, at + 0.5].map((step) => Math.PI * (step / 24) * 2);
  const end = (angle: number) => `${(Math.cos(angle) * 1400).toFixed(0)} ${(-Math.sin(angle) * 1400).toFixed(0)}`;
  return `M0 0L${end(from!)}L${end(to!)}Z`;
}).join("");

const FAR =
  "M0 0V-96H46V-150H74V-96H140V-204C160 -226 196 -226 216 -204V-82H290V-140L340 -172V-140L390 -172V-140L440 " +
  "-172V-96H480V-262H506V-96H560V-130H640V-190H662V-130H720V-70H790V-110C800 -140 860 -140 870 " +
  "-110V-70H940V-236H966V-120H1030V-168H1120V-90H1200V0Z";
const NEAR =
  "M0 0V-52H34V-206L39 -216H58L63 -206V-52H96V-168L101 -178H120L125 -168V-52H160V-84L212 -118V-84L264 " +
  "-118V-84L316 -118V-84L368 -118V-52H430V-104C430 -134 526 -134 526 -104V-52H556V-150H572V-52H604L618 " +
  "-164H668L682 -52H740V-92H760V-132H772V-92H820V-52H860V-74L912 -108V-74L964 -108V-74L1016 " +
  "-108V-52H1062V-190L1067 -200H1086L1091 -190V-52H1200V0Z";
const CRANE = "M0 0V-150M-8 0L0 -30L8 0M-90 -150H60M-60 -150L0 -178L44 -150M0 -178V-150M-78 -150V-112";
const SHIP = "M-120 0C-92 -38 70 -42 124 0C70 42 -92 38 -120 0ZM-88 -10L-130 -34V34L-88 10ZM-24 34H36L28 54H-14Z";
const WINDOWS =
  "M172 -72h14v10h-14ZM224 -72h14v10h-14ZM276 -72h14v10h-14ZM328 -72h14v10h-14ZM872 -62h12v10h-12ZM924 " +
  "-62h12v10h-12ZM976 -62h12v10h-12Z";

// The tour around the world: a stop at every step of an ellipse, tilted like an orbit.
const STOPS = Array.from({ length: 18 }, (_, at) => {
  const turn = ((at + 0.5) / 18) * Math.PI * 2;
  const [x, y] = [Math.cos(turn) * 340, Math.sin(turn) * 116];
  return { x: x * 0.98 - y * 0.17, y: x * 0.17 + y * 0.98, front: Math.sin(turn) > -0.1, tone: at % 5 };
});
const LAND =
  "M-146 -104C-96 -166 -28 -180 6 -158C-2 -128 -40 -132 -48 -104C-60 -70 -98 -84 -112 -60" +
  "C-138 -66 -160 -88 -146 -104Z" +
  "M-96 -36C-64 -54 -22 -34 -20 -6C-22 34 -52 52 -60 104C-84 88 -86 40 -108 12C-116 -8 -114 -26 -96 -36Z" +
  "M52 -134C92 -150 142 -112 168 -66C146 -58 132 -74 108 -64C84 -52 64 -72 44 -88C36 -110 38 -124 52 -134Z" +
  "M40 -50C76 -64 118 -40 124 -8C112 26 92 44 80 92C58 76 52 34 38 10C26 -12 24 -36 40 -50Z" +
  "M128 74C148 64 160 74 154 92C142 106 124 100 128 74Z";
const LINER =
  "M-230 0L-206 62H214L262 -14H150V-42H-20V-14H-150V0ZM-10 -48V-70H120V-48ZM10 -76L18 -138H52L46 -76Z" +
  "M74 -76L82 -138H116L110 -76ZM-120 -14V-96H-114V-14Z";
const PORTS = Array.from({ length: 9 }, (_, at) => `M${-150 + at * 38} 16h12v10h-12Z`).join("");
const WAVES = [0, 34, 68].map((down) => `M-40 ${430 + down}q30 -20 60 0${"t60 0".repeat(21)}V540H-40Z`);
const PLANE = "M-64 4C-64 -4 -40 -8 -10 -8L-34 -46H-18L26 -8H52L64 -24H74L70 0L74 8C60 14 -64 14 -64 4Z";

function Tour() {
  return (
    <>
      <g transform="translate(430 236) scale(.88)">
        <path class="poster-rays" d={RAYS} />
        {STOPS.filter((stop) => !stop.front).map(stopAt)}
        <circle class="poster-halo" r="208" />
        <circle class="poster-sea" r="186" />
        <path class="poster-land" d={LAND} />
        <path
          class="poster-grid"
          d="M0 -186V186M-186 0H186M0 -186C-128 -124 -128 124 0 186C128 124 128 -124 0 -186M-161 -93H161M-161 93H161"
        />
        <circle class="poster-rim" r="186" />
        {STOPS.filter((stop) => stop.front).map(stopAt)}
      </g>
      <path class="poster-near" d={PLANE} transform="translate(880 110) rotate(-10) scale(1.15)" />
      <path class="poster-wave far" d={WAVES[0]} />
      <g transform="translate(890 430)">
        <g class="poster-smoke">
          <path d="M34 -150c-22 -28 26 -40 10 -76c-14 -26 32 -34 22 -68" />
          <path d="M98 -150c-22 -28 26 -40 10 -76c-14 -26 32 -34 22 -68" />
        </g>
        <path class="poster-near" d={LINER} />
        <path class="poster-lamp" d={PORTS} />
      </g>
      <path class="poster-wave middle" d={WAVES[1]} />
      <path class="poster-wave" d={WAVES[2]} />
    </>
  );
}

function stopAt({ x, y, tone }: (typeof STOPS)[number]) {
  return <rect key={`${x}`} class={`poster-stop tone-${tone}`} x={x - 17} y={y - 17} width="34" height="34" rx="4" />;
}

const PICTURES = { industry: Works, shares: Tour } as const satisfies Record<GameName, () => unknown>;

export function Poster({ game }: { game: GameName }) {
  const Picture = PICTURES[game];
  return (
    <svg class="poster" viewBox="0 0 1200 520" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect class="poster-sky" width="1200" height="520" />
      <Picture />
    </svg>
  );
}

function Works() {
  return (
    <>
      <g transform="translate(700 420)">
        <path class="poster-rays" d={RAYS} />
        <circle class="poster-halo" r="196" />
        <circle class="poster-sun" r="150" />
      </g>
      <path class="poster-far poster-ship" d={SHIP} transform="translate(1010 168) scale(.72)" />
      <path class="poster-far" d={FAR} transform="translate(0 520) scale(1 1.02)" />
      <path class="poster-crane" d={CRANE} transform="translate(830 420)" />
      <g class="poster-smoke">
        <path d="M48 300c-22 -28 26 -40 10 -76c-14 -26 32 -34 22 -68" />
        <path d="M110 338c-22 -28 26 -40 10 -76c-14 -26 32 -34 22 -68" />
        <path d="M1077 316c-22 -28 26 -40 10 -76c-14 -26 32 -34 22 -68" />
      </g>
      <path class="poster-near" d={NEAR} transform="translate(0 520)" />
      <path class="poster-lamp" d={WINDOWS} transform="translate(0 520)" />
    </>
  );
}
