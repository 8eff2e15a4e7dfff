// Types of the record of a file: its facts and its chunks. A record says nothing of a path, so that equal texts share it.
import type { LineSpan } from '../base/positions.ts';
import type { FileFacts } from '../symbols/facts.ts';
import type { TextFilter } from '../text/textFilter.ts';

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

/** Stored record of one text: results of parsing and tokenising. Keyed by text hash, language, the versions of extractor
 * and chunks, and the switches of extraction. */
export interface FileRecord {
  readonly facts: FileFacts;
  /** In the order of their first lines. */
  readonly chunks: readonly ChunkRecord[];
  /** Each term of the chunks once, so that it is stored and looked up once a file. */
  readonly vocabulary: readonly string[];
  /** Whether the head of the text says that a program wrote it. */
  readonly generated: boolean;
  /** Whether the text has secrets, which the record holds masked. */
  readonly hasSecrets: boolean;
  /** {@link textFilter} of the text without its secrets. */
  readonly filter: TextFilter;
}
