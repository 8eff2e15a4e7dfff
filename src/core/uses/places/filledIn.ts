// Whether a file of code is a template that a tool fills in before it runs: what is put in may name anything around it.
import { isPage } from '../../syntax/scriptBlocks.ts';
import { codeIn } from './recentCode.ts';

/** Statements of Jinja and tags of EJS, and a line that is nothing but an expression in braces. None of them is code where they stand. */
const hole = /\{%-?\s*\w[^%\n]*%\}|<%[=-]?\s|^[ \t]*\{\{[ \t]*[\w.|()]+(?:[ \t]*\|[^{}\n]*)?[ \t]*\}\}[ \t]*;?[ \t]*\r?$/mu;

/** Reads the code only where a sign of a template stands in the text. */
export function isFilledIn(text: string, language: string): boolean {
  return !isPage(language) && /\{[{%]|<%/.test(text) && hole.test(codeIn(text, language).text);
}
