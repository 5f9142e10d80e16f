"""How a game ended for each seat, so that lists of games can tell it."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Adds points and who won; they stay unknown for games that were over before."""
    op.add_column("seats", sa.Column("points", sa.Integer))
    op.add_column("seats", sa.Column("has_won", sa.Boolean))


def downgrade() -> None:
    """Forgets them."""
    op.drop_column("seats", "has_won")
    op.drop_column("seats", "points")
