// Why a search went without the vectors that were wanted, as far as people need to be told.
import type { Notice } from '../base/wording/errors.ts';
import type { Sources } from './inquiry.ts';

/** What the person chose needs no telling: it is in the status of the index. */
const chosen = new Set(['embedder-declined', 'embedder-paused']);

/** Empty where nothing is missing that the person does not know of. Asked after the search, which may be what finds out. */
export function missingVectors({ vectorProblem }: Pick<Sources, 'vectorProblem'>): { readonly vectorProblem?: Notice } {
  const problem = vectorProblem?.();
  return problem && !chosen.has(problem.code) ? { vectorProblem: problem } : {};
}
