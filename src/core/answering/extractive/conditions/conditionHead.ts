// Quotes the head of a condition: up to its closing bracket, without its body or its effect on the same line.
import { rulesOf } from '../../../syntax/languages.ts';
import { stringLiterals } from '../../material/evidence/wholeStatements.ts';

/** Maximum lines of a condition. */
const maxLines = 8;
/** `raise Missing unless here?`: the condition follows the statement. */
const trailingCondition = /^(?!(?:els)?if\b|unless\b|else\b|case\b|when\b|while\b|until\b).*?\S\s+(?<condition>(?:if|unless)\s+\S.*)$/;
/** A head in parentheses, after which its body may be on the same line. */
const parenthesisedHead = /^(?:\}\s*)?(?:else\s+)?(?:if|while|catch|switch|for|(?:check|require)(?:NotNull)?)\s*\(/;
/** `if (a) or (b):`: the parentheses hold only a part. */
const continuedCondition = /^\s*(?:(?:or|and|in|is)\b|\|\||&&|[=!<>]=)/;
/** What a check with its text in a lambda is assigned to: `val lid = checkNotNull(pot.lid) { "…" }`. */
const assignedCheck = /^(?:return\s+|[^=(]{1,160}=\s*)(?=(?:check|require)(?:NotNull)?\()/;

/** The head of the condition that begins on `line` of `file`, zero-based, in one line. */
export function conditionHead(file: readonly string[], line: number, language: string): string {
  const headLines: string[] = [];
  let depth = 0;
  for (const text of file.slice(line, line + maxLines)) {
    headLines.push(text.trim());
    depth += depthOf(text);
    if (depth <= 0) break;
  }
  const head = headLines
    .join(' ')
    .replace(/\s*[{:]$/, '')
    .replace(assignedCheck, '');
  if (rulesOf(language).conditionsFollow) return trailingCondition.exec(head)?.groups?.['condition'] ?? head;
  if (!parenthesisedHead.test(head)) return head;
  const end = closingPosition(head);
  return continuedCondition.test(head.slice(end)) ? head : head.slice(0, end);
}

/** Brackets that the text opens and does not close. */
function depthOf(text: string): number {
  const code = text.replace(stringLiterals, '""');
  return (code.match(/[([]/g)?.length ?? 0) - (code.match(/[)\]]/g)?.length ?? 0);
}

/** Position of the bracket that closes the first parenthesis; the end without one. */
function closingPosition(text: string): number {
  const code = text.replace(stringLiterals, (literal) => '_'.repeat(literal.length));
  let depth = 0;
  for (let position = 0; position < code.length; position++) {
    if (code[position] === '(') depth++;
    if (code[position] === ')' && --depth === 0) return position + 1;
  }
  return text.length;
}
