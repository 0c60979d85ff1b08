"""Attacks on a server of one's own, on loopback: each proves that it is refused. `python -m bench.attack` runs them."""
