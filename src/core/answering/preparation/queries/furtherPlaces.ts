// Chooses places to read beside the plan: results of the search, and places that a model can ask for by name.
import type { AskSettings } from '../../../base/settings/askSettings.ts';
import type { Budget } from '../../../packing/budget.ts';
import { placesOfPlan } from '../../../packing/readingOrder.ts';
import type { Retrieval } from '../../../planning/retrieve.ts';
import type { Candidate } from '../../../searching/candidate.ts';
import type { ResolvedScope } from '../../../searching/scope.ts';
import type { QueryResults } from '../../run/queryResults.ts';

/** Results and their scope. */
export interface ResultsInScope {
  readonly retrieval: Retrieval;
  readonly scope: ResolvedScope;
  readonly settings: AskSettings;
  /** Results of a strategy's own queries. */
  readonly queryResults?: QueryResults | undefined;
}

/** With fewer places in the plan, results of the search are added. */
const fewPlaces = 5;

/** Results of the search for a plan with little to read: a flow that ends early, a name that is only mentioned. */
export function furtherPlaces({ retrieval: { plan, rankedCandidates }, settings }: ResultsInScope): readonly Candidate[] {
  const limit = Math.min(fewPlaces, settings['retrieval.results']);
  return placesOfPlan(plan).length < limit ? rankedCandidates.slice(0, limit) : [];
}

/**
 * The results of a plain search, more of them for a larger budget. Empty for a conceptual plan, which consists of them, and for an
 * analytical one, which consists of findings; neighbours among them may be outside of the subject. The finds of a strategy's own queries
 * replace them.
 */
export function firstResults(resultsInScope: ResultsInScope, { total }: Pick<Budget, 'total'>): readonly Candidate[] {
  if (resultsInScope.queryResults) return resultsInScope.queryResults.places;
  const { mode } = resultsInScope.retrieval.plan;
  if (mode === 'conceptual' || mode === 'analytical') return [];
  const { settings } = resultsInScope;
  return firstRankedPlaces(resultsInScope, Math.round(settings['retrieval.results'] * Math.max(1, total / settings['budget.total'])));
}

/** Maximum ranked places that are mentioned to a model, where it can ask for them. */
const maxAskable = 24;

/** Ranked places that a model can ask for by name. */
export function askablePlaces(resultsInScope: ResultsInScope): readonly Candidate[] {
  return firstRankedPlaces(resultsInScope, maxAskable);
}

/** The places in the scope among the first `limit`. */
export function firstRankedPlaces({ retrieval, scope }: ResultsInScope, limit: number): readonly Candidate[] {
  return retrieval.rankedCandidates.slice(0, limit).filter(({ root, path, lines }) => scope.contains(root, path, lines.first));
}
