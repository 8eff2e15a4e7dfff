// The few lines of a definition that show what it is (its head) and what decides (the lines nearest to the question).
import { missingLines } from '../context/cut.ts';
import { terms as termsOf } from '../indexing/terms.ts';
import type { SymbolNode } from '../graph/types.ts';

const headLines = 4;
const windowLines = 5;
const deciding = /\b(?:if|elif|else if|return|raise|throw|throws|switch|case|when|match|yield|assert|unless|guard)\b|=>|\?\?|&&|\|\|/;

/** At most {@link headLines} + {@link windowLines} lines of `lines`, the text of `symbol`; what is left out is counted in a comment. */
export function excerpt(lines: readonly string[], symbol: SymbolNode, wanted: ReadonlyMap<string, number>): string[] {
  if (lines.length <= headLines + windowLines) return [...lines];
  const head = headEnd(lines, symbol);
  const from = bestWindow(lines, Math.max(head, docEnd(symbol)), wanted);
  if (from <= head) return withRest(lines.slice(0, head + windowLines), lines.length - head - windowLines, symbol.language);
  const indent = /^[ \t]*/.exec(lines[from] ?? '')?.[0] ?? '';
  const window = lines.slice(from, from + windowLines);
  const skipped = from - head;
  const first = [...lines.slice(0, head), `${indent}${missingLines(skipped, symbol.language)}`];
  return withRest([...first, ...window], lines.length - from - window.length, symbol.language);
}

function withRest(lines: readonly string[], rest: number, language: string): string[] {
  return rest > 0 ? [...lines, missingLines(rest, language)] : [...lines];
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
