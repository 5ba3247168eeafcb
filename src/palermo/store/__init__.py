"""Where commands and events are kept, behind a port."""
