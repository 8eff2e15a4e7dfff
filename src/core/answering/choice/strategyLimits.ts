// The constants by which strategies are bounded, beside what can be set: one table, since both the strategies and what they cost are made from it.

/** Rounds of follow-ups of `multi-step` (design, section 5): each costs a judgement before it. */
export const followUpRounds = { simple: 1, complex: 2 } as const;

/** Places that are judged (design, section 5), and the tokens that they take together: enough for the heart of each. The latter set by judgement. */
export const judgeLimits = { places: 5, tokens: 1800 } as const;

/** Tokens of the new places of a round of `knowledge-graph`. Set by judgement. */
export const notedTokens = 2400;

/** Requests of one answer of `agent` at most, the last of them without tools. Set by judgement: the budget is mostly used up before. */
export const mostSteps = 8;

/** What the requests of an answer are for, in their order. */
export const stepKinds = ['read', 'analyse', 'judge', 'note', 'answer'] as const;
