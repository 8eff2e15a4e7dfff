// Result of an exact search: hits with their lines, and how much of the workspace was searched.

/** A match. Lines and columns are one-based, columns in UTF-16 units; `columnEnd` is exclusive. */
export interface TextHit {
  readonly root: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly lineEnd: number;
  readonly columnEnd: number;
  /** The line; for a very long line the part around the match, starting at `previewColumn`. */
  readonly preview: string;
  readonly previewColumn: number;
  /** Innermost enclosing definition. */
  readonly symbol: string | null;
}

/** Result of an exact search. */
export interface TextSearchResult {
  /** The first hits: code before tests, documents and generated files. */
  readonly hits: readonly TextHit[];
  /** Number of hits, including those that are not listed. */
  readonly total: number;
  /** Number of files with hits. */
  readonly files: number;
  /** Number of files that were searched. */
  readonly searched: number;
  /** Whether all files of a complete index were searched to the end: no hit then means that the text does not occur. */
  readonly complete: boolean;
  /** Files that could not be read. */
  readonly unread: readonly string[];
  /** Why the search ended early, and in which file. */
  readonly stopped: { readonly reason: 'too-many' | 'too-slow'; readonly file: string } | null;
  /** Number of files outside the index, and so not searched, by reason. */
  readonly leftOut: Readonly<Record<string, number>>;
  readonly ms: number;
}
