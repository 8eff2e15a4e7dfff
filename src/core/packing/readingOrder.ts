// The order in which places get room: what was asked for, the best finds of the search, the rest of the plan, then further finds.
import * as l10n from '@vscode/l10n';
import { firstOfEach } from '../base/collections/firstOfEach.ts';
import { keyOf, ofSymbol, type Candidate } from '../searching/candidate.ts';
import { primaries, type Plan } from '../planning/plan.ts';

/** Most definitions of one ambiguous name. */
const mostNamesakes = 4;
/** Finds of the search that come before the rest of a plan: docs/ranking.md, "Packing". */
const bestFinds = 3;

/** What a reader of the code would want to see for `plan`, most telling first: what was pointed at or named, then what was found. */
export function toRead(plan: Plan): readonly Candidate[] {
  const all = [
    ...(plan.mode === 'conceptual' ? meant(plan) : []),
    ...primaries(plan),
    ...(plan.mode === 'exploratory' ? plan.further : []),
  ];
  const distinct = firstOfEach(all, keyOf);
  const ordered = plan.mode === 'diagnostic' ? firstOfEach([...plan.tests, ...ownCodeFirst(distinct)], keyOf) : distinct;
  return ordered.map(withDoc);
}

/**
 * The same with `finds` of the search, best first, in between. A plan can be wrong where its reading of the question is; the best finds are read
 * all the same, so that no kind of question reads less than a search alone would.
 * @param byTurns the finds are those of several queries, of which the plan knows only the first: after what was asked for, both are read by turns;
 * but a conceptual plan is made of finds that are among them. Two finds for each place of the plan read as much (18 of 24 places that answers need)
 */
export function readingOrder(plan: Plan, finds: readonly Candidate[], byTurns = false): readonly Candidate[] {
  const planned = toRead(plan);
  if (byTurns) {
    // Samples of findings about the whole project were not asked for: who searched for other places looked at those.
    const requests = isProjectWide(plan) ? [] : planned.filter((place) => isAskedFor(place, plan));
    if (plan.mode === 'conceptual') return firstOfEach([...requests, ...finds.map(withDoc), ...planned], keyOf);
    const turns = Array.from({ length: Math.max(planned.length, finds.length) }, (_, i) => [
      ...finds.slice(i, i + 1),
      ...planned.slice(i, i + 1),
    ]);
    return firstOfEach([...requests, ...turns.flat().map(withDoc)], keyOf);
  }
  // A conceptual plan is made of the finds of the search in their order, and an analytical one of what was measured.
  const isOrdered = plan.mode === 'conceptual' || plan.mode === 'analytical';
  const first = isOrdered ? planned : planned.filter((place) => isAskedFor(place, plan));
  const best = finds.slice(0, bestFinds);
  return firstOfEach([...first, ...best.map(withDoc), ...planned, ...finds.map(withDoc)], keyOf);
}

/** Whether a plan is of what was measured of the whole project, since the question names nothing. */
export function isProjectWide(plan: Plan): boolean {
  return plan.mode === 'analytical' && plan.named.length === 0;
}

/** What a person pointed at or named, a frame of the trace, and the line that says just the message; the samples that findings rest on. */
export function isAskedFor(place: Candidate, plan: Plan): boolean {
  const { at, message, symbol } = place;
  switch (plan.mode) {
    case 'conceptual': {
      const named = [...plan.focus, ...plan.subjects.flatMap(({ definitions }) => definitions)];
      return plan.selected !== null || (symbol !== null && named.some(({ id }) => id === symbol.id));
    }
    case 'analytical':
      return plan.named.length === 0 || plan.named.some(({ id }) => id === symbol?.id);
    case 'diagnostic':
      return (at !== undefined && message?.kind !== 'part') || plan.tests.some((test) => keyOf(test) === keyOf(place));
    case 'exploratory':
      return symbol !== null && plan.subjects.some(({ definitions }) => definitions.some(({ id }) => id === symbol.id));
  }
}

/** Examples and tests call what failed as well, but seldom are why it did. */
function ownCodeFirst(places: readonly Candidate[]): readonly Candidate[] {
  const isOwn = ({ role }: Candidate): number => (role === 'code' || role === 'configuration' || role === 'documentation' ? 0 : 1);
  return places.toSorted((a, b) => isOwn(a) - isOwn(b));
}

/** Longest doc comment that goes along, in lines. */
const longestDoc = 15;

/** A definition with the end of the comment above it: it says what the code is meant to do. */
export function withDoc(candidate: Candidate): Candidate {
  const { symbol, lines } = candidate;
  const doc = symbol?.fact.docLines;
  if (!doc || symbol.fact.kind === 'module' || lines.first !== symbol.fact.range.start.line || doc.first >= lines.first) return candidate;
  return { ...candidate, lines: { first: Math.max(doc.first, lines.first - longestDoc), last: lines.last } };
}

function meant({ selected, focus, subjects }: Extract<Plan, { mode: 'conceptual' }>): Candidate[] {
  const pointedAt = focus.map((symbol) => ofSymbol(symbol, 1, l10n.t('is what was selected')));
  const named = focus.length ? [] : subjects.flatMap(({ definitions }) => definitions.slice(0, mostNamesakes));
  return [...(selected ? [selected] : []), ...pointedAt, ...named.map((symbol) => ofSymbol(symbol, 1, l10n.t('is named in the question')))];
}
