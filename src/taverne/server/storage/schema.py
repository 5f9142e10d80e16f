"""The tables of the database. A match is its entries; its row is an index to find it by."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    # Only an account has these: the folded name it signs in with, how its shown name looks, and a hash of its password.
    Column("sign_in", String(64), unique=True),
    Column("look", String(64), index=True),
    Column("password", String(200)),
    Column("created_at", BigInteger, nullable=False),
)

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("token", String(64), primary_key=True),  # The SHA-256 of what the cookie holds.
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created_at", BigInteger, nullable=False),
)

RECOVERY = Table(
    "recovery",
    METADATA,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("code", String(64), primary_key=True),  # The SHA-256 of a code.
)

MUTES = Table(
    "mutes",
    METADATA,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("muted", String(32), primary_key=True),
)

MATCHES = Table(
    "matches",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("ruleset", String(100), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", String(32), nullable=False, index=True),
    Column("secret", LargeBinary, nullable=False),
    Column("status", String(10), nullable=False),
    Column("asked", String(32), nullable=False),  # The seats that are to decide, with spaces between.
    Column("due_at", BigInteger, index=True),  # When something happens that no person does: a clock, a bot.
    Column("created_at", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Index("ix_matches_status_public", "status", "public", "updated_at"),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("match", String(64), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("data", Text, nullable=False),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("match", String(64), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), index=True),
    Column("name", String(64), nullable=False),
    Column("points", Integer),  # Of a finished game, unless it was given up.
    Column("has_won", Boolean),  # Of a finished game.
)

CHAT = Table(
    "chat",
    METADATA,
    Column("match", String(64), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("seat", Integer),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

PUSH_KEYS = Table(
    "push_keys",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),  # There is one key, number 1.
    Column("private", String(64), nullable=False),  # Raw and in base64url.
)

SUBSCRIPTIONS = Table(
    "subscriptions",
    METADATA,
    Column("id", String(64), primary_key=True),  # The SHA-256 of the endpoint.
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    # Notifications end with the session of the browser that wanted them.
    Column("session", String(64), ForeignKey("sessions.token", ondelete="CASCADE"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("language", String(2), nullable=False),
    Column("every_game", Boolean, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

NOTICES = Table(
    "notices",
    METADATA,
    # The last turn that someone was notified of: when they were asked, and after how many decisions of others.
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("match", String(64), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("asked_at", BigInteger, nullable=False),
    Column("decisions", Integer, nullable=False),
)
