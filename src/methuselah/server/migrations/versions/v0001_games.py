"""Games, their answers, and what was said at them.

The first servers made these tables without writing down which schema they had: where the tables
are there already, they are those.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables that are not there."""
    op.create_table(
        "games",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("begun", sa.String(32), nullable=False),
        sa.Column("played", sa.String(32), nullable=False),
        sa.Column("over", sa.Integer, nullable=False),
        sa.Column("record", sa.LargeBinary, nullable=False),
        sa.Column("seats", sa.LargeBinary, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "answers",
        _game(),
        sa.Column("place", sa.Integer, primary_key=True),
        sa.Column("entry", sa.String(16), nullable=False),
        sa.Column("person", sa.Integer, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "talk",
        _game(),
        sa.Column("place", sa.Integer, primary_key=True),
        sa.Column("word", sa.LargeBinary, nullable=False),
        if_not_exists=True,
    )


def _game() -> sa.Column[str]:
    return sa.Column(
        "game", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
    )
