"""How the names of accounts look, so that nobody takes a name that can be mistaken for one of them."""

import sqlalchemy as sa
from alembic import op

from taverne.server.names import look_of

revision = "0003"
down_revision = "0002"
PEOPLE = sa.table("people", sa.column("id", sa.String), sa.column("sign_in", sa.String), sa.column("look", sa.String))


def upgrade() -> None:
    """Adds the looks, also of the accounts there are."""
    op.add_column("people", sa.Column("look", sa.String(64)))
    op.create_index("ix_people_look", "people", ["look"])
    connection = op.get_bind()
    accounts = sa.select(PEOPLE.c.id, PEOPLE.c.sign_in).where(PEOPLE.c.sign_in.is_not(None))
    for person, sign_in in connection.execute(accounts).all():
        connection.execute(sa.update(PEOPLE).where(PEOPLE.c.id == person).values(look=look_of(sign_in)))


def downgrade() -> None:
    """Forgets them."""
    op.drop_index("ix_people_look", "people")
    op.drop_column("people", "look")
