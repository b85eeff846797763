"""The database's schema, one step after another (Alembic)."""
