// What a person can answer at the gate. A file of its own, since the panel needs the words and not the gate.

/**
 * Send it; send it and what this answer asks of the same destination after it; send everything of this workspace to this destination from now on; or
 * send nothing.
 */
export const gateDecisions = ['once', 'answer', 'always', 'never'] as const;
export type GateDecision = (typeof gateDecisions)[number];
