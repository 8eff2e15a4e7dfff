// Code of a Vue or Svelte component: its scripts, and the tags, directives and expressions of the page.
import { ecmascript } from '../../languages/ecmascript.ts';
import { languages } from '../../syntax/languages.ts';
import { scriptBlocksIn } from '../../syntax/scriptBlocks.ts';
import { blanks, codeText } from './codeText.ts';

const slashComments = { line: '//', block: ['/*', '*/'] } as const;
/** Code in braces, with up to two nested levels. */
const braces = '\\{(?:[^{}]|\\{(?:[^{}]|\\{[^{}]*\\})*\\})*\\}';
/**
 * A comment, an attribute with its value, code in braces, a tag with hyphens, or a directive. A name matches only from its first character:
 * trying every character would be quadratic.
 */
const pagePart = new RegExp(
  `<!--[^]*?(?:-->|$)|(?<![^\\s"'<>/={}])([^\\s"'<>/={}]+)(\\s*=\\s*)("[^"]*"|'[^']*')|${braces}|<\\/?([a-z]\\w*(?:-\\w+)+)|(?<=\\s)v-(\\w+)`,
  'g',
);
/** Directives: attributes with code as their value. */
const directive = /^(?:[@:.#]|v-)/;
const bracedCode = new RegExp(braces, 'g');

/** Like {@link codeText}, with the values of plain attributes blanked. Same length and same lines as `text`. */
export function pageCode(text: string, language: string): string {
  const isDirected = languages.get(language)?.page === 'directives';
  let code = '';
  let at = 0;
  for (const { start, end } of scriptBlocksIn(text)) {
    code += pageText(text.slice(at, start), isDirected) + codeText(text.slice(start, end), ecmascript, slashComments);
    at = end;
  }
  return code + pageText(text.slice(at), isDirected);
}

function pageText(page: string, isDirected: boolean): string {
  return page.replace(pagePart, (whole: string, name?: string, sign?: string, value?: string, tag?: string, directiveName?: string) => {
    if (whole.startsWith('<!--')) return blanks(whole, 0, whole.length);
    if (name !== undefined && sign !== undefined && value !== undefined)
      return asDirective(name, isDirected) + sign + valueCode(name, value, isDirected);
    if (tag !== undefined) return whole.replace(tag, isDirected ? asComponent(tag) : tag);
    return directiveName !== undefined ? asDirective(whole, isDirected) : expressionCode(whole);
  });
}

function valueCode(name: string, value: string, isDirected: boolean): string {
  const inner = value.slice(1, -1);
  if (isDirected) return `(${directive.test(name) ? expressionCode(inner) : blanks(inner, 0, inner.length)})`;
  let code = '';
  let at = 0;
  for (const { 0: hole, index } of inner.matchAll(bracedCode)) {
    code += blanks(inner, at, index) + expressionCode(hole);
    at = index + hole.length;
  }
  return `(${code}${blanks(inner, at, inner.length)})`;
}

function expressionCode(text: string): string {
  return codeText(text, ecmascript, slashComments);
}

/** `v-focus` uses `vFocus` of the script. Dots fill it up, so that it does not look like an attribute of JSX. */
function asDirective(name: string, isDirected: boolean): string {
  return isDirected && name.startsWith('v-') ? camelCaseOf(name).padEnd(name.length, '.') : name;
}

/** `<my-box>` is `MyBox` in the script. */
function asComponent(tag: string): string {
  const name = camelCaseOf(tag);
  return (name.charAt(0).toUpperCase() + name.slice(1)).padEnd(tag.length);
}

function camelCaseOf(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
