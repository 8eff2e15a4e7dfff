// Exact search through every indexed text, so that a negative result is certain.
import { throwIfCancelled, type CancellationToken } from '../base/cancellation.ts';
import type { Clock, FileRef, TimeLimit } from '../ports.ts';
import type { FileTexts, TextFile } from './fileTexts.ts';
import { moveToLine, newLineCursor, type LineCursor } from './lineCursor.ts';
import { requiredText } from './requiredText.ts';
import { matcherOf, type Matcher, type TextQuery, type TextSpan } from './textQuery.ts';
import { mayHold, filterProbe, type FilterProbe } from './textFilter.ts';

/** A match in a file. Lines and columns are zero-based, columns in UTF-16 units; the end is exclusive. */
export interface TextMatch {
  readonly file: TextFile;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  /** The line at the start of the match, without its line break; at most {@link maxPreviewLength} characters of it, from `previewColumn` on. */
  readonly preview: string;
  readonly previewColumn: number;
}

/** Result of a search. */
export interface TextMatches {
  /** The first matches in the order of {@link FileTexts.files}. */
  readonly matches: readonly TextMatch[];
  /** Number of matches, including unlisted ones beyond `maxListed`. */
  readonly total: number;
  /** Number of files with a match. */
  readonly files: number;
  /** Number of searched files. */
  readonly searchedFiles: number;
  /** Unreadable files. */
  readonly unread: readonly FileRef[];
  /** Why the search ended early, if it did: there are too many matches to count, or the expression took too long in `file`. */
  readonly stopped?: { readonly reason: 'too-many' | 'too-slow'; readonly file: FileRef };
}

/** Ports of a search. */
export interface TextSearchDependencies {
  readonly texts: FileTexts;
  readonly clock: Clock;
  /** Ends a slow expression. Without it an expression runs to its end, however long that takes. */
  readonly limit?: TimeLimit;
}

/** Limits and filters of a search. */
export interface TextSearchOptions {
  /** Whether a file is searched; all are when absent. */
  readonly includes?: (file: TextFile) => boolean;
  /** Whether a match on a zero-based line counts; all do when absent. */
  readonly includesLine?: (file: TextFile, line: number) => boolean;
  /** Most listed matches. */
  readonly maxListed: number;
}

/**
 * Limits of a search, set by judgement.
 * - `files`: files read before any of them is searched; bounds memory where texts are not kept.
 * - `sliceMs`: longest block of the event loop; 20 ms go unnoticed while typing.
 * - `expressionMs`: most time of an expression in a slice. Backtracking that takes a second in a file never ends in practice.
 * - `countedMatches`: most matches that are counted, since nobody walks through more.
 */
const limits = { files: 256, sliceMs: 20, expressionMs: 1000, countedMatches: 20_000 } as const;

/** Most characters of a shown line, which can be a whole minified program. */
export const maxPreviewLength = 400;
/** Characters of a long line to show before its match. */
const contextBefore = 100;

/**
 * Searches all texts for `query`, in the order code, configuration, tests, examples, documents, generated files.
 * @throws UserError `bad-expression` for an invalid pattern. Rejects with `CancelledError`.
 */
export async function searchText(
  query: TextQuery,
  dependencies: TextSearchDependencies,
  options: TextSearchOptions,
  token: CancellationToken,
): Promise<TextMatches> {
  const search = new TextSearch(
    matcherOf(query),
    query.syntax === 'expression' ? dependencies.limit : undefined,
    dependencies.clock,
    options,
  );
  const probe = filterProbe(requiredText(query));
  const files = dependencies.texts.files().filter((file) => options.includes?.(file) ?? true);
  for (let at = 0; at < files.length && !search.stopped;) {
    const group = await nextGroup(files, at, { texts: dependencies.texts, probe }, token);
    at += group.length;
    await search.run(group, token);
  }
  return search.result;
}

/**
 * The next files from `at` on with their texts: all held ones on the way, and up to `limits.files` that are read now. Texts that cannot
 * match are left out.
 */
async function nextGroup(
  files: readonly TextFile[],
  at: number,
  { texts, probe }: { readonly texts: FileTexts; readonly probe: FilterProbe },
  token: CancellationToken,
): Promise<(readonly [TextFile, string | undefined])[]> {
  const group = new Map<TextFile, string | undefined>();
  const missing: TextFile[] = [];
  for (let i = at; i < files.length && missing.length < limits.files; i++) {
    const file = files[i];
    if (!file) break;
    const heldText = texts.heldText(file);
    const isPossible = heldText ? mayHold(heldText.filter, probe) : texts.mayHoldUnread(file, probe);
    group.set(file, isPossible ? heldText?.text : '');
    if (isPossible && heldText === undefined) missing.push(file);
  }
  await texts.load(missing, (file, text) => group.set(file, text), token);
  return [...group];
}

