// Orders the places that get tokens: requested places, the best hits of the search, the rest of the plan, then further hits.
import * as l10n from '@vscode/l10n';
import { firstOfEach } from '../base/collections/firstOfEach.ts';
import { keyOf, symbolCandidate, type Candidate } from '../searching/candidate.ts';
import { primaries, type Plan } from '../planning/plan.ts';

/** Maximum definitions of one ambiguous name. */
const maxNamesakes = 4;
/** Number of search hits before the rest of a plan: docs/ranking.md, "Packing". */
const maxBestCandidates = 3;

/** Places of `plan` in reading order, most important first: selected or named ones, then hits. */
export function placesOfPlan(plan: Plan): readonly Candidate[] {
  const planPlaces = [
    ...(plan.mode === 'conceptual' ? subjectPlaces(plan) : []),
    ...primaries(plan),
    ...(plan.mode === 'exploratory' ? plan.further : []),
  ];
  const distinctPlaces = firstOfEach(planPlaces, keyOf);
  const orderedPlaces =
    plan.mode === 'diagnostic' ? firstOfEach([...plan.tests, ...sortOwnCodeFirst(distinctPlaces)], keyOf) : distinctPlaces;
  return orderedPlaces.map(withDoc);
}

/**
 * The places of `plan` with hits of the search between them. The plan is wrong if the question was misread. With the best hits in any case,
 * no kind of question reads less than a search alone.
 * @param candidates hits of the search, best first
 * @param byTurns whether the hits belong to several queries, of which the plan covers only the first. After the requested places, hits and
 * plan then alternate; two hits for each place of the plan read no more (docs/ranking.md, "Packing"). A conceptual plan consists of such
 * hits, so it comes last
 */
export function readingOrder(plan: Plan, candidates: readonly Candidate[], byTurns = false): readonly Candidate[] {
  const planPlaces = placesOfPlan(plan);
  if (byTurns) {
    // Nobody requested the samples of findings about the whole project: the other queries were for specific places.
    const requests = isProjectWide(plan) ? [] : planPlaces.filter((place) => isAskedFor(place, plan));
    if (plan.mode === 'conceptual') return firstOfEach([...requests, ...candidates.map(withDoc), ...planPlaces], keyOf);
    const turns = Array.from({ length: Math.max(planPlaces.length, candidates.length) }, (_, i) => [
      ...candidates.slice(i, i + 1),
      ...planPlaces.slice(i, i + 1),
    ]);
    return firstOfEach([...requests, ...turns.flat().map(withDoc)], keyOf);
  }
  // A conceptual plan has the search hits in order, and an analytical one has the measured places.
  const isOrdered = plan.mode === 'conceptual' || plan.mode === 'analytical';
  const leadingPlaces = isOrdered ? planPlaces : planPlaces.filter((place) => isAskedFor(place, plan));
  const bestCandidates = candidates.slice(0, maxBestCandidates);
  return firstOfEach([...leadingPlaces, ...bestCandidates.map(withDoc), ...planPlaces, ...candidates.map(withDoc)], keyOf);
}

/** Whether a plan rests on measurements of the whole project, as for a question that names nothing. */
export function isProjectWide(plan: Plan): boolean {
  return plan.mode === 'analytical' && plan.namedDefinitions.length === 0;
}

/**
 * Whether a place was requested: selected or named by the person, a frame of the trace, the exact line of the message, or a sample of a
 * finding.
 */
export function isAskedFor(place: Candidate, plan: Plan): boolean {
  const { at, message, symbol } = place;
  switch (plan.mode) {
    case 'conceptual': {
      const definitions = [...plan.focus, ...plan.subjects.flatMap(({ definitions }) => definitions)];
      return plan.placeOutsideDefinitions !== null || (symbol !== null && definitions.some(({ id }) => id === symbol.id));
    }
    case 'analytical':
      return plan.namedDefinitions.length === 0 || plan.namedDefinitions.some(({ id }) => id === symbol?.id);
    case 'diagnostic':
      return (at !== undefined && message?.kind !== 'part') || plan.tests.some((test) => keyOf(test) === keyOf(place));
    case 'exploratory':
      return symbol !== null && plan.subjects.some(({ definitions }) => definitions.some(({ id }) => id === symbol.id));
  }
}

/** Puts own code first: examples and tests call the failing code too, but are rarely the cause. */
function sortOwnCodeFirst(places: readonly Candidate[]): readonly Candidate[] {
  const roleRank = ({ role }: Candidate): number => (role === 'code' || role === 'configuration' || role === 'documentation' ? 0 : 1);
  return places.toSorted((a, b) => roleRank(a) - roleRank(b));
}

/** Maximum lines of a doc comment that are included. */
const maxDocLines = 15;

/** Extends the place of a whole definition by the end of the comment above it, which states its purpose. */
export function withDoc(candidate: Candidate): Candidate {
  const { symbol, lines } = candidate;
  const doc = symbol?.fact.docLines;
  if (!doc || symbol.fact.kind === 'module' || lines.first !== symbol.fact.range.start.line || doc.first >= lines.first) return candidate;
  return { ...candidate, lines: { first: Math.max(doc.first, lines.first - maxDocLines), last: lines.last } };
}

/** The selected places, otherwise the definitions that the question names. */
function subjectPlaces({ placeOutsideDefinitions, focus, subjects }: Extract<Plan, { mode: 'conceptual' }>): Candidate[] {
  const pointedAt = focus.map((symbol) => symbolCandidate(symbol, 1, l10n.t('is what was selected')));
  const definitions = focus.length ? [] : subjects.flatMap(({ definitions }) => definitions.slice(0, maxNamesakes));
  return [
    ...(placeOutsideDefinitions ? [placeOutsideDefinitions] : []),
    ...pointedAt,
    ...definitions.map((symbol) => symbolCandidate(symbol, 1, l10n.t('is named in the question'))),
  ];
}
