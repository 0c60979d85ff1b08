"""The game of the 1980s in words: what is done, what happened, and why not."""

from won.text.phrases import pounds, seat_name
from won.text.shares.actions import action_sentence
from won.text.shares.advice import ADVICE, gain_sentence
from won.text.shares.errors import notation_error_sentence, notation_form, record_error_sentence
from won.text.shares.events import event_sentence
from won.text.shares.goods import share_name, shares_named
from won.text.shares.hints import action_hint
from won.text.shares.places import square_name
from won.text.shares.reasons import REASONS
from won.text.shares.refusals import refusal_sentence
from won.text.shares.telexes import telex_text
from won.text.shares.terms import counted, words

advice_sentence = ADVICE.sentence
reason_sentence = REASONS.sentence

__all__ = [
    "action_hint",
    "action_sentence",
    "advice_sentence",
    "counted",
    "event_sentence",
    "gain_sentence",
    "notation_error_sentence",
    "notation_form",
    "pounds",
    "reason_sentence",
    "record_error_sentence",
    "refusal_sentence",
    "seat_name",
    "share_name",
    "shares_named",
    "square_name",
    "telex_text",
    "words",
]
