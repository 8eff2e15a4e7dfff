// Quick and Deep: how far a person lets an answer go, whatever the strategy. `chosenStrategy.ts` says what comes of it.

/** `quick`: one request, one reply. `deep`: the strategy with all the passes and rounds that it may have. */
export const depths = ['quick', 'deep'] as const;

/** One of {@link depths}. */
export type Depth = (typeof depths)[number];
