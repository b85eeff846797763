"""Cards that become, employ or recruit minions, and minions of a kind of their own."""
