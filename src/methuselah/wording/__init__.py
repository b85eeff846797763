"""Words for what the program says: phrase books, and errors that are told in any language."""
