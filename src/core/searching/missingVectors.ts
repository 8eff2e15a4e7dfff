// Reason why a search ran without the vectors that the person wanted.
import type { Notice } from '../base/wording/errors.ts';
import type { Sources } from './inquiry.ts';

/** Choices of the person are not reported: the index status shows them. */
const userChoices = new Set(['embedder-declined', 'embedder-paused']);

/** Empty when the person already knows. Call it after the search, which may discover the problem. */
export function missingVectors({ vectorProblem }: Pick<Sources, 'vectorProblem'>): { readonly vectorProblem?: Notice } {
  const problem = vectorProblem?.();
  return problem && !userChoices.has(problem.code) ? { vectorProblem: problem } : {};
}
