"""A page that shows a file of results: charts drawn here, tables beside them, nothing fetched from anywhere."""
