// Splits tokens among several things by need, so that small ones are whole and large ones get equal parts.

/**
 * The limit for each of `needs` at which all together take at most `tokens`. A need below the limit leaves its rest to the others. Infinity
 * where everything fits.
 */
export function evenShare(needs: readonly number[], tokens: number): number {
  const ascending = needs.toSorted((a, b) => a - b);
  let remainingTokens = tokens;
  for (const [i, need] of ascending.entries()) {
    const share = remainingTokens / (ascending.length - i);
    if (need > share) return Math.floor(share);
    remainingTokens -= need;
  }
  return Infinity;
}
