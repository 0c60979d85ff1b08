"""The `won` command, one module per subcommand."""
