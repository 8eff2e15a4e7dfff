// Chooses the evidence that a model sees: source and documents within the budget, then facts of the index about them.
import { shortenLine } from './shortenLine.ts';
import { firstOfEach } from '../../../base/collections/firstOfEach.ts';
import type { Budget } from '../../../packing/budget.ts';
import { pack, type Room } from '../../../packing/pack.ts';
import { estimateTokens } from '../../../packing/tokens.ts';
import type { CodeGraph, SymbolNode } from '../../../graph/edges/graphTypes.ts';
import { keyOf, type Candidate } from '../../../searching/candidate.ts';
import type { Plan } from '../../../planning/plan.ts';
import type { ResolvedScope } from '../../../searching/scope.ts';
import type { EvidenceBook } from './evidenceBook.ts';
import { countPlaceholders } from './evidenceBook.ts';
import { isAskedFor, isProjectWide, readingOrder, withDoc } from '../../../packing/readingOrder.ts';
import { itemsOf, type CandidateItem, type KeptNames } from './packItems.ts';
import type { EvidenceSet, Piece, RelationLine } from './evidenceSet.ts';
import { relationLines, typicalRelationTokens } from './relationLines.ts';
import { neighbourRelations } from '../relations/neighbourRelations.ts';
import { relationsOf, type UsesOf } from '../relations/planRelations.ts';
import type { RelationNote } from '../relations/relationNote.ts';

/** A line number and its separator. */
const lineTokens = 2;
/** Number, path and name at the head of a piece. */
const headTokens = 25;
/** Number of pieces whose heads are reserved at most: most requests have no more pieces. */
const reservedHeads = 8;
/** A definition of more lines is shown without the comment above it. */
const longWithoutDoc = 25;

/**
 * Share of the room for relations that findings about the whole project take beside the results of a strategy's own queries. Set by
 * judgement: without it, all 20 relations of an answer on one narrow matter were figures of the project.
 */
const findingsShare = 1 / 4;

/** Places to read for a question beside those of its plan. */
export interface ExtraPlaces {
  /** Places of earlier turns, or results where a plan has little to read. They follow the places of the plan and share their room. */
  readonly places: readonly Candidate[];
  /** First results of the search, best first: they fill the remaining room. */
  readonly results: readonly Candidate[];
  /** Whether {@link results} alternate with the places of the plan, because they come from several queries and the plan knows one of them. */
  readonly byTurns?: boolean;
  /** Names in queries: lines that hold them stay in a cut. */
  readonly keptNames?: KeptNames | undefined;
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
  extraPlaces: ExtraPlaces,
): Promise<EvidenceSet> {
  const relations = (await relationsOf(plan, graph, usesOf)).filter((relation) => isRelationIn(relation, scope));
  const unshownLimit = Math.min(maxUnshown, extraPlaces.askable.length, Math.floor((unshownShare * budget.initial) / tokensOfUnshown));
  // Findings about the whole project must not displace the results of a strategy's queries.
  const relationBudget = extraPlaces.byTurns && isProjectWide(plan) ? Math.floor(findingsShare * budget.relations) : budget.relations;
  const reserve = Math.min(relationBudget, relations.length * typicalRelationTokens) + unshownLimit * tokensOfUnshown;
  const candidates = withExtraPlaces(readingOrder(plan, extraPlaces.results, extraPlaces.byTurns), extraPlaces.places).filter((place) =>
    isPlaceInScope(place, scope),
  );
  const isAsked = (place: Candidate): boolean => isAskedFor(place, plan);
  const { keptNames } = extraPlaces;
  const { pieces } = await packPieces(candidates, { ...budget, initial: budget.initial - reserve }, book, { isAsked, keptNames });
  const listedRelations = await relationLines(relations, pieces, Math.min(relationBudget, budget.initial - sumTokens(pieces)), book);
  const unreadPlaces = candidates.filter((place) => !book.findCovering(place));
  const room = budget.initial - sumTokens(pieces) - sumTokens(listedRelations);
  // A share of zero switches its kind off; other rest goes to the next kind.
  const roomFor = (share: number): number => (share > 0 ? room : 0);
  const remainingRoom = { ...budget, initial: room, documents: roomFor(budget.documents), source: roomFor(budget.source) };
  const { pieces: morePieces } = await packPieces(unreadPlaces, remainingRoom, book, { keptNames });
  const unshownPlaces = unshownOf([...candidates, ...extraPlaces.askable], scope, book).slice(0, unshownLimit);
  return evidenceSetOf(
    [...pieces, ...morePieces],
    Math.max(0, unreadPlaces.length - morePieces.length - unshownPlaces.length),
    listedRelations,
    relations.length,
    unshownPlaces,
  );
}

