// Line charts drawn by uPlot, which is loaded with the first chart.

import { useEffect, useRef } from "preact/hooks";
import type UPlotType from "uplot";
import { language, t } from "../i18n.ts";
import { ScrollingTable } from "./datatable.tsx";

export type Line = { label: string; values: readonly (number | null)[]; colour: string; dash?: number[] };
type ChartProps = {
  title: string;
  x: readonly number[];
  lines: readonly Line[];
  xLabel: string;
  /** The place on the x axis that is looked at now. */
  cursor?: number | null;
  onPick?: (x: number) => void;
  /** Places on the x axis with a mark below. */
  marks?: readonly number[];
  height?: number;
};

/** How a line of each owner is dashed, so that nobody has to tell them apart by colour alone. */
export const DASHES = [[], [8, 4], [2, 3], [12, 3, 2, 3], [5, 5], [1, 5]];

/** uPlot formats its figures in the browser’s language, and fails where that is none, as in WebKit without a locale. */
function fetchPlot() {
  try {
    Intl.getCanonicalLocales(navigator.language);
  } catch {
    Object.defineProperty(navigator, "language", { value: "en", configurable: true });
  }
  return import("uplot");
}

/** Short strokes that rise from the x axis. */
function drawMarks(plot: UPlotType, marks: readonly number[], colour: string): void {
  const { ctx, bbox } = plot;
  ctx.fillStyle = colour;
  const size = 6 * devicePixelRatio;
  for (const mark of marks)
    ctx.fillRect(plot.valToPos(mark, "x", true) - size / 6, bbox.top + bbox.height - size, size / 3, size);
}

/** `colour` is the name of a custom property such as `--food`. */
export function Chart({ title, x, lines, xLabel, cursor, onPick, marks, height = 170 }: ChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const plot = useRef<{
    destroy: () => void;
    setCursor: (at: { left: number; top: number }) => void;
    valToPos: (v: number, s: string) => number;
  } | null>(null);
  const place = useRef(cursor);
  place.current = cursor;
  const point = () =>
    plot.current?.setCursor(
      place.current == null ? { left: -10, top: -10 } : { left: plot.current.valToPos(place.current, "x"), top: 0 },
    );
  useEffect(() => {
    const holder = box.current!;
    let gone = false;
    const draw = async () => {
      const { default: UPlot } = await fetchPlot();
      if (gone) return;
      plot.current?.destroy();
      const probe = holder.appendChild(document.createElement("i"));
      probe.style.transitionProperty = "none"; // or a colour would still be on its way to the next one
      const colour = (name: string) => {
        probe.style.color = `var(${name})`;
        return getComputedStyle(probe).color; // as a canvas understands it
      };
      const accent = colour("--accent");
      const axis = {
        stroke: colour("--muted"),
        grid: { stroke: colour("--line"), width: 1 },
        ticks: { show: false },
        values: (_: unknown, marks: number[]) => marks.map((mark) => mark.toLocaleString(language.peek())),
        font: "13px 'Barlow Condensed'",
      };
      plot.current = new UPlot(
        {
          width: holder.clientWidth,
          height,
          legend: { show: false },
          cursor: { y: false, points: { size: 8 } },
          scales: { x: { time: false } },
          hooks: { draw: [(drawn) => drawMarks(drawn, marks ?? [], accent)] },
          axes: [
            { ...axis, incrs: [1, 2, 5, 10, 20, 50], size: 30 },
            { ...axis, size: 44 },
          ],
          series: [
            {},
            ...lines.map((line) => ({
              label: line.label,
              stroke: colour(line.colour),
              width: 2.5,
              dash: line.dash,
              points: { show: x.length < 30, size: 6 },
            })),
          ],
        },
        [[...x], ...lines.map((line) => [...line.values])],
        holder,
      ) as never;
      probe.remove();
      point();
    };
    void draw();
    const size = new ResizeObserver(() => void draw());
    size.observe(holder);
    return () => {
      gone = true;
      size.disconnect();
      plot.current?.destroy();
      plot.current = null;
    };
  }, [x, lines, marks, height, language.value]);
  useEffect(point, [cursor]);
  const pick = (event: MouseEvent) => {
    const over = box.current?.querySelector(".u-over")?.getBoundingClientRect();
    if (!over || !onPick || x.length === 0) return;
    const at = x[0]! + ((event.clientX - over.left) / over.width) * (x[x.length - 1]! - x[0]!);
    onPick(x.reduce((best, value) => (Math.abs(value - at) < Math.abs(best - at) ? value : best)));
  };
  return (
    <figure class="chart">
      <figcaption>{title}</figcaption>
      <div ref={box} class="chart-plot" aria-hidden="true" onClick={pick} />
      <ul class="chart-key" aria-hidden="true">
        {lines.map((line) => (
          <li key={line.label}>
            <svg class="chart-line" viewBox="0 0 32 8">
              <path
                d="M1 4H31"
                stroke-dasharray={line.dash?.join(" ")}
                ref={(el) => {
                  if (el) el.style.stroke = `var(${line.colour})`;
                }}
              />
            </svg>{" "}
            {line.label}
          </li>
        ))}
      </ul>
      <details class="chart-table">
        <summary>{t("As a table")}</summary>
        <ScrollingTable label={title} headings={[xLabel, ...lines.map((line) => line.label)]}>
          {x.map((value, at) => (
            <tr key={value}>
              <th scope="row">{value}</th>
              {lines.map((line) => (
                <td key={line.label}>{line.values[at] ?? "–"}</td>
              ))}
            </tr>
          ))}
        </ScrollingTable>
      </details>
    </figure>
  );
}
