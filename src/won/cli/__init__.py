"""The `won` command: starts things, holds no rules."""
