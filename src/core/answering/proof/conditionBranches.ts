// Finds where a condition in code leads: its branch, and the code for the other case. Brackets and indentation decide, in any language.

/** The two paths after a condition. */
export interface Branches {
  /** Code for a true condition. */
  readonly then: string;
  /** The other case, and the code after a branch that leaves. */
  readonly otherwise: string;
  /** The branch leaves the function, the loop or the iteration. */
  readonly leaves: boolean;
}

/** Maximum lines of a multi-line condition. */
const maxLinesAbove = 8;
/** Maximum lines of a branch that are read. */
const maxBranchLines = 40;
const conditionStart = /^\s*\}?\s*(?:else\s+)?(?:if|elif|elsif|elseif|while|until|unless|for|when|guard|assert|case)\b/;
const commentLine = /^\s*(?:\/\/|#(?!\w|\[)|\*|\/\*|--|"""|''')/;
const otherCase = /^\s*\}?\s*(?:else|elif|elsif|elseif|otherwise|case|default|except|catch|rescue)\b/;
const leavingStatement =
  /^\s*(?:throw|raise|return|continue|break|panic|exit|die|reject|next)\b|\b(?:process\.exit|os\.Exit|sys\.exit|panic|reject)\(/;
const postfixCondition = /^\s*(?!(?:if|unless|else|elsif|elif|when|while|for|const|let|var)\b)(\S.*?)\s+(?:if|unless)\s+\S/;
const pythonChoice = /(?:=|return|\(|,|:)\s*([^=(,]+?)\s+if\s+.+?\s+else\s+(.+)$/;
const choice = /\?(?![.?:])\s*(.+?)\s+:\s+(.+)$/;

/** The paths after the condition in line `at`. */
export function branchesAt(lines: readonly string[], at: number): Branches {
  const line = lines[at] ?? '';
  const [, thenCode, otherwiseCode] = pythonChoice.exec(line) ?? choice.exec(line) ?? [];
  if (thenCode !== undefined && otherwiseCode !== undefined) return { then: thenCode, otherwise: otherwiseCode, leaves: false };
  // A conditional expression over several lines, with one branch on each.
  const [nextLine = '', secondNextLine = ''] = [lines[at + 1] ?? '', lines[at + 2] ?? ''];
  if (/^\s*\?/.test(nextLine) && /^\s*:/.test(secondNextLine)) return { then: nextLine, otherwise: secondNextLine, leaves: false };
  const first = startOf(lines, at);
  const postfixBranch = conditionStart.test(lines[first] ?? '') ? undefined : postfixCondition.exec(line)?.[1];
  if (postfixBranch !== undefined)
    return leavingStatement.test(postfixBranch)
      ? leavingBranches(postfixBranch, restBelow(lines, at, indentOf(line)))
      : { then: postfixBranch, otherwise: '', leaves: false };
  return blockBranches(lines, first);
}

function blockBranches(lines: readonly string[], first: number): Branches {
  const indent = indentOf(lines[first] ?? '');
  const end = endOf(lines, first);
  const inlineBranch = inlineBranchAfter(lines.slice(first, end + 1).join('\n'));
  const branchLines = inlineBranch === undefined ? deeperLines(lines, end + 1, indent) : [];
  const then = inlineBranch ?? branchLines.filter((line) => !commentLine.test(line)).join('\n');
  const leaves = inlineBranch === undefined ? leavingStatement.test(lastStatement(branchLines)) : leavingStatement.test(inlineBranch);
  const nextIndex = end + 1 + branchLines.length;
  if (otherCase.test(lines[nextIndex] ?? '') && indentOf(lines[nextIndex] ?? '') === indent) {
    return { then, otherwise: [lines[nextIndex] ?? '', restBelow(lines, nextIndex, indent)].join('\n'), leaves };
  }
  return leaves ? leavingBranches(then, restBelow(lines, nextIndex - 1, indent)) : { then, otherwise: '', leaves };
}

function leavingBranches(then: string, otherwise: string): Branches {
  return { then, otherwise, leaves: true };
}

/** First line of the condition that spans line `at`. */
function startOf(lines: readonly string[], at: number): number {
  for (let i = at; i >= Math.max(0, at - maxLinesAbove); i--) {
    if (!conditionStart.test(lines[i] ?? '')) continue;
    return i === at || depthOf(lines.slice(i, at).join('\n')) > 0 ? i : at;
  }
  return at;
}

/** The last line of the condition itself. */
function endOf(lines: readonly string[], first: number): number {
  let depth = 0;
  for (let i = first; i < Math.min(lines.length, first + maxLinesAbove); i++) {
    depth += depthOf(lines[i] ?? '');
    if (depth <= 0) return i;
  }
  return first;
}

/** Number of unclosed round brackets in a text. */
function depthOf(text: string): number {
  return (text.match(/\(/g)?.length ?? 0) - (text.match(/\)/g)?.length ?? 0);
}

/** A branch on the line of its condition: `if (x) return;`, `if x: return`, `if x { return }`. */
function inlineBranchAfter(head: string): string | undefined {
  const bareHead = head.replace(/\s(?:\/\/|#)\s.*$/, '').trimEnd();
  const roundHead = /^\s*\}?\s*(?:else\s+)?(?:if|while)\s*\(/.exec(bareHead);
  if (roundHead) {
    let depth = 1;
    let at = roundHead[0].length;
    for (; at < bareHead.length && depth > 0; at++) depth += bareHead[at] === '(' ? 1 : bareHead[at] === ')' ? -1 : 0;
    const rest = bareHead.slice(at).trim();
    return rest && rest !== '{' ? rest.replace(/^\{\s*|\s*\}$/g, '') : undefined;
  }
  return /^[^\n]*?(?::|\{|\bthen\b)\s+((?:return|throw|raise|continue|break|pass|yield)\b.*)$/s.exec(bareHead)?.[1];
}

/** Lines from `from` on with deeper indentation than `indent`, including blank ones. */
function deeperLines(lines: readonly string[], from: number, indent: number): readonly string[] {
  const rest = lines.slice(from, from + maxBranchLines);
  const end = rest.findIndex((line) => line.trim() !== '' && indentOf(line) <= indent);
  return end < 0 ? rest : rest.slice(0, end);
}

/** The rest of the block after line `at`. */
function restBelow(lines: readonly string[], at: number, indent: number): string {
  const rest = lines.slice(at + 1, at + 1 + maxBranchLines);
  const end = rest.findIndex((line) => line.trim() !== '' && indentOf(line) < indent);
  return (end < 0 ? rest : rest.slice(0, end)).filter((line) => !commentLine.test(line)).join('\n');
}

/** The last own statement of the branch: deeper lines belong to something in it. */
function lastStatement(branchLines: readonly string[]): string {
  const statementLines = branchLines.filter((line) => line.trim() && !commentLine.test(line));
  const indent = indentOf(statementLines[0] ?? '');
  // A multi-line statement begins above its last line.
  return statementLines.findLast((line) => indentOf(line) <= indent && !/^\s*[)\]}]/.test(line)) ?? '';
}

function indentOf(line: string): number {
  return Math.max(0, line.search(/\S/));
}
