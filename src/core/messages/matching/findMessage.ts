// Finds the literals behind a message: texts with a run of its words are examined literal by literal. It covers all indexed files;
// templates are read text by text, files without a grammar line by line.
import type { CancellationToken } from '../../base/cancellation.ts';
import { firstOfEach } from '../../base/collections/firstOfEach.ts';
import { commentTest } from '../../text/isInComment.ts';
import { fileOrder } from '../../text/fileOrder.ts';
import type { FileTexts, TextFile } from '../../text/fileTexts.ts';
import { moveToLine, newLineCursor } from '../../text/lineCursor.ts';
import { filesHoldingRuns, type RunOffsets } from '../../text/wordRuns.ts';
import { commentsOf } from '../../syntax/languages.ts';
import { unpackLiterals, type Literal } from '../literals.ts';
import { emittedView, type LiteralSource } from './emittedText.ts';
import { comparableMessage, type MessageText } from './matchText.ts';
import { pairTest, type PairTest } from './pairTest.ts';
import { patternsOf, plainPattern, type LinePattern } from '../pattern.ts';
import { matchesIn, placedPatternsOf, type PlacedPattern } from './placedPatterns.ts';
import { resourceEntries } from '../resources/resources.ts';
import { templatePatterns } from '../templates/templatePatterns.ts';
import type { ResourceEntry } from '../resources/resourceEntry.ts';
import { rank } from './patternMatch.ts';
import type { MessageMatch } from './messageMatch.ts';

/** Filter and limit of a search. */
export interface MessageSearchOptions {
  readonly includes?: (file: TextFile) => boolean;
  /** Maximum number of matches per message. */
  readonly maxMatches: number;
}

/**
 * - `runs`: two-word runs to search for, spread over a long message.
 * - `words`: longest single words, for a message without runs or with none found.
 * - `hits`: places of one run in one file that are examined.
 * - `joined`: literals in a row that may form one text, and `apart`: lines between them.
 */
const limits = { runs: 16, words: 3, hits: 400, joined: 4, apart: 2 } as const;

/** Order among equal matches: roles that tell more about the origin of a message come first. */
const roleOrder: readonly MessageMatch['role'][] = [
  'raised', 'logged', 'printed', 'shown', 'returned', 'constant', 'entry', 'argument', 'other', undefined, 'code',
]; // prettier-ignore

/** The places of each message, best first: whole texts, then texts that contain it or are contained, then texts that share a part. */
export async function findMessages(
  messages: readonly string[],
  texts: FileTexts,
  source: LiteralSource,
  { includes = () => true, maxMatches }: MessageSearchOptions,
  token: CancellationToken,
): Promise<MessageMatch[][]> {
  const messageTexts = messages.map((message) => comparableMessage(message));
  const allRuns = [...new Set(messages.flatMap(runsOf))];
  const matchesByMessage = messages.map((): MessageMatch[] => []);
  const sharesPair = pairTest(messageTexts);
  const examine = ({ file, text, offsetsByRun }: RunOffsets): void => {
    const offsets = offsetsByRun.flat().sort((a, b) => a - b);
    const patterns = patternsAt(file, text, offsets, { source, sharesPair });
    for (const [i, message] of messageTexts.entries()) if (message) matchesByMessage[i]?.push(...matchesIn(message, patterns));
  };
  const runOptions = { includes, maxOffsets: limits.hits, take: examine, view: emittedView(source) };
  await filesHoldingRuns(allRuns, texts, runOptions, token);
  // A message that matches nothing as written is tried in lower case: consoles and people change the case.
  const unmatchedMessages = messages.filter(
    (message, i) => message !== message.toLowerCase() && matchesByMessage[i]?.every(({ kind }) => kind === 'part'),
  );
  const lowerCaseRuns = [...new Set(unmatchedMessages.flatMap((message) => runsOf(message.toLowerCase())))].filter(
    (run) => !allRuns.includes(run),
  );
  if (lowerCaseRuns.length) await filesHoldingRuns(lowerCaseRuns, texts, runOptions, token);
  const order = fileOrder(new Set(matchesByMessage.flat().map(({ file }) => file)), texts);
  return matchesByMessage.map((matches, i) =>
    firstOfEachKey(bestFirst(withoutValues(distinctMatches(matches), messageTexts[i]), order)).slice(0, maxMatches),
  );
}

/** Removes duplicates, since two passes may find the same. */
function distinctMatches(matches: readonly MessageMatch[]): MessageMatch[] {
  return firstOfEach(matches, ({ file, line, kind, literal, entry }) => [file.root, file.path, line, kind, literal, entry?.key].join('\n'));
}

