// One round of look-ups: the gaps that a pass named, found as far as the budget goes, and the evidence that this brings.
import { budgetOf } from '../../context/budget.ts';
import type { Room } from '../../context/pack.ts';
import { estimateTokens } from '../../context/tokens.ts';
import { throwIfCancelled } from '../../base/cancellation.ts';
import type { Candidate } from '../../retrieval/candidate.ts';
import type { Asked } from '../asked.ts';
import type { EvidenceBook } from '../evidence.ts';
import { gatherMore, type Gathered } from '../gather.ts';
import type { GapNote } from '../prompts/furtherPrompt.ts';
import type { GapRecord } from '../record.ts';
import type { GapLookUp, LookedUp } from './gapLookUp.ts';
import type { GapRequest } from './gapRequest.ts';
import type { Passes } from './passes.ts';
import type { Wanted } from './steered.ts';

/** What a round came to. `fresh`: places that had not been read before. */
export interface Round {
  readonly notes: readonly GapNote[];
  readonly gathered: Gathered;
  readonly fresh: number;
  /** Tokens that no gap has used. */
  readonly left: number;
}

/** Room for a round in tokens. */
export interface RoundBudget {
  readonly all: number;
  readonly each: number;
}

/**
 * What is looked up is many places in short rather than a few whole ones, since the model can ask for the rest of what it needs: a gap gets its
 * share of what is left, as if so many more gaps were to come, but not less than this.
 */
const moreGaps = 2;
const leastOfGap = 150;
/** Of several places of one gap each gets a part of its share, as if there were so many at most, but not less than this. */
const mostParts = 4;
const leastOfPart = 80;
/**
 * So many places that only the search found go along with those of the gaps, each with its head and first lines: shown at length they are fewer,
 * and of what a question is about less is sent (`npm run bench -- recall`).
 */
const mostAlso = 40;
const eachAlso = 100;
/** With less room than this nothing is read any more. */
const smallest = 60;

/** Looks up what is `wanted`; reads into `book` what is found. Rejects with `CancelledError` when stopped. */
export async function fillGaps(
  asked: Asked,
  wanted: readonly Wanted[],
  book: EvidenceBook,
  lookUp: GapLookUp,
  passes: Passes,
  budget: RoundBudget,
): Promise<Round> {
  const notes: GapNote[] = [];
  const gathered: Gathered[] = [];
  const before = book.count;
  let left = budget.all;
  const pursued = Math.min(wanted.length, asked.settings['loop.gapsPerPass']);
  for (const [i, { request, skipped, byUser }] of wanted.entries()) {
    throwIfCancelled(asked.token);
    const known = passes.known(request.normalized);
    if (skipped) notes.push(unread(request, 'skipped'));
    else if (known && !wasCut(known, book)) notes.push({ gap: again(known), note: '' });
    else if (i >= asked.settings['loop.gapsPerPass'] || left < smallest) notes.push(notPursued(request));
    else {
      // What a person asks for they want to be read, if it takes the room of the rest.
      const share = Math.max(leastOfGap, Math.floor(left / (pursued - i + moreGaps)));
      const { note, more } = await fill(asked, request, book, lookUp, byUser ? left : Math.min(left, budget.each, share));
      left -= more.tokens;
      notes.push(byUser ? { ...note, gap: { ...note.gap, byUser } } : note);
      gathered.push(more);
    }
  }
  return { notes, gathered: joined(gathered), fresh: book.count - before, left };
}

async function fill(
  { parts, session, settings }: Asked,
  request: GapRequest,
  book: EvidenceBook,
  lookUp: GapLookUp,
  room: number,
): Promise<{ readonly note: GapNote; readonly more: Gathered }> {
  const start = parts.clock.monotonic();
  const found = await lookUp.find(request);
  const before = found.places.flatMap((place) => book.covering(place)?.n ?? []).filter((n) => !book.isExcluded(n));
  const forPlaces = room - estimateTokens(found.note);
  const several = Math.min(mostParts, found.places.length);
  const each = several > 1 ? { each: Math.max(leastOfPart, Math.floor(forPlaces / several)) } : {};
  const more = await gatherMore(found.places, found.symbols, { ...roomOf(forPlaces, settings), ...each }, parts.sources.graph, book);
  const evidence = [...new Set([...before, ...more.pieces.map((piece) => piece.evidence.n)])];
  const gap: GapRecord = {
    text: request.text,
    normalized: request.normalized,
    how: found.outcome === 'not-found' ? 'none' : found.how,
    outcome: outcomeOf(found, evidence.length, session.unresolved.has(request.normalized.toLowerCase())),
    evidence,
    ...(found.candidates.length ? { candidates: found.candidates } : {}),
    ...(found.rule ? { rule: found.rule } : {}),
    tokens: more.tokens,
    ms: Math.round(parts.clock.monotonic() - start),
  };
  return { note: { gap, note: found.note }, more };
}

