// Runs one round of look-ups: finds the gaps that a pass named, within the budget, and reads the new evidence.
import { undividedRoom } from '../../packing/pack.ts';
import { estimateTokens } from '../../packing/tokens.ts';
import { throwIfCancelled } from '../../base/cancellation.ts';
import type { AnswerRun } from '../run/answerRun.ts';
import type { EvidenceBook, Place } from '../material/evidence/evidenceBook.ts';
import { namesInLine } from '../../reading/mentions/codeNames.ts';
import { itemsOf, type KeptNames } from '../material/evidence/packItems.ts';
import { gatherMore } from '../material/evidence/gatherEvidence.ts';
import type { EvidenceSet } from '../material/evidence/evidenceSet.ts';
import type { GapNote } from '../model/prompts/furtherPrompt.ts';
import type { GapRecord } from '../record/answerRecord.ts';
import type { GapLookUp } from './gapLookUp.ts';
import { sharesOf } from './gapShares.ts';
import { countPhrase, maxPlaces, shortenNote, type GapResult } from './gapResult.ts';
import type { GapRequest } from './gapRequest.ts';
import type { Passes } from './passes.ts';
import type { RoundItem } from './steerRound.ts';

/** Result of a round. `newPlaceCount`: places whose lines the earlier request did not hold. */
export interface GapRound {
  readonly notes: readonly GapNote[];
  readonly evidenceSet: EvidenceSet;
  readonly newPlaceCount: number;
}

/** Maximum parts into which the share of a gap with many places is split. Set by judgement. */
const maxParts = 4;
/** Minimum tokens of a part. Set by judgement. */
const minPartTokens = 80;
/** The note about a gap takes at most this part of its share, so that the code is read as well. Set by judgement. */
const noteShare = 0.4;
/** Tokens of a line beside its text: its number. An estimate, as the next two; the request is counted exactly later. */
const tokensOfLine = 2;
/** Tokens of the head of a place. */
const tokensOfHead = 60;
/** Tokens of callers, callees and the like. */
const tokensOfRelations = 70;
/** Minimum share of a single place that must be shown to count as found. Set by judgement. */
const minShownShare = 0.5;
/** Maximum ranges without room that are named. Set by judgement. */
const maxSpans = 4;

/** A gap with the result of its look-up. */
export interface LookedUpGap {
  readonly index: number;
  readonly request: GapRequest;
  readonly byUser: boolean;
  readonly result: GapResult;
  /** Tokens needed to show all of it. */
  readonly demand: number;
  readonly ms: number;
}

/** Results to read in a round, and outcomes of gaps that need no look-up. */
export interface RoundLookUps {
  /** In the order of the gaps, with holes where a gap is pursued. */
  readonly notes: readonly (GapNote | undefined)[];
  readonly pendingGaps: readonly LookedUpGap[];
  /** Tokens needed to show all of it. */
  readonly demand: number;
  /** Places of all results. */
  readonly places: readonly Place[];
  /** Numbers of the evidence in which earlier passes found gaps of this round. */
  readonly numbers: ReadonlySet<number>;
}

/** Looks up `roundItems` without reading their code. Rejects with `CancelledError` when stopped. */
export async function lookUpGaps(
  run: AnswerRun,
  roundItems: readonly RoundItem[],
  book: EvidenceBook,
  lookUp: GapLookUp,
  passes: Passes,
): Promise<RoundLookUps> {
  const notes: (GapNote | undefined)[] = roundItems.map(() => undefined);
  const pendingGaps: LookedUpGap[] = [];
  for (const [index, { request, skipped, byUser }] of roundItems.entries()) {
    throwIfCancelled(run.token);
    const earlierGap = passes.gapRecordOf(request.normalized);
    if (skipped) notes[index] = unreadNote(request, 'skipped');
    else if (earlierGap && !wasCut(earlierGap, book)) notes[index] = { gap: repeatedGap(earlierGap), note: '' };
    else if (index >= run.settings['loop.gapsPerPass']) notes[index] = notPursuedNote(request);
    else pendingGaps.push({ index, request, byUser, ...(await measureGap(run, request, lookUp, book)) });
  }
  return {
    notes,
    pendingGaps,
    demand: pendingGaps.reduce((sum, { demand }) => sum + demand, 0),
    places: pendingGaps.flatMap(({ result }) => result.places),
    numbers: new Set(notes.flatMap((note) => note?.gap.evidence ?? [])),
  };
}

