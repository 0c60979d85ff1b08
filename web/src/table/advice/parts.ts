// What the adviser shows, fetched when it is first asked.

export { AdviserCard } from "./card.tsx";
export { AdviceDrawing } from "./drawing.tsx";