/**
 * Drops links inside a message that a literal covers as a whole: their text is a value of that literal. A link after a colon stays, because
 * it is an inner message.
 */
function withoutValues(matches: MessageMatch[], message: MessageText | undefined): MessageMatch[] {
  if (!message || !matches.some(({ kind }) => kind === 'whole')) return matches;
  const isInner = ({ spans }: MessageMatch): boolean => /:\s*$/.test(message.lower.slice(0, spans[0]?.from));
  return matches.filter((match) => match.kind !== 'link' || match.spans[0]?.from === 0 || isInner(match));
}

/** Production code before tests and generated copies, then the order of {@link FileTexts.files}. */
function bestFirst(matches: MessageMatch[], order: ReadonlyMap<TextFile, number>): MessageMatch[] {
  const asideRank = ({ file }: MessageMatch): number => (file.role === 'code' || file.role === 'configuration' ? 0 : 1);
  return matches.sort(
    (a, b) =>
      rank(b) - rank(a) ||
      asideRank(a) - asideRank(b) ||
      roleOrder.indexOf(a.role) - roleOrder.indexOf(b.role) ||
      (order.get(a.file) ?? 0) - (order.get(b.file) ?? 0) ||
      a.line - b.line,
  );
}

/** Keeps one match per key, since a text may be the same in several languages. */
function firstOfEachKey(matches: readonly MessageMatch[]): MessageMatch[] {
  const keys = new Set<string>();
  return matches.filter(({ entry }) => !entry || (!keys.has(entry.key) && keys.add(entry.key)));
}

/** Texts to search for: runs of two words, spread over the message. With few runs the longest single words are added. */
export function runsOf(message: string): string[] {
  const words = [...message.matchAll(/\S+/g)];
  const runs: string[] = [];
  for (const [i, word] of words.entries()) {
    const next = words[i + 1];
    if (next && isPlain(word[0]) && isPlain(next[0]))
      runs.push(`${word[0].replace(/^[^\p{L}\p{N}_]+/u, '')} ${next[0].replace(/[^\p{L}\p{N}_]+$/u, '')}`);
  }
  const step = Math.max(1, runs.length / limits.runs);
  const spreadRuns = Array.from({ length: Math.min(runs.length, limits.runs) }, (_, i) => runs[Math.floor(i * step)] ?? '');
  if (spreadRuns.length > limits.words) return spreadRuns;
  const singleWords = message.match(/[\p{L}\p{N}_]{4,}/gu) ?? [];
  return [...spreadRuns, ...singleWords.sort((a, b) => b.length - a.length).slice(0, limits.words)];
}

