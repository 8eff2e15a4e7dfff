// What is read for a question beside its plan: what the search found, and what a reader can ask for by its name.
import type { AskSettings } from '../../base/settings/askSettings.ts';
import type { Budget } from '../../packing/budget.ts';
import { toRead } from '../../packing/readingOrder.ts';
import type { Retrieval } from '../../planning/retrieve.ts';
import type { Candidate } from '../../searching/candidate.ts';
import type { ResolvedScope } from '../../searching/scope.ts';
import type { QueryFinds } from './queryFinds.ts';

/** What was found, and where. */
export interface FoundFor {
  readonly retrieval: Retrieval;
  readonly scope: ResolvedScope;
  readonly settings: AskSettings;
  /** What a strategy found with queries of its own. */
  readonly searched?: QueryFinds | undefined;
}

/** With fewer places to read than this, what the search found goes along. */
const fewPlaces = 5;

/** What the search found beside a plan that has little to read: a flow that ends early, a name that is only mentioned. */
export function furtherPlaces({ retrieval: { plan, ranked }, settings }: FoundFor): readonly Candidate[] {
  const most = Math.min(fewPlaces, settings['retrieval.results']);
  return toRead(plan).length < most ? ranked.slice(0, most) : [];
}

/**
 * The results that a search alone would look at, more of them for a larger budget. A conceptual plan is made of them as it is, an analytical one of
 * findings about all files; neighbours among them may lie outside of what was asked about. What a strategy found with queries of its own takes their place.
 */
export function firstResults(foundFor: FoundFor, { total }: Pick<Budget, 'total'>): readonly Candidate[] {
  if (foundFor.searched) return foundFor.searched.places;
  const { mode } = foundFor.retrieval.plan;
  if (mode === 'conceptual' || mode === 'analytical') return [];
  const { settings } = foundFor;
  return firstRanked(foundFor, Math.round(settings['retrieval.results'] * Math.max(1, total / settings['budget.total'])));
}

/** Ranked places of which a model is told that they are there, where it can ask for them. */
const mostAskable = 24;

/** Ranked places that a reader can ask for. */
export function askableOf(foundFor: FoundFor): readonly Candidate[] {
  return firstRanked(foundFor, mostAskable);
}

/** Of the first `most` places those in the scope. */
export function firstRanked({ retrieval, scope }: FoundFor, most: number): readonly Candidate[] {
  return retrieval.ranked.slice(0, most).filter(({ root, path, lines }) => scope.contains(root, path, lines.first));
}
