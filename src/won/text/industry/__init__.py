"""The 2008 game in words: what is done, what happened, and why not."""

from won.text.industry.actions import action_sentence
from won.text.industry.advice import ADVICE, gain_sentence
from won.text.industry.errors import notation_error_sentence, notation_form, record_error_sentence
from won.text.industry.events import event_sentence
from won.text.industry.hints import action_hint
from won.text.industry.reasons import REASONS
from won.text.industry.refusals import refusal_sentence
from won.text.industry.terms import counted, seat_name, things, words

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
    "reason_sentence",
    "record_error_sentence",
    "refusal_sentence",
    "seat_name",
    "things",
    "words",
]
