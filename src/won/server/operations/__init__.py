"""What a host sets up and watches: configuration, limits, logs, metrics, health, backups."""
