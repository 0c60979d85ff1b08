// The licences of the packages whose files a bundle holds, for the page "About". A package without one stops the build.

import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { here } from "./bundle.mjs";

const TEXT = /^(licen[cs]e|copying)(\.(md|txt))?$/i;

/** The names of the packages of which a bundle holds something. */
export function bundled(metafile) {
  const used = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs));
  const names = used.map((path) => /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1]);
  return [...new Set(names.filter(Boolean))].sort();
}

/** Name, version, licence and its text. */
export async function licenceOf(name, root = here) {
  const folder = join(root, "node_modules", name);
  const { version, license: licence } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  const file = (await readdir(folder)).find((one) => TEXT.test(one));
  if (!file || !licence) throw new Error(`${name} is bundled, and has no licence to ship with it`);
  return { name, version, licence, text: (await readFile(join(folder, file), "utf8")).trim() };
}

/** Writes `licences.json` into the folder: our own licence first, then `others`, which come from elsewhere. */
export async function writeLicences(folder, metafiles, others = []) {
  const names = [...new Set(metafiles.flatMap(bundled))].filter((name) => !others.some((one) => one.name === name));
  const source = await readFile(join(here, "../src/won/__init__.py"), "utf8");
  const version = /__version__ = "([^"]+)"/.exec(source)[1];
  const own = (await readFile(join(here, "../LICENSE"), "utf8")).trim();
  const packages = [...others, ...(await Promise.all(names.map((name) => licenceOf(name))))];
  packages.sort((one, other) => one.name.localeCompare(other.name, "en"));
  await writeFile(join(folder, "licences.json"), JSON.stringify({ version, text: own, packages }));
}
