; Nothing of its own.
