// The head of a condition as it is quoted: up to where its brackets are closed, without its body and without what it decides in the same line.
import { strings } from '../../evidence/wholeStatements.ts';

/** Lines of a condition that is written over several. */
const mostLines = 8;
/** `raise Missing unless here?`: Ruby puts the condition behind. */
const behind = /^(?!(?:els)?if\b|unless\b|else\b|case\b|when\b|while\b|until\b).*?\S\s+(?<condition>(?:if|unless)\s+\S.*)$/;
/** A head in parentheses, behind which its body may stand in the same line. */
const inParentheses = /^(?:\}\s*)?(?:else\s+)?(?:if|while|catch|switch|for)\s*\(/;

/** The head of the condition that begins on `line` of `file`, zero-based, in one line. */
export function conditionHead(file: readonly string[], line: number, language: string): string {
  const head: string[] = [];
  let depth = 0;
  for (const each of file.slice(line, line + mostLines)) {
    head.push(each.trim());
    depth += depthOf(each);
    if (depth <= 0) break;
  }
  const text = head.join(' ').replace(/\s*[{:]$/, '');
  if (language === 'ruby') return behind.exec(text)?.groups?.['condition'] ?? text;
  return inParentheses.test(text) ? text.slice(0, closedAt(text)) : text;
}

function depthOf(text: string): number {
  const code = text.replace(strings, '""');
  return (code.match(/[([]/g)?.length ?? 0) - (code.match(/[)\]]/g)?.length ?? 0);
}

/** Where the first parenthesis is closed; the end where it is not. */
function closedAt(text: string): number {
  const code = text.replace(strings, (literal) => '_'.repeat(literal.length));
  let depth = 0;
  for (let at = 0; at < code.length; at++) {
    if (code[at] === '(') depth++;
    if (code[at] === ')' && --depth === 0) return at + 1;
  }
  return text.length;
}
