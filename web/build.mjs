// Bundles src/ and styles/ into ../src/won/web: hashed names, nothing loaded from anywhere else, compressed once for
// all.
// node build.mjs          the bundle        --watch  again after each change        --test  the unit tests into
// build/test

import { cp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import * as esbuild from "esbuild";
import { bundle, common, here, writePage } from "./bundle.mjs";
import { writeLicences } from "./licences.mjs";

const target = join(here, "../src/won/web");
const fresh = join(here, "build/bundle");
const asked = process.argv[2] ?? "";
const options = bundle(fresh, { WON_SITE: "false", WON_SERVER: '""' }, { publicPath: "/assets" });

if (asked === "--test") await buildTests();
else if (asked === "--watch") await watch();
else await publish(await esbuild.build(options));

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

async function watch() {
  const context = await esbuild.context({
    ...options,
    plugins: [
      ...options.plugins,
      { name: "publish", setup: (build) => build.onEnd((result) => result.errors.length || publish(result)) },
    ],
  });
  await context.watch();
}

/** Writes the page around what was built, and puts the new folder in the place of the old one. */
async function publish({ metafile }) {
  const keep = await writePage(fresh, metafile, "/assets");
  for (const name of keep) await compress(join(fresh, "assets", name));
  await compress(join(fresh, "index.html"));
  await cp(join(here, "static/push.js"), join(fresh, "push.js")); // its address says which pages it is for
  await writeLicences(fresh, [metafile]);
  await compress(join(fresh, "licences.json"));
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
