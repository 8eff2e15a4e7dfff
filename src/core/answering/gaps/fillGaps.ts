// Runs one round of look-ups: finds the gaps that a pass named, within the budget, and reads the new evidence.
import { budgetOf } from '../../packing/budget.ts';
import type { Room } from '../../packing/pack.ts';
import { estimateTokens } from '../../packing/tokens.ts';
import { throwIfCancelled } from '../../base/cancellation.ts';
import type { AnswerRun } from '../answerRun.ts';
import type { EvidenceBook, Place } from '../evidence/evidence.ts';
import { namesInLine } from '../../reading/mentions/names.ts';
import { itemsOf, type Naming } from '../evidence/packItems.ts';
import { gatherMore } from '../evidence/gather.ts';
import type { EvidenceSet } from '../evidence/evidenceSet.ts';
import type { GapNote } from '../prompts/furtherPrompt.ts';
import type { GapRecord } from '../record/record.ts';
import type { GapLookUp } from './gapLookUp.ts';
import { countPhrase, mostPlaces, shortNote, type GapResult } from './gapResult.ts';
import type { GapRequest } from './gapRequest.ts';
import type { Passes } from './passes.ts';
import type { RoundItem } from './steerRound.ts';

/** Result of a round. `fresh`: places whose lines the earlier request did not hold. */
export interface GapRound {
  readonly notes: readonly GapNote[];
  readonly gathered: EvidenceSet;
  readonly fresh: number;
}

/** Maximum parts into which the share of a gap with many places is split, and the minimum tokens of a part. */
const mostParts = 4;
const leastOfPart = 80;
/** The note about a gap takes at most this part of its share, so that the code is read as well. */
const noteShare = 0.4;

/** A gap with the result of its look-up. */
export interface PendingGap {
  readonly at: number;
  readonly request: GapRequest;
  readonly byUser: boolean;
  readonly found: GapResult;
  /** Tokens needed to show all of it. */
  readonly demand: number;
  readonly ms: number;
}

/** Results to read in a round, and outcomes of gaps that need no look-up. */
export interface Pursuit {
  /** In the order of the gaps, with holes where a gap is pursued. */
  readonly notes: readonly (GapNote | undefined)[];
  readonly pursued: readonly PendingGap[];
  /** Tokens needed to show all of it. */
  readonly demand: number;
  /** Places of the results, and numbers of evidence in which gaps were found before. */
  readonly places: readonly Place[];
  readonly numbers: ReadonlySet<number>;
}

/** Looks up `roundItems` without reading their code. Rejects with `CancelledError` when stopped. */
export async function pursue(
  run: AnswerRun,
  roundItems: readonly RoundItem[],
  book: EvidenceBook,
  lookUp: GapLookUp,
  passes: Passes,
): Promise<Pursuit> {
  const notes: (GapNote | undefined)[] = roundItems.map(() => undefined);
  const pursued: PendingGap[] = [];
  for (const [at, { request, skipped, byUser }] of roundItems.entries()) {
    throwIfCancelled(run.token);
    const known = passes.known(request.normalized);
    if (skipped) notes[at] = unread(request, 'skipped');
    else if (known && !wasCut(known, book)) notes[at] = { gap: repeatedGap(known), note: '' };
    else if (at >= run.settings['loop.gapsPerPass']) notes[at] = notPursued(request);
    else pursued.push({ at, request, byUser, ...(await measureGap(run, request, lookUp, book)) });
  }
  return {
    notes,
    pursued,
    demand: pursued.reduce((sum, { demand }) => sum + demand, 0),
    places: pursued.flatMap(({ found }) => found.places),
    numbers: new Set(notes.flatMap((note) => note?.gap.evidence ?? [])),
  };
}

/** Reads the results into `book` within `room`. Rejects with `CancelledError` when stopped. */
export async function fillGaps(run: AnswerRun, pursuit: Pursuit, book: EvidenceBook, room: number): Promise<GapRound> {
  const { pursued } = pursuit;
  const before = book.count;
  const shares = sharesOf(
    pursued.map(({ demand, byUser }) => ({ demand, first: byUser })),
    room,
  );
  const notes = [...pursuit.notes];
  const evidenceSets: EvidenceSet[] = [];
  let left = room;
  for (const [i, each] of pursued.entries()) {
    throwIfCancelled(run.token);
    const { note, more, spent } = await readGapPlaces(run, each, book, Math.min(left, shares[i] ?? 0));
    left -= spent;
    notes[each.at] = each.byUser ? { ...note, gap: { ...note.gap, byUser: true } } : note;
    evidenceSets.push(more);
  }
  const all = mergeEvidence(evidenceSets);
  // A place that was left out is not new to the book, but its lines are new to the request.
  const fresh = Math.max(book.count - before, all.pieces.length);
  return { notes: notes.filter((note) => note !== undefined), gathered: all, fresh };
}

/**
 * Splits `room` among gaps in the order in which they were named. `first` gaps get their demand before all others. Then each gets enough to
 * read something, which is all of a small one; then each takes its demand from the rest, whole before the next. With several gaps none
 * takes more than {@link largestShare} while others want some.
 */
