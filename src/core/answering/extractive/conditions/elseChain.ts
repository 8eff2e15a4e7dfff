// Finds the conditions of an `if` with its `else if`s: a later branch runs only where no earlier condition holds.
import { indentOf } from '../../../text/indent.ts';

/** A branch after the first, tested where no earlier condition holds: `elif`, `elsif`, `} else if`. */
const furtherBranch = /^\s*(?:\}\s*)?(?:el(?:s|se)?if|else\s+if)\b/;
const firstBranch = /(?:^|[^\w$.])(?:(?:el(?:s|se)?)?if|unless)\b/;
/** Lines between two branches with the same indentation that belong to neither. */
const betweenBranches = /^\s*(?:[}\])];?\s*)*(?:\/\/.*|#.*|\/\*.*)?$/;
/** Maximum lines of a branch. */
const maxLines = 400;

/**
 * Zero-based lines of the conditions that belong to the one on `line` and are before line `before`, in order. All languages indent the
 * branches of one `if` alike, so the text decides.
 */
export function elseChain(file: readonly string[], line: number, before: number): readonly number[] {
  const indent = indentOf(file[line] ?? '');
  const chain = [line];
  for (let branchLine = line; furtherBranch.test(file[branchLine] ?? '');) {
    const above = branchAbove(file, branchLine, indent);
    if (above === undefined) break;
    chain.unshift(above);
    branchLine = above;
  }
  for (let at = line + 1; at < Math.min(before, line + maxLines); at++) {
    const text = file[at] ?? '';
    if (!text.trim() || indentOf(text) > indent) continue;
    if (indentOf(text) < indent) break;
    if (furtherBranch.test(text)) chain.push(at);
    else if (!betweenBranches.test(text)) break;
  }
  return chain;
}

/** Whether `text` is the head of a branch after the first. */
export function isFurtherBranch(text: string): boolean {
  return furtherBranch.test(text);
}

function branchAbove(file: readonly string[], line: number, indent: number): number | undefined {
  for (let at = line - 1; at >= Math.max(0, line - maxLines); at--) {
    const text = file[at] ?? '';
    if (!text.trim() || indentOf(text) > indent) continue;
    if (indentOf(text) < indent) return undefined;
    if (firstBranch.test(text)) return at;
    if (!betweenBranches.test(text)) return undefined;
  }
  return undefined;
}
