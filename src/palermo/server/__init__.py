"""The shell: keeps tables alive and talks to browsers."""
