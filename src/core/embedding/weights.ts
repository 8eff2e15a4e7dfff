// What each field of a chunk counts in its vector. The one place: training and the product must weigh alike.

/** Weight of a term's count by field. Signatures and error strings are in the body already. */
export const embeddingWeights = {
  name: 3,
  qualifiedName: 1,
  signature: 0,
  doc: 1,
  body: 1,
  errorStrings: 0,
  path: 1,
} as const;
