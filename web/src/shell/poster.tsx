// The picture behind the title; decoration only.

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

export function Poster() {
  return (
    <svg class="poster" viewBox="0 0 1200 520" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect class="poster-sky" width="1200" height="520" />
      <g transform="translate(800 420)">
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
    </svg>
  );
}
