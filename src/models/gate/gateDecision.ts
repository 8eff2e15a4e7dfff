// Decisions of a person at the gate. A file of its own, since the panel needs the words and not the gate.

/** Send this one; also the rest of this answer to the same destination; always send to it from this workspace; or send nothing. */
export const gateDecisions = ['once', 'answer', 'always', 'never'] as const;
/** One of {@link gateDecisions}. */
export type GateDecision = (typeof gateDecisions)[number];