/** Reads the results into `book` within `room`. Rejects with `CancelledError` when stopped. */
export async function fillGaps(run: AnswerRun, lookUps: RoundLookUps, book: EvidenceBook, room: number): Promise<GapRound> {
  const { pendingGaps } = lookUps;
  const countBefore = book.count;
  const shares = sharesOf(
    pendingGaps.map(({ demand, byUser }) => ({ demand, first: byUser })),
    room,
  );
  const notes = [...lookUps.notes];
  const evidenceSets: EvidenceSet[] = [];
  let tokensLeft = room;
  for (const [i, pendingGap] of pendingGaps.entries()) {
    throwIfCancelled(run.token);
    const { note, evidenceSet, tokensSpent } = await readGapPlaces(run, pendingGap, book, Math.min(tokensLeft, shares[i] ?? 0));
    tokensLeft -= tokensSpent;
    notes[pendingGap.index] = pendingGap.byUser ? { ...note, gap: { ...note.gap, byUser: true } } : note;
    evidenceSets.push(evidenceSet);
  }
  const mergedSet = mergeEvidenceSets(evidenceSets);
  // A place that was left out is not new to the book, but its lines are new to the request.
  const newPlaceCount = Math.max(book.count - countBefore, mergedSet.pieces.length);
  return { notes: notes.filter((note) => note !== undefined), evidenceSet: mergedSet, newPlaceCount };
}

async function measureGap(
  { dependencies, settings }: AnswerRun,
  request: GapRequest,
  lookUp: GapLookUp,
  book: EvidenceBook,
): Promise<Pick<LookedUpGap, 'result' | 'demand' | 'ms'>> {
  const start = dependencies.clock.monotonic();
  const result = await lookUp.find(request);
  const items = await itemsOf(result.places, book, settings['features.sourceFetching']);
  const lines = items.flatMap((item) => (settings['source.cutLong'] ? item.lines.slice(0, settings['source.mostLines']) : item.lines));
  const outlineTokens = estimateTokens([result.note, ...(result.outline ?? [])].join(', '));
  const demand =
    estimateTokens(lines.join('\n')) + tokensOfLine * lines.length + tokensOfHead * items.length + outlineTokens + tokensOfRelations;
  return { result, demand, ms: dependencies.clock.monotonic() - start };
}

async function readGapPlaces(
  { dependencies, scope, evidenceScope = scope, session, settings, usesOf, intent }: AnswerRun,
  { request, result, ms }: LookedUpGap,
  book: EvidenceBook,
  room: number,
): Promise<{ readonly note: GapNote; readonly evidenceSet: EvidenceSet; readonly tokensSpent: number }> {
  const start = dependencies.clock.monotonic();
  const ownNote = shortenNote(result, Math.floor(noteShare * room));
  const placeTokens = room - estimateTokens(ownNote);
  // In a relation each place counts, and the definition comes last. Of a file the first places are enough: the outline names the others.
  const hasFewPlaces = result.places.length <= maxPlaces + 1;
  const partTokens = hasFewPlaces ? minPartTokens : Math.max(minPartTokens, Math.floor(placeTokens / maxParts));
  const evidenceSources = { graph: dependencies.sources.graph, book, scope: evidenceScope, usesOf };
  const evidenceSet = await gatherMore(
    result.places,
    result.symbols,
    { ...undividedRoom(placeTokens, settings), minEvenShare: partTokens },
    evidenceSources,
    namesOf(request, intent),
  );
  const evidence = evidenceNumbers(result.places, evidenceSet, book);
  const { shownShare, cutNote } = measureShown(result.places, book);
  const gap: GapRecord = {
    text: request.text,
    normalized: request.normalized,
    how: result.outcome === 'not-found' ? 'none' : result.how,
    outcome: outcomeOf(
      result,
      shownShare < minShownShare ? 'cut' : isAnswered(request, result, book) ? evidence.length : 0,
      session.unresolvedGaps.has(request.normalized.toLowerCase()),
    ),
    evidence,
    ...(result.candidates.length ? { candidates: result.candidates } : {}),
    ...(result.rule ? { rule: result.rule } : {}),
    tokens: evidenceSet.tokens,
    ms: Math.round(ms + dependencies.clock.monotonic() - start),
  };
  const wasShownBefore = evidence.length > 0 && evidenceSet.pieces.length === 0 && !cutNote;
  const fullNote = [ownNote, evidence.length ? cutNote : '', wasShownBefore ? 'its lines were shown before' : '']
    .filter(Boolean)
    .join('; ');
  return { note: { gap, note: fullNote }, evidenceSet, tokensSpent: evidenceSet.tokens + estimateTokens(fullNote) };
}

/** Numbers of the evidence for `places`. Earlier evidence counts only if its lines were shown: a place that was cut is no find. */
function evidenceNumbers(places: GapResult['places'], { pieces }: EvidenceSet, book: EvidenceBook): readonly number[] {
  const earlierNumbers = places
    .flatMap((place) => (book.hasShown(place) ? (book.findCovering(place)?.n ?? []) : []))
    .filter((n) => !book.isExcluded(n));
  return [...new Set([...earlierNumbers, ...pieces.map((piece) => piece.evidence.n)])];
}

/** Whether the shown lines answer the request: for a relation, the definition of its subject alone does not. */
function isAnswered({ target }: GapRequest, { places, symbols }: GapResult, book: EvidenceBook): boolean {
  const relatedPlaces = places.filter(({ symbol }) => !symbol || !symbols.some(({ id }) => id === symbol.id));
  return target === 'definition' || relatedPlaces.length === 0 || relatedPlaces.some((place) => book.hasShown(place));
}

/**
 * The share of a single place that this pass or an earlier one showed, with a note about its lines without room. The share is 1 for several
 * places, each of which marks its cuts, and for a place without shown lines.
 */
