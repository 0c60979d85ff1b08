"""Settings of the documentation: Markdown pages of the repository and the API reference, built with Sphinx.

The source folder is the repository, so that links between its pages work on the site as they do in the files.
"""

import won

project = "Wealth of Nations"
author = "the Wealth of Nations contributors"
release = won.__version__
root_doc = "docs/index"
include_patterns = ["*.md", "docs/**.md"]
exclude_patterns = [".*", "bench", "build", "deploy", "dist", "examples", "mutants", "requirements", "src", "tests"]
exclude_patterns += ["tools", "web"]

extensions = ["myst_parser", "sphinx.ext.autodoc"]
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
html_title = project
html_copy_source = False
html_show_copyright = False
html_show_sphinx = False
html_extra_path = ["site/index.html"]  # leads from the folder to the first page
