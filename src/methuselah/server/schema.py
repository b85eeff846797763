"""The schema of the database: brought up to date when the server starts (Alembic).

The steps stand in `migrations/versions/`. A database that a newer version made is left alone and
refused: its games may hold what this version cannot read.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection

from methuselah.wording.wrong import Wrong

__all__ = ["bring_up_to_date"]

MIGRATIONS: Final = Path(__file__).with_name("migrations")


def bring_up_to_date(connection: Connection) -> None:
    """Take every step that this database has not seen. Raises ValueError for a newer one."""
    from alembic.config import Config
    from alembic.runtime.environment import EnvironmentContext
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    steps = ScriptDirectory.from_config(config)
    known = {step.revision for step in steps.walk_revisions()}
    now = MigrationContext.configure(connection).get_current_heads()
    unknown = sorted(set(now) - known)
    if unknown:
        raise Wrong("newer-database", theirs=unknown[0], known=max(known))

    def forward(revision: Any, context: MigrationContext) -> Any:
        return steps._upgrade_revs("head", revision)

    with EnvironmentContext(config, steps, fn=forward) as environment:
        environment.configure(connection=connection, transaction_per_migration=False)
        with environment.begin_transaction():
            environment.run_migrations()
