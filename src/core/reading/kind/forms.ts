// The forms that an answer to a question can take: what its first sentence says.

/** All forms, in the order of the table of weights. */
export const forms = ['where', 'what', 'how', 'why', 'trace', 'list', 'count', 'yes-no', 'overview', 'compare'] as const;

/**
 * What the first sentence of an answer is to say: a place (`where`), what something is (`what`), how it works or is done (`how`), a cause (`why`),
 * a way through the code (`trace`), all that is of a kind (`list`), how many there are (`count`), `yes-no`, a survey (`overview`), a difference (`compare`).
 */
export type Form = (typeof forms)[number];