/** One running search. */
class TextSearch {
  stopped: TextMatches['stopped'];
  readonly #find: Matcher;
  readonly #limit: TimeLimit | undefined;
  readonly #clock: Clock;
  readonly #options: TextSearchOptions;
  readonly #matches: TextMatch[] = [];
  readonly #unread: FileRef[] = [];
  #total = 0;
  #files = 0;
  #searchedFiles = 0;

  constructor(find: Matcher, limit: TimeLimit | undefined, clock: Clock, options: TextSearchOptions) {
    this.#find = find;
    this.#limit = limit;
    this.#clock = clock;
    this.#options = options;
  }

  get result(): TextMatches {
    return {
      matches: this.#matches,
      total: this.#total,
      files: this.#files,
      searchedFiles: this.#searchedFiles,
      unread: this.#unread,
      ...(this.stopped ? { stopped: this.stopped } : {}),
    };
  }

  async run(texts: readonly (readonly [TextFile, string | undefined])[], token: CancellationToken): Promise<void> {
    const waiting = texts.values();
    while (!this.#slice(waiting)) {
      await this.#clock.sleep(0);
      throwIfCancelled(token);
    }
  }

  /** Searches files until the time of a slice is over. Returns whether it was the last slice. */
  #slice(waiting: Iterator<readonly [TextFile, string | undefined]>): boolean {
    let current: FileRef | undefined;
    let isLast = false;
    const work = (): void => {
      const end = this.#clock.monotonic() + limits.sliceMs;
      do {
        const next = waiting.next();
        isLast = next.done === true;
        if (next.done) return;
        [current] = next.value;
        this.#search(...next.value);
      } while (!this.stopped && this.#clock.monotonic() < end);
    };
    const isDone = this.#limit ? this.#limit(work, limits.expressionMs) : (work(), true);
    if (!isDone && current) this.stopped = { reason: 'too-slow', file: current };
    return isLast || this.stopped !== undefined;
  }

  #search(file: TextFile, text: string | undefined): void {
    if (text === undefined) {
      this.#unread.push(file);
      return;
    }
    const cursor = newLineCursor(text);
    let hasMatch = false;
    for (let span = this.#find(text, 0); span; span = this.#find(text, span.end)) {
      if (!this.#take(file, cursor, span)) continue;
      hasMatch = true;
      if (this.#total < limits.countedMatches) continue;
      this.stopped = { reason: 'too-many', file };
      break;
    }
    if (hasMatch) this.#files++;
    this.#searchedFiles++;
  }

  /** Counts the match and lists it while there is room. Returns whether it counts. */
  #take(file: TextFile, cursor: LineCursor, span: TextSpan): boolean {
    const { includesLine, maxListed } = this.#options;
    const isListed = this.#matches.length < maxListed;
    // A match that is only counted needs no line.
    if (!isListed && !includesLine) {
      this.#total++;
      return true;
    }
    const { line, start } = moveToLine(cursor, span.start);
    if (includesLine && !includesLine(file, line)) return false;
    this.#total++;
    if (isListed) this.#matches.push(matchOf(file, cursor, span, line, start));
    return true;
  }
}

function matchOf(file: TextFile, cursor: LineCursor, span: TextSpan, line: number, lineStart: number): TextMatch {
  // Copies the cursor: the next match may begin on the same line.
  const end = moveToLine({ ...cursor }, span.end);
  const { text } = cursor;
  const column = span.start - lineStart;
  const length = lineLength(text, lineStart);
  const previewColumn = length > maxPreviewLength ? Math.max(0, column - contextBefore) : 0;
  const from = lineStart + previewColumn;
  const preview = text.slice(from, Math.min(from + maxPreviewLength, lineStart + length));
  return { file, line, column, endLine: end.line, endColumn: span.end - end.start, preview, previewColumn };
}

function lineLength(text: string, start: number): number {
  const end = text.indexOf('\n', start);
  const length = (end < 0 ? text.length : end) - start;
  return text[start + length - 1] === '\r' ? length - 1 : length;
}
