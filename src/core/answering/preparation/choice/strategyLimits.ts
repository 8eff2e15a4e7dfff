// Fixed limits of strategies, beside the settings: one table, because the strategies and their cost estimates both need it.

/** Rounds of follow-ups of `multi-step`: each costs a judgement before it. */
export const followUpRounds = { simple: 1, complex: 2 } as const;

/** Limits of the places that a model judges. */
export const judgeLimits = {
  places: 5,
  /** Tokens of all places together: enough for the deciding lines of each. Set by judgement. */
  tokens: 1800,
} as const;

/** Tokens of the new places of a round of `knowledge-graph`. Set by judgement. */
export const notingTokens = 2400;

/** Maximum requests of one answer of `agent`, the last of them without tools. Set by judgement: the budget mostly ends first. */
export const maxSteps = 8;

/** Purposes of the requests of an answer, in order. */
export const stepKinds = ['read', 'analyse', 'judge', 'note', 'answer'] as const;
