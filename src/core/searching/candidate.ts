// A candidate is a place in the workspace that may answer the question, with its score and reason. All retrievers return candidates.
import { fileKeyOf } from '../base/fileKey.ts';
import { linesOfRange, type LineSpan } from '../base/positions.ts';
import type { CodeGraph, SymbolNode } from '../graph/edges/graphTypes.ts';
import type { ChunkRef } from '../indexing/searchIndex.ts';
import type { FileRef } from '../ports.ts';
import { weightOf, type WeightSource, type WeightName } from './weights/rankingWeights.ts';
import type { FileRole } from '../workspace/document.ts';
import type { MessageMatch } from '../messages/matching/messageMatch.ts';

/** One ranked place. `score` is comparable within one list only. */
export interface Candidate {
  readonly root: string;
  readonly path: string;
  readonly role: FileRole;
  readonly lines: LineSpan;
  /** Null for sections of documents and for text that belongs to no symbol. */
  readonly symbol: SymbolNode | null;
  readonly title: string;
  readonly score: number;
  readonly why: string;
  /** Zero-based line that must be visible: the line of the failure, or of the call that failed. */
  readonly at?: number;
  /** The message of the question that this line emits, and how it matches. */
  readonly message?: MessageMatch;
}

/** Candidates of one retriever, best first. `weight` is the factor of the list in the fusion. */
export interface CandidateList {
  readonly name: string;
  readonly weight: number;
  readonly items: readonly Candidate[];
  /** The items without the length bonus of reports: an answer has a token budget, and short places use less of it. */
  readonly plainItems?: readonly Candidate[];
}

/** List with the weight of its row in the table of weights; an empty list weighs 0. */
export function listOf(name: string, weight: WeightName, items: readonly Candidate[], inquiry: WeightSource): CandidateList {
  return { name, weight: items.length ? weightOf(weight, inquiry) : 0, items };
}

/** Key of a place: two candidates with the same key are the same place. */
export function keyOf(candidate: Pick<Candidate, 'root' | 'path' | 'lines' | 'symbol'>): string {
  const { symbol } = candidate;
  if (symbol && symbol.fact.kind !== 'module') return symbol.id;
  return `${fileKeyOf(candidate)}@${candidate.lines.first}`;
}

/** Candidate for a definition, titled by its qualified name. */
export function symbolCandidate(symbol: SymbolNode, score: number, why: string): Candidate {
  const { root, path, role, fact } = symbol;
  return { root, path, role, lines: linesOf(symbol), symbol, title: fact.qualifiedName, score, why };
}

/**
 * Candidate for a zero-based line: the definition around it with the line kept in view; in a module, or without a symbol, only the line.
 */
export function lineCandidate(
  { root, path, role, line }: FileRef & { readonly role: FileRole; readonly line: number },
  symbol: SymbolNode | null,
  score: number,
  why: string,
): Candidate {
  if (symbol && symbol.fact.kind !== 'module') return { ...symbolCandidate(symbol, score, why), at: line };
  return { root, path, role, lines: { first: line, last: line }, symbol, title: path, score, why, at: line };
}

/** Candidate for a chunk. A long outline is cut to its beginning, like a long class. */
export function chunkCandidate(chunk: ChunkRef, score: number, why: string, graph: CodeGraph): Candidate {
  const { root, path, role, title } = chunk;
  const last = chunk.kind === 'outline' ? Math.min(chunk.lines.last, chunk.lines.first + maxDefinitionLines) : chunk.lines.last;
  const lines = { first: chunk.lines.first, last };
  return { root, path, role, lines, symbol: (chunk.symbol && graph.symbol(chunk.symbol)) || null, title, score, why };
}

/** All lines of a definition, however long it is. */
export function allLinesOf({ fact }: SymbolNode): LineSpan {
  const { first, last } = linesOfRange(fact.range);
  return { first, last: Math.max(first, last) };
}

/** Lines of a definition. A long class or module is cut to its beginning, because its members are definitions of their own. */
function linesOf(symbol: SymbolNode): LineSpan {
  const lines = allLinesOf(symbol);
  if (lines.last - lines.first < maxDefinitionLines || !holdsMembers(symbol)) return lines;
  return { first: lines.first, last: lines.first + maxDefinitionLines };
}

const maxDefinitionLines = 60;

function holdsMembers({ fact }: SymbolNode): boolean {
  return fact.kind === 'class' || fact.kind === 'module' || fact.kind === 'interface' || fact.kind === 'enum';
}

/** Keeps the best candidate of each place, best first. */
export function bestOfEachPlace(items: readonly Candidate[]): Candidate[] {
  const best = new Map<string, Candidate>();
  for (const item of items) {
    const key = keyOf(item);
    const previous = best.get(key);
    if (!previous || previous.score < item.score) best.set(key, item);
  }
  return [...best.values()].sort((a, b) => b.score - a.score);
}
