// Detects code files that are templates: a tool fills them in before they run, and the inserted text may name anything nearby.
import { textAnswers } from '../../base/collections/textAnswers.ts';
import { isPage } from '../../syntax/scriptBlocks.ts';
import { codeIn } from './recentCode.ts';

/** Statements of Jinja, tags of EJS, and a line with only an expression in braces. None of them is code in these places. */
const templateHole = /\{%-?\s*\w[^%\n]*%\}|<%[=-]?\s|^[ \t]*\{\{[ \t]*[\w.|()]+(?:[ \t]*\|[^{}\n]*)?[ \t]*\}\}[ \t]*;?[ \t]*\r?$/mu;

const hasTemplateSign = textAnswers((text) => /\{[{%]|<%/.test(text));

/** Whether `text` is a template. Reads the code only if the text has a template sign. */
export function isTemplate(text: string, language: string): boolean {
  return !isPage(language) && hasTemplateSign(text) && templateHole.test(codeIn(text, language).text);
}
