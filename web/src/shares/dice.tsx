// The white and the red die.

import { t } from "../i18n.ts";

const SPOTS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

export function Dice({ dice }: { dice: readonly [number, number] }) {
  const [white, red] = dice;
  const label = white ? t("Dice: white {white}, red {red}", { white, red }) : t("The dice are not rolled yet");
  return (
    <svg class="dice" viewBox="-1 -1 50 24" role="img" aria-label={label} key={`${white}/${red}`}>
      <Die spots={white} colour="white" x={0} />
      <Die spots={red} colour="red" x={26} />
    </svg>
  );
}

function Die({ spots, colour, x }: { spots: number; colour: "white" | "red"; x: number }) {
  return (
    <g class={`die die-${colour} ${spots ? "" : "blank"}`}>
      <rect x={x} y={0} width={22} height={22} rx={4.4} />
      {(SPOTS[spots] ?? []).map(([dx, dy]) => (
        <circle key={`${dx}/${dy}`} cx={x + 11 + dx * 5.7} cy={11 + dy * 5.7} r={1.95} />
      ))}
    </g>
  );
}
