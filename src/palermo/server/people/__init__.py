"""Who somebody is: guests, their sessions and names."""
