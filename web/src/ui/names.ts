// Names as they may be shown: one line, without characters that do not print or that turn the direction of writing.

export function plainName(name: string): string {
  return name.replace(/[\p{C}\s]+/gu, " ").trim();
}