/** Whether a word can be constant text: it holds letters, and no inner signs of escapes or values. */
function isPlain(word: string): boolean {
  return /^\W?\p{L}[\p{L}\p{N}_'’-]*\W{0,2}$/u.test(word);
}

/** The patterns of all texts that contain one of the offsets: literals alone and in a row, entries, texts of a page, lines. */
function patternsAt(
  file: TextFile,
  text: string,
  offsets: readonly number[],
  { source, sharesPair }: { readonly source: LiteralSource; readonly sharesPair: PairTest },
): PlacedPattern[] {
  const entries = resourceEntries(file.path, text, offsets);
  if (entries) return entryPatterns(file, text, entries, offsets);
  const [pagePatterns, offsetsOutsidePage] = templatePatterns(file.path, text, offsets) ?? [[], offsets];
  const isInComment = commentTest(text, commentsOf(file.path));
  const packedLiterals = source.literals(file);
  const literals = packedLiterals ? unpackLiterals(packedLiterals) : [];
  const literalIndexes = new Set<number>();
  const lines: number[] = [];
  let from = 0;
  for (const offset of offsetsOutsidePage) {
    // Literals are sorted by their first parts; an earlier one may still reach this offset.
    while (from < literals.length && (literals[from]?.parts[0]?.start ?? 0) <= offset) from++;
    const at = literalIndexAt(literals, from - 1, offset);
    if (at >= 0) literalIndexes.add(at);
    else if ((!packedLiterals || sharesPair(text, offset)) && !isInComment(offset)) lines.push(offset);
  }
  const placedPatterns: PlacedPattern[] = pagePatterns.map((each) => ({ ...each, file, role: 'shown', conditions: [] }));
  // Single literals come first, so that the text of one literal does not get the role of another in its row.
  const hitLiterals = [...literalIndexes].flatMap((at) => literals[at] ?? []);
  for (const literal of hitLiterals) placedPatterns.push(...placedPatternsOf(file, text, [literal], literal));
  for (const at of literalIndexes) {
    const literal = literals[at];
    if (literal) for (const group of rowsAround(literals, at)) placedPatterns.push(...placedPatternsOf(file, text, group, literal));
  }
  return [...placedPatterns, ...linePatterns(file, text, lines, packedLiterals !== undefined)];
}

/** The patterns of the entries with a line of one of the offsets. */
function entryPatterns(file: TextFile, text: string, entries: readonly ResourceEntry[], offsets: readonly number[]): PlacedPattern[] {
  const cursor = newLineCursor(text);
  const lines = new Set(offsets.map((offset) => moveToLine(cursor, offset).line));
  const isHit = ({ line, endLine }: ResourceEntry): boolean => {
    for (let at = line; at <= endLine; at++) if (lines.has(at)) return true;
    return false;
  };
  return entries.filter(isHit).flatMap((entry) => {
    // The escapes are already decoded; a remaining backslash is text.
    const pieces = [{ raw: entry.text.replaceAll('\\', '\\\\'), joined: true, line: 0 }];
    const patterns = patternsOf(pieces, { start: false, end: false }, file.path);
    return patterns.map((pattern) => ({ file, line: entry.line, pattern, role: undefined, conditions: [], entry }));
  });
}

/** Maximum number of earlier literals that are tried: a literal may have others inside its values. */
const maxLookback = 30;

/** Index of the literal that contains `offset`, searched backwards from `nearest`; -1 for none. */
function literalIndexAt(literals: readonly Literal[], nearest: number, offset: number): number {
  for (let at = nearest; at >= 0 && at > nearest - maxLookback; at--)
    if (literals[at]?.parts.some(({ start, end }) => start <= offset && offset < end)) return at;
  return -1;
}

/** Runs of literals around the one at `at`: several calls may write one text. */
function rowsAround(literals: readonly Literal[], at: number): Literal[][] {
  const isNext = (a: Literal | undefined, b: Literal | undefined): boolean =>
    a !== undefined && b !== undefined && b.line - a.line <= limits.apart;
  let first = at;
  while (first > at - limits.joined + 1 && isNext(literals[first - 1], literals[first])) first--;
  const rows: Literal[][] = [];
  for (let start = first; start <= at; start++) {
    const row = [literals[start]].filter((each) => each !== undefined);
    for (let next = start + 1; row.length < limits.joined && isNext(literals[next - 1], literals[next]); next++) {
      const literal = literals[next];
      if (literal) row.push(literal);
      if (next >= at && row.length > 1) rows.push([...row]);
    }
  }
  return rows;
}

/**
 * Patterns of lines: the text in quotation marks or after a key if there is one, else the whole line. A line of code counts only as a
 * whole, since people paste code too.
 */
function linePatterns(file: TextFile, text: string, offsets: readonly number[], isCode: boolean): PlacedPattern[] {
  const cursor = newLineCursor(text);
  const placedPatterns: PlacedPattern[] = [];
  let lastLine = -1;
  for (const offset of offsets) {
    const { line, start } = moveToLine(cursor, offset);
    if (line === lastLine) continue;
    lastLine = line;
    const end = text.indexOf('\n', start);
    const lineText = text.slice(start, end < 0 ? text.length : end);
    const patterns = isCode ? plainPattern(lineText) : valuePatterns(file, lineText, offset - start);
    placedPatterns.push(
      ...patterns.map((pattern) => ({ file, line, pattern, role: isCode ? ('code' as const) : undefined, conditions: [] })),
    );
  }
  return placedPatterns;
}

/** The pattern of the value around `column` of a line of a file without a grammar. */
function valuePatterns({ path }: TextFile, line: string, column: number): LinePattern[] {
  return patternsOf([{ raw: valueOf(line, column), joined: true, line: 0 }], { start: false, end: false }, path);
}

/** The quoted text around `column` of a line, else the text after its key, else the whole line. */
function valueOf(line: string, column: number): string {
  for (const match of line.matchAll(/"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'/g))
    if (match.index < column && column < match.index + match[0].length) return match[1] ?? match[2] ?? '';
  const key = /^\s*[\w.$-]{1,200}\s*[:=]\s*/.exec(line)?.[0] ?? '';
  return key.length <= column ? line.slice(key.length) : line;
}
