"""How a night is resolved (N8)."""
