"""Resources over HTTP: everything around a table. What happens at it goes over its socket."""
