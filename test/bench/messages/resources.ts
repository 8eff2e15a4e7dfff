// Texts of resource files with their keys, and the lines of code that use a key: what a translated program shows.
import { lineAt, type SourceText } from './files.ts';
import { filled, isMessage, longestConstant } from './literals.ts';

/** A text of a resource file. Lines one-based. */
export interface ResourceText {
  readonly path: string;
  readonly key: string;
  readonly text: string;
  readonly first: number;
  readonly last: number;
}

/** A place in a file. Lines one-based. */
export interface Place {
  readonly file: string;
  readonly first: number;
  readonly last: number;
}

const hole = /%(?:\d+\$)?[sd]|%\{\w+\}|%\(\w+\)s|\{\{?\s*[$\w.-]+\s*\}?\}|(?<=\s|^):\w+/g;

/** All texts of a resource file, by the form of its name. */
export function resourceTexts(file: SourceText): ResourceText[] {
  const read = /\.json$/.test(file.path)
    ? jsonTexts
    : /\.ya?ml$/.test(file.path)
      ? yamlTexts
      : readers[file.path.slice(file.path.lastIndexOf('.') + 1)];
  return read?.(file) ?? [];
}

const readers: Readonly<Record<string, (file: SourceText) => ResourceText[]>> = {
  po: ({ path, text }) =>
    matches(text, /^msgid ((?:"(?:[^"\\\n]|\\.)*"\s*)+)^msgstr ((?:"(?:[^"\\\n]|\\.)*"\s*)+)/gm, (found) => {
      const [key = '', value = ''] = [found[1], found[2]].map((part = '') => unquoted(part));
      return { path, key, text: value || key, ...linesOf(text, found.index, found[0].trimEnd()) };
    }),
  properties: ({ path, text }) =>
    matches(text, /^[ \t]*((?:[^\s=:#!\\]|\\.)(?:[^=:\\\n]|\\.)*?)[ \t]*[=:][ \t]*((?:[^\\\n]|\\[\s\S])+)$/gm, (found) => {
      const [key = '', value = ''] = [found[1], found[2]].map((part = '') => unescapedProperty(part));
      return { path, key, text: value, ...linesOf(text, found.index, found[0]) };
    }),
  resx: ({ path, text }) =>
    matches(text, /<data name="([^"]+)"[^>]*>\s*<value>([^<]*)<\/value>/g, (found) => {
      return { path, key: found[1] ?? '', text: entities(found[2] ?? ''), ...linesOf(text, found.index, found[0]) };
    }),
  xml: ({ path, text }) =>
    matches(text, /<string name="([^"]+)"[^>]*>([^<]*)<\/string>/g, (found) => {
      const value = entities(found[2] ?? '').replace(/\\(['"])/g, '$1');
      return { path, key: found[1] ?? '', text: value, ...linesOf(text, found.index, found[0]) };
    }),
  ftl: ({ path, text }) =>
    matches(text, /^([a-zA-Z][\w-]*) *= *([^\n]*(?:\n[ \t]+(?![.\s])[^\n]+)*)/gm, (found) => {
      return { path, key: found[1] ?? '', text: (found[2] ?? '').replace(/\s+/g, ' ').trim(), ...linesOf(text, found.index, found[0]) };
    }),
  php: ({ path, text }) =>
    matches(text, /^\s*'([\w.-]+)'\s*=>\s*'((?:[^'\\\n]|\\.)*)'/gm, (found) => {
      const name = /([\w-]+)\.php$/.exec(path)?.[1] ?? '';
      const value = (found[2] ?? '').replace(/\\'/g, "'");
      return { path, key: `${name}.${found[1] ?? ''}`, text: value, ...linesOf(text, found.index, found[0]) };
    }),
};

/** One entry a line, as all tools write it; the path of keys above is found by the lines that open an object. */
function jsonTexts({ path, text }: SourceText): ResourceText[] {
  const above: string[] = [];
  return text.split('\n').flatMap((line, i) => {
    const opened = /^\s*"((?:[^"\\]|\\.)*)"\s*:\s*\{\s*$/.exec(line)?.[1];
    if (opened !== undefined) above.push(opened);
    else if (/^\s*\}/.test(line)) above.pop();
    const [, key, value] = /^\s*"((?:[^"\\]|\\.)*)"\s*:\s*("(?:[^"\\]|\\.)*")/.exec(line) ?? [];
    if (key === undefined || value === undefined) return [];
    return [
      { path, key: [...above, String(JSON.parse(`"${key}"`))].join('.'), text: String(JSON.parse(value)), first: i + 1, last: i + 1 },
    ];
  });
}

