// A place in the workspace that may answer the question, with its score and the reason in words. All retrievers speak in these.
import { fileKeyOf } from '../base/fileKey.ts';
import type { AskSettings } from '../base/askSettings.ts';
import type { Notice } from '../base/errors.ts';
import type { LineSpan } from '../base/text.ts';
import type { FreshNotes } from '../findings/freshNotes.ts';
import type { CodeGraph, SymbolNode } from '../graph/types.ts';
import type { ChunkRef, SearchIndex, VectorSearch } from '../indexing/types.ts';
import type { MessageMatch } from '../messages/findMessage.ts';
import type { FileRef } from '../ports.ts';
import type { Intent } from '../reading/intent.ts';
import type { PathIndex } from '../workspace/pathIndex.ts';
import type { ResolvedScope } from './scope.ts';
import type { History } from './siteChanges.ts';
import type { Signals } from './signals.ts';
import { weightOf, type Weighed, type WeightName } from './weights.ts';
import type { WantedRelation } from './wantedRelation.ts';
import type { FileTexts } from '../text/fileTexts.ts';
import type { FileRole } from '../workspace/document.ts';

/** One place, ranked. `score` is comparable within one list only. */
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
  /** Zero-based line in it that must be seen: where the failure shows, or where it calls what failed. */
  readonly at?: number;
  /** The message of the question that this line says, and how. */
  readonly message?: MessageMatch;
}

/** Candidates of one retriever, best first. `weight` is its say in the fusion. */
export interface CandidateList {
  readonly name: string;
  readonly weight: number;
  readonly items: readonly Candidate[];
  /** The same without what length adds in reports: what is read for an answer has a budget, in which short places go further. */
  readonly unweighed?: readonly Candidate[];
}

/** A list with the weight of its row; of an empty one nobody asks what it counts. */
export function listOf(name: string, weight: WeightName, items: readonly Candidate[], inquiry: Weighed): CandidateList {
  return { name, weight: items.length ? weightOf(weight, inquiry) : 0, items };
}

/** All that retrievers look things up in. */
export interface Sources {
  readonly graph: CodeGraph;
  readonly search: SearchIndex;
  /** Absent where there is no embedder. */
  readonly vectors?: VectorSearch;
  /** Why vectors are missing, or not those of the embedder that was chosen; asked after the search. */
  readonly vectorProblem?: () => Notice | undefined;
  readonly files: PathIndex;
  /** Texts of all indexed files, for what must be found word for word. */
  readonly texts?: FileTexts;
  /** Whether all files are indexed with their edges: only then it may be said that nobody uses something. */
  readonly isComplete?: boolean;
  /** What a model wrote about files on command, as far as it still holds. */
  readonly notes?: FreshNotes;
  /** What version control knows; absent where it may not be asked. */
  readonly history?: History;
  /** Lines of a file as they are now; undefined when it is gone or cannot be read. */
  readonly lines: (root: string, path: string) => Promise<readonly string[] | undefined>;
}

/** A question with the part of the workspace that it is kept to, and the symbols that the asker pointed at. */
export interface Inquiry extends Weighed {
  readonly question: Intent;
  readonly scope: ResolvedScope;
  readonly focus: readonly SymbolNode[];
  /** Zero-based lines that the asker pointed at, where no definition of their own stands. */
  readonly selected?: LineSpan;
  /** The relation that is asked for, where it is known without reading the question. */
  readonly wanted?: WantedRelation;
  /** Whether what is wrong is looked for, rather than what does something. */
  readonly seeksDefect?: boolean;
  /** What may rank; everything when absent. */
  readonly signals?: Signals;
  /** Numbers and switches; the defaults when absent. */
  readonly settings?: AskSettings;
}

/** Says which candidates are the same place. */
export function keyOf(candidate: Pick<Candidate, 'root' | 'path' | 'lines' | 'symbol'>): string {
  const { symbol } = candidate;
  if (symbol && symbol.fact.kind !== 'module') return symbol.id;
  return `${fileKeyOf(candidate)}@${candidate.lines.first}`;
}

/** A definition as a candidate. */
export function ofSymbol(symbol: SymbolNode, score: number, why: string): Candidate {
  const { root, path, role, fact } = symbol;
  return { root, path, role, lines: linesOf(symbol), symbol, title: fact.qualifiedName, score, why };
}

/** A zero-based line as a candidate: the definition around it with the line kept in view; in a module, or with no symbol, the line alone. */
export function ofLine(
  { root, path, role, line }: FileRef & { readonly role: FileRole; readonly line: number },
  symbol: SymbolNode | null,
  score: number,
  why: string,
): Candidate {
  if (symbol && symbol.fact.kind !== 'module') return { ...ofSymbol(symbol, score, why), at: line };
  return { root, path, role, lines: { first: line, last: line }, symbol, title: path, score, why, at: line };
}

/** A chunk as a candidate. */
export function ofChunk(chunk: ChunkRef, score: number, why: string, graph: CodeGraph): Candidate {
  const { root, path, role, title } = chunk;
  const last = chunk.kind === 'outline' ? Math.min(chunk.lines.last, chunk.lines.first + longestDefinition) : chunk.lines.last;
  const lines = { first: chunk.lines.first, last };
  return { root, path, role, lines, symbol: (chunk.symbol && graph.symbol(chunk.symbol)) || null, title, score, why };
}

/** Lines of a definition. Of a long class or module only the beginning: what is in it are definitions of their own. */
function linesOf(symbol: SymbolNode): LineSpan {
  const { start, end } = symbol.fact.range;
  const lines = { first: start.line, last: Math.max(start.line, end.column === 0 && end.line > start.line ? end.line - 1 : end.line) };
  if (lines.last - lines.first < longestDefinition || !holdsOthers(symbol)) return lines;
  return { first: lines.first, last: lines.first + longestDefinition };
}

const longestDefinition = 60;

function holdsOthers({ fact }: SymbolNode): boolean {
  return fact.kind === 'class' || fact.kind === 'module' || fact.kind === 'interface' || fact.kind === 'enum';
}
