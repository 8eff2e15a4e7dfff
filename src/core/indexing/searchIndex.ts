// Types of chunks and hits, and the one interface of search. Nothing here assumes that every chunk is in this process: a shared index can
// stand behind it.
import type { LineSpan } from '../base/positions.ts';
import type { FileFacts } from '../symbols/facts.ts';
import type { SymbolId } from '../symbols/symbolId.ts';
import type { FileRole } from '../workspace/document.ts';

/** Kinds of chunks: a function or method, the outline of a class, code between symbols, a documentation section, or plain text. */
export type ChunkKind = 'symbol' | 'outline' | 'toplevel' | 'section' | 'text';

/** Searched fields of a chunk, each with its own weight. Path terms are added when the chunk gets its path. */
export type ChunkField = 'name' | 'qualifiedName' | 'signature' | 'doc' | 'body' | 'errorStrings' | 'path';

/** A chunk in the record of its file, without a path. */
export interface ChunkRecord {
  readonly kind: ChunkKind;
  /** Index of the symbol in the facts, or -1. */
  readonly symbol: number;
  readonly lines: LineSpan;
  /** For sections: headings joined by ` > `. For the rest the symbol's qualified name. */
  readonly title: string;
  /** Terms of each field with their counts, `[term, count, term, count, …]`; a term is its place in {@link FileRecord.vocabulary}. */
  readonly terms: ChunkTerms;
}

/** Terms of the fields of a chunk; a field without terms is absent. */
export type ChunkTerms = Readonly<Partial<Record<Exclude<ChunkField, 'path'>, readonly number[]>>>;

/** Stored record of one text: results of parsing and tokenising. Keyed by text hash, language and extractor version. */
export interface FileRecord {
  readonly facts: FileFacts;
  /** In the order of their first lines. */
  readonly chunks: readonly ChunkRecord[];
  /** Each term of the chunks once, so that it is stored and looked up once a file. */
  readonly vocabulary: readonly string[];
  /** Whether the head of the text says that a program wrote it. */
  readonly generated: boolean;
}

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

/** Full text, and later vectors, over chunks. */
export interface SearchIndex {
  /** Replaces the changed files and drops the removed ones. */
  update(change: {
    readonly changedFiles: readonly { root: string; path: string; role: FileRole; record: FileRecord }[];
    readonly removedFiles: readonly { root: string; path: string }[];
  }): void;
  search(query: SearchQuery): Promise<readonly Hit[]>;
  /** Chunks of a file in the order of its lines. */
  inFile(root: string, path: string): readonly ChunkRef[];
  /** True when any chunk has the term. */
  has(term: string): boolean;
  /** Weight of a term: higher for fewer chunks, 0 where none has it. */
  rarity(term: string): number;
  /** Files inside the scope that have a chunk with all of `terms`, by root and path; every file when there are no terms. */
  filesWith(terms: readonly string[], scope: Scope): readonly IndexedPlace[];
  readonly counts: { readonly chunks: number; readonly terms: number };
}

/** A chunk and the cosine between its vector and that of the question. */
export interface VectorHit {
  readonly chunk: ChunkRef;
  readonly cosine: number;
}

/** Vectors of chunks, beside the full text. */
export interface VectorSearch {
  /** Share 0..1 of the chunks that have a vector. While it is low, a vector hit says more about the order of embedding than about content. */
  readonly servedShare: number;
  /** Cosine from which a chunk probably matches a description; undefined for an embedder that was not measured. */
  readonly closeFrom: number | undefined;
  /**
   * The nearest chunks inside the scope, nearest first, at most `limit`. `terms` are those of the full-text search. Empty when no vectors
   * can be had (none made yet, the endpoint fails); the implementation reports that itself.
   */
  nearest(query: Pick<SearchQuery, 'text' | 'terms' | 'scope' | 'limit'>): Promise<readonly VectorHit[]>;
  /** The positive cosines of chunks by their slots; none where {@link nearest} would find nothing. */
  cosines(query: Pick<SearchQuery, 'text' | 'terms'>, slots: readonly number[]): Promise<ReadonlyMap<number, number>>;
}

/** Progress of the indexer for people. Never runs backwards within a run. */
export interface IndexProgress {
  readonly phase: 'idle' | 'scanning' | 'reading' | 'linking' | 'ready' | 'failed';
  readonly done: number;
  readonly total: number;
  /** Files in the index now. */
  readonly files: number;
  readonly symbols: number;
  readonly chunks: number;
  readonly edges: number;
}

/** Completeness of the index: share 0..1 of the counted files in each part. */
export interface Coverage {
  readonly text: number;
  readonly graph: number;
  readonly vectors: number;
}

/** Result of an index run. Times in ms. */
export interface IndexReport {
  readonly files: number;
  readonly skipped: Readonly<Record<string, number>>;
  readonly symbols: number;
  readonly chunks: number;
  readonly edges: number;
  /** Files by language. */
  readonly languages: Readonly<Record<string, number>>;
  readonly parseErrors: number;
  /** Files whose record came from the store. */
  readonly fromStore: number;
  readonly ms: {
    /** From the start until every path can be found. */
    readonly scan: number;
    /** From then until every name and text can be found. */
    readonly read: number;
    /** Part of `read` without graph and full text. */
    readonly parse: number;
    readonly graph: number;
    readonly text: number;
    readonly vectors: number;
    readonly total: number;
  };
}
