"""Everything a person reads, in the reader's language."""
