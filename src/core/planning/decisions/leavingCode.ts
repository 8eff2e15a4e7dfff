// Tells which code leaves before a line below it is reached: blocks of which every branch leaves, and loops that may leave.
import { indentOf } from '../../text/indent.ts';

/** Lines of a file without comments and string contents; see `bareCode`. */
export type BareLine = (line: number) => string;

const exitStatement =
  /^\s*(?:throw|raise|return|continue|break|next|panic|exit|die|bail)\b|\b(?:process\.exit|os\.Exit|sys\.exit|panic!?|bail!)\s*\(/;
/** Heads of branches, by kind. */
export const headPatterns = {
  if: /^\s*(?:\}\s*)?(?:(?:el(?:s|se)?)?if|else\s+if|unless|guard|while|until)\b/,
  else: /^\s*(?:\}\s*)?else\b(?!\s*if\b)/,
  case: /^\s*(?:case\b|default\s*:|when\b|in\s)|=>\s*\{?\s*$/,
  catch: /^\s*(?:\}\s*)?(?:catch|except|rescue)\b/,
} as const;
/** Leaves the function, not only a loop. */
const functionExit = /\b(?:return|throw|raise)\b/;
/** A later branch of a statement; the first opens it. */
const furtherBranch = /^\s*(?:\}\s*)?(?:el(?:s|se)?if|else|catch|except|rescue)\b/;
const firstBranch = /^\s*(?:\}\s*)?(?:if|unless|try|begin)\b/;
const loopHead = /^\s*(?:for|foreach|while|until|loop)\b/;
const loopEnd = /^\s*\}\s*while\b/;
/** Only closing brackets. */
export const closingLine = /^\s*[}\])]+[;,]?\s*$/;

/** Whether a statement leaves the function or the loop. */
export function isExit(text: string): boolean {
  return exitStatement.test(text);
}

/** Whether the last statement of a block leaves: a branched one does if all of its branches do. */
export function blockLeaves(lines: readonly number[], bare: BareLine): boolean {
  const outer = Math.min(...lines.map((line) => indentOf(bare(line))));
  const ownLines = lines.filter((line) => indentOf(bare(line)) <= outer && !closingLine.test(bare(line)));
  const last = ownLines.at(-1);
  if (last === undefined) return false;
  if (isExit(bare(last))) return true;
  if (!headPatterns.else.test(bare(last)) && !headPatterns.catch.test(bare(last))) return false;
  const first = ownLines.findLastIndex((line) => !furtherBranch.test(bare(line)));
  if (first < 0 || !firstBranch.test(bare(ownLines[first] ?? -1))) return false;
  const heads = ownLines.slice(first);
  return heads.every((head, at) => {
    const branch = lines.filter((line) => line > head && line < (heads[at + 1] ?? Infinity));
    return branch.length > 0 && blockLeaves(branch, bare);
  });
}

/** Whether line `at` is a loop, or the end of one, in which a statement leaves the function. Zero-based; `first` begins the function. */
export function isLeavingLoop(at: number, branch: readonly number[], first: number, bare: BareLine): boolean {
  if (loopHead.test(bare(at))) return branch.some((line) => functionExit.test(bare(line)));
  if (!loopEnd.test(bare(at))) return false;
  const indent = indentOf(bare(at));
  for (let above = at - 1; above > first; above--) {
    const text = bare(above);
    if (text.trim() && indentOf(text) <= indent) return false;
    if (functionExit.test(text)) return true;
  }
  return false;
}
