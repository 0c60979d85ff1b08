"""Tables in memory: who is connected to them, what is sent to whom, and what acts without a person."""
