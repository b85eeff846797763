"""Who acts, who blocks, and how an action goes on."""
