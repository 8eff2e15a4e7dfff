// Weights of the fields of a chunk in its vector. Training and the product share them, because both must weigh alike.

/**
 * `count`: what one occurrence adds to the damped count of a term. `presence`: extra undamped weight for standing in the field at all,
 * since one word of a name says more than many of a body. Signatures and error strings are in the body already.
 */
export const embeddingWeights = {
  name: { count: 3, presence: 4 },
  qualifiedName: { count: 1, presence: 2 },
  signature: { count: 0, presence: 0 },
  doc: { count: 1, presence: 0 },
  body: { count: 1, presence: 0 },
  errorStrings: { count: 0, presence: 0 },
  path: { count: 1, presence: 2 },
} as const;

/** Weight of a term by its count and presence summed over the fields, before its rarity. */
export function termWeight(count: number, presence: number): number {
  return (count > 0 ? 1 + Math.log(count) : 0) + presence;
}
