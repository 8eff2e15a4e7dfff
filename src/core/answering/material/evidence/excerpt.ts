// Cuts a definition to its head and to the lines nearest to the question.
import { cutMarker } from '../../../packing/cut.ts';
import { termsOfText } from '../../../text/tokenizer.ts';
import type { SymbolNode } from '../../../graph/edges/graphTypes.ts';
import { stringLiterals, wholeStatements, type LineRange } from './wholeStatements.ts';

/** Maximum lines of a signature. */
const headLines = 4;
/** Lines around a decision, unless the caller wants another number. */
const defaultWindow = 5;
/** Maximum lines of a definition that are searched. */
const maxLines = 400;
const decidingPattern =
  /\b(?:if|elif|else if|return|raise|throw|throws|switch|case|when|match|yield|assert|unless|guard)\b|=>|\?\?|&&|\|\|/;

/**
 * The head and about `windowLines` lines of `lines`, the text of `symbol`; a comment counts the omitted lines. A statement that begins in
 * the excerpt is shown to its end where that is near. `at`: a line that the excerpt must contain, in the middle where possible.
 */
export function excerpt(
  lines: readonly string[],
  symbol: SymbolNode,
  termWeights: ReadonlyMap<string, number>,
  windowLines = defaultWindow,
  at?: number,
): string[] {
  if (lines.length <= headLines + windowLines) return [...lines];
  const head = headEnd(lines, symbol);
  const bodyStart = Math.max(head, docEnd(symbol));
  const best =
    at === undefined ? bestWindow(lines, bodyStart, termWeights, windowLines) : windowAround(at, bodyStart, lines.length, windowLines);
  const { from, to } = withoutSmallCuts(
    lines,
    head,
    wholeStatements(
      lines,
      head,
      best <= head ? { from: head, to: head + windowLines } : { from: blockHead(lines, head, best), to: best + windowLines },
    ),
  );
  const between = from > head ? [omissionComment(from - head, lines[from] ?? '', symbol)] : [];
  const after = to < lines.length ? [omissionComment(lines.length - to, lines[0] ?? '', symbol)] : [];
  return [...lines.slice(0, head), ...between, ...lines.slice(from, to), ...after];
}

/** Start of the `windowLines` lines with `at` in their middle. */
function windowAround(at: number, bodyStart: number, count: number, windowLines: number): number {
  return Math.max(bodyStart, Math.min(at - (windowLines >> 1), count - windowLines));
}

/** Lines above a place in which its condition is searched. */
const maxLinesToHead = 3;

/** The line that opens the block around `at`, where it is near: a throw says little without its condition. */
function blockHead(lines: readonly string[], head: number, at: number): number {
  const inside = indentOf(lines[at] ?? '');
  for (let above = at - 1; above >= Math.max(head, at - maxLinesToHead); above--) {
    const line = lines[above] ?? '';
    if (line.trim() && indentOf(line) < inside) return above;
  }
  return at;
}

function indentOf(line: string): number {
  return /^[ \t]*/.exec(line)?.[0].length ?? 0;
}

/** Minimum lines to omit: the note about them takes a line itself. */
const minOmittedLines = 3;

function withoutSmallCuts(lines: readonly string[], head: number, { from, to }: LineRange): LineRange {
  return { from: from - head < minOmittedLines ? head : from, to: lines.length - to < minOmittedLines ? lines.length : to };
}

/** Comment that counts the omitted lines, indented like `like`. */
function omissionComment(count: number, like: string, { language }: SymbolNode): string {
  return `${/^[ \t]*/.exec(like)?.[0] ?? ''}${cutMarker(count, language)}`;
}

