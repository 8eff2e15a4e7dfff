// Divides the tokens of a round among its gaps, so that one gap with a long result does not displace the others.

/** Part of the room that one of several gaps takes at first: docs/ranking.md, "Packing". */
const maxGapShare = 0.6;
/** A share with fewer tokens is useless. */
const minGapTokens = 150;

/**
 * Splits `room` among gaps in the order in which they were named. `first` gaps get their demand before all others. Then each gets enough to
 * read something, which is all of a small one; then each takes its demand from the rest, whole before the next. With several gaps none
 * takes more than {@link maxGapShare} while others want some.
 */
export function sharesOf(gaps: readonly { readonly demand: number; readonly first: boolean }[], room: number): readonly number[] {
  const order = [...gaps.keys()].sort((a, b) => Number(gaps[b]?.first ?? false) - Number(gaps[a]?.first ?? false) || a - b);
  const shares = gaps.map(() => 0);
  let tokensLeft = room;
  const giveTokens = (index: number, limit: number): void => {
    const { demand = 0 } = gaps[index] ?? {};
    const share = Math.min(demand - (shares[index] ?? 0), limit, tokensLeft);
    // Fewer tokens are not worth reading.
    if (share < Math.min(demand, minGapTokens) && !shares[index]) return;
    shares[index] = (shares[index] ?? 0) + share;
    tokensLeft -= share;
  };
  for (const index of order) if (gaps[index]?.first) giveTokens(index, room);
  for (const index of order) if (!gaps[index]?.first && gaps.length > 1) giveTokens(index, minGapTokens);
  for (const index of order)
    giveTokens(index, gaps.length === 1 || gaps[index]?.first ? room : Math.floor(maxGapShare * room) - (shares[index] ?? 0));
  for (const index of order) giveTokens(index, tokensLeft);
  return shares;
}
