; Nothing beyond what C has.