/** Number of lines up to the end of the signature, decorators included. */
function headEnd(lines: readonly string[], { fact }: SymbolNode): number {
  const nameLine = Math.max(0, fact.nameRange.start.line - fact.range.start.line);
  for (let i = nameLine; i < Math.min(lines.length, nameLine + headLines); i++) if (/[{:]\s*$|=>\s*$/.test(lines[i] ?? '')) return i + 1;
  return Math.min(lines.length, nameLine + 1);
}

/** Number of lines up to the end of a doc comment inside the definition, whose words the head already has; 0 where it is above. */
function docEnd({ fact }: SymbolNode): number {
  return fact.docLines ? Math.max(0, fact.docLines.last + 1 - fact.range.start.line) : 0;
}

/**
 * The line of `lines`, the text of `symbol`, that matches the question best, from the window that matches best together; undefined where
 * only the head matches, or nothing.
 */
export function decidingLine(
  lines: readonly string[],
  symbol: SymbolNode,
  termWeights: ReadonlyMap<string, number>,
  windowLines = defaultWindow,
): number | undefined {
  const from = Math.max(headEnd(lines, symbol), docEnd(symbol));
  const start = bestWindow(lines, from, termWeights, windowLines);
  const stringLines = textLines(lines);
  let best: { readonly at: number; readonly score: number } | undefined;
  for (let at = Math.max(from, start); at < Math.min(lines.length, start + windowLines); at++) {
    const text = lines[at] ?? '';
    const matchValue = looksLikeComment(text) || stringLines.has(at) || bareName.test(text) ? 0 : valueOfCode(text, termWeights);
    const score = matchValue === 0 ? 0 : matchValue + decidingValue(text);
    if (score > (best?.score ?? 0)) best = { at, score };
  }
  return best?.at;
}

/** A line with nothing but a name: an argument or an item of a list, which decides nothing. */
const bareName = /^[\s{}[\](),;]*[\w$.]+[\s{}[\](),;:]*$/;
/** Weight of a word in a printed text, which speaks about other code. Same as `coverage.text` of the ranking. */
const inTextShare = 0.5;

/** How well a line of code matches the question; words that occur only in its strings count less. */
function valueOfCode(line: string, termWeights: ReadonlyMap<string, number>): number {
  const outside = termsIn(line.replace(stringLiterals, '""'));
  const inside = [...termsIn(line)].filter((term) => !outside.has(term));
  return valueOf(outside, termWeights) + inTextShare * valueOf(new Set(inside), termWeights);
}

/** Offsets of lines that begin inside a multi-line string, as in Python. */
function textLines(lines: readonly string[]): ReadonlySet<number> {
  const inside = new Set<number>();
  let mark: string | undefined;
  for (const [at, line] of lines.entries()) {
    if (mark !== undefined) inside.add(at);
    for (const [quote] of line.matchAll(/"{3}|'{3}/g)) {
      if (mark === undefined) mark = quote;
      else if (mark === quote) mark = undefined;
    }
  }
  return inside;
}

/**
 * Start of the `windowLines` lines that together match the question best, each word once. Deciding lines count a little more, and the
 * middle of the window more than its ends.
 */
function bestWindow(lines: readonly string[], from: number, termWeights: ReadonlyMap<string, number>, windowLines: number): number {
  const lineTerms = lines.slice(0, maxLines).map((line, i) => (i < from ? noTerms : termsIn(line)));
  let best = { at: from, until: from, score: -1 };
  for (let at = from; at < lineTerms.length; at++) {
    const texts = lines.slice(at, at + windowLines);
    const decidingScore = texts.reduce((sum, text) => sum + decidingValue(text), 0);
    const score = valueOf(new Set(lineTerms.slice(at, at + windowLines).flatMap((terms) => [...terms])), termWeights) + decidingScore;
    if (score > best.score + 1e-9) best = { at, until: at, score };
    else if (score > best.score - 1e-9 && best.until === at - 1) best.until = at;
  }
  return Math.min((best.at + best.until) >> 1, Math.max(from, lines.length - windowLines));
}

const noTerms: ReadonlySet<string> = new Set();

function termsIn(line: string): ReadonlySet<string> {
  return isTag(line) ? noTerms : new Set(termsOfText(line.slice(0, 300)));
}

function valueOf(terms: ReadonlySet<string>, termWeights: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const term of terms) sum += termWeights.get(term) ?? 0;
  return sum;
}

/** Weight of a deciding line beside the words of the question, of which the most telling counts 1. Set by judgement. */
function decidingValue(line: string): number {
  return !looksLikeComment(line) && decidingPattern.test(line) ? 0.1 : 0;
}

/** Whether a line looks like nothing but comment. */
export function looksLikeComment(line: string): boolean {
  return /^\s*(?:#(?![a-z])|\/\/|\/?\*|"{3}|'{3}|--\s)/.test(line) || isTag(line);
}

/** Tags of documentation repeat signatures; a plain comment explains the lines under it. */
function isTag(line: string): boolean {
  return /^\s*(?:\/?\*+\s*@|:param|@\w+\s*$)/.test(line);
}
