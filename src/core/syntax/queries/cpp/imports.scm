; Nothing beyond C.
