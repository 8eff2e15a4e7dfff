// What an exact search returns: hits with their lines, and how much of the workspace was looked through.

/** A place where a text stands. Lines and columns one-based, columns in UTF-16 units; `columnEnd` is the first behind it. */
export interface TextHit {
  readonly root: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly lineEnd: number;
  readonly columnEnd: number;
  /** The line, or of a very long one the part around the match, which begins at `previewColumn`. */
  readonly preview: string;
  readonly previewColumn: number;
  /** The innermost definition around it. */
  readonly symbol: string | null;
}

/** Result of an exact search. */
export interface TextSearchResult {
  /** The first hits, code before tests, documents and generated files. */
  readonly hits: readonly TextHit[];
  /** Number of hits, also of those that are not listed. */
  readonly total: number;
  /** Number of files with hits, and of files that were looked through. */
  readonly files: number;
  readonly searched: number;
  /** All files of a complete index were looked through to their ends: what has no hit stands in none of them. */
  readonly complete: boolean;
  /** Files that could not be read. */
  readonly unread: readonly string[];
  /** Why it ended early, and in which file. */
  readonly stopped: { readonly reason: 'too-many' | 'too-slow'; readonly file: string } | null;
  /** Number of files that are not in the index and so were not looked through, by reason. */
  readonly leftOut: Readonly<Record<string, number>>;
  readonly ms: number;
}
