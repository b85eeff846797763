"""How each seat wants to be asked, so that it is asked so after the server was stopped."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Stops, full control, hold and the standing order of a seat."""
    op.create_table(
        "manners",
        sa.Column(
            "game", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("manner", sa.LargeBinary, nullable=False),
    )
