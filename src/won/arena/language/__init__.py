"""Language models and other programs that play by text: see docs/models.md."""
