// What the adviser means, drawn over the table: numbered tags at places, and arrows between them. It catches no clicks;
// screen readers have the card.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Session } from "../../net/session.ts";
import { elementAt } from "../stage/anchors.ts";
import type { Anchor } from "../stage/scene.ts";
import type { Marked } from "./marks.ts";
import { adviceOf } from "./state.ts";

const EVERY = 150; // milliseconds between two looks at where things are
const ROOM = 3; // pixels around what is marked
const LETTER = 7.6; // pixels, about
const HIGH = 20;
const PARTS = 24; // of an arrow, looked at one by one

type Box = { x: number; y: number; width: number; height: number };
/** Where a tag has its label: on a hex, beside a slim bar, or at a corner. */
type Place = "hex" | "bar" | "corner";
type Curve = { from: Box; to: Box; bend: number; label: string };
type Drawn =
  | { kind: "tag"; box: Box; place: Place; label: string; first: boolean }
  | ({ kind: "arrow"; first: boolean } & Curve);

export function AdviceDrawing({ session }: { session: Session }) {
  const advice = adviceOf(session);
  const drawn = useSignal<readonly Drawn[]>([]);
  const marked = advice.drawn.value;
  useEffect(() => {
    const look = () => {
      const next = distinct(marked.flatMap(measured));
      if (JSON.stringify(next) !== JSON.stringify(drawn.peek())) drawn.value = next;
    };
    look();
    if (marked.length === 0) return undefined;
    const timer = setInterval(look, EVERY);
    document.addEventListener("scroll", look, true);
    return () => {
      clearInterval(timer);
      document.removeEventListener("scroll", look, true);
    };
  }, [marked]);
  if (drawn.value.length === 0) return null;
  return (
    <svg class="advice-marks" aria-hidden="true">
      <marker id="advice-head" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5" markerHeight="5" orient="auto">
        <path d="M0 0L10 5L0 10Z" />
      </marker>
      {drawn.value.map((one, at) => (one.kind === "tag" ? <Tag key={at} {...one} /> : <Arrow key={at} {...one} />))}
    </svg>
  );
}

/** Where the marks of a step are; what is not in the window is left out. */
function measured({ number, marks }: Marked): Drawn[] {
  const first = number <= 1;
  const name = number ? String(number) : "";
  let arrows = 0;
  return marks.flatMap((mark): Drawn[] => {
    if (mark.kind === "arrow") {
      const [from, to] = [boxOf(mark.from), boxOf(mark.to)];
      if (!from || !to) return [];
      if (from.x === to.x && from.y === to.y) return [{ kind: "tag", box: to, place: "corner", label: name, first }];
      const arrow = { from, to, bend: arrows % 2 ? -1 : 1, label: [name, mark.text].filter(Boolean).join(" · ") };
      if (overCard(arrow)) return [from, to].map((box) => ({ kind: "tag", box, place: "corner", label: name, first }));
      arrows++;
      return [{ kind: "arrow", ...arrow, first }];
    }
    const at = mark.kind === "ghost" ? `hex/${mark.at}` : mark.at;
    const box = boxOf(at);
    const text = mark.kind === "tag" && !isTab(at) ? mark.text : "";
    const place = at.startsWith("hex/") ? "hex" : box && box.width > 4 * box.height ? "bar" : "corner";
    return box ? [{ kind: "tag", box, place, label: [name, text].filter(Boolean).join(" · "), first }] : [];
  });
}

/** Whether the arrow or its label would cover what the adviser says: then both ends are marked instead. */
function overCard({ from, to, bend, label }: Curve): boolean {
  const card = document.querySelector(".adviser")?.getBoundingClientRect();
  if (!card) return false;
  const { a, by, b, top } = curve(from, to, bend);
  const covers = (left: number, right: number, above: number, below: number) =>
    right > card.left && left < card.right && below > card.top && above < card.bottom;
  const said = labelAt(top.x, label);
  if (covers(said.left, said.left + said.wide, top.y - HIGH / 2, top.y + HIGH / 2)) return true;
  return Array.from({ length: PARTS + 1 }, (_, at) => at / PARTS).some((part) => {
    const on = (one: "x" | "y") => (1 - part) ** 2 * a[one] + 2 * part * (1 - part) * by[one] + part ** 2 * b[one];
    return covers(on("x"), on("x"), on("y"), on("y"));
  });
}

