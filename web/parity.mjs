// Runs a Python script in the Python that the site ships, with the modules that it ships; a player's module that it does
// not ship comes from the source.
// node parity.mjs FOLDER-OF-PYTHON SCRIPT ARGUMENTS...

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const [folder, script, ...rest] = process.argv.slice(2);
const python = await loadPyodide();
python.mountNodeFS("/players", fileURLToPath(new URL("../src/won/players", import.meta.url)));
python.globals.set("packages", new Uint8Array(readFileSync(join(folder, "packages.xz"))));
python.globals.set("script", readFileSync(script, "utf8"));
python.globals.set("arguments", JSON.stringify([script, ...rest]));
try {
  python.runPython(`
import io, json, lzma, sys, zipfile
zipfile.ZipFile(io.BytesIO(lzma.decompress(packages.to_bytes()))).extractall("/won")
sys.path.insert(0, "/won")
import won.players
won.players.__path__.append("/players")
sys.argv = json.loads(arguments)
exec(compile(script, sys.argv[0], "exec"), {"__name__": "__main__"})
`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
process.exit(0);
