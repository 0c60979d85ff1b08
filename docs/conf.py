"""Settings of the documentation: Markdown pages of the repository and the API reference, built with Sphinx.

The source folder is the repository, so that links between its pages work on the site as they do in the files.
"""

import sys
from pathlib import Path

import won

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))  # for the extension in tools

project = "Wealth of Nations"
author = "the Wealth of Nations contributors"
release = won.__version__
root_doc = "docs/index"
include_patterns = ["C*.md", "NOTICE.md", "SECURITY.md", "docs/**.md"]  # README.md has its own first page here
exclude_patterns = [".*", "bench", "build", "deploy", "dist", "examples", "mutants", "requirements", "src", "tests"]
exclude_patterns += ["tools", "web"]

extensions = ["myst_parser", "sphinx.ext.autodoc", "tools.rules_pictures"]
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 4
default_role = "code"  # docstrings mark code with single backquotes, as Markdown does
autodoc_default_options = {"members": True, "undoc-members": True, "show-inheritance": True}
autodoc_inherit_docstrings = False
autodoc_member_order = "bysource"
autodoc_mock_imports = ["pyspiel"]  # aborts the interpreter when it exits
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True
maximum_signature_line_length = 100

html_theme = "furo"
html_static_path = ["site/static"]
html_css_files = ["site.css"]
html_favicon = "../web/static/mark.svg"
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#1f5f8b", "color-brand-content": "#1f5f8b"},
    "dark_css_variables": {"color-brand-primary": "#7db8e8", "color-brand-content": "#7db8e8"},
}
html_title = project
html_copy_source = False
html_show_copyright = False
html_show_sphinx = False
html_extra_path = ["site/index.html"]  # leads from the folder to the first page
