"""A table as a fold over its journal: no input or output, no clock. The same rows always give the same table."""
