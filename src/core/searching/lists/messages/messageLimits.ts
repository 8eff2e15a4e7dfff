// Numbers that several lists of messages share.

/** Maximum characters of a message or key in a reason. */
export const maxShownLength = 60;

/** Factor between equally good places: it only sets their order. */
export const behindFactor = 0.999;
