// Patterns of literals with their places, and the matches of a message among them.
import type { TextFile } from '../../text/fileTexts.ts';
import { moveToLine, newLineCursor } from '../../text/lineCursor.ts';
import type { LineCondition, Literal } from '../literals.ts';
import { matchPattern } from './match.ts';
import type { MessageText } from './matchText.ts';
import { patternsOf, type LinePattern, type PatternPiece } from '../pattern.ts';
import type { ResourceEntry } from '../resources/resourceEntry.ts';
import { rank, type PatternMatch } from './patternMatch.ts';
import type { MessageMatch } from './messageMatch.ts';

/** A pattern with its place. */
export interface PlacedPattern {
  readonly file: TextFile;
  readonly line: number;
  readonly pattern: LinePattern;
  readonly role: MessageMatch['role'];
  readonly conditions: readonly LineCondition[];
  readonly entry?: ResourceEntry;
  /** Number of its text in a template; only the best pattern of a text counts. */
  readonly text?: number;
}

/** The patterns of `group`, literals in a row; role and conditions come from the literal in the middle. */
export function placedPatternsOf(file: TextFile, text: string, group: readonly Literal[], { role, conditions }: Literal): PlacedPattern[] {
  const [first, last] = [group[0], group.at(-1)];
  if (!first || !last) return [];
  const pieces = group.flatMap((each, i) => piecesOf(each, text, each.line - first.line, i > 0));
  const patterns = patternsOf(pieces, { start: first.opens.start, end: last.opens.end }, file.path);
  return patterns.map((pattern) => ({ file, line: first.line + pattern.line, pattern, role, conditions }));
}

/** The parts of a literal that begins `line` lines after the first of its row; a value may stand before it. */
function piecesOf({ parts }: Literal, text: string, line: number, isNext: boolean): PatternPiece[] {
  const cursor = newLineCursor(text.slice(parts[0]?.start, parts.at(-1)?.end));
  const origin = parts[0]?.start ?? 0;
  return parts.map(({ start, end, joined }, i) => ({
    raw: text.slice(start, end),
    joined: joined && !(isNext && i === 0),
    line: line + moveToLine(cursor, start - origin).line,
  }));
}

/** The best match of each line, or of each text of a page. A row of literals wins only if it matches better than one of them. */
export function matchesIn(
  message: MessageText,
  patterns: readonly PlacedPattern[],
  match: (message: MessageText, pattern: LinePattern) => PatternMatch | undefined = matchPattern,
): MessageMatch[] {
  const matchesByPlace = new Map<string, MessageMatch>();
  for (const { file, line, pattern, role, conditions, entry, text } of patterns) {
    const fit = match(message, pattern);
    if (!fit) continue;
    // A long literal may match on a later line than its first.
    const matchLine = line - pattern.line + (entry ? pattern.line : (pattern.constants[fit.first]?.line ?? pattern.line));
    const key = text === undefined ? `${matchLine} ${entry?.key ?? ''}` : `text ${text}`;
    const earlierMatch = matchesByPlace.get(key);
    if (!earlierMatch || rank(fit) > rank(earlierMatch))
      matchesByPlace.set(key, {
        ...fit,
        file,
        line: matchLine,
        message: message.text,
        literal: pattern.text,
        role,
        conditions,
        ...(entry && { entry }),
      });
  }
  return [...matchesByPlace.values()];
}
