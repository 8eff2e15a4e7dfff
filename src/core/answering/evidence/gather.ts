// Chooses the evidence that a model is shown: pieces of source and documents as far as the budget goes, then what the index knows about them.
import { firstOfEach } from '../../base/collections/firstOfEach.ts';
import type { Budget } from '../../packing/budget.ts';
import { pack, type Room } from '../../packing/pack.ts';
import { estimateTokens } from '../../packing/tokens.ts';
import type { CodeGraph, SymbolNode } from '../../graph/edges/types.ts';
import { keyOf, type Candidate } from '../../searching/candidate.ts';
import type { Plan } from '../../planning/plan.ts';
import type { ResolvedScope } from '../../searching/scope.ts';
import type { EvidenceBook } from './evidence.ts';
import { placeholdersIn } from './evidence.ts';
import { isAskedFor, isProjectWide, readingOrder, withDoc } from '../../packing/readingOrder.ts';
import { itemsOf, type CandidateItem, type Naming } from './packItems.ts';
import type { EvidenceSet, Piece, RelationLine } from './evidenceSet.ts';
import { relationLines, usualRelation } from './relationLines.ts';
import { neighbours } from '../relations/neighbours.ts';
import { relationsOf, type UsesOf } from '../relations/relations.ts';
import type { RelationNote } from '../relations/relation.ts';

/** A line number and its separator. */
const lineTokens = 2;
/** Number, path and name at the head of a piece. */
const headTokens = 25;
/** Lines from which on a definition is shown without the comment above it. */
const longWithoutDoc = 25;
/** Longer lines are data: what follows is not shown. */
const longestLine = 400;

/**
 * Part of the room of relations that findings about the whole project take beside the finds of a strategy's own queries. Set by judgement, after an
 * answer by hand on one narrow matter of which 20 of 20 relations were figures of the project.
 */
const findingsShare = 1 / 4;

/** What is read for a question beside its plan. */
export interface ExtraPlaces {
  /** Read for earlier turns, or found where a plan has little to read: comes after the places of the plan, and shares their room. */
  readonly places: readonly Candidate[];
  /** First results of the search, best first: they fill what is left at the end. */
  readonly results: readonly Candidate[];
  /** Whether they are read by turns with the rest of the plan: they are the finds of several queries, of which the plan knows one. */
  readonly byTurns?: boolean;
  /** What queries name: lines that hold it stay in a cut. */
  readonly naming?: Naming | undefined;
  /** What may be asked for: of these what found no room is told in one line each. Empty where nothing can be asked for. */
  readonly askable: readonly Candidate[];
}

/** What evidence is read with. Nothing outside `scope` is read, whatever led there. */
export interface EvidenceSources {
  readonly graph: CodeGraph;
  readonly book: EvidenceBook;
  readonly scope: Pick<ResolvedScope, 'contains'>;
  readonly usesOf: UsesOf;
}

/**
 * Gathers for `plan` under `budget`; reads into the book. Places get room in the order in which they are likely to be needed, whole ones before the
 * next; the relations have their own share, and what they leave of it goes to places.
 */
export async function gatherEvidence(
  plan: Plan,
  budget: Budget,
  { graph, book, scope, usesOf }: EvidenceSources,
  beside: ExtraPlaces,
): Promise<EvidenceSet> {
  const known = (await relationsOf(plan, graph, usesOf)).filter((relation) => isRelationIn(relation, scope));
  const mostTold = Math.min(mostUnshown, beside.askable.length, Math.floor((unshownShare * budget.initial) / tokensOfUnshown));
  // Findings about the whole project must not push out what queries of a strategy found of the matter.
  const told = beside.byTurns && isProjectWide(plan) ? Math.floor(findingsShare * budget.relations) : budget.relations;
  const reserve = Math.min(told, known.length * usualRelation) + mostTold * tokensOfUnshown;
  const order = withKept(readingOrder(plan, beside.results, beside.byTurns), beside.places).filter((place) => isPlaceInScope(place, scope));
  const isAsked = (place: Candidate): boolean => isAskedFor(place, plan);
  const { naming } = beside;
  const { pieces } = await packPieces(order, { ...budget, initial: budget.initial - reserve }, book, { isAsked, naming });
  const listed = await relationLines(known, pieces, Math.min(told, budget.initial - sum(pieces)), book);
  const unread = order.filter((place) => !book.covering(place));
  const room = budget.initial - sum(pieces) - sum(listed);
  // A share of nothing switches its kind off; what else is left goes to whichever kind comes next.
  const open = (share: number): number => (share > 0 ? room : 0);
  const more = (
    await packPieces(unread, { ...budget, initial: room, documents: open(budget.documents), source: open(budget.source) }, book, { naming })
  ).pieces;
  const unshown = unshownOf([...order, ...beside.askable], scope, book).slice(0, mostTold);
  return evidenceSetOf([...pieces, ...more], Math.max(0, unread.length - more.length - unshown.length), listed, known.length, unshown);
}

