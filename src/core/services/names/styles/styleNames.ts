// All names of styles in a file: what its rules declare, and what its markup and scripts use.
import { escapeRegExp } from '../../../text/textQuery.ts';
import { withoutMarkupComments } from '../markupText.ts';
import type { NamedFile } from '../sharedName.ts';
import { withTemplateHoles } from './classLists.ts';
import type { StyleName } from './styleName.ts';
import { namesOfRow } from './styleRow.ts';
import { styleRows } from './styleRows.ts';
import { styleRules } from './styleRules.ts';

/** Style sheets, and whether `//` begins a comment in them. */
const sheets: ReadonlyMap<string, boolean> = new Map([
  ['css', false],
  ['scss', true],
]);
/** Pages of markup: quotation marks in their prose open no string. */
const markupLanguages: ReadonlySet<string> = new Set(['html', 'template', 'php', 'astro']);
/** Languages with blocks of styles. */
const blockLanguages: ReadonlySet<string> = new Set(['html', 'template', 'php', 'astro', 'vue', 'svelte']);
/** The indented form of Sass has no braces, and is not read. */
const indentedSheet = /\.sass$/;
const moduleImport = /\bimport\s+(?:\*\s*as\s+)?(?<local>[\w$]+)\s+from\s*["'][^"'\n]+\.module\.(?:css|scss|less)["']/g;

/** Names in a file, in the order of the text. */
export function styleNames({ path, language, text, code }: NamedFile): readonly StyleName[] {
  const hasLineComments = sheets.get(language);
  if (hasLineComments !== undefined) return indentedSheet.test(path) ? [] : styleRules(text, hasLineComments);
  const isMarkup = markupLanguages.has(language);
  const ownCode = isMarkup ? withoutMarkupComments(text) : code;
  const holedText = isMarkup ? withTemplateHoles(text) : text;
  const rows = styleRows.filter(
    ({ languages, endings }) => languages.includes(language) && (endings?.some((ending) => path.endsWith(ending)) ?? true),
  );
  const names = rows.flatMap((row) => namesOfRow(row, row.inTags ? text : holedText, ownCode));
  if (blockLanguages.has(language)) names.push(...namesOfBlocks(text));
  else names.push(...namesOfModules(text, code));
  return [...new Map(names.map((name) => [`${name.type} ${name.offset} ${name.name}`, name])).values()].sort((a, b) => a.offset - b.offset);
}

/** Rules in the `<style>` blocks of a page. */
function namesOfBlocks(text: string): readonly StyleName[] {
  const names: StyleName[] = [];
  const opening = /<style\b[^<>]{0,500}>/gi;
  for (let match = opening.exec(text); match; match = opening.exec(text)) {
    const start = opening.lastIndex;
    const close = text.indexOf('</style', start);
    const end = close < 0 ? text.length : close;
    const isNested = /\blang\s*=/.test(match[0]);
    names.push(...styleRules(text.slice(start, end), isNested).map((name) => ({ ...name, offset: start + name.offset })));
    opening.lastIndex = end;
  }
  return names;
}

/** Members of imported CSS modules: `styles.btn`, `styles['btn-x']`. */
function namesOfModules(text: string, code: string): readonly StyleName[] {
  return [...text.matchAll(moduleImport)].flatMap(({ groups }) => {
    const member = new RegExp(`(?<![\\w.$])${escapeRegExp(groups?.local ?? '')}(?:\\.|\\[["'])(?<name>[A-Za-z_][\\w-]*)`, 'g');
    return [...text.matchAll(member)].flatMap(({ 0: whole, index, groups: parts }): readonly StyleName[] => {
      const name = parts?.name ?? '';
      // `styles.btn-x` subtracts: only in brackets a name may have hyphens.
      const ownName = whole.includes('[') ? name : (/^\w+/.exec(name)?.[0] ?? '');
      const offset = index + whole.length - name.length;
      return code[index] === text[index] ? [{ type: 'class', name: ownName, offset, kind: 'reads' }] : [];
    });
  });
}
