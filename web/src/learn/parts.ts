// What a guided game shows at its table, fetched only there.

export { Coach } from "./coach.tsx";
export { Spotlight } from "./spotlight.tsx";
