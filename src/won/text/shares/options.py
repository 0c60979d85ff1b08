"""The options of the game: what each decides, and what each answer means."""

from __future__ import annotations

from won.text.language import Language


def options(lang: Language) -> dict[str, str]:
    """By name, such as `tour`, and by name and answer, such as `tour=junction`."""
    return {
        "turns": lang.gettext("the game ends after so many turns"),
        "pack": lang.gettext("corrections to the printed tables"),
        "tour": lang.gettext("when a tour is complete"),
        "tour=pass": lang.gettext("on going from step 64 to step 1"),
        "tour=junction": lang.gettext("on reaching step 64"),
        "early_choice": lang.gettext("royalties on a choice of continent before the first tour is complete"),
        "early_choice=pay": lang.gettext("are due"),
        "early_choice=free": lang.gettext("are not due"),
        "claims": lang.gettext("how royalties are claimed"),
        "claims=auto": lang.gettext("of themselves"),
        "claims=hand": lang.gettext("by hand, while the lander's turn lasts"),
        "lots": lang.gettext("how much is put up at an auction"),
        "lots=minimal": lang.gettext("as much as the red die asks, with no lot to spare"),
        "lots=free": lang.gettext("as much as the red die asks, or more"),
        "bidding": lang.gettext("how lots are bid for"),
        "bidding=open": lang.gettext("in turn, each higher than the last"),
        "bidding=sealed": lang.gettext("by unseen maxima, named once"),
        "joint": lang.gettext("who acts for a syndicate"),
        "joint=consent": lang.gettext("one member, if the others agree"),
        "joint=any": lang.gettext("any member, for all"),
        "creditors": lang.gettext("what the creditors of a bankrupt get"),
        "creditors=bank": lang.gettext("everything, from the bank"),
        "creditors=estate": lang.gettext("what cash there is, in order"),
        "cash": lang.gettext("whether cash is seen"),
        "cash=private": lang.gettext("by its holder alone"),
        "cash=open": lang.gettext("by everyone"),
        "aluminium": lang.gettext("the highest royalty of aluminium"),
        "aluminium=list": lang.gettext("as in the list of resources"),
        "aluminium=card": lang.gettext("as on the cards of other editions"),
        "americas": lang.gettext("the row of the Americas on the board"),
        "americas=french": lang.gettext("as on the French board"),
        "americas=german": lang.gettext("as on the German board"),
    }
