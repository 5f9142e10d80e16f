"""Web Push: the server's key, who wants to be notified, and of which turn they were."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Adds the tables; the key is made when the server starts."""
    op.create_table(
        "push_keys",
        sa.Column("id", sa.Integer, autoincrement=False),
        sa.Column("private", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_push_keys"),
    )
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(64)),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("session", sa.String(64), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("every_game", sa.Boolean, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_subscriptions"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_subscriptions_person", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["session"], ["sessions.token"], name="fk_subscriptions_session", ondelete="CASCADE"),
    )
    op.create_index("ix_subscriptions_person", "subscriptions", ["person"])
    op.create_index("ix_subscriptions_session", "subscriptions", ["session"])
    op.create_table(
        "notices",
        sa.Column("person", sa.String(32)),
        sa.Column("match", sa.String(64)),
        sa.Column("asked_at", sa.BigInteger, nullable=False),
        sa.Column("decisions", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("person", "match", name="pk_notices"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_notices_person", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_notices_match", ondelete="CASCADE"),
    )


def downgrade() -> None:
    """Forgets them."""
    for table in ("notices", "subscriptions", "push_keys"):
        op.drop_table(table)
