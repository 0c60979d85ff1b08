// What the stage shows of shares that no other game has: dice that roll, and the hammer that falls.

import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n.ts";
import { calm } from "../settings.ts";
import { Icon } from "../ui/icon.tsx";
import { Dice } from "./dice.tsx";

/** The dice tumble and come to rest. */
export function Roll({ dice, ms }: { dice: readonly [number, number]; ms: number }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (calm()) return;
    const dice = box.current?.querySelectorAll<SVGElement>(".die") ?? [];
    [...dice].forEach((die, at) => {
      const turn = at ? -1 : 1;
      die.animate(
        [
          { transform: `translateY(-16px) rotate(${turn * -400}deg) scale(0.7)`, offset: 0 },
          { transform: `translateY(6px) rotate(${turn * -120}deg) scale(1.05)`, offset: 0.55 },
          { transform: `translateY(-4px) rotate(${turn * 12}deg)`, offset: 0.8 },
          { transform: "none", offset: 1 },
        ],
        { duration: ms * 0.8, easing: "ease-out" },
      );
    });
  }, []);
  return (
    <div class="stage-roll" ref={box}>
      <Dice dice={dice} />
    </div>
  );
}

/** Going, going, gone. */
export function Call({ sentence, ms }: { sentence: string; ms: number }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const words = box.current?.querySelectorAll<HTMLElement>("b, p") ?? [];
    [...words].forEach((word, at) => {
      const delay = (ms * at) / 4;
      word.animate([{ opacity: 0 }, { opacity: 1 }], { duration: ms / 8, delay, fill: "backwards" });
    });
    const hammer = box.current?.querySelector<SVGElement>(".icon");
    if (hammer && !calm())
      hammer.animate(
        [
          { transform: "rotate(-30deg)", offset: 0 },
          { transform: "rotate(-45deg)", offset: 0.4 },
          { transform: "rotate(20deg)", offset: 0.5 },
          { transform: "rotate(0)", offset: 0.6 },
        ],
        { duration: ms, easing: "ease-in" },
      );
  }, []);
  return (
    <div class="stage-call">
      <div ref={box}>
        <Icon name="auction" />
        <b>{t("Going …")}</b> <b>{t("going …")}</b> <b>{t("gone!")}</b>
        <p>{sentence}</p>
      </div>
    </div>
  );
}
