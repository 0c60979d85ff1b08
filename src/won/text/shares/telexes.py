"""The telexes in our own words, and what each brings or costs."""

from __future__ import annotations

from won.shares.world import PRODUCTS, Telex, world
from won.text.language import Language
from won.text.phrases import either, pounds
from won.text.shares.goods import products


def news(lang: Language) -> dict[str, str]:
    """The news of each telex."""
    return {
        "T01": lang.gettext("Warehouse blaze, and the premiums had not been paid."),
        "T02": lang.gettext("Surveyors find ore under farmland you had forgotten, and you sell the site."),
        "T03": lang.gettext("A cousin you never met has left you a producing oil well."),
        "T04": lang.gettext("A case of banknotes is left behind in an airport taxi."),
        "T05": lang.gettext("Your salvage vessel lifts a cargo of old coin from the sea bed."),
        "T06": lang.gettext("Hurricane crosses the southern plains."),
        "T07": lang.gettext("Investors leave bullion for European paper."),
        "T08": lang.gettext("Mills at full stretch, order books closed until next year."),
        "T09": lang.gettext("Your firm keeps its jubilee."),
        "T10": lang.gettext("Record grain yields on three continents."),
        "T11": lang.gettext("Too many beans, too few buyers."),
        "T12": lang.gettext("Latex flows after perfect rains."),
        "T13": lang.gettext("Diplomatic crisis sends reactor fuel soaring."),
        "T14": lang.gettext("Unrest shuts the copper belt."),
        "T15": lang.gettext("Your colours win the rally season."),
        "T16": lang.gettext("Inspectors condemn a mine after an accident."),
        "T17": lang.gettext("Your memoirs sell out on the day they appear."),
        "T18": lang.gettext("Earth tremor wrecks the slipways."),
    }


def telexes(lang: Language) -> dict[str, str]:
    """Every telex as printed."""
    return {name: telex_text(lang, card) for name, card in world().telexes.items()}


def telex_text(lang: Language, card: Telex) -> str:
    """The news of a telex, and its payments as the data pack has them."""
    return " ".join([news(lang)[card.name], *filter(None, (_effect(lang, card), _collection(lang, card)))])


def _effect(lang: Language, card: Telex) -> str:
    if not card.products:  # nobody is an owner then
        return _flat(lang, card.others)
    holders, others = _holders(lang, card.owner), _everyone_else(lang, card.others)
    names = either(lang, [products(lang)[PRODUCTS[product]] for product in card.products])
    owner, rest = pounds(lang, abs(card.owner)), pounds(lang, abs(card.others))
    return f"{holders} {others}".format(products=names, owner=owner, others=rest)


def _flat(lang: Language, amount: int) -> str:
    if amount == 0:
        return ""
    message = lang.gettext("Collect {amount}.") if amount > 0 else lang.gettext("Pay {amount}.")
    return message.format(amount=pounds(lang, abs(amount)))


def _holders(lang: Language, amount: int) -> str:
    if amount > 0:
        return lang.gettext("A holder of {products} collects {owner}.")
    if amount < 0:
        return lang.gettext("A holder of {products} pays {owner}.")
    return lang.gettext("A holder of {products} is unaffected.")


def _everyone_else(lang: Language, amount: int) -> str:
    if amount > 0:
        return lang.gettext("Anyone else collects {others}.")
    if amount < 0:
        return lang.gettext("Anyone else pays {others}.")
    return lang.gettext("Anyone else is unaffected.")


def _collection(lang: Language, card: Telex) -> str:
    if not card.each:
        return ""
    return lang.gettext("Every other player sends you {amount}.").format(amount=pounds(lang, card.each))
