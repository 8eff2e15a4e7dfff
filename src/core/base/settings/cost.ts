// Cost of model calls: tokens times the price that the user has set.

/** Tokens of one call or of many. `cachedTokens` are part of `promptTokens`. */
export interface TokenCounts {
  readonly promptTokens: number;
  readonly completionTokens: number;
  readonly cachedTokens: number;
}

/** Price of a million tokens; `cachedInput` equals `input` when absent. */
export interface TokenPrice {
  readonly input: number;
  readonly output: number;
  readonly cachedInput?: number;
}

const million = 1_000_000;

/** Cost of the tokens in the currency of `price`. When a provider reports more cached than sent tokens, all sent ones count as cached. */
export function tokenCost({ promptTokens, completionTokens, cachedTokens }: TokenCounts, price: TokenPrice): number {
  const cachedCount = Math.min(cachedTokens, promptTokens);
  const input = (promptTokens - cachedCount) * price.input + cachedCount * (price.cachedInput ?? price.input);
  return (input + completionTokens * price.output) / million;
}
