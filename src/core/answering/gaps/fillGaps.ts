// One round of look-ups: the gaps that a pass named, found as far as the budget goes, and the evidence that this brings.
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

/** What a round came to. `fresh`: places whose lines the request before did not hold. */
export interface GapRound {
  readonly notes: readonly GapNote[];
  readonly gathered: EvidenceSet;
  readonly fresh: number;
}

/** Of many places of one gap each gets a part of its share, as if there were so many, but never less than this. */
const mostParts = 4;
const leastOfPart = 80;
/** What is said of a gap takes at most this part of its share, so that the code that it asks for is read as well. */
const noteShare = 0.4;

/** A gap that is looked up, with what that came to. */
export interface PendingGap {
  readonly at: number;
  readonly request: GapRequest;
  readonly byUser: boolean;
  readonly found: GapResult;
  /** Tokens that it would take to show all of it. */
  readonly demand: number;
  readonly ms: number;
}

/** What a round is to read, and what became of gaps that need no look-up. */
export interface Pursuit {
  /** In the order of the gaps, with holes where a gap is pursued. */
  readonly notes: readonly (GapNote | undefined)[];
  readonly pursued: readonly PendingGap[];
  /** Tokens that it would take to show all of it. */
  readonly demand: number;
  /** Places that were found, and numbers of evidence that gaps were found in before. */
  readonly places: readonly Place[];
  readonly numbers: ReadonlySet<number>;
}

/** Looks up what is `wanted`, and reads nothing of it yet. Rejects with `CancelledError` when stopped. */
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

/** Reads what was found into `book` as far as `room` goes. Rejects with `CancelledError` when stopped. */
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
  // A place that had been left out is no new one, and its lines are new to the request all the same.
  const fresh = Math.max(book.count - before, all.pieces.length);
  return { notes: notes.filter((note) => note !== undefined), gathered: all, fresh };
}

/**
 * Shares of `room` in the order in which gaps were named. Those that are `first` get what they would take before all others. Then each gets so much
 * that something of it can be read, which is all of a small one; then each what it would take of what those before it left, whole before the next.
 * None of several takes more than {@link largestShare} as long as others want some.
 */
export function sharesOf(gaps: readonly { readonly demand: number; readonly first: boolean }[], room: number): readonly number[] {
  const order = [...gaps.keys()].sort((a, b) => Number(gaps[b]?.first ?? false) - Number(gaps[a]?.first ?? false) || a - b);
  const shares = gaps.map(() => 0);
  let left = room;
  const give = (at: number, most: number): void => {
    const { demand = 0 } = gaps[at] ?? {};
    const share = Math.min(demand - (shares[at] ?? 0), most, left);
    // Of less not much can be read.
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

/** Part of the room that one of several gaps takes at first, and the tokens under which a part of it is of no use: docs/ranking.md, "Packing". */
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

/** What a line costs beside its text, what stands above each place, and what its callers and the like take. */
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
  // Of a relation each place counts, and the definition comes last; of a file the first ones are enough, since its names are told.
  const isFew = found.places.length <= mostPlaces + 1;
  const evenly = isFew ? leastOfPart : Math.max(leastOfPart, Math.floor(forPlaces / mostParts));
  const reading = { graph: parts.sources.graph, book, scope: wider, usesOf };
  const more = await gatherMore(found.places, found.symbols, { ...roomOf(forPlaces, settings), evenly }, reading, namesOf(request, intent));
  // What was read before counts as far as its lines were shown: a place that was cut there is no find.
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

/** Of what stands in a relation something must be shown: the definition that it is a relation of is no find. */
function isTold({ wanted }: GapRequest, { places, symbols }: GapResult, book: EvidenceBook): boolean {
  const others = places.filter(({ symbol }) => !symbol || !symbols.some(({ id }) => id === symbol.id));
  return wanted === 'definition' || others.length === 0 || others.some((place) => book.shows(place));
}

/** Of a single place at least so much must be shown to be called found. Set by judgement. */
const leastShown = 0.5;

/**
 * How much of a single place was shown, in this pass or before, and which lines had no room. Nothing is said of several places, whose marks tell
 * it, and of one of which no line was shown.
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

/** Stretches without room that are named. Set by judgement. */
const mostRuns = 4;

/** What of the lines that are found must be seen: what the gap names, then what the question does. */
function namesOf(
  { text, symbol, within, wanted, message, snippet }: GapRequest,
  { names, quoted, exceptions, codes }: AnswerRun['intent'],
): Naming {
  const own = symbol === undefined ? [] : [lastOf(symbol)];
  const texts = [message, snippet].filter((each) => each !== undefined);
  // Of a definition its own lines are asked for, and its name stands in the first.
  const isKnown = (name: string): boolean => wanted === 'definition' && within === undefined && own.includes(name);
  const asked = [...own, ...texts, ...namesInLine(text).map(({ name }) => lastOf(name))];
  const beside = [...names.map(({ name }) => lastOf(name)), ...quoted, ...exceptions, ...codes];
  const once = (all: readonly string[]): readonly string[] => [...new Set(all)].filter((name) => !isKnown(name));
  return { named: once(asked), beside: once(beside).filter((name) => !asked.includes(name)) };
}

function lastOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/** What was found and found no room, or cannot be read any more, is not found for this answer. `before`: it was not there for an earlier turn either. */
function outcomeOf({ outcome, places, outline }: GapResult, shown: number | 'cut', before: boolean): GapRecord['outcome'] {
  if (shown === 'cut' && outcome === 'found') return 'partial';
  const read = shown === 'cut' ? 1 : shown;
  if (outcome === 'not-found' && before) return 'known-unresolvable';
  // The names of what a file holds are a part of what was asked for.
  if (outcome === 'found' && read === 0 && outline?.length) return 'partial';
  return (outcome === 'found' || outcome === 'partial') && places.length > 0 && read === 0 ? 'not-pursued' : outcome;
}

/** Whether lines of what was found had no room: whoever asks again gets more of them. */
function wasCut({ outcome, evidence }: GapRecord, book: EvidenceBook): boolean {
  return (outcome === 'found' || outcome === 'partial') && evidence.some((n) => book.isCut(n));
}

function repeatedGap(gap: GapRecord): GapRecord {
  const settled = gap.outcome === 'found' || gap.outcome === 'partial' || gap.outcome === 'skipped';
  return { ...gap, outcome: settled ? gap.outcome : 'known-unresolvable', tokens: 0, ms: 0 };
}

/** A gap that nobody looks up any more. */
export function notPursued(request: GapRequest): GapNote {
  return unread(request, 'not-pursued');
}

function unread({ text, normalized }: GapRequest, outcome: 'not-pursued' | 'skipped'): GapNote {
  return { gap: { text, normalized, how: 'none', outcome, evidence: [], tokens: 0, ms: 0 }, note: '' };
}

/** So many tokens for whatever is found: nothing is kept back for one kind of it. */
function roomOf(tokens: number, settings: AnswerRun['settings']): Room {
  const { cut, bodies } = budgetOf('conceptual', undefined, settings);
  return { initial: tokens, documents: tokens, source: 2 * tokens, cut, bodies };
}

/** A place that two gaps led to is shown once. */
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
