// Chooses the evidence that a model sees: source and documents within the budget, then facts of the index about them.
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
/** A definition of more lines is shown without the comment above it. */
const longWithoutDoc = 25;
/** Longer lines are data: their rest is not shown. */
const longestLine = 400;

/**
 * Share of the room for relations that findings about the whole project take beside the results of a strategy's own queries. Set by
 * judgement, after an answer by hand on one narrow matter in which 20 of 20 relations were figures of the project.
 */
const findingsShare = 1 / 4;

/** Places to read for a question beside those of its plan. */
export interface ExtraPlaces {
  /** Places of earlier turns, or results where a plan has little to read. They follow the places of the plan and share their room. */
  readonly places: readonly Candidate[];
  /** First results of the search, best first: they fill the remaining room. */
  readonly results: readonly Candidate[];
  /** Whether they alternate with the rest of the plan: they come from several queries, of which the plan knows one. */
  readonly byTurns?: boolean;
  /** Names in queries: lines that hold them stay in a cut. */
  readonly naming?: Naming | undefined;
  /** Places that the model may ask for: those without room get one line each. Empty where it cannot ask. */
  readonly askable: readonly Candidate[];
}

/** Sources of evidence. Nothing outside `scope` is read, whatever led there. */
export interface EvidenceSources {
  readonly graph: CodeGraph;
  readonly book: EvidenceBook;
  readonly scope: Pick<ResolvedScope, 'contains'>;
  readonly usesOf: UsesOf;
}

/**
 * Gathers evidence for `plan` under `budget`; reads into the book. Places get room in the order of likely need, each whole before the next.
 * Relations have their own share; what they leave goes to places.
 */
export async function gatherEvidence(
  plan: Plan,
  budget: Budget,
  { graph, book, scope, usesOf }: EvidenceSources,
  beside: ExtraPlaces,
): Promise<EvidenceSet> {
  const known = (await relationsOf(plan, graph, usesOf)).filter((relation) => isRelationIn(relation, scope));
  const mostTold = Math.min(mostUnshown, beside.askable.length, Math.floor((unshownShare * budget.initial) / tokensOfUnshown));
  // Findings about the whole project must not displace the results of a strategy's queries.
  const told = beside.byTurns && isProjectWide(plan) ? Math.floor(findingsShare * budget.relations) : budget.relations;
  const reserve = Math.min(told, known.length * usualRelation) + mostTold * tokensOfUnshown;
  const order = withKept(readingOrder(plan, beside.results, beside.byTurns), beside.places).filter((place) => isPlaceInScope(place, scope));
  const isAsked = (place: Candidate): boolean => isAskedFor(place, plan);
  const { naming } = beside;
  const { pieces } = await packPieces(order, { ...budget, initial: budget.initial - reserve }, book, { isAsked, naming });
  const listed = await relationLines(known, pieces, Math.min(told, budget.initial - sum(pieces)), book);
  const unread = order.filter((place) => !book.covering(place));
  const room = budget.initial - sum(pieces) - sum(listed);
  // A share of zero switches its kind off; other rest goes to the next kind.
  const open = (share: number): number => (share > 0 ? room : 0);
  const more = (
    await packPieces(unread, { ...budget, initial: room, documents: open(budget.documents), source: open(budget.source) }, book, { naming })
  ).pieces;
  const unshown = unshownOf([...order, ...beside.askable], scope, book).slice(0, mostTold);
  return evidenceSetOf([...pieces, ...more], Math.max(0, unread.length - more.length - unshown.length), listed, known.length, unshown);
}

/** Definitions of code only, because the model needs a name to ask. Other pieces may show some of their lines. */
function unshownOf(places: readonly Candidate[], scope: EvidenceSources['scope'], book: EvidenceBook): readonly Candidate[] {
  const named = places.filter(({ symbol }) => symbol !== null && symbol.fact.kind !== 'module');
  return firstOfEach(named, keyOf).filter((place) => isPlaceInScope(place, scope) && !book.covering(place));
}

/** Maximum places that get one line, their maximum share of the initial budget, and the tokens of such a line. */
const mostUnshown = 12;
const unshownShare = 0.08;
const tokensOfUnshown = 20;

/** Omits kept places that the candidates already contain. */
function withKept(candidates: readonly Candidate[], kept: readonly Candidate[]): readonly Candidate[] {
  const keys = new Set(candidates.map(keyOf));
  const isInside = ({ root, path, lines }: Candidate): boolean =>
    candidates.some((each) => each.root === root && each.path === path && each.lines.first <= lines.first && each.lines.last >= lines.last);
  return [...candidates, ...kept.filter((place) => !keys.has(keyOf(place)) && !isInside(place)).map(withDoc)];
}

/**
 * Gathers places of an earlier answer in the same order, so that they get the same numbers. Places that are not `isAsked` take at most a
 * share of the room.
 */
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

/**
 * Gathers the results of a gap: `places` within `room`, of which one piece may take all, then the neighbours of `symbols` in short. Of
 * places shown before, only the lines that were cut are sent.
 */
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

/** Like {@link gatherMore}, but shows places whole, whatever was shown before: for a result that is read alone. */
export async function gatherPlaces(
  places: readonly Candidate[],
  symbols: readonly SymbolNode[],
  room: Room,
  reading: EvidenceSources,
): Promise<EvidenceSet> {
  return gatherInside(insideOnce(places, reading.scope), symbols, room, reading, {});
}

/** Gathers only relations, within `room` tokens. */
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

/** A definition counts by its own first line: the comment above belongs to it. */
function isPlaceInScope({ root, path, lines, symbol }: Candidate, scope: EvidenceSources['scope']): boolean {
  return scope.contains(root, path, symbol?.fact.range.start.line ?? lines.first);
}

function isRelationIn({ place }: RelationNote, scope: EvidenceSources['scope']): boolean {
  return !place || scope.contains(place.root, place.path, place.lines.first);
}

/** A gap has little room: the comment above a long definition would displace its code. */
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

/** Adds the estimated tokens and the number of secrets to an evidence set, for callers that remove parts of it. */
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

/** Options of packing places. */
interface Packing {
  /** Whether a place was asked for; absent: all were. */
  readonly isAsked?: (place: Candidate) => boolean;
  readonly naming?: Naming | undefined;
  /** Omits lines that were shown before: the ranges between them are read and cut together. */
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

/** The lines of a place that no earlier piece shows, such as the rest of a class after one of its methods. Marks them as shown. */
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
