// What a table of industry shows only when it is asked for: all of it as text, and the charts.

export { Charts } from "./charts.tsx";
export { Text } from "./text.tsx";
