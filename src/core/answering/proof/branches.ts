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

/** Maximum lines above for the start of a multi-line condition, and lines of a branch that are read. */
const [mostAbove, mostInside] = [8, 40];
const opening = /^\s*\}?\s*(?:else\s+)?(?:if|elif|elsif|elseif|while|until|unless|for|when|guard|assert|case)\b/;
const comment = /^\s*(?:\/\/|#(?!\w|\[)|\*|\/\*|--|"""|''')/;
const otherCase = /^\s*\}?\s*(?:else|elif|elsif|elseif|otherwise|case|default|except|catch|rescue)\b/;
const leaving =
  /^\s*(?:throw|raise|return|continue|break|panic|exit|die|reject|next)\b|\b(?:process\.exit|os\.Exit|sys\.exit|panic|reject)\(/;
const postfix = /^\s*(?!(?:if|unless|else|elsif|elif|when|while|for|const|let|var)\b)(\S.*?)\s+(?:if|unless)\s+\S/;
const pythonChoice = /(?:=|return|\(|,|:)\s*([^=(,]+?)\s+if\s+.+?\s+else\s+(.+)$/;
const choice = /\?(?![.?:])\s*(.+?)\s+:\s+(.+)$/;

/** The paths after the condition in line `at`. */
export function branchesAt(lines: readonly string[], at: number): Branches {
  const line = lines[at] ?? '';
  const [, whole, other] = pythonChoice.exec(line) ?? choice.exec(line) ?? [];
  if (whole !== undefined && other !== undefined) return { then: whole, otherwise: other, leaves: false };
  // A conditional expression over several lines, with one branch on each.
  const [next = '', last = ''] = [lines[at + 1] ?? '', lines[at + 2] ?? ''];
  if (/^\s*\?/.test(next) && /^\s*:/.test(last)) return { then: next, otherwise: last, leaves: false };
  const first = startOf(lines, at);
  const before = opening.test(lines[first] ?? '') ? undefined : postfix.exec(line)?.[1];
  if (before !== undefined)
    return leaving.test(before) ? left(before, restBelow(lines, at, indentOf(line))) : { then: before, otherwise: '', leaves: false };
  return ofBlock(lines, first);
}

function ofBlock(lines: readonly string[], first: number): Branches {
  const indent = indentOf(lines[first] ?? '');
  const end = endOf(lines, first);
  const own = inlineAfter(lines.slice(first, end + 1).join('\n'));
  const inside = own === undefined ? deeper(lines, end + 1, indent) : [];
  const then = own ?? inside.filter((line) => !comment.test(line)).join('\n');
  const leaves = own === undefined ? leaving.test(lastOf(inside)) : leaving.test(own);
  const after = end + 1 + inside.length;
  if (otherCase.test(lines[after] ?? '') && indentOf(lines[after] ?? '') === indent) {
    return { then, otherwise: [lines[after] ?? '', restBelow(lines, after, indent)].join('\n'), leaves };
  }
  return leaves ? left(then, restBelow(lines, after - 1, indent)) : { then, otherwise: '', leaves };
}

function left(then: string, otherwise: string): Branches {
  return { then, otherwise, leaves: true };
}

/** First line of the condition that spans line `at`. */
function startOf(lines: readonly string[], at: number): number {
  for (let i = at; i >= Math.max(0, at - mostAbove); i--) {
    if (!opening.test(lines[i] ?? '')) continue;
    return i === at || depthOf(lines.slice(i, at).join('\n')) > 0 ? i : at;
  }
  return at;
}

/** The last line of the condition itself. */
function endOf(lines: readonly string[], first: number): number {
  let depth = 0;
  for (let i = first; i < Math.min(lines.length, first + mostAbove); i++) {
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
function inlineAfter(head: string): string | undefined {
  const bare = head.replace(/\s(?:\/\/|#)\s.*$/, '').trimEnd();
  const round = /^\s*\}?\s*(?:else\s+)?(?:if|while)\s*\(/.exec(bare);
  if (round) {
    let depth = 1;
    let at = round[0].length;
    for (; at < bare.length && depth > 0; at++) depth += bare[at] === '(' ? 1 : bare[at] === ')' ? -1 : 0;
    const rest = bare.slice(at).trim();
    return rest && rest !== '{' ? rest.replace(/^\{\s*|\s*\}$/g, '') : undefined;
  }
  return /^[^\n]*?(?::|\{|\bthen\b)\s+((?:return|throw|raise|continue|break|pass|yield)\b.*)$/s.exec(bare)?.[1];
}

/** Lines from `from` on with deeper indentation than `indent`, including blank ones. */
function deeper(lines: readonly string[], from: number, indent: number): readonly string[] {
  const rest = lines.slice(from, from + mostInside);
  const end = rest.findIndex((line) => line.trim() !== '' && indentOf(line) <= indent);
  return end < 0 ? rest : rest.slice(0, end);
}

/** The rest of the block after line `at`. */
function restBelow(lines: readonly string[], at: number, indent: number): string {
  const rest = lines.slice(at + 1, at + 1 + mostInside);
  const end = rest.findIndex((line) => line.trim() !== '' && indentOf(line) < indent);
  return (end < 0 ? rest : rest.slice(0, end)).filter((line) => !comment.test(line)).join('\n');
}

/** The last own statement of the branch: deeper lines belong to something in it. */
function lastOf(inside: readonly string[]): string {
  const written = inside.filter((line) => line.trim() && !comment.test(line));
  const indent = indentOf(written[0] ?? '');
  // A multi-line statement begins above its last line.
  return written.findLast((line) => indentOf(line) <= indent && !/^\s*[)\]}]/.test(line)) ?? '';
}

function indentOf(line: string): number {
  return Math.max(0, line.search(/\S/));
}