/** Places to mention without their code: only definitions, because the model needs a name to ask. Pieces may show some lines. */
function unshownOf(places: readonly Candidate[], scope: EvidenceSources['scope'], book: EvidenceBook): readonly Candidate[] {
  const namedPlaces = places.filter(({ symbol }) => symbol !== null && symbol.fact.kind !== 'module');
  return firstOfEach(namedPlaces, keyOf).filter((place) => isPlaceInScope(place, scope) && !book.findCovering(place));
}

/** Maximum places without their code that get one line each. */
const maxUnshown = 12;
/** Maximum share of these lines in the initial budget. */
const unshownShare = 0.08;
/** Tokens of such a line. */
const tokensOfUnshown = 20;

/** Adds the extra places that the candidates do not contain yet. */
function withExtraPlaces(candidates: readonly Candidate[], extraPlaces: readonly Candidate[]): readonly Candidate[] {
  const keys = new Set(candidates.map(keyOf));
  const isInside = ({ root, path, lines }: Candidate): boolean =>
    candidates.some((each) => each.root === root && each.path === path && each.lines.first <= lines.first && each.lines.last >= lines.last);
  return [...candidates, ...extraPlaces.filter((place) => !keys.has(keyOf(place)) && !isInside(place)).map(withDoc)];
}

/**
 * Gathers places of an earlier answer in the same order, so that they get the same numbers. Places that are not `isAsked` take at most a
 * share of the room.
 */
export async function gatherAgain(
  places: readonly Candidate[],
  budget: Budget,
  book: EvidenceBook,
  packing: Pick<PackingOptions, 'isAsked' | 'keptNames'> = {},
): Promise<EvidenceSet> {
  for (const place of places) await book.read(place, place.symbol, place.why);
  const isLine = ({ lines }: Candidate): boolean => lines.first === lines.last;
  const relations = places.filter(isLine).map(({ root, path, lines, why, symbol }): RelationNote => {
    return { note: why, depth: 0, place: { root, path, lines }, why, ...(symbol ? { symbol } : {}) };
  });
  const reserve = Math.min(budget.relations, relations.length * typicalRelationTokens);
  const room = { ...budget, documents: budget.initial, source: budget.initial, initial: budget.initial - reserve };
  const { pieces, omittedCount } = await packPieces(
    places.filter((place) => !isLine(place)),
    room,
    book,
    packing,
  );
  return evidenceSetOf(
    pieces,
    omittedCount,
    await relationLines(relations, pieces, budget.initial - sumTokens(pieces), book),
    relations.length,
  );
}

/**
 * Gathers the results of a gap: `places` within `room`, of which one piece may take all, then the neighbours of `symbols` in short. Of
 * places shown before, only the lines that were cut are sent.
 */
export async function gatherMore(
  places: readonly Candidate[],
  symbols: readonly SymbolNode[],
  room: Room,
  sources: EvidenceSources,
  keptNames?: KeptNames,
): Promise<EvidenceSet> {
  const unreadPlaces = distinctInScope(places, sources.scope).filter((place) => sources.book.unshownRanges(place).length > 0);
  return gatherInside(unreadPlaces, symbols, room, sources, { keptNames, onlyUnshown: true });
}

/** Like {@link gatherMore}, but shows places whole, whatever was shown before: for a result that is read alone. */
export async function gatherPlaces(
  places: readonly Candidate[],
  symbols: readonly SymbolNode[],
  room: Room,
  sources: EvidenceSources,
): Promise<EvidenceSet> {
  return gatherInside(distinctInScope(places, sources.scope), symbols, room, sources, {});
}

/** Gathers only relations, within `room` tokens. */
export async function gatherRelations(
  relations: readonly RelationNote[],
  roomTokens: number,
  { book, scope }: Pick<EvidenceSources, 'book' | 'scope'>,
): Promise<EvidenceSet> {
  const relationNotes = relations.filter((relation) => isRelationIn(relation, scope));
  return evidenceSetOf([], 0, await relationLines(relationNotes, [], roomTokens, book), relationNotes.length);
}

function distinctInScope(places: readonly Candidate[], scope: EvidenceSources['scope']): readonly Candidate[] {
  const inside = places.filter((place) => isPlaceInScope(place, scope));
  return [...new Map(inside.map((place) => [keyOf(place), withShortDoc(place)])).values()];
}

