"""The whole game in one browser: the tables of the server in a worker of the page, without a server."""
