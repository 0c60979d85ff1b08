// As much of a browser as the logic under test touches; imported before it.

const page = new EventTarget();
const globals = globalThis as Record<string, unknown>;
globals.addEventListener ??= page.addEventListener.bind(page);
globals.removeEventListener ??= page.removeEventListener.bind(page);
globals.document ??= Object.assign(new EventTarget(), {
  visibilityState: "visible",
  documentElement: { dataset: {} },
});
globals.requestAnimationFrame ??= (call: () => void) => call();
globals.localStorage ??= { getItem: () => null, setItem: () => undefined };
globals.location ??= { pathname: "/", search: "", hash: "", origin: "http://here" };
globals.matchMedia ??= () => ({ matches: false, addEventListener: () => undefined });
Object.defineProperty(globalThis, "navigator", { value: { onLine: true, languages: ["en"] }, configurable: true });

export function happens(name: string): void {
  page.dispatchEvent(new Event(name));
}
