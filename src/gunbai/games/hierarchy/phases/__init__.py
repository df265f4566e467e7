"""The eleven phases of a round as procedure, one module each, as the source counts them."""