async function gatherInside(
  places: readonly Candidate[],
  symbols: readonly SymbolNode[],
  room: Room,
  { graph, book, scope, usesOf }: EvidenceSources,
  packing: PackingOptions,
): Promise<EvidenceSet> {
  const { pieces, omittedCount } = await packPieces(places, room, book, packing);
  const freshIds = new Set(places.flatMap(({ symbol }) => symbol?.id ?? []));
  const relations: RelationNote[] = [];
  for (const symbol of symbols.filter(({ id }) => freshIds.has(id)))
    relations.push(...neighbourRelations(symbol, graph, await usesOf(symbol)));
  const relationNotes = relations.filter((relation) => isRelationIn(relation, scope));
  const listedRelations = await relationLines(relationNotes, pieces, Math.max(0, room.initial - sumTokens(pieces)), book);
  return evidenceSetOf(pieces, omittedCount, listedRelations, relationNotes.length);
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
  omittedPlaceCount: number,
  relations: readonly RelationLine[],
  relationCount: number,
  unshownPlaces: readonly Candidate[] = [],
): EvidenceSet {
  return withSize({ pieces, relations, omittedPlaceCount, unshownPlaces, omittedRelationCount: relationCount - relations.length });
}

/** Adds the estimated tokens and the number of secrets to an evidence set, for callers that remove parts of it. */
export function withSize(content: Omit<EvidenceSet, 'tokens' | 'secretCount'>): EvidenceSet {
  const { pieces, relations, unshownPlaces } = content;
  const texts = [
    ...pieces.flatMap(({ text }) => text),
    ...relations.map(({ evidence, repeated }) => (repeated ? '' : (evidence?.text[0] ?? ''))),
  ];
  return {
    ...content,
    tokens: sumTokens(pieces) + sumTokens(relations) + unshownPlaces.length * tokensOfUnshown,
    secretCount: countPlaceholders(texts.join('\n')),
  };
}

/** Options of packing places. */
interface PackingOptions {
  /** Whether a place was asked for; absent: all were. */
  readonly isAsked?: (place: Candidate) => boolean;
  readonly keptNames?: KeptNames | undefined;
  /** Omits lines that were shown before: the ranges between them are read and cut together. */
  readonly onlyUnshown?: boolean;
}

async function packPieces(
  candidates: readonly Candidate[],
  room: Room,
  book: EvidenceBook,
  { isAsked = () => true, keptNames, onlyUnshown = false }: PackingOptions = {},
): Promise<{ readonly pieces: readonly Piece[]; readonly omittedCount: number }> {
  const items = (await itemsOf(candidates, book, room.bodies, keptNames)).map((item) => {
    const ranges = onlyUnshown ? book.unshownRanges(item.candidate) : [item.candidate];
    return {
      ...item,
      lines: item.lines.map(shortenLine),
      isRequested: isAsked(item.candidate),
      ranges,
      omit: offsetsOutside(ranges, item),
    };
  });
  const reservedForHeads = headTokens * Math.min(items.length, reservedHeads);
  const { packedPieces, omittedCount } = pack(items, { ...room, initial: room.initial - reservedForHeads }, lineTokens);
  const pieces: Piece[] = [];
  const lineKeys = new Set<string>();
  for (const { index, offsets: packedOffsets } of packedPieces) {
    const item = items[index];
    if (!item) continue;
    const newOffsets = takeUnshown(item.candidate, packedOffsets, lineKeys);
    for (const range of item.ranges) {
      const offsets = newOffsets.filter(
        (offset) => offset + item.candidate.lines.first >= range.lines.first && offset + item.candidate.lines.first <= range.lines.last,
      );
      const evidence = offsets.length ? await book.read(range, range.symbol, range.why) : undefined;
      if (!evidence) continue;
      const lines = offsets.map((offset) => offset + item.candidate.lines.first);
      const text = offsets.map((offset) => item.lines[offset] ?? '');
      book.markShown(evidence.root, evidence.path, lines);
      const tokens = estimateTokens(text.join('\n')) + lineTokens * text.length + headTokens;
      pieces.push({ evidence, lines, text, title: range.symbol ? '' : range.title, tokens });
    }
  }
  return { pieces, omittedCount };
}

/** Offsets of the lines of an item that are in none of `ranges`. */
function offsetsOutside(ranges: readonly Candidate[], { candidate, lines }: CandidateItem): ReadonlySet<number> {
  const offsets = [...lines.keys()];
  return new Set(
    offsets.filter((offset) => {
      const line = offset + candidate.lines.first;
      return !ranges.some((range) => range.lines.first <= line && range.lines.last >= line);
    }),
  );
}

/** The lines of a place that no earlier piece shows, such as the rest of a class after one of its methods. Marks them as shown. */
function takeUnshown({ root, path, lines }: Candidate, offsets: readonly number[], lineKeys: Set<string>): readonly number[] {
  const keyOfLine = (offset: number): string => `${root}:${path}:${lines.first + offset}`;
  const newOffsets = offsets.filter((offset) => !lineKeys.has(keyOfLine(offset)));
  for (const offset of newOffsets) lineKeys.add(keyOfLine(offset));
  return newOffsets;
}

function sumTokens(parts: readonly { readonly tokens: number }[]): number {
  return parts.reduce((total, { tokens }) => total + tokens, 0);
}
