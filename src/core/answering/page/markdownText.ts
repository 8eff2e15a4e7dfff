// Escapes text of the workspace for Markdown: it must neither format the answer nor look like one of its citations.
import { withoutDocMarkup } from '../../text/docMarkup.ts';
import { sentenceLength } from '../../text/sentences.ts';

/** A run of backticks that nothing in `text` can close: longer than its longest run, and at least `minLength`. */
export function fenceFor(text: string, minLength: number): string {
  const longestRun = Math.max(minLength - 1, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  return '`'.repeat(longestRun + 1);
}

/** `text` as a code span, whatever backticks it holds. */
export function code(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  const fence = fenceFor(flat, 1);
  const pad = flat.startsWith('`') || flat.endsWith('`') ? ' ' : '';
  return `${fence}${pad}${flat}${pad}${fence}`;
}

/** Marks of Markdown dialects without meaning for readers: attribute lists and line breaks. */
const dialect = /\{:[^{}\n]{0,200}\}|<br\s{0,4}\/?>/gi;

/** Prose of the workspace in one line. Answers call `Page.prose`, which replaces secrets first. */
export function prose(text: string): string {
  const flat = text.replace(dialect, ' ').replace(/\s+/g, ' ').trim();
  const balancedText = (flat.match(/`/g)?.length ?? 0) % 2 === 0 ? flat : flat.replaceAll('`', "'");
  // Text in backticks stays as it is; `__init__` outside of them would be bold.
  return balancedText
    .split('`')
    .map((part, i) => (i % 2 ? part : part.replace(/[[\]<>*_\\|]/g, '\\$&')))
    .join('`');
}

/** First sentence of a doc comment, at most `limit` characters. */
export function firstSentence(doc: string, limit = 200): string {
  const paragraph = doc.split(/\n\s*\n|\n\s*(?:@\w|:param|:return|Args:|Parameters|Returns:)/)[0] ?? '';
  const plain = withoutDocMarkup(paragraph);
  const collapsedText = plain.replace(/\s+/g, ' ').trim();
  // A removed mark of documentation leaves a space before punctuation.
  const flat = plain === paragraph ? collapsedText : collapsedText.replace(/ (?=[.,;:](?:\s|$))/g, '');
  // Tags alone are no sentence.
  if (/^@\w/.test(flat)) return '';
  const sentence = flat.slice(0, sentenceLength(flat));
  return sentence.length > limit ? `${sentence.slice(0, limit).trimEnd()}…` : sentence;
}

/** Lines as a fenced block that nothing in them can close; common indentation removed. */
export function fencedCode(lines: readonly string[], language: string): string {
  const fence = fenceFor(lines.join('\n'), 3);
  return [fence + language, ...dedent(lines), fence].join('\n');
}

function dedent(lines: readonly string[]): string[] {
  const indents = lines.filter((line) => line.trim()).map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
  const commonIndent = indents.length ? Math.min(...indents) : 0;
  return lines.map((line) => line.slice(commonIndent).trimEnd());
}
