"""The options of the game: what each decides, and what each value means."""

from __future__ import annotations

from won.text.language import Language
from won.text.options import OptionText


def options(lang: Language) -> dict[str, OptionText]:
    return {
        "rounds": OptionText(
            lang.gettext("Last round"),
            lang.gettext("The game ends with this round at the latest, for an evening that has an end."),
        ),
        "cash": OptionText(
            lang.gettext("Other players’ money"),
            lang.gettext("Whether you see how much money the others have. Everything else is always open."),
            {
                "open": lang.gettext("Everyone sees it"),
                "private": lang.gettext("Only its owner sees it"),
            },
        ),
        "final": OptionText(
            lang.gettext("After the last round"),
            lang.gettext("What becomes of the cubes that are left when the game ends."),
            {
                "": lang.gettext("As in the edition"),
                "trade": lang.gettext("One more round of trade; what stays unsold is worth nothing"),
                "sale": lang.gettext("Everything is sold to the market"),
            },
        ),
        "contiguity": OptionText(
            lang.gettext("Starting tiles that must touch"),
            lang.gettext("Whether a second package must lie next to the first one."),
            {
                "": lang.gettext("As in the edition"),
                "all": lang.gettext("All starting tiles of a player"),
                "each": lang.gettext("Only the tiles of the same package"),
            },
        ),
        "split": OptionText(
            lang.gettext("An automated bloc in pieces"),
            lang.gettext("How many pieces stay automated when a move breaks up a bloc that had joined several tokens."),
            {
                "tokens": lang.gettext("One piece for each token"),
                "one": lang.gettext("A single piece"),
            },
        ),
    }
