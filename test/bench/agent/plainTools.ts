// grep, glob and read over the texts of a tree, with results in the form that agents know them: `path:line:text`, paths, and numbered lines.

/** A row of a result; `at` is the line that it shows, as `path:line`. */
export interface Row {
  readonly text: string;
  readonly at?: string;
}

/** Characters of a line that grep shows, and that read shows. */
const [longestHit, longestLine] = [300, 2000];

/** A search. `paths` narrows the files, as a regular expression. */
export interface GrepArguments {
  readonly pattern: string;
  readonly ignoreCase?: boolean;
  readonly paths?: string;
  readonly limit: number;
}

/** Lines of a file: so many from `first` on. */
export interface ReadArguments {
  readonly path: string;
  readonly first: number;
  readonly count: number;
}

/** The three tools over one tree. */
export class PlainTools {
  readonly #texts: ReadonlyMap<string, readonly string[]>;

  constructor(texts: ReadonlyMap<string, string>) {
    this.#texts = new Map([...texts].map(([path, text]) => [path, text.split(/\r?\n/)]));
  }

  /** Lines that the regular expression fits, in the order of their paths; what is over the limit is counted. */
  grep({ pattern, ignoreCase = false, paths = '', limit }: GrepArguments): readonly Row[] {
    const fits = new RegExp(pattern, ignoreCase ? 'iu' : 'u');
    const inPath = new RegExp(paths);
    const rows: Row[] = [];
    for (const [path, lines] of this.#texts) {
      if (!inPath.test(path)) continue;
      for (const [i, line] of lines.entries())
        if (fits.test(line)) rows.push({ text: `${path}:${i + 1}:${line.slice(0, longestHit)}`, at: `${path}:${i + 1}` });
    }
    if (rows.length === 0) return [{ text: 'No matches found' }];
    return rows.length > limit ? [...rows.slice(0, limit), { text: `(${rows.length - limit} more lines match)` }] : rows;
  }

  /** Paths that hold the regular expression. */
  glob(pattern: string, limit: number): readonly Row[] {
    const fits = new RegExp(pattern);
    const found = [...this.#texts.keys()].filter((path) => fits.test(path)).map((path) => ({ text: path }));
    if (found.length === 0) return [{ text: 'No files found' }];
    return found.length > limit ? [...found.slice(0, limit), { text: `(${found.length - limit} more files)` }] : found;
  }

  /** Lines with their numbers. */
  read({ path, first, count }: ReadArguments): readonly Row[] {
    const lines = this.#texts.get(path);
    if (!lines) return [{ text: `File does not exist: ${path}` }];
    const from = Math.max(1, first);
    return lines
      .slice(from - 1, from - 1 + count)
      .map((line, i) => ({ text: `${String(from + i).padStart(6)}\t${line.slice(0, longestLine)}`, at: `${path}:${from + i}` }));
  }
}
