"""How the names of accounts look, so that nobody takes a name that can be mistaken for one of them."""

import sqlalchemy as sa
from alembic import op

from taverne.server.names import fold, look_of

revision = "0003"
down_revision = "0002"
PEOPLE = sa.table("people", sa.column("id", sa.String), sa.column("sign_in", sa.String), sa.column("look", sa.String))


def upgrade() -> None:
    """Adds the looks, also of the accounts there are."""
    op.add_column("people", sa.Column("look", sa.String(64)))
    op.create_index("ix_people_look", "people", ["look"])
    connection = op.get_bind()
    accounts = sa.select(PEOPLE.c.id, PEOPLE.c.sign_in).where(PEOPLE.c.sign_in.is_not(None))
    found = connection.execute(accounts).all()
    taken = {sign_in for _, sign_in in found}
    for person, sign_in in found:
        folded = fold(sign_in)  # Emoji used to keep a variation selector, which one may or may not type.
        new = sign_in if folded in taken else folded
        taken.add(new)
        change = sa.update(PEOPLE).where(PEOPLE.c.id == person).values(look=look_of(sign_in), sign_in=new)
        connection.execute(change)


def downgrade() -> None:
    """Forgets them."""
    op.drop_index("ix_people_look", "people")
    op.drop_column("people", "look")
