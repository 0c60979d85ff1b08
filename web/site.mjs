// Bundles the site that plays without a server around the folder of Python, with addresses relative to its own place.
// node site.mjs PYTHON LICENCES TARGET

import { cp, mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import * as esbuild from "esbuild";
import { bundle, common, hash, here, writePage } from "./bundle.mjs";
import { writeLicences } from "./licences.mjs";

const [python, licences, target] = process.argv.slice(2);
const CSP =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; " +
  "connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'";

const folder = `python-${basename(python)}`;
await mkdir(join(target, "assets"), { recursive: true });
await cp(python, join(target, folder), { recursive: true });
const worker = await buildWorker();
const define = {
  WON_SITE: "true",
  WON_WORKER: JSON.stringify(`assets/${worker.file}`),
  WON_SERVER: JSON.stringify(process.env.WON_SERVER ?? ""), // where games with friends go, unless they say otherwise
};
const { metafile } = await esbuild.build(bundle(target, define));
const workerFile = await readFile(join(target, "assets", worker.file));
await writePage(target, metafile, "assets", finish);
await writeFile(join(target, "assets", worker.file), workerFile);
await cp(join(here, "static/site"), target, { recursive: true });
await writeLicences(target, [metafile, worker.metafile], JSON.parse(await readFile(licences, "utf8")));
await writeServiceWorker();
await report();

async function buildWorker() {
  const size = async (name) => ({ name, bytes: (await stat(join(target, folder, name))).size });
  const lock = JSON.parse(await readFile(join(here, "node_modules/pyodide/pyodide-lock.json"), "utf8"));
  const parts = {
    folder: `../${folder}/`,
    wasm: await size("python.bin"),
    library: await size("library.bin"),
    packages: await size("packages.xz"),
    lock: JSON.stringify({ info: lock.info, packages: {} }), // of its own packages none is shipped
  };
  const { metafile } = await esbuild.build({
    ...common,
    entryPoints: { worker: join(here, "src/local/worker.ts") },
    outdir: join(target, "assets"),
    entryNames: "[name]-[hash]",
    metafile: true,
    minify: true,
    external: ["node:*", "ws"],
    define: { WON_PYTHON: JSON.stringify(parts) },
  });
  return { file: basename(Object.keys(metafile.outputs).find((path) => path.endsWith(".js"))), metafile };
}

/** The rules for the browser stand in the page itself, since no server of ours sends headers. */
function finish(page) {
  const head =
    `<meta charset="utf-8">\n    <meta http-equiv="Content-Security-Policy" content="${CSP}">\n` +
    '    <meta name="referrer" content="no-referrer">\n    <link rel="manifest" href="manifest.webmanifest">\n' +
    '    <link rel="apple-touch-icon" href="icon-192.png">';
  return page.replace('<meta charset="utf-8">', head);
}

async function writeServiceWorker() {
  const files = (await all(target)).filter((name) => !name.endsWith("LEGAL.txt"));
  const contents = await Promise.all(files.map((name) => readFile(join(target, name))));
  const version = hash(Buffer.concat(contents.map((content) => Buffer.from(hash(content)))));
  const list = ["./", ...files.filter((name) => name !== "index.html")];
  const script = (await readFile(join(here, "src/local/offline.js"), "utf8"))
    .replace("%version%", version)
    .replace("/* files */", list.map((name) => JSON.stringify(name)).join(",\n  "));
  await writeFile(join(target, "offline.js"), script);
}

async function all(directory) {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => relative(target, join(entry.parentPath ?? entry.path, entry.name))).sort();
}

/** The sizes of what a first visit loads before play: as they are, and as a host with Brotli sends them. */
async function report() {
  const groups = { Python: folder, "the page": "assets" };
  const sizes = {};
  for (const [title, place] of Object.entries(groups)) {
    let plain = 0;
    let sent = 0;
    for (const name of await readdir(join(target, place))) {
      if (!/\.(mjs|js|css|bin|xz)$/.test(name)) continue;
      const content = await readFile(join(target, place, name));
      plain += content.length;
      sent += Math.min(content.length, brotli(name, content).length);
    }
    sizes[title] = [plain, sent];
  }
  await writeFile(join(here, "build/sizes.json"), JSON.stringify(sizes));
}

function brotli(name, content) {
  if (/\.(bin|xz)$/.test(name)) return content; // they are compressed already
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
}
