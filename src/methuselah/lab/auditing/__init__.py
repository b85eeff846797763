"""Definitions held against their texts: audits, lint, likeness, spelling."""
