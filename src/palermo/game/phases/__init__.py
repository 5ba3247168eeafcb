"""The phases, one file each. They do not know one another: `flow` says which follows which."""