/** Definitions of code alone: only those have a name to ask for. Some of their lines may stand in what is shown. */
function unshownOf(places: readonly Candidate[], scope: EvidenceSources['scope'], book: EvidenceBook): readonly Candidate[] {
  const named = places.filter(({ symbol }) => symbol !== null && symbol.fact.kind !== 'module');
  return firstOfEach(named, keyOf).filter((place) => isPlaceInScope(place, scope) && !book.covering(place));
}

/** Places that are told in one line, the part of the initial budget that they take at most, and the tokens of such a line. */
const mostUnshown = 12;
const unshownShare = 0.08;
const tokensOfUnshown = 20;

/** A place that was found anew, or lies in one that was, is not read twice. */
function withKept(candidates: readonly Candidate[], kept: readonly Candidate[]): readonly Candidate[] {
  const keys = new Set(candidates.map(keyOf));
  const isInside = ({ root, path, lines }: Candidate): boolean =>
    candidates.some((each) => each.root === root && each.path === path && each.lines.first <= lines.first && each.lines.last >= lines.last);
  return [...candidates, ...kept.filter((place) => !keys.has(keyOf(place)) && !isInside(place)).map(withDoc)];
}

/** Gathers places that were read for an earlier answer, in the same order, so that they get the same numbers. What is not `isAsked` takes a share of the room at most. */
export async function gatherAgain(
  places: readonly Candidate[],
  budget: Budget,
  book: EvidenceBook,
  packing: Pick<Packing, 'isAsked' | 'naming'> = {},
): Promise<EvidenceSet> {
  for (const place of places) await book.read(place, place.symbol, place.why);
  const isLine = ({ lines }: Candidate): boolean => lines.first === lines.last;
  const known = places.filter(isLine).map(({ root, path, lines, why, symbol }): RelationNote => {
    return { note: why, depth: 0, place: { root, path, lines }, why, ...(symbol ? { symbol } : {}) };
  });
  const reserve = Math.min(budget.relations, known.length * usualRelation);
  const room = { ...budget, documents: budget.initial, source: budget.initial, initial: budget.initial - reserve };
  const { pieces, left } = await packPieces(
    places.filter((place) => !isLine(place)),
    room,
    book,
    packing,
  );
  return evidenceSetOf(pieces, left, await relationLines(known, pieces, budget.initial - sum(pieces), book), known.length);
}

/** Gathers what a gap led to: `places` as far as `room` goes, of which a piece may take all, then the neighbours of `symbols` in short. Of places that were shown before only what was cut then is sent. */
export async function gatherMore(
  places: readonly Candidate[],
  symbols: readonly SymbolNode[],
  room: Room,
  reading: EvidenceSources,
  naming?: Naming,
): Promise<EvidenceSet> {
  const unread = insideOnce(places, reading.scope).filter((place) => reading.book.unshown(place).length > 0);
  return gatherInside(unread, symbols, room, reading, { naming, onlyUnshown: true });
}

/** The same of places that are shown whole, whatever was shown before: for a result that is read alone. */
export async function gatherPlaces(
  places: readonly Candidate[],
  symbols: readonly SymbolNode[],
  room: Room,
  reading: EvidenceSources,
): Promise<EvidenceSet> {
  return gatherInside(insideOnce(places, reading.scope), symbols, room, reading, {});
}

/** Relations alone, as far as `room` goes in tokens. */
export async function gatherRelations(
  known: readonly RelationNote[],
  room: number,
  { book, scope }: Pick<EvidenceSources, 'book' | 'scope'>,
): Promise<EvidenceSet> {
  const relationNotes = known.filter((relation) => isRelationIn(relation, scope));
  return evidenceSetOf([], 0, await relationLines(relationNotes, [], room, book), relationNotes.length);
}

function insideOnce(places: readonly Candidate[], scope: EvidenceSources['scope']): readonly Candidate[] {
  const inside = places.filter((place) => isPlaceInScope(place, scope));
  return [...new Map(inside.map((place) => [keyOf(place), withShortDoc(place)])).values()];
}

async function gatherInside(
  places: readonly Candidate[],
  symbols: readonly SymbolNode[],
  room: Room,
  { graph, book, scope, usesOf }: EvidenceSources,
  packing: Packing,
): Promise<EvidenceSet> {
  const { pieces, left } = await packPieces(places, room, book, packing);
  const fresh = new Set(places.flatMap(({ symbol }) => symbol?.id ?? []));
  const known: RelationNote[] = [];
  for (const symbol of symbols.filter(({ id }) => fresh.has(id))) known.push(...neighbours(symbol, graph, await usesOf(symbol)));
  const relationNotes = known.filter((relation) => isRelationIn(relation, scope));
  const listed = await relationLines(relationNotes, pieces, Math.max(0, room.initial - sum(pieces)), book);
  return evidenceSetOf(pieces, left, listed, relationNotes.length);
}

