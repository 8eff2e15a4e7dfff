// Parts of a conceptual plan for an answer that is a list or a value: results for the words of the question would only distract from it.
import type { ConceptualPlan } from '../conceptualPlan.ts';

/** No results for the words of the question. */
export const noResults = {
  subjects: [],
  overviews: [],
  documents: [],
  placeOutsideDefinitions: null,
} as const satisfies Partial<ConceptualPlan>;

/** A conceptual plan without anything, for a question that was planned in another mode. */
export const emptyPlan = { mode: 'conceptual', focus: [], definitions: [], ...noResults } as const satisfies ConceptualPlan;
