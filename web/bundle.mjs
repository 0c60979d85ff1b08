// What the page of the server and the page of the site are both built from.

import { createHash } from "node:crypto";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const here = fileURLToPath(new URL(".", import.meta.url));

const GAMES = ["industry", "shares"];

export const common = {
  bundle: true,
  format: "esm",
  target: "es2022",
  jsx: "automatic",
  jsxImportSource: "preact",
  logLevel: "warning",
  charset: "utf8",
  loader: { ".woff2": "file", ".svg": "file" },
};

/**
 * Puts all that the first page needs into one file. esbuild makes a file for each set of entry points that share a module;
 * with this every part that is fetched later also imports the application, so that whatever the application needs is
 * shared by the same set. It has been evaluated by then: the import costs nothing. For the same reason a part of a game
 * that is fetched later also imports that game.
 */
const oneFirstFile = {
  name: "one-first-file",
  setup(build) {
    const app = join(here, "src/shell/app.tsx");
    const later = new Set();
    build.onResolve({ filter: /\.tsx?$/ }, ({ kind, path, resolveDir }) => {
      if (kind === "dynamic-import") later.add(join(resolveDir, path));
      return undefined;
    });
    build.onLoad({ filter: /\/src\/.*\.tsx?$/ }, async ({ path }) => {
      if (!later.has(path)) return undefined;
      const loader = path.endsWith("x") ? "tsx" : "ts";
      const first = [app, ...gameOf(path)].map((module) => `import ${JSON.stringify(module)};\n`).join("");
      return { contents: first + (await readFile(path, "utf8")), loader };
    });
  },
};

/** The module of the game that a file is a part of, unless it is that module. */
function gameOf(path) {
  const index = join(dirname(path), "index.tsx");
  return GAMES.includes(basename(dirname(path))) && path !== index ? [index] : [];
}

/** The options of a bundle into `folder`/assets. */
export function bundle(folder, define, more = {}) {
  return {
    ...common,
    entryPoints: { main: "src/main.tsx", theme: "src/theme.ts", styles: "styles/main.css" },
    absWorkingDir: here,
    outdir: join(folder, "assets"),
    splitting: true,
    metafile: true,
    minify: true,
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    legalComments: "linked",
    plugins: [oneFirstFile],
    define: { "process.env.NODE_ENV": '"production"', ...define },
    ...more,
  };
}

export function hash(content) {
  return createHash("sha256").update(content).digest("hex").slice(0, 8);
}

/** Writes the page around what was built, whose addresses begin with `base`; the names of all assets. */
export async function writePage(folder, metafile, base, finish = (page) => page) {
  const names = Object.keys(metafile.outputs).map((path) => basename(path));
  const named = (pattern) => {
    const found = names.find((name) => pattern.test(name));
    if (!found) throw new Error(`nothing was built for ${pattern}`);
    return `${base}/${found}`;
  };
  const mark = await readFile(join(here, "static/mark.svg"));
  const markName = `mark-${hash(mark)}.svg`;
  await writeFile(join(folder, "assets", markName), mark);
  const main = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === "src/main.tsx")[1];
  const first = main.imports.filter(({ kind }) => kind === "import-statement").map(({ path }) => basename(path));
  if (first.length !== 1) throw new Error(`the first page needs one file, not ${first.join(", ")}`);
  const page = (await readFile(join(here, "static/index.html"), "utf8"))
    .replace("%first%", `${base}/${first[0]}`)
    .replace("%main%", named(/^main-\w+\.js$/))
    .replace("%theme%", named(/^theme-\w+\.js$/))
    .replace("%styles%", named(/^styles-\w+\.css$/))
    .replaceAll("%mark%", `${base}/${markName}`)
    .replace("%barlow%", named(/^barlow-latin-400.*woff2$/))
    .replace("%federo%", named(/^federo-latin-400.*woff2$/))
    .replace("%condensed%", named(/^barlow-condensed-latin-600.*woff2$/));
  await writeFile(join(folder, "index.html"), finish(page));
  const keep = new Set([...names, markName]);
  for (const name of await readdir(join(folder, "assets"))) if (!keep.has(name)) await rm(join(folder, "assets", name));
  return keep;
}