/** A definition counts by its own first line: the comment above it belongs to it. */
function isPlaceInScope({ root, path, lines, symbol }: Candidate, scope: EvidenceSources['scope']): boolean {
  return scope.contains(root, path, symbol?.fact.range.start.line ?? lines.first);
}

function isRelationIn({ place }: RelationNote, scope: EvidenceSources['scope']): boolean {
  return !place || scope.contains(place.root, place.path, place.lines.first);
}

/** A gap has little room: the comment above a long definition would take that of the code. */
function withShortDoc(place: Candidate): Candidate {
  return place.lines.last - place.lines.first > longWithoutDoc ? place : withDoc(place);
}

function evidenceSetOf(
  pieces: readonly Piece[],
  left: number,
  relations: readonly RelationLine[],
  known: number,
  unshown: readonly Candidate[] = [],
): EvidenceSet {
  return withSize({ pieces, relations, left, unshown, unlisted: known - relations.length });
}

/** What was gathered with its tokens, as estimated, and its placeholders for secrets: for whoever takes parts out of it. */
export function withSize(parts: Omit<EvidenceSet, 'tokens' | 'secrets'>): EvidenceSet {
  const { pieces, relations, unshown } = parts;
  const texts = [
    ...pieces.flatMap(({ text }) => text),
    ...relations.map(({ evidence, repeated }) => (repeated ? '' : (evidence?.text[0] ?? ''))),
  ];
  return {
    ...parts,
    tokens: sum(pieces) + sum(relations) + unshown.length * tokensOfUnshown,
    secrets: placeholdersIn(texts.join('\n')),
  };
}

/** How places are packed. */
interface Packing {
  /** Whether a place was asked for; all were when absent. */
  readonly isAsked?: (place: Candidate) => boolean;
  readonly naming?: Naming | undefined;
  /** Lines that were shown before are not shown again: of a place the stretches between them are read, and cut together. */
  readonly onlyUnshown?: boolean;
}

async function packPieces(
  candidates: readonly Candidate[],
  budget: Room,
  book: EvidenceBook,
  { isAsked = () => true, naming, onlyUnshown = false }: Packing = {},
): Promise<{ readonly pieces: readonly Piece[]; readonly left: number }> {
  const items = (await itemsOf(candidates, book, budget.bodies, naming)).map((item) => {
    const runs = onlyUnshown ? book.unshown(item.candidate) : [item.candidate];
    return { ...item, lines: item.lines.map(shortened), isRequested: isAsked(item.candidate), runs, omit: outsideOf(runs, item) };
  });
  const heads = headTokens * Math.min(items.length, 8);
  const { packed, left } = pack(items, { ...budget, initial: budget.initial - heads }, lineTokens);
  const pieces: Piece[] = [];
  const lineKeys = new Set<string>();
  for (const { index, offsets: all } of packed) {
    const item = items[index];
    if (!item) continue;
    const kept = withoutShown(item.candidate, all, lineKeys);
    for (const run of item.runs) {
      const offsets = kept.filter(
        (offset) => offset + item.candidate.lines.first >= run.lines.first && offset + item.candidate.lines.first <= run.lines.last,
      );
      const evidence = offsets.length ? await book.read(run, run.symbol, run.why) : undefined;
      if (!evidence) continue;
      const lines = offsets.map((offset) => offset + item.candidate.lines.first);
      const text = offsets.map((offset) => item.lines[offset] ?? '');
      book.show(evidence.root, evidence.path, lines);
      const tokens = estimateTokens(text.join('\n')) + lineTokens * text.length + headTokens;
      pieces.push({ evidence, lines, text, title: run.symbol ? '' : run.title, tokens });
    }
  }
  return { pieces, left };
}

/** Offsets of the lines of an item that are in none of `runs`. */
function outsideOf(runs: readonly Candidate[], { candidate, lines }: CandidateItem): ReadonlySet<number> {
  const offsets = [...lines.keys()];
  return new Set(
    offsets.filter((offset) => {
      const line = offset + candidate.lines.first;
      return !runs.some((run) => run.lines.first <= line && run.lines.last >= line);
    }),
  );
}

/** Of a place those lines that no piece before it shows: of a class after one of its methods, what is left of it. Notes them as shown. */
function withoutShown({ root, path, lines }: Candidate, offsets: readonly number[], shown: Set<string>): readonly number[] {
  const keyOfLine = (offset: number): string => `${root}:${path}:${lines.first + offset}`;
  const kept = offsets.filter((offset) => !shown.has(keyOfLine(offset)));
  for (const offset of kept) shown.add(keyOfLine(offset));
  return kept;
}

function shortened(line: string): string {
  return line.length > longestLine ? `${line.slice(0, longestLine)} … (${line.length - longestLine} more characters)` : line;
}

function sum(parts: readonly { readonly tokens: number }[]): number {
  return parts.reduce((total, { tokens }) => total + tokens, 0);
}
