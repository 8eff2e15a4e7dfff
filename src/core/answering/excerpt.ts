// The few lines of a definition that show what it is (its head) and what decides (the lines nearest to the question).
import { missingLines } from '../packing/cut.ts';
import { terms as termsOf } from '../text/terms.ts';
import type { SymbolNode } from '../graph/types.ts';
import { wholeStatements } from './wholeStatements.ts';

const headLines = 4;
const windowLines = 5;
const deciding = /\b(?:if|elif|else if|return|raise|throw|throws|switch|case|when|match|yield|assert|unless|guard)\b|=>|\?\?|&&|\|\|/;

/**
 * The head and some {@link windowLines} lines of `lines`, the text of `symbol`; what is left out is counted in a comment. A statement that
 * begins in them is shown to its end where that is near.
 */
export function excerpt(lines: readonly string[], symbol: SymbolNode, wanted: ReadonlyMap<string, number>): string[] {
  if (lines.length <= headLines + windowLines) return [...lines];
  const head = headEnd(lines, symbol);
  const best = bestWindow(lines, Math.max(head, docEnd(symbol)), wanted);
  const { from, to } = wholeStatements(
    lines,
    head,
    best <= head ? { from: head, to: head + windowLines } : { from: best, to: best + windowLines },
  );
  const between = from > head ? [marker(from - head, lines[from] ?? '', symbol)] : [];
  const after = to < lines.length ? [marker(lines.length - to, lines[0] ?? '', symbol)] : [];
  return [...lines.slice(0, head), ...between, ...lines.slice(from, to), ...after];
}

/** Says what is left out, as far indented as `like`, so that it does not stand out of the code. */
function marker(count: number, like: string, { language }: SymbolNode): string {
  return `${/^[ \t]*/.exec(like)?.[0] ?? ''}${missingLines(count, language)}`;
}

/** Lines up to the end of the signature, decorators included. */
function headEnd(lines: readonly string[], { fact }: SymbolNode): number {
  const nameLine = Math.max(0, fact.nameRange.start.line - fact.range.start.line);
  for (let i = nameLine; i < Math.min(lines.length, nameLine + headLines); i++) if (/[{:]\s*$|=>\s*$/.test(lines[i] ?? '')) return i + 1;
  return Math.min(lines.length, nameLine + 1);
}

/** Lines up to the end of a doc comment inside the definition, which is told in words already; 0 where it stands above. */
function docEnd({ fact }: SymbolNode): number {
  return fact.docLines ? Math.max(0, fact.docLines.last + 1 - fact.range.start.line) : 0;
}

/** Start of the window whose lines share most with the question; the deciding ones count a little more. */
function bestWindow(lines: readonly string[], from: number, wanted: ReadonlyMap<string, number>): number {
  const scores = lines.slice(0, 400).map((line, i) => (i < from ? 0 : scoreOf(line, wanted)));
  let best = { at: from, score: -1 };
  for (let at = from; at < scores.length; at++) {
    const score = scores.slice(at, at + windowLines).reduce((sum, each) => sum + each, 0);
    if (score > best.score + 1e-9) best = { at, score };
  }
  return Math.min(best.at, Math.max(from, lines.length - windowLines));
}

function scoreOf(line: string, wanted: ReadonlyMap<string, number>): number {
  if (/^\s*(?:#|\/\/|\/?\*|"{3}|'{3}|:param|@\w+\s*$)/.test(line)) return 0;
  const shared = new Set(termsOf(line.slice(0, 300)));
  let score = deciding.test(line) ? 0.4 : 0;
  for (const term of shared) score += wanted.get(term) ?? 0;
  return score;
}