export function sharesOf(gaps: readonly { readonly demand: number; readonly first: boolean }[], room: number): readonly number[] {
  const order = [...gaps.keys()].sort((a, b) => Number(gaps[b]?.first ?? false) - Number(gaps[a]?.first ?? false) || a - b);
  const shares = gaps.map(() => 0);
  let left = room;
  const give = (at: number, most: number): void => {
    const { demand = 0 } = gaps[at] ?? {};
    const share = Math.min(demand - (shares[at] ?? 0), most, left);
    // Fewer tokens are not worth reading.
    if (share < Math.min(demand, leastOfGap) && !shares[at]) return;
    shares[at] = (shares[at] ?? 0) + share;
    left -= share;
  };
  for (const at of order) if (gaps[at]?.first) give(at, room);
  for (const at of order) if (!gaps[at]?.first && gaps.length > 1) give(at, leastOfGap);
  for (const at of order) give(at, gaps.length === 1 || gaps[at]?.first ? room : Math.floor(largestShare * room) - (shares[at] ?? 0));
  for (const at of order) give(at, left);
  return shares;
}

/** Part of the room that one of several gaps takes at first, and the tokens below which a share is useless: docs/ranking.md, "Packing". */
const largestShare = 0.6;
const leastOfGap = 150;

async function measureGap(
  { parts, settings }: AnswerRun,
  request: GapRequest,
  lookUp: GapLookUp,
  book: EvidenceBook,
): Promise<Pick<PendingGap, 'found' | 'demand' | 'ms'>> {
  const start = parts.clock.monotonic();
  const match = await lookUp.find(request);
  const items = await itemsOf(match.places, book, settings['features.sourceFetching']);
  const lines = items.flatMap((item) => (settings['source.cutLong'] ? item.lines.slice(0, settings['source.mostLines']) : item.lines));
  const outline = estimateTokens([match.note, ...(match.outline ?? [])].join(', '));
  const demand = estimateTokens(lines.join('\n')) + tokensOfLine * lines.length + tokensOfHead * items.length + outline + beside;
  return { found: match, demand, ms: parts.clock.monotonic() - start };
}

/** Tokens of a line beside its text, of the head of each place, and of callers and the like. */
const tokensOfLine = 2;
const tokensOfHead = 60;
const beside = 70;

async function readGapPlaces(
  { parts, scope, wider = scope, session, settings, usesOf, intent }: AnswerRun,
  { request, found, ms }: PendingGap,
  book: EvidenceBook,
  room: number,
): Promise<{ readonly note: GapNote; readonly more: EvidenceSet; readonly spent: number }> {
  const start = parts.clock.monotonic();
  const said = shortNote(found, Math.floor(noteShare * room));
  const forPlaces = room - estimateTokens(said);
  // In a relation each place counts, and the definition comes last. Of a file the first places are enough, since the outline names the
  // rest.
  const isFew = found.places.length <= mostPlaces + 1;
  const evenly = isFew ? leastOfPart : Math.max(leastOfPart, Math.floor(forPlaces / mostParts));
  const reading = { graph: parts.sources.graph, book, scope: wider, usesOf };
  const more = await gatherMore(found.places, found.symbols, { ...roomOf(forPlaces, settings), evenly }, reading, namesOf(request, intent));
  // Earlier evidence counts only where its lines were shown: a place that was cut there is no find.
  const before = found.places
    .flatMap((place) => (book.shows(place) ? (book.covering(place)?.n ?? []) : []))
    .filter((n) => !book.isExcluded(n));
  const evidence = [...new Set([...before, ...more.pieces.map((piece) => piece.evidence.n)])];
  const { share, left } = shownOf(found.places, book);
  const gap: GapRecord = {
    text: request.text,
    normalized: request.normalized,
    how: found.outcome === 'not-found' ? 'none' : found.how,
    outcome: outcomeOf(
      found,
      share < leastShown ? 'cut' : isTold(request, found, book) ? evidence.length : 0,
      session.unresolved.has(request.normalized.toLowerCase()),
    ),
    evidence,
    ...(found.candidates.length ? { candidates: found.candidates } : {}),
    ...(found.rule ? { rule: found.rule } : {}),
    tokens: more.tokens,
    ms: Math.round(ms + parts.clock.monotonic() - start),
  };
  const isKnown = evidence.length > 0 && more.pieces.length === 0 && !left;
  const all = [said, evidence.length ? left : '', isKnown ? 'its lines were shown before' : ''].filter(Boolean).join('; ');
  return { note: { gap, note: all }, more, spent: more.tokens + estimateTokens(all) };
}

/** A relation counts as told only if one of its places is shown; its own definition is no find. */
function isTold({ wanted }: GapRequest, { places, symbols }: GapResult, book: EvidenceBook): boolean {
  const others = places.filter(({ symbol }) => !symbol || !symbols.some(({ id }) => id === symbol.id));
  return wanted === 'definition' || others.length === 0 || others.some((place) => book.shows(place));
}

