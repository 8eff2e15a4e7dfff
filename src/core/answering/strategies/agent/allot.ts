// Splits the room of a step among its calls by need: a few exact lines and small results are shown whole, the others share the rest.
import { evenShare } from '../../../packing/evenShare.ts';

/** Tokens that a call would take with all the room; `isExact`: a few exact lines, of which a part is worth little. */
export interface Need {
  readonly tokens: number;
  readonly isExact: boolean;
}

/**
 * Below this many tokens a cut result shows next to nothing, so calls get them one after the other. About 15 lines of code; set by
 * judgement.
 */
export const minUsefulTokens = 250;

/**
 * Tokens for each of `needs`, in order. `share`: limit of the step. Exact lines may take the rest of all `room` beside it, since reading
 * them again costs another step.
 */
export function allot(needs: readonly Need[], share: number, room: number): readonly number[] {
  const allotments = needs.map(() => 0);
  let takenTokens = 0;
  for (const [i, { tokens, isExact }] of needs.entries()) {
    if (!isExact || takenTokens + tokens > room) continue;
    allotments[i] = tokens;
    takenTokens += tokens;
  }
  const openNeeds = [...needs.entries()].filter(([i]) => allotments[i] === 0);
  let remainingTokens = Math.max(0, share - takenTokens);
  const level = evenShare(
    openNeeds.map(([, { tokens }]) => tokens),
    remainingTokens,
  );
  for (const [i, { tokens }] of openNeeds) {
    const callTokens = Math.min(tokens, Math.max(level, minUsefulTokens), remainingTokens);
    allotments[i] = callTokens;
    remainingTokens -= callTokens;
  }
  return allotments;
}
