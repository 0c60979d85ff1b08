"""What goes over the network: the messages of a table, its socket, and HTTP."""
