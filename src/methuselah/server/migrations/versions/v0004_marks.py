"""A mark on each answer that follows from all before it, so that damage is seen."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Answers that were given before have none."""
    op.add_column("answers", sa.Column("mark", sa.String(16), nullable=True))
