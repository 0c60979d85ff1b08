"""The schema's history, a step a file."""
