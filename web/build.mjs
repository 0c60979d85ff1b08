// Bundles src/ and styles/ into ../src/won/web: hashed names, nothing loaded from anywhere else, compressed once for
// all.
// node build.mjs          the bundle        --watch  again after each change        --test  the unit tests into
// build/test

import { createHash } from "node:crypto";
import { cp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import * as esbuild from "esbuild";

const here = fileURLToPath(new URL(".", import.meta.url));
const target = join(here, "../src/won/web");
const fresh = join(here, "build/bundle");
const asked = process.argv[2] ?? "";

const common = {
  bundle: true,
  format: "esm",
  target: "es2022",
  jsx: "automatic",
  jsxImportSource: "preact",
  logLevel: "warning",
  charset: "utf8",
  loader: { ".woff2": "file", ".svg": "file" },
};

if (asked === "--test") await buildTests();
else if (asked === "--watch") await watch();
else await publish(await esbuild.build(bundle()));

async function buildTests() {
  await rm(join(here, "build/test"), { recursive: true, force: true });
  const tests = (await readdir(join(here, "test"))).filter((name) => /\.test\.tsx?$/.test(name));
  const entryPoints = tests.map((name) => join(here, "test", name));
  await esbuild.build({
    ...common,
    entryPoints,
    outdir: join(here, "build/test"),
    platform: "node",
    sourcemap: "inline",
  });
}

function bundle() {
  return {
    ...common,
    entryPoints: { main: "src/main.tsx", theme: "src/theme.ts", styles: "styles/main.css" },
    absWorkingDir: here,
    outdir: join(fresh, "assets"),
    publicPath: "/assets",
    splitting: true,
    metafile: true,
    minify: true,
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    legalComments: "linked",
    define: { "process.env.NODE_ENV": '"production"' },
  };
}

async function watch() {
  const context = await esbuild.context({
    ...bundle(),
    plugins: [{ name: "publish", setup: (build) => build.onEnd((result) => result.errors.length || publish(result)) }],
  });
  await context.watch();
}

/** Writes the page around what was built, and puts the new folder in the place of the old one. */
async function publish({ metafile }) {
  const made = Object.keys(metafile.outputs).map((path) => join(here, path));
  const names = made.map((path) => basename(path));
  const named = (pattern) => {
    const found = names.find((name) => pattern.test(name));
    if (!found) throw new Error(`nothing was built for ${pattern}`);
    return `/assets/${found}`;
  };
  const mark = await readFile(join(here, "static/mark.svg"));
  const markName = `mark-${createHash("sha256").update(mark).digest("hex").slice(0, 8)}.svg`;
  await writeFile(join(fresh, "assets", markName), mark);
  const page = (await readFile(join(here, "static/index.html"), "utf8"))
    .replace("%main%", named(/^main-\w+\.js$/))
    .replace("%theme%", named(/^theme-\w+\.js$/))
    .replace("%styles%", named(/^styles-\w+\.css$/))
    .replaceAll("%mark%", `/assets/${markName}`)
    .replace("%barlow%", named(/^barlow-latin-400.*woff2$/))
    .replace("%federo%", named(/^federo-latin-400.*woff2$/))
    .replace("%condensed%", named(/^barlow-condensed-latin-600.*woff2$/));
  await writeFile(join(fresh, "index.html"), page);
  const keep = new Set([...names, markName]);
  for (const name of await readdir(join(fresh, "assets"))) if (!keep.has(name)) await rm(join(fresh, "assets", name));
  for (const name of keep) await compress(join(fresh, "assets", name));
  await compress(join(fresh, "index.html"));
  await rm(`${target}.new`, { recursive: true, force: true });
  await cp(fresh, `${target}.new`, { recursive: true });
  await rm(target, { recursive: true, force: true });
  await rename(`${target}.new`, target);
  await report(keep);
}

async function compress(path) {
  if (![".js", ".css", ".html", ".svg", ".json"].includes(extname(path))) return;
  const raw = await readFile(path);
  if (raw.length < 600) return;
  await writeFile(`${path}.br`, brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  await writeFile(`${path}.gz`, gzipSync(raw, { level: 9 }));
}

async function report(names) {
  let sum = 0;
  for (const name of names) {
    if (!/\.(js|css)$/.test(name)) continue;
    const path = join(target, "assets", name);
    const size = (await readFile(`${path}.br`).catch(() => readFile(path))).length;
    sum += size;
    console.log(`${String((size / 1024).toFixed(1)).padStart(8)} kB  ${name}`);
  }
  console.log(`${String((sum / 1024).toFixed(1)).padStart(8)} kB  all scripts and styles, compressed`);
}
