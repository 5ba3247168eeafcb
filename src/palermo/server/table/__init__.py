"""Tables kept alive: folding, deciding, clocks, frames, presence, talk."""
