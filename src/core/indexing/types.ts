// Chunks, hits and the one face of search. Nothing here assumes that every chunk is in this process: a shared index can stand behind it.
import type { LineSpan } from '../base/text.ts';
import type { FileFacts } from '../symbols/facts.ts';
import type { SymbolId } from '../symbols/symbolId.ts';
import type { FileRole } from '../workspace/document.ts';

/** What a chunk holds: a function or method, the outline of a class, code between symbols, a documentation section, or plain text. */
export type ChunkKind = 'symbol' | 'outline' | 'toplevel' | 'section' | 'text';

/** Fields of a chunk that are searched, each with a weight of its own. Path terms are added when the chunk gets its path. */
export type ChunkField = 'name' | 'qualifiedName' | 'signature' | 'doc' | 'body' | 'errorStrings' | 'path';

/** A chunk as stored with the facts of its file: path-free. */
export interface ChunkRecord {
  readonly kind: ChunkKind;
  /** Index of the symbol in the facts, or -1. */
  readonly symbol: number;
  readonly lines: LineSpan;
  /** For sections: headings joined by ` > `. For the rest the symbol's qualified name. */
  readonly title: string;
  /** Terms of each field with their counts, `[term, count, term, count, …]`; terms by their place in {@link FileRecord.vocabulary}. */
  readonly terms: ChunkTerms;
}

/** Terms of the fields of a chunk; a field without terms is absent. */
export type ChunkTerms = Readonly<Partial<Record<Exclude<ChunkField, 'path'>, readonly number[]>>>;

/** All that is stored for one text: what parsing and tokenising found. Keyed by text hash, language and extractor version. */
export interface FileRecord {
  readonly facts: FileFacts;
  /** In the order of their first lines. */
  readonly chunks: readonly ChunkRecord[];
  /** Every term of the chunks once, so that a term is stored and looked up once a file. */
  readonly vocabulary: readonly string[];
  /** The head of the text says that a program wrote it. */
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
  /** Its number in whatever is kept of chunks beside the index, as long as the chunk is in it. */
  readonly slot: number;
}

/** Keeps results inside part of the workspace. Obeyed by every retriever. */
export interface Scope {
  /** Folder or file paths relative to a root; empty means everything. */
  readonly paths: readonly string[];
  readonly root?: string;
}

/** A chunk that search found, with the reasons in words for people. */
export interface Hit {
  readonly chunk: ChunkRef;
  readonly score: number;
  /** Query terms that matched, strongest first. */
  readonly matched: readonly string[];
}

/** A factor for each role of files. */
export type RoleFactors = Readonly<Record<FileRole, number>>;

/** A question made ready for search. Weighted terms; `exact` are identifiers, paths and quoted strings to be used as they are. */
export interface SearchQuery {
  readonly text: string;
  readonly terms: ReadonlyMap<string, number>;
  readonly exact: readonly string[];
  readonly scope: Scope;
  readonly limit: number;
  /** Slots of chunks that are scored although they may not be among the best; they come after those. */
  readonly also?: ReadonlySet<number>;
  /** Whether TF-IDF vectors rank beside BM25F. They do unless this is false: where trained vectors rank too they only repeat the words. */
  readonly cosine?: boolean;
  /** What a chunk counts by what its file is for. */
  readonly roles: RoleFactors;
}

/** A file of the index. */
export interface IndexedPlace {
  readonly root: string;
  readonly path: string;
  readonly role: FileRole;
}

/** Full text, and later vectors, over chunks. */
export interface SearchIndex {
  /** Replaces what is known of the changed files and forgets the removed ones. */
  update(change: {
    readonly changed: readonly { root: string; path: string; role: FileRole; record: FileRecord }[];
    readonly removed: readonly { root: string; path: string }[];
  }): void;
  search(query: SearchQuery): Promise<readonly Hit[]>;
  /** Chunks of a file in the order of its lines. */
  inFile(root: string, path: string): readonly ChunkRef[];
  /** True when any chunk has the term. */
  has(term: string): boolean;
  /** How much a term tells: the fewer chunks have it, the more. 0 where none has. */
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
  /** Share 0..1 of the chunks that have a vector: while they are few, having one says more of when a chunk was embedded than of what is in it. */
  readonly served: number;
  /** From this cosine on a chunk does, more often than not, what was described; undefined for embedders of which nobody knows. */
  readonly closeFrom: number | undefined;
  /**
   * The nearest chunks inside the scope, nearest first, at most `limit`. `terms` are those that full text is searched with. Where no vectors
   * can be had (none made yet, the endpoint fails) there are none, which whoever implements this has told already.
   */
  nearest(query: Pick<SearchQuery, 'text' | 'terms' | 'scope' | 'limit'>): Promise<readonly VectorHit[]>;
  /** Cosines of chunks by their slots, only the positive ones; none where {@link nearest} would find nothing. */
  cosines(query: Pick<SearchQuery, 'text' | 'terms'>, slots: readonly number[]): Promise<ReadonlyMap<number, number>>;
}

/** Where the indexer is, for people. Never runs backwards within a run. */
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

/** How complete the index is: share 0..1 of the counted files that each part has. */
export interface Coverage {
  readonly text: number;
  readonly graph: number;
  readonly vectors: number;
}

/** What an index run did. Times in ms. */
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
    /** Until every path can be found, from the start. */
    readonly scan: number;
    /** From there until every name and text can be found. */
    readonly read: number;
    /** Of this without what graph and full text took. */
    readonly parse: number;
    readonly graph: number;
    readonly text: number;
    readonly vectors: number;
    readonly total: number;
  };
}
