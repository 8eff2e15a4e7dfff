// The interface of full text: a query, a hit, and the index. Nothing here assumes that every chunk is in this process: a shared index can
// stand behind it.
import type { LineSpan } from '../base/positions.ts';
import type { FileRef } from '../ports.ts';
import type { ChunkKind, FileRecord } from './fileRecord.ts';
import type { SymbolId } from '../symbols/symbolId.ts';
import type { FileRole } from '../workspace/document.ts';
import type { UnitScores, WordBag } from './text/unitScores.ts';

/** A chunk at its place in the workspace. */
export interface ChunkRef {
  readonly root: string;
  readonly path: string;
  readonly role: FileRole;
  readonly kind: ChunkKind;
  readonly lines: LineSpan;
  readonly title: string;
  readonly symbol: SymbolId | null;
  /** Its number in data kept beside the index, valid as long as the chunk is in the index. */
  readonly slot: number;
}

/** Limits results to part of the workspace. Every retriever obeys it. */
export interface Scope {
  /** Folder or file paths relative to a root; empty means everything. */
  readonly paths: readonly string[];
  readonly root?: string;
}

/** A hit of the full text: a chunk with its score and the terms that matched. */
export interface Hit {
  readonly chunk: ChunkRef;
  readonly score: number;
  /** Query terms that matched, strongest first. */
  readonly matchedTerms: readonly string[];
}

/** Factors on the score of a chunk, by the role of its file: most questions want code before tests. */
export type RoleFactors = Readonly<Record<FileRole, number>>;

/** A question prepared for search. Weighted terms; `exact` are identifiers, paths and quoted strings to use unchanged. */
export interface SearchQuery {
  readonly text: string;
  readonly terms: ReadonlyMap<string, number>;
  readonly exact: readonly string[];
  readonly scope: Scope;
  readonly limit: number;
  /** Slots of chunks that get a score in any case; they come after the best. */
  readonly extraSlots?: ReadonlySet<number>;
  /** Whether TF-IDF vectors rank beside BM25F, true by default. With trained vectors in the ranking they only repeat the words. */
  readonly ranksByTfIdf?: boolean;
  /** Factor of a chunk by the role of its file. */
  readonly roles: RoleFactors;
}

export interface IndexedPlace {
  readonly root: string;
  readonly path: string;
  readonly role: FileRole;
}

/** Full text over chunks; `VectorSearch` is the search by meaning. */
export interface SearchIndex {
  /** Replaces the changed files and drops the removed ones. */
  update(change: {
    readonly changedFiles: readonly { root: string; path: string; role: FileRole; record: FileRecord }[];
    readonly removedFiles: readonly { root: string; path: string }[];
  }): void;
  search(query: SearchQuery): Promise<readonly Hit[]>;
  /** Chunks of a file in the order of its lines. */
  inFile(root: string, path: string): readonly ChunkRef[];
  /** Scores of each of `files` for one bag, in their order; 0 for a file outside the index. */
  unitScores(bag: WordBag, files: readonly FileRef[]): readonly UnitScores[];
  /** True when any chunk has the term. */
  has(term: string): boolean;
  /** Weight of a term: higher for fewer chunks, 0 where none has it. */
  rarity(term: string): number;
  /** Files inside the scope that have a chunk with all of `terms`, by root and path; every file when there are no terms. */
  filesWith(terms: readonly string[], scope: Scope): readonly IndexedPlace[];
  readonly counts: { readonly chunks: number; readonly terms: number };
}
