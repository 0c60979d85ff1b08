// The little of Markdown that the rules use: paragraphs, lists, emphasis, code and links. Anything else stays as it is.

import type { ComponentChildren } from "preact";
import { DataTable } from "../ui/datatable.tsx";

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\((.+?)\)/g;

export function inline(text: string): ComponentChildren[] {
  const nodes: ComponentChildren[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    nodes.push(text.slice(from, match.index));
    from = match.index + match[0].length;
    const [, strong, soft, code, words] = match;
    if (strong) nodes.push(<strong>{strong}</strong>);
    else if (soft) nodes.push(<em>{soft}</em>);
    else if (code) nodes.push(<code>{code}</code>);
    else nodes.push(words);
  }
  return [...nodes, text.slice(from)];
}

export function Marked({ text, block = false }: { text: string; block?: boolean }) {
  if (!block) return <>{inline(text)}</>;
  return (
    <>
      {text.split(/\n{2,}/).map((part, at) => (
        <Block key={at} text={part} />
      ))}
    </>
  );
}

function Block({ text }: { text: string }) {
  const lines = text.split("\n");
  if (lines.every((line) => /^\s*([-*]|\d+\.)\s/.test(line) || /^\s{2,}/.test(line))) {
    const items = text.split(/\n(?=\s*(?:[-*]|\d+\.)\s)/).map((item) => item.replace(/^\s*([-*]|\d+\.)\s+/, ""));
    return (
      <ul>
        {items.map((item, at) => (
          <li key={at}>{inline(item)}</li>
        ))}
      </ul>
    );
  }
  if (lines.length > 1 && lines.every((line) => line.trim().startsWith("|"))) return <Grid lines={lines} />;
  return <p>{inline(text)}</p>;
}

function Grid({ lines }: { lines: string[] }) {
  const rows = lines
    .filter((line) => !/^\|[\s|:-]+\|$/.test(line.trim()))
    .map((line) =>
      line
        .trim()
        .replace(/^\||\|$/g, "")
        .split("|"),
    );
  const [head = [], ...body] = rows;
  return (
    <div class="scroll" tabIndex={0}>
      <DataTable headings={[...head.map((cell) => inline(cell.trim()))]}>
        {body.map((row, at) => (
          <tr key={at}>
            {row.map((cell, place) => (
              <td key={place}>{inline(cell.trim())}</td>
            ))}
          </tr>
        ))}
      </DataTable>
    </div>
  );
}