/** Of several steps that concern one place, the first has its tag there. */
function distinct(drawn: readonly Drawn[]): Drawn[] {
  const tagged = new Set<string>();
  return drawn.filter((one) => {
    const key = one.kind === "tag" ? JSON.stringify(one.box) : "";
    if (key && tagged.has(key)) return false;
    tagged.add(key);
    return true;
  });
}

function boxOf(anchor: Anchor): Box | null {
  const element = elementAt(anchor);
  const box = element?.getBoundingClientRect();
  if (!box || box.width === 0 || hidden(element!, box)) return null;
  const round = (value: number) => Math.round(value);
  return { x: round(box.left), y: round(box.top), width: round(box.width), height: round(box.height) };
}

/** Whether a phone has the place behind a tab. */
function isTab(anchor: Anchor): boolean {
  return elementAt(anchor)?.getAttribute("role") === "tab";
}

/** Below the sheet of a phone, behind the panel of what is asked, or scrolled out of its column. */
function hidden(element: Element, box: DOMRect): boolean {
  const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  if (middle.x < 0 || middle.y < 0 || middle.x > innerWidth || middle.y > innerHeight) return true;
  const sheet = document.querySelector(".sheet");
  if (sheet && !sheet.contains(element) && middle.y > sheet.getBoundingClientRect().top) return true;
  const panel = element.closest(".action") ? null : document.elementFromPoint(middle.x, middle.y)?.closest(".action");
  if (panel) return true;
  const column = element.closest(".table-left, .table-right, .table-centre")?.getBoundingClientRect();
  return column !== undefined && (middle.y < column.top || middle.y > column.bottom);
}

function Tag({ box, place, label, first }: Drawn & { kind: "tag" }) {
  const { x, y, width, height } = box;
  return (
    <g class={first ? "first" : ""}>
      {place !== "hex" && (
        <rect
          class="advice-ring"
          x={x - ROOM}
          y={y - ROOM}
          width={width + 2 * ROOM}
          height={height + 2 * ROOM}
          rx={7}
        />
      )}
      {label && place === "hex" && <Label x={x + width / 2} y={y + 2} text={label} />}
      {label && place === "bar" && <Label x={x + width + ROOM} y={y + height / 2} text={label} from="start" />}
      {label && place === "corner" && <Label x={x + width - 4} y={y - 2} text={label} from="end" />}
    </g>
  );
}

function Arrow({ from, to, bend, label, first }: Drawn & { kind: "arrow" }) {
  const { a, by, b, top } = curve(from, to, bend);
  return (
    <g class={first ? "first" : ""}>
      <path class="advice-arrow" d={`M${a.x} ${a.y}Q${by.x} ${by.y} ${b.x} ${b.y}`} marker-end="url(#advice-head)" />
      <Label x={top.x} y={top.y} text={label} />
    </g>
  );
}

/** From the middle of one box by a bend to that of the other, and where its label is. */
function curve(from: Box, to: Box, bend: number) {
  const [a, b] = [middleOf(from), middleOf(to)];
  const out = 26 * bend;
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const long = Math.hypot(dx, dy) || 1;
  const by = { x: (a.x + b.x) / 2 - (dy / long) * 2 * out, y: (a.y + b.y) / 2 + (dx / long) * 2 * out };
  return { a, by, b, top: { x: (a.x + 2 * by.x + b.x) / 4, y: (a.y + 2 * by.y + b.y) / 4 } };
}

function middleOf({ x, y, width, height }: Box): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}

type LabelProps = { x: number; y: number; text: string; from?: "start" | "middle" | "end" };

function labelAt(x: number, text: string, from: LabelProps["from"] = "middle"): { left: number; wide: number } {
  const wide = Math.max(HIGH, text.length * LETTER + 12);
  const begin = { start: x, middle: x - wide / 2, end: x - wide }[from];
  return { left: Math.min(Math.max(2, begin), innerWidth - wide - 2), wide };
}

/** Text on a ground of its own, kept within the window. */
function Label({ x, y, text, from }: LabelProps) {
  const { left, wide } = labelAt(x, text, from);
  const top = Math.max(2, y - HIGH / 2);
  return (
    <g class="advice-label">
      <rect x={left} y={top} width={wide} height={HIGH} rx={HIGH / 2} />
      <text x={left + wide / 2} y={top + HIGH / 2 + 5}>
        {text}
      </text>
    </g>
  );
}