/** Minimum share of a single place that must be shown to count as found. Set by judgement. */
const leastShown = 0.5;

/**
 * The shown share of a single place, in this pass or before, and its lines without room. Says nothing about several places, whose marks
 * show it, or about a place without shown lines.
 */
function shownOf([place, another]: GapResult['places'], book: EvidenceBook): { readonly share: number; readonly left: string } {
  if (!place || another || !book.shows(place)) return { share: 1, left: '' };
  const runs = book.unshown(place).map(({ lines }) => lines);
  const unshown = runs.reduce((sum, { first, last }) => sum + last - first + 1, 0);
  const named = runs.slice(0, mostRuns).map(({ first, last }) => (first === last ? String(first + 1) : `${first + 1}-${last + 1}`));
  const more = runs.length > mostRuns ? ` and ${countPhrase(runs.length - mostRuns, 'more stretch', 'more stretches')}` : '';
  const left = runs.length ? `no room for ${unshown === 1 ? 'line' : 'lines'} ${named.join(', ')}${more} of ${place.path}` : '';
  return { share: 1 - unshown / (place.lines.last - place.lines.first + 1), left };
}

/** Maximum ranges without room that are named. Set by judgement. */
const mostRuns = 4;

/** Names whose lines must be shown: those of the gap, then those of the question. */
function namesOf(
  { text, symbol, within, wanted, message, snippet }: GapRequest,
  { names, quoted, exceptions, codes }: AnswerRun['intent'],
): Naming {
  const own = symbol === undefined ? [] : [lastOf(symbol)];
  const texts = [message, snippet].filter((each) => each !== undefined);
  // A request for a definition wants its lines; its own name is in the first line anyway.
  const isKnown = (name: string): boolean => wanted === 'definition' && within === undefined && own.includes(name);
  const asked = [...own, ...texts, ...namesInLine(text).map(({ name }) => lastOf(name))];
  const beside = [...names.map(({ name }) => lastOf(name)), ...quoted, ...exceptions, ...codes];
  const once = (all: readonly string[]): readonly string[] => [...new Set(all)].filter((name) => !isKnown(name));
  return { named: once(asked), beside: once(beside).filter((name) => !asked.includes(name)) };
}

function lastOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/**
 * A find without room, or one that cannot be read any more, counts as not found for this answer. `before`: it was absent in an earlier
 * turn, too.
 */
function outcomeOf({ outcome, places, outline }: GapResult, shown: number | 'cut', before: boolean): GapRecord['outcome'] {
  if (shown === 'cut' && outcome === 'found') return 'partial';
  const read = shown === 'cut' ? 1 : shown;
  if (outcome === 'not-found' && before) return 'known-unresolvable';
  // The outline of a file is part of what was asked for.
  if (outcome === 'found' && read === 0 && outline?.length) return 'partial';
  return (outcome === 'found' || outcome === 'partial') && places.length > 0 && read === 0 ? 'not-pursued' : outcome;
}

/** Whether some lines of the find had no room: a repeated request gets more of them. */
function wasCut({ outcome, evidence }: GapRecord, book: EvidenceBook): boolean {
  return (outcome === 'found' || outcome === 'partial') && evidence.some((n) => book.isCut(n));
}

function repeatedGap(gap: GapRecord): GapRecord {
  const settled = gap.outcome === 'found' || gap.outcome === 'partial' || gap.outcome === 'skipped';
  return { ...gap, outcome: settled ? gap.outcome : 'known-unresolvable', tokens: 0, ms: 0 };
}

/** A gap that is not looked up any more. */
export function notPursued(request: GapRequest): GapNote {
  return unread(request, 'not-pursued');
}

function unread({ text, normalized }: GapRequest, outcome: 'not-pursued' | 'skipped'): GapNote {
  return { gap: { text, normalized, how: 'none', outcome, evidence: [], tokens: 0, ms: 0 }, note: '' };
}

/** A single room of `tokens`, without reserves for kinds of evidence. */
function roomOf(tokens: number, settings: AnswerRun['settings']): Room {
  const { cut, bodies } = budgetOf('conceptual', undefined, settings);
  return { initial: tokens, documents: tokens, source: 2 * tokens, cut, bodies };
}

/** Shows a place once even if two gaps lead to it. */
function mergeEvidence(parts: readonly EvidenceSet[]): EvidenceSet {
  const pieces = new Map(parts.flatMap((part) => part.pieces.map((piece) => [piece.evidence.n, piece] as const)));
  const relations = new Map(parts.flatMap((part) => part.relations.map((line) => [line.relation.note, line] as const)));
  const sum = (of: (part: EvidenceSet) => number): number => parts.reduce((total, part) => total + of(part), 0);
  return {
    pieces: [...pieces.values()],
    relations: [...relations.values()],
    left: sum(({ left }) => left),
    unshown: [],
    unlisted: sum(({ unlisted }) => unlisted),
    tokens: sum(({ tokens }) => tokens),
    secrets: sum(({ secrets }) => secrets),
  };
}
