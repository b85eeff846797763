"""What changes: blood, pool, counters, control, and what is promised for later."""
