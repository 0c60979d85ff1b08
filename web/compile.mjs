// Compiles the Python sources under a folder with the Python that will run them, and leaves only the result.
// node compile.mjs FOLDER

import { loadPyodide } from "pyodide";

const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1", HOME: "/home/pyodide" } }); // columns take much room
python.mountNodeFS("/stage", process.argv[2]);
python.runPython(`
from pathlib import Path
from py_compile import PycInvalidationMode, compile
for path in Path("/stage").rglob("*.py"):
    name = str(path.relative_to("/stage"))
    compile(str(path), str(path.with_suffix(".pyc")), name, True, 2, PycInvalidationMode.UNCHECKED_HASH)
    path.unlink()
`);
process.exit(0);
