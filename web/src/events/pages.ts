// The pages of what brings people together and back: fetched together when one of them is opened.

export { DailyPage } from "./daily.tsx";
export { PairPage } from "./pair.tsx";
