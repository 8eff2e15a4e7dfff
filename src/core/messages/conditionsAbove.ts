// Finds the conditions above a line of code by indentation alone, for lines whose conditions no syntax tree gives.
import { indentOf } from '../text/indent.ts';
import { maxConditions, type LineCondition } from './literals.ts';

const branchHead = /^\s*(?:\}\s*)?(?:if|unless|guard|elif|elsif|else\s*if)\b/;
const elseHead = /^\s*(?:\}\s*)?else\b(?!\s*(?:if\b|->|=>))/;
const furtherBranch = /^\s*(?:\}\s*)?(?:elif|elsif|else\s*if)\b/;
const caseHead = /^\s*(?:case|when|default)\b/;
/** An arm of a match: a pattern stands before its arrow, not the parameters of a function. */
const matchArm = /^\s*(?!for\b|while\b|if\b|async\b)([^'"`=|]{1,200}?(?:\|[^|'"`=]{1,200}?)*)\s*(?:=>|->)(.*)$/;
const catchHead = /^\s*(?:\}\s*)?(?:catch|except|rescue)\b/;
/** A condition and its body on one line: `if (x) throw …`. */
const branchWithBody = /^\s*(?:\}\s*)?(?:(?:el)?if|elsif|else\s+if|unless)\b.*[):]\s*\{?\s*\S/;
/** A condition after its statement: `raise … unless x`. */
const trailingCondition = /^\s*(?:raise|fail|abort|warn|return|throw|die|exit)\b.*\s(?:if|unless)\s+\S/;
const comment = /^\s*(?:\/\/|#(?!\[)|\*|\/\*|--)/;

/** The conditions around the zero-based `line`, innermost first. Lines above `first`, where the enclosing definition begins, do not count. */
export function conditionsAbove(lines: readonly string[], line: number, first: number): readonly LineCondition[] {
  const conditions = conditionsOnLine(lines[line] ?? '', line);
  let indent = indentOf(lines[line] ?? '');
  for (let at = line - 1; at > first && indent > 0 && conditions.length < maxConditions; at--) {
    const text = lines[at] ?? '';
    if (!text.trim() || comment.test(text) || indentOf(text) >= indent) continue;
    indent = indentOf(text);
    const head = headOf(lines, at, first);
    const headText = lines[head] ?? '';
    if (branchHead.test(headText) && isInHead(lines, head, line)) continue;
    if (elseHead.test(headText)) {
      const above = branchAbove(lines, head, first);
      if (above !== undefined) conditions.push({ line: above, kind: 'else' });
    } else if (branchHead.test(headText)) {
      conditions.push({ line: head, kind: 'if' });
      const above = furtherBranch.test(headText) ? branchAbove(lines, head, first) : undefined;
      if (above !== undefined) conditions.push({ line: above, kind: 'else' });
    } else if (catchHead.test(headText)) conditions.push({ line: head, kind: 'catch' });
    else if (caseHead.test(headText) || isArm(headText)) conditions.push({ line: head, kind: 'case' });
  }
  return conditions.slice(0, maxConditions);
}

/** Whether `line` belongs to the condition that begins on `head`: a bracket is still open, or the line above ends with an operator. */
function isInHead(lines: readonly string[], head: number, line: number): boolean {
  let depth = 0;
  for (let at = head; at < line; at++) {
    const text = withoutStrings(lines[at] ?? '');
    for (const sign of text)
      if (sign === '(' || sign === '[') depth++;
      else if (sign === ')' || sign === ']') depth--;
    // The head ends where its body begins, or with the line that nothing joins to the next.
    if (depth <= 0 && !conditionJoin.test(text)) return false;
  }
  return true;
}

/** End of a line after which the condition continues on the next line. */
const conditionJoin = /(?:&&|\|\||\b(?:and|or|not)|[,\\])\s*$/;

/** `text` without the content of strings and without a comment after code. */
function withoutStrings(text: string): string {
  return text
    .replace(/(["'`])(?:\\.|(?!\1).)*\1/g, "''")
    .replace(/\s(?:\/\/|#)\s.*$/, '')
    .trimEnd();
}

function conditionsOnLine(text: string, line: number): LineCondition[] {
  if ((branchWithBody.test(text) && hasBody(text)) || trailingCondition.test(text)) return [{ line, kind: 'if' }];
  return isArm(text) ? [{ line, kind: 'case' }] : [];
}

/** Whether the line has code after its condition, besides the opening of a body. Otherwise the line is only a condition. */
function hasBody(text: string): boolean {
  const line = withoutStrings(text);
  if (conditionJoin.test(line) || /(?:[:(]|\bthen)$/.test(line)) return false;
  if (line.endsWith('{')) return /(?:=>|\bfunction\b[^(]{0,80}\([^)]*\))\s*\{$/.test(line);
  const open = /^\s*(?:\}\s*)?(?:else\s*)?(?:if|unless)\s*\(/.exec(line)?.[0].length;
  if (open === undefined) return true;
  let depth = 1;
  let at = open;
  for (; at < line.length && depth > 0; at++) depth += line[at] === '(' ? 1 : line[at] === ')' ? -1 : 0;
  return depth === 0 && at < line.length;
}

function isArm(text: string): boolean {
  const pattern = matchArm.exec(text)?.[1];
  if (pattern === undefined || /[{;]|\b(?:fn|fun|def|function|func)\b|^\s*\(.*\)\s*$|^\s*\)/.test(pattern)) return false;
  return (
    (pattern.match(/[([]/g)?.length ?? 0) === (pattern.match(/[)\]]/g)?.length ?? 0) &&
    !/^\s*[\p{Ll}_$][\p{L}\p{N}_$]*\s*$/u.test(pattern.replace(/^\s*(?:else|default|_)\s*$/, 'A'))
  );
}

/** First line of a head that ends on `at`: a closing bracket there belongs to a line further up with the same indentation. */
function headOf(lines: readonly string[], at: number, first: number): number {
  if (!/^\s*\)/.test(lines[at] ?? '')) return at;
  const indent = indentOf(lines[at] ?? '');
  for (let up = at - 1; up > first; up--) if ((lines[up] ?? '').trim() && indentOf(lines[up] ?? '') <= indent) return up;
  return at;
}

/** The first condition of the chain that the `else` on `line` belongs to. */
function branchAbove(lines: readonly string[], line: number, first: number): number | undefined {
  const indent = indentOf(lines[line] ?? '');
  for (let at = line - 1; at > first; at--) {
    const text = lines[at] ?? '';
    if (!text.trim() || indentOf(text) > indent) continue;
    if (indentOf(text) < indent) return undefined;
    if (branchHead.test(text) && !furtherBranch.test(text)) return at;
  }
  return undefined;
}
