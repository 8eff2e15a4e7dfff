; Nothing beyond the base language.
