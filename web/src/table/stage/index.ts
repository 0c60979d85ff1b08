// The stage as the frame uses it, fetched when somebody sits down at a table: the first page does not carry it.

export { Overlay } from "./overlay.tsx";
export { openStage, type Stage } from "./stage.ts";
export { Strip } from "./strip.tsx";
