"""One game at one table. Pure: time, dice and names come in as data or stay outside."""
