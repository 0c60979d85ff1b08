"""Import every compiled module of the installed package and name them; fail when one does not load or there is none,
and when the licence of what is linked into them is missing."""

import importlib
import sys
import sysconfig
from pathlib import Path

import won

package = Path(won.__file__).parent
suffix = sysconfig.get_config_var("EXT_SUFFIX")
names = sorted(".".join(path.relative_to(package).parts).removesuffix(suffix) for path in package.rglob(f"*{suffix}"))
for name in names:
    importlib.import_module(f"won.{name}")
if not names:
    sys.exit("Nothing was compiled: see [tool.hatch.build.targets.wheel.hooks.mypyc] in pyproject.toml.")
if not (package / "LICENSE-mypyc.txt").exists():
    sys.exit("The licence of mypyc is missing: see tools/build_hook.py.")
print(f"{len(names)} modules compiled: {' '.join(names)}")
