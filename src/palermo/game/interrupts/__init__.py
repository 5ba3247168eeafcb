"""What may happen in any phase: absence, pauses, time that nobody served."""
