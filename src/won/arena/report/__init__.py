"""A page that shows a file of results with charts and tables, complete in itself."""
