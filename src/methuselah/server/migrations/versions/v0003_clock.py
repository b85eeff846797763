"""A time limit by the clock, and how much of it is over."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Games that were begun before have no limit."""
    for name in ("minutes", "spent"):
        op.add_column("games", sa.Column(name, sa.Integer, nullable=False, server_default="0"))
