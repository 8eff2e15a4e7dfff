// Quick and Deep: limits that a person sets on an answer, whatever the strategy. `chosenStrategy.ts` applies them.

/** `quick`: one request, one reply. `deep`: all passes and rounds of the strategy. */
export const depths = ['quick', 'deep'] as const;

/** One of {@link depths}. */
export type Depth = (typeof depths)[number];
