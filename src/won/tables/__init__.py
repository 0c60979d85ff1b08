"""A table as a fold over its journal: no clock, no network, no storage. The same rows always give the same table."""
