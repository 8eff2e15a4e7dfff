// Counts branches in the text of code rather than in a syntax tree, so that the count means the same in every language.
import { rulesOf } from '../syntax/languages.ts';
import { escapeRegExp } from '../text/textQuery.ts';
import type { CommentSyntax } from '../syntax/language.ts';

/**
 * Matches the tokens that add a path through code: a condition, a loop, a case, an error handler, a short-circuit operator. Each counts
 * one. Source: the decision points of McCabe, "A Complexity Measure" (1976).
 */
const branchToken =
  /(?<![\w$.@-])(?:if|elif|elsif|elseif|unless|for|foreach|while|until|case|when|catch|except|rescue)(?![\w$?!:=-])|(?<![\w$.])(?:and|or)(?![\w$])|&&|\|\||\?\?|\s\?\s/g;

/** Number of branches in `lines`; comments and strings do not count. */
export function branchesIn(lines: readonly string[], language: string, { line, block }: CommentSyntax): number {
  let text = lines.join('\n').replace(/("""|''')[\s\S]*?\1/g, ' ');
  if (block) text = text.replace(new RegExp(`${escapeRegExp(block[0])}[\\s\\S]*?${escapeRegExp(block[1])}`, 'g'), ' ');
  const { hasLoneApostrophes, caseMark } = rulesOf(language);
  const single = hasLoneApostrophes ? "'(?:\\\\.|[^'\\\\\\n])'" : "'(?:\\\\.|[^'\\\\\\n])*'";
  text = text.replace(new RegExp(`"(?:\\\\.|[^"\\\\\\n])*"|${single}${line ? `|${escapeRegExp(line)}.*` : ''}`, 'g'), '_');
  return (text.match(branchToken)?.length ?? 0) + (caseMark ? (text.match(caseMark)?.length ?? 0) : 0);
}