/** What was found and found no room, or cannot be read any more, is not found for this answer. `before`: it was not there for an earlier turn either. */
function outcomeOf({ outcome, places }: LookedUp, read: number, before: boolean): GapRecord['outcome'] {
  if (outcome === 'not-found' && before) return 'known-unresolvable';
  return outcome === 'found' && places.length > 0 && read === 0 ? 'not-pursued' : outcome;
}

/** Whether lines of what was found had no room: whoever asks again gets more of them. */
function wasCut({ outcome, evidence }: GapRecord, book: EvidenceBook): boolean {
  return outcome === 'found' && evidence.some((n) => book.isCut(n));
}

function again(gap: GapRecord): GapRecord {
  const settled = gap.outcome === 'found' || gap.outcome === 'skipped';
  return { ...gap, outcome: settled ? gap.outcome : 'known-unresolvable', tokens: 0, ms: 0 };
}

/** A gap that nobody looks up any more. */
export function notPursued(request: GapRequest): GapNote {
  return unread(request, 'not-pursued');
}

function unread({ text, normalized }: GapRequest, outcome: 'not-pursued' | 'skipped'): GapNote {
  return { gap: { text, normalized, how: 'none', outcome, evidence: [], tokens: 0, ms: 0 }, note: '' };
}

/**
 * What the search found for the question and the passes before had no room for, as far as the round has room: first what the code that was looked
 * up calls or is called by, since both the question and the gaps point there.
 */
export async function alsoFound(
  { parts, retrieval, scope, settings }: Asked,
  { gathered, left }: Round,
  book: EvidenceBook,
): Promise<Gathered> {
  const { graph } = parts.sources;
  const lookedUp = gathered.pieces.flatMap(({ evidence }) => evidence.symbol?.id ?? []);
  const near = new Set(
    lookedUp.flatMap((id) => [...graph.callers(id).map(({ caller }) => caller), ...graph.callees(id).map(({ callee }) => callee)]),
  );
  const isNear = ({ symbol }: Candidate): number => (symbol && near.has(symbol.id) ? 0 : 1);
  const unread = retrieval.ranked.filter((place) => scope.contains(place.root, place.path, place.lines.first) && !book.covering(place));
  const places = unread.toSorted((a, b) => isNear(a) - isNear(b)).slice(0, mostAlso);
  const more = left < smallest ? nothing : await gatherMore(places, [], { ...roomOf(left, settings), each: eachAlso }, graph, book);
  return joined([gathered, more]);
}

/** So many tokens for whatever is found: nothing is kept back for one kind of it. */
function roomOf(tokens: number, settings: Asked['settings']): Room {
  const { cut, bodies } = budgetOf('conceptual', undefined, settings);
  return { initial: tokens, documents: tokens, source: 2 * tokens, cut, bodies };
}

const nothing: Gathered = { pieces: [], relations: [], left: 0, unlisted: 0, tokens: 0, secrets: 0 };

/** A place that two gaps led to is shown once. */
function joined(parts: readonly Gathered[]): Gathered {
  const pieces = new Map(parts.flatMap((part) => part.pieces.map((piece) => [piece.evidence.n, piece] as const)));
  const relations = new Map(parts.flatMap((part) => part.relations.map((line) => [line.relation.note, line] as const)));
  const sum = (of: (part: Gathered) => number): number => parts.reduce((total, part) => total + of(part), 0);
  return {
    pieces: [...pieces.values()],
    relations: [...relations.values()],
    left: sum(({ left }) => left),
    unlisted: sum(({ unlisted }) => unlisted),
    tokens: sum(({ tokens }) => tokens),
    secrets: sum(({ secrets }) => secrets),
  };
}
