// Counts branches in the text of code, so that the count is the same for every language.
import { rulesOf } from '../syntax/languages.ts';
import { escapeRegExp } from '../text/textQuery.ts';
import type { CommentSyntax } from '../syntax/language.ts';

/**
 * Tokens that add a path through code (McCabe's decision points, 1976): a condition, a loop, a case, an error handler, a short-circuit
 * operator. Each counts one.
 */
const branchToken =
  /(?<![\w$.@-])(?:if|elif|elsif|elseif|unless|for|foreach|while|until|case|when|catch|except|rescue)(?![\w$?!:=-])|(?<![\w$.])(?:and|or)(?![\w$])|&&|\|\||\?\?|\s\?\s/g;

/** Number of branches in `lines`, without comments and strings. */
export function branchesIn(lines: readonly string[], language: string, { line, block }: CommentSyntax): number {
  let text = lines.join('\n').replace(/("""|''')[\s\S]*?\1/g, ' ');
  if (block) text = text.replace(new RegExp(`${escapeRegExp(block[0])}[\\s\\S]*?${escapeRegExp(block[1])}`, 'g'), ' ');
  const { hasLoneApostrophes, caseMark } = rulesOf(language);
  const single = hasLoneApostrophes ? "'(?:\\\\.|[^'\\\\\\n])'" : "'(?:\\\\.|[^'\\\\\\n])*'";
  text = text.replace(new RegExp(`"(?:\\\\.|[^"\\\\\\n])*"|${single}${line ? `|${escapeRegExp(line)}.*` : ''}`, 'g'), '_');
  return (text.match(branchToken)?.length ?? 0) + (caseMark ? (text.match(caseMark)?.length ?? 0) : 0);
}
