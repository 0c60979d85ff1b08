"""E-mail by SMTP, through the server that the host names."""

from __future__ import annotations

import asyncio
import logging
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final

from won.server.notify.errors import Failed
from won.server.operations.config import Mail

SECONDS: Final = 20.0
LOG: Final = logging.getLogger(__name__)


async def send(settings: Mail, to: str, subject: str, text: str, unsubscribe: str = "") -> None:
    """Hand over to the mail server, or raise `Failed`."""
    message = make_message(settings, to, subject, text, unsubscribe)
    try:
        await asyncio.to_thread(_hand_over, settings, message)
    except (smtplib.SMTPRecipientsRefused, smtplib.SMTPSenderRefused) as error:
        raise Failed(type(error).__name__, final=_permanent(error)) from error
    except smtplib.SMTPResponseException as error:
        raise Failed(f"{type(error).__name__} {error.smtp_code}") from error
    except (OSError, smtplib.SMTPException) as error:
        raise Failed(type(error).__name__) from error


def make_message(settings: Mail, to: str, subject: str, text: str, unsubscribe: str = "") -> EmailMessage:
    sender = settings.sender or settings.user
    message = EmailMessage()
    message["From"] = sender
    message["To"] = to
    message["Subject"] = " ".join(subject.split())
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2] or None)
    message["Auto-Submitted"] = "auto-generated"
    if unsubscribe:
        message["List-Unsubscribe"] = f"<{unsubscribe}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(text)
    return message


def _hand_over(settings: Mail, message: EmailMessage) -> None:
    if settings.security == "tls":
        link: smtplib.SMTP = smtplib.SMTP_SSL(
            settings.host, settings.port, timeout=SECONDS, context=ssl.create_default_context()
        )
    else:
        link = smtplib.SMTP(settings.host, settings.port, timeout=SECONDS)
    with link:
        if settings.security == "starttls":
            link.starttls(context=ssl.create_default_context())
        if settings.user:
            link.login(settings.user, settings.password)
        link.send_message(message)


def _permanent(error: smtplib.SMTPException) -> bool:
    """A code of the 500s is permanent."""
    if isinstance(error, smtplib.SMTPRecipientsRefused):
        return all(code >= 500 for code, _ in error.recipients.values())
    return isinstance(error, smtplib.SMTPResponseException) and error.smtp_code >= 500
