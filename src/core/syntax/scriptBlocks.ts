// Extracts the code of Vue and Svelte components: their `<script>` blocks. Everything else is blanked, so that lines and columns stay.
import { languages } from './languages.ts';

/** Maximum characters of a tag: handwritten ones are shorter. */
const maxTagLength = 2000;
const scriptType = /^(?:|module|(?:text|application)\/(?:javascript|typescript|babel|jsx|tsx)|tsx?)$/;

/** The code of a page. */
export interface ScriptText {
  /** Language of the code, an id of the registry. */
  readonly language: string;
  /** Same length and same lines as the file. */
  readonly text: string;
}

/** Whether files of the language have their code in script blocks. */
export function isPage(language: string): boolean {
  return languages.get(language)?.page !== undefined;
}

/** The code of a component in the richest language of its blocks; undefined where there is none. Takes time linear in the text. */
export function scriptTextOf(language: string, text: string): ScriptText | undefined {
  if (!isPage(language)) return undefined;
  let script = '';
  let at = 0;
  let code = 'javascript';
  for (const { start, end, attributes } of scriptBlocksIn(text)) {
    const lang = attributeOf(attributes, 'lang');
    if (lang === 'tsx' || (lang !== 'js' && lang !== 'jsx' && lang !== '' && code !== 'tsx')) code = lang === 'tsx' ? 'tsx' : 'typescript';
    script += blank(text.slice(at, start)) + text.slice(start, end);
    at = end;
  }
  return at === 0 ? undefined : { language: code, text: script + blank(text.slice(at)) };
}

/** The ranges of the contents of script blocks, with the attributes of their tags. Omits blocks in comments. */
export function* scriptBlocksIn(text: string): Iterable<{ readonly start: number; readonly end: number; readonly attributes: string }> {
  const opening = /<!--|<script(?=[\s>])/gi;
  for (let match = opening.exec(text); match; match = opening.exec(text)) {
    if (match[0] === '<!--') {
      const end = text.indexOf('-->', opening.lastIndex);
      if (end < 0) return;
      opening.lastIndex = end;
      continue;
    }
    const start = endOfTag(text, opening.lastIndex);
    if (start < 0) continue;
    const attributes = text.slice(opening.lastIndex, start);
    if (attributes.trimEnd().endsWith('/>')) continue;
    const close = text.indexOf('</script', start);
    const end = close < 0 ? text.length : close;
    if (scriptType.test(attributeOf(attributes, 'type'))) yield { start, end, attributes };
    opening.lastIndex = end;
  }
}

/** Offset after the `>` that ends a tag, -1 where none does. A `>` in quotes (`generic="T extends Map<K, V>"`) ends no tag. */
function endOfTag(text: string, from: number): number {
  let quote = '';
  for (let at = from; at < Math.min(text.length, from + maxTagLength); at++) {
    const character = text[at] ?? '';
    if (quote) quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return at + 1;
  }
  return -1;
}

function attributeOf(attributes: string, name: string): string {
  return new RegExp(`\\s${name}\\s{0,9}=\\s{0,9}["']?([\\w/.+-]{1,40})`, 'i').exec(attributes)?.[1]?.toLowerCase() ?? '';
}

function blank(text: string): string {
  return text.replace(/[^\r\n]/g, ' ');
}
