// Relations of a function that a command can request without a sentence.

/** A relation that replaces the forward flow in an exploratory question. */
export const callRelations = ['callers', 'calls', 'raises', 'impact', 'tests'] as const;
export type CallRelation = (typeof callRelations)[number];
