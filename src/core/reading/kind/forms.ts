// Forms of an answer, which determine its first sentence.

/** All forms, in the order of the table of weights. */
export const forms = ['where', 'what', 'how', 'why', 'trace', 'list', 'count', 'yes-no', 'overview', 'compare'] as const;

/**
 * Content of the first sentence: a place (`where`), a definition (`what`), a mechanism or procedure (`how`), a cause (`why`), a path
 * through the code (`trace`), all of a kind (`list`), a number (`count`), `yes-no`, a survey (`overview`), a difference (`compare`).
 */
export type Form = (typeof forms)[number];
