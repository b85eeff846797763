"""Tables that wait for their people."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """One row for a table that waits."""
    op.create_table(
        "waiting",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("changed", sa.String(32), nullable=False),
        sa.Column("table", sa.LargeBinary, nullable=False),
    )
