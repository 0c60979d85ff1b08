"""The files of the server's own pages."""
