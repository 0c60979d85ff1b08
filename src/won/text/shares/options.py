"""The options of the game: what each decides, and what each value means."""

from __future__ import annotations

from won.text.language import Language
from won.text.options import OptionText


def options(lang: Language) -> dict[str, OptionText]:
    return {**_usual(lang), **_by_the_book(lang), **_for_experts(lang)}


def _usual(lang: Language) -> dict[str, OptionText]:
    return {
        "turns": OptionText(
            lang.gettext("Last turn"),
            lang.gettext(
                "The game ends after this turn at the latest; cash and half the marked price of the shares decide."
            ),
        ),
        "bidding": OptionText(
            lang.gettext("Auctions"),
            lang.gettext("How players bid for a lot."),
            {
                "open": lang.gettext("In turn, each bid higher than the last"),
                "sealed": lang.gettext("Each names a secret maximum once: quicker, and best for games over days"),
            },
        ),
        "claims": OptionText(
            lang.gettext("Collecting royalties"),
            lang.gettext("How you get the royalties that others owe you."),
            {
                "auto": lang.gettext("Automatically"),
                "hand": lang.gettext("You claim them before the turn ends, or lose them"),
            },
        ),
        "cash": OptionText(
            lang.gettext("Cash of others"),
            lang.gettext("Whether you see how much cash the others have. Shares and jokers are always open."),
            {
                "private": lang.gettext("Only its holder sees it"),
                "open": lang.gettext("Everyone sees it"),
            },
        ),
    }


def _by_the_book(lang: Language) -> dict[str, OptionText]:
    return {
        "tour": OptionText(
            lang.gettext("A complete tour"),
            lang.gettext("When a piece has gone once round the world. Choices and auctions count only after that."),
            {
                "pass": lang.gettext("When it goes from step 64 to step 1"),
                "junction": lang.gettext("As soon as it reaches step 64"),
            },
        ),
        "early_choice": OptionText(
            lang.gettext("Royalties during the first tour"),
            lang.gettext("Whether you pay royalties on a choice of continent before your first tour is complete."),
            {
                "pay": lang.gettext("You pay them"),
                "free": lang.gettext("You pay none"),
            },
        ),
        "lots": OptionText(
            lang.gettext("Shares put up for auction"),
            lang.gettext("How many shares you may put up when you land on an auction."),
            {
                "minimal": lang.gettext("As many as the red die asks, with no lot to spare"),
                "free": lang.gettext("As many as the red die asks, or more"),
            },
        ),
        "pooling": OptionText(
            lang.gettext("Syndicates during an auction"),
            lang.gettext("Whether players may form a syndicate while an auction goes on."),
            {
                "between": lang.gettext("Between lots, but not while one is under the hammer"),
                "outside": lang.gettext("Not before it is over"),
            },
        ),
        "joint": OptionText(
            lang.gettext("Decisions of a syndicate"),
            lang.gettext("Who acts for a syndicate."),
            {
                "consent": lang.gettext("One member, unless another objects"),
                "any": lang.gettext("Any member, without asking"),
            },
        ),
        "creditors": OptionText(
            lang.gettext("Creditors of a bankrupt"),
            lang.gettext("What those get to whom a bankrupt player owes money."),
            {
                "bank": lang.gettext("Everything, from the bank"),
                "estate": lang.gettext("The cash that is left, in order"),
            },
        ),
    }


def _for_experts(lang: Language) -> dict[str, OptionText]:
    return {
        "aluminium": OptionText(
            lang.gettext("Aluminium"),
            lang.gettext("The highest royalty of aluminium, which the printed editions do not agree on."),
            {
                "list": lang.gettext("14 million, as in the list of resources"),
                "card": lang.gettext("18 million, as on the cards of other editions"),
            },
        ),
        "americas": OptionText(
            lang.gettext("The Americas"),
            lang.gettext("The order of the squares of the Americas."),
            {
                "french": lang.gettext("As on the French board"),
                "german": lang.gettext("As on the German board"),
            },
        ),
        "pack": OptionText(
            lang.gettext("Corrections to the printed tables"),
            lang.gettext("Other names, prices or royalties, as the JSON document that the record format describes."),
        ),
    }
