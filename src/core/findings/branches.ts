// How many ways lead through code: places where it branches, counted in its text, so that it is the same for every language.
import { literally } from '../text/textQuery.ts';
import type { CommentSyntax } from '../syntax/language.ts';

/**
 * What begins another way through code (McCabe's decision points, 1976): a condition, a loop, a case, what catches an error, an operator that
 * may leave out its right side. No weights: each is one.
 */
const branch =
  /(?<![\w$.@-])(?:if|elif|elsif|elseif|unless|for|foreach|while|until|case|when|catch|except|rescue)(?![\w$?!:=-])|(?<![\w$.])(?:and|or)(?![\w$])|&&|\|\||\?\?|\s\?\s/g;
/** Languages whose cases begin with no word, and how they do. */
const arms: Readonly<Record<string, RegExp>> = { rust: /=>/g };
/** Languages in which `'` also stands where no string begins. */
const loneQuotes: ReadonlySet<string> = new Set(['rust']);

/** Branches of `lines`, those in comments and strings left out. */
export function branchesIn(lines: readonly string[], language: string, { line, block }: CommentSyntax): number {
  let text = lines.join('\n').replace(/("""|''')[\s\S]*?\1/g, ' ');
  if (block) text = text.replace(new RegExp(`${literally(block[0])}[\\s\\S]*?${literally(block[1])}`, 'g'), ' ');
  const single = loneQuotes.has(language) ? "'(?:\\\\.|[^'\\\\\\n])'" : "'(?:\\\\.|[^'\\\\\\n])*'";
  text = text.replace(new RegExp(`"(?:\\\\.|[^"\\\\\\n])*"|${single}${line ? `|${literally(line)}.*` : ''}`, 'g'), '_');
  const own = arms[language];
  return (text.match(branch)?.length ?? 0) + (own ? (text.match(own)?.length ?? 0) : 0);
}
