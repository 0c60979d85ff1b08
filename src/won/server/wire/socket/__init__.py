"""The WebSocket of a table: the handshake, then requests and answers until one side leaves."""
