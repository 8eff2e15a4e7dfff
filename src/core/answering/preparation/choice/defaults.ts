// Defaults for answers of a model, in one place for host, command line and engine.

/** Maximum tokens of an answer. */
export const defaultMaxOutputTokens = 1500;

/** Temperature of an answer. */
export const defaultTemperature = 0.2;

/** Maximum passes of an answer, `clew.loop.maxPasses`. */
export const defaultMaxPasses = 3;

/** Bounds of `clew.loop.maxPasses`. */
export const passBounds = { least: 1, most: 6 } as const;

/** Characters of a doc comment that are shown; search uses all of it. */
export const defaultDocLength = 200;

/** Bound of settings for the tokens that a model reads. */
export const inputTokenLimit = 100_000_000;

/** Bound of settings for costs: the price of a million tokens, or of a day. */
export const costLimit = 1_000_000;