function measureShown(
  [place, another]: GapResult['places'],
  book: EvidenceBook,
): { readonly shownShare: number; readonly cutNote: string } {
  if (!place || another || !book.hasShown(place)) return { shownShare: 1, cutNote: '' };
  const unshownSpans = book.unshownRanges(place).map(({ lines }) => lines);
  const unshownCount = unshownSpans.reduce((sum, { first, last }) => sum + last - first + 1, 0);
  const lineRanges = unshownSpans
    .slice(0, maxSpans)
    .map(({ first, last }) => (first === last ? String(first + 1) : `${first + 1}-${last + 1}`));
  const moreText =
    unshownSpans.length > maxSpans ? ` and ${countPhrase(unshownSpans.length - maxSpans, 'more stretch', 'more stretches')}` : '';
  const cutNote = unshownSpans.length
    ? `no room for ${unshownCount === 1 ? 'line' : 'lines'} ${lineRanges.join(', ')}${moreText} of ${place.path}`
    : '';
  return { shownShare: 1 - unshownCount / (place.lines.last - place.lines.first + 1), cutNote };
}

/** Names whose lines must be shown: those of the gap, then those of the question. */
function namesOf(
  { text, symbol, within, target, message, snippet }: GapRequest,
  { names, quotedTexts, exceptions, codes }: AnswerRun['intent'],
): KeptNames {
  const ownNames = symbol === undefined ? [] : [lastPartOf(symbol)];
  const quotedCode = [message, snippet].filter((each) => each !== undefined);
  // The first line of a definition holds its name anyway.
  const isKnown = (name: string): boolean => target === 'definition' && within === undefined && ownNames.includes(name);
  const askedNames = [...ownNames, ...quotedCode, ...namesInLine(text).map(({ name }) => lastPartOf(name))];
  const questionNames = [...names.map(({ name }) => lastPartOf(name)), ...quotedTexts, ...exceptions, ...codes];
  const uniqueNames = (texts: readonly string[]): readonly string[] => [...new Set(texts)].filter((name) => !isKnown(name));
  return { primaryNames: uniqueNames(askedNames), secondaryNames: uniqueNames(questionNames).filter((name) => !askedNames.includes(name)) };
}

function lastPartOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/**
 * The outcome for the record: `not-pursued` for a find without room, or one that can no longer be read. `wasUnresolvedBefore`: an earlier turn
 * did not find it either.
 */
function outcomeOf(
  { outcome, places, outline }: GapResult,
  shownCount: number | 'cut',
  wasUnresolvedBefore: boolean,
): GapRecord['outcome'] {
  if (shownCount === 'cut' && outcome === 'found') return 'partial';
  const readCount = shownCount === 'cut' ? 1 : shownCount;
  if (outcome === 'not-found' && wasUnresolvedBefore) return 'known-unresolvable';
  // The outline answers a request for a file in part.
  if (outcome === 'found' && readCount === 0 && outline?.length) return 'partial';
  return (outcome === 'found' || outcome === 'partial') && places.length > 0 && readCount === 0 ? 'not-pursued' : outcome;
}

/** Whether some lines of the find had no room: a repeated request gets more of them. */
function wasCut({ outcome, evidence }: GapRecord, book: EvidenceBook): boolean {
  return (outcome === 'found' || outcome === 'partial') && evidence.some((n) => book.isCut(n));
}

function repeatedGap(gap: GapRecord): GapRecord {
  const isSettled = gap.outcome === 'found' || gap.outcome === 'partial' || gap.outcome === 'skipped';
  return { ...gap, outcome: isSettled ? gap.outcome : 'known-unresolvable', tokens: 0, ms: 0 };
}

/** A gap that is not looked up any more. */
export function notPursuedNote(request: GapRequest): GapNote {
  return unreadNote(request, 'not-pursued');
}

function unreadNote({ text, normalized }: GapRequest, outcome: 'not-pursued' | 'skipped'): GapNote {
  return { gap: { text, normalized, how: 'none', outcome, evidence: [], tokens: 0, ms: 0 }, note: '' };
}

/** Shows a place once even if two gaps lead to it. */
function mergeEvidenceSets(evidenceSets: readonly EvidenceSet[]): EvidenceSet {
  const pieces = new Map(evidenceSets.flatMap((part) => part.pieces.map((piece) => [piece.evidence.n, piece] as const)));
  const relations = new Map(evidenceSets.flatMap((part) => part.relations.map((line) => [line.relation.note, line] as const)));
  const sum = (valueOf: (part: EvidenceSet) => number): number => evidenceSets.reduce((total, part) => total + valueOf(part), 0);
  return {
    pieces: [...pieces.values()],
    relations: [...relations.values()],
    omittedPlaceCount: sum(({ omittedPlaceCount }) => omittedPlaceCount),
    unshownPlaces: [],
    omittedRelationCount: sum(({ omittedRelationCount }) => omittedRelationCount),
    tokens: sum(({ tokens }) => tokens),
    secretCount: sum(({ secretCount }) => secretCount),
  };
}
