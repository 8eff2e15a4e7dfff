// How many ways lead through code: places where it branches, counted in its text, so that it is the same for every language.
import { rulesOf } from '../syntax/languages.ts';
import { literally } from '../text/textQuery.ts';
import type { CommentSyntax } from '../syntax/language.ts';

/**
 * What begins another way through code (McCabe's decision points, 1976): a condition, a loop, a case, what catches an error, an operator that
 * may leave out its right side. No weights: each is one.
 */
const branch =
  /(?<![\w$.@-])(?:if|elif|elsif|elseif|unless|for|foreach|while|until|case|when|catch|except|rescue)(?![\w$?!:=-])|(?<![\w$.])(?:and|or)(?![\w$])|&&|\|\||\?\?|\s\?\s/g;

/** Branches of `lines`, those in comments and strings left out. */
export function branchesIn(lines: readonly string[], language: string, { line, block }: CommentSyntax): number {
  let text = lines.join('\n').replace(/("""|''')[\s\S]*?\1/g, ' ');
  if (block) text = text.replace(new RegExp(`${literally(block[0])}[\\s\\S]*?${literally(block[1])}`, 'g'), ' ');
  const { hasLoneApostrophes, caseMark } = rulesOf(language);
  const single = hasLoneApostrophes ? "'(?:\\\\.|[^'\\\\\\n])'" : "'(?:\\\\.|[^'\\\\\\n])*'";
  text = text.replace(new RegExp(`"(?:\\\\.|[^"\\\\\\n])*"|${single}${line ? `|${literally(line)}.*` : ''}`, 'g'), '_');
  return (text.match(branch)?.length ?? 0) + (caseMark ? (text.match(caseMark)?.length ?? 0) : 0);
}
