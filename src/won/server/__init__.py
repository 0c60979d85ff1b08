"""Tables that live: lobby, play, clocks, storage, notifications. Hosts every game and knows the rules of none."""