/** Plain maps of texts. The language at the top is no part of a key. */
function yamlTexts({ path, text }: SourceText): ResourceText[] {
  const above: { readonly indent: number; readonly key: string }[] = [];
  return text.split('\n').flatMap((line, i) => {
    const [, indent = '', quoted, value = ''] = /^(\s*)("[^"]+"|'[^']+'|[\w.-]+):(?:\s+(.*))?$/.exec(line) ?? [];
    if (quoted === undefined) return [];
    while ((above.at(-1)?.indent ?? -1) >= indent.length) above.pop();
    above.push({ indent: indent.length, key: quoted.replace(/^["']|["']$/g, '') });
    const key = above.map((each) => each.key).filter((_, level) => level > 0 || !/^[a-z]{2}(-[A-Za-z]+)?$/.test(above[0]?.key ?? ''));
    const said = /^"((?:[^"\\]|\\.)*)"$|^'((?:[^']|'')*)'$|^([^"'|>&*{[].*)$/.exec(value.trim());
    if (!said) return [];
    const plain = said[1]?.replace(/\\(.)/g, '$1') ?? said[2]?.replace(/''/g, "'") ?? said[3] ?? '';
    return [{ path, key: key.join('.'), text: plain, first: i + 1, last: i + 1 }];
  });
}

/** Places in code and templates that hold `key` as a word of its own, lazily by its last part where the file is named like the rest. */
export function usesOf(key: string, files: readonly SourceText[]): Place[] {
  if (key.length < 6 || !/[\s_.-]|[a-z][A-Z]|.{10}/.test(key)) return [];
  return files.flatMap(({ path, text, kind }) => {
    if (kind === 'resource') return [];
    const places: Place[] = [];
    for (let at = text.indexOf(key); at >= 0; at = text.indexOf(key, at + 1)) {
      if (/[\w.-]/.test(text[at + key.length] ?? '') || !/[\s"'`:./(]/.test(text[at - 1] ?? '')) continue;
      const line = lineAt(text, at);
      places.push({ file: path, first: line, last: line });
    }
    return places;
  });
}

/** Whether a text of resources is a sentence, and its longest constant part. */
export function resourceKey(text: string): string | undefined {
  const key = longestConstant(text, hole);
  return isMessage(text, hole) && key.length >= 12 && !/[<>&]|\{\s*\w+\s*,/.test(text) ? key : undefined;
}

/** `text` with values in its holes. */
export function filledResource(text: string, random: () => number): string {
  return filled(text.replace(hole, '{}'), 'rust', random);
}

/** Language of a resource file by its path: empty for the one that the others are made from. */
export function languageOfResource(path: string): string {
  const found = /(?:^|[/._-])values-([a-z]{2})|[/._-]([a-z]{2})(?:[-_][A-Za-z]{2,4})?(?:\.\w+$|\/)/.exec(path);
  const language = found?.[1] ?? found?.[2] ?? '';
  return language === 'en' || !/^(de|fr|es|it|nl|pt|pl|ru|sv|cs|da|fi|tr|hu)$/.test(language) ? '' : language;
}

function matches(text: string, expression: RegExp, read: (found: RegExpExecArray) => ResourceText): ResourceText[] {
  return [...text.matchAll(expression)].map(read);
}

function linesOf(text: string, index: number, whole: string): { readonly first: number; readonly last: number } {
  return { first: lineAt(text, index + whole.length - whole.trimStart().length), last: lineAt(text, index + whole.trimEnd().length) };
}

function unquoted(parts: string): string {
  return [...parts.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, part = '']) => part.replace(/\\n/g, ' ').replace(/\\(.)/g, '$1')).join('');
}

function unescapedProperty(part: string): string {
  return part
    .replace(/\\\r?\n\s*/g, '')
    .replace(/\\u([\da-fA-F]{4})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replace(/\\n/g, ' ')
    .replace(/\\(.)/g, '$1')
    .trim();
}

function entities(text: string): string {
  return text
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}
