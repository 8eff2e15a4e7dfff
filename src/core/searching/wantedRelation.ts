// The relations of a function that a command can ask for without a sentence that says so.

/** A relation that an exploratory question can ask for instead of the flow forward. */
export const wantedRelations = ['callers', 'calls', 'raises', 'impact', 'tests'] as const;
export type CommandRelation = (typeof wantedRelations)[number];
