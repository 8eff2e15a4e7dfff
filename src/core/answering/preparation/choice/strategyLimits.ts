// Fixed limits of strategies, beside the settings. They stand together because cost estimates and benchmarks need the same values as the
// strategies.

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

/** Share of the room for the results of one step while steps are left. Set by judgement. */
export const stepShare = 0.6;
/** Below this many tokens the room is not split among steps. Set by judgement. */
export const minStepTokens = 900;
/** Tokens kept free for the message before the last request. */
export const closingMessageTokens = 100;
/** Steps in a row without anything new after which the model has to answer. */
export const maxIdleSteps = 2;
/** Maximum characters of an unparsable call that the model sees again. */
export const maxUnparsableLength = 400;
/** Below this many tokens a model is not told that its call cannot be parsed: the call and the reply to it need them. */
export const minTokensToRetryCall = 400;

/** Purposes of the requests of an answer, in order. */
export const stepKinds = ['read', 'analyse', 'judge', 'note', 'answer'] as const;
