// Rows of the table of places that use styles: a pattern for the text before a value, and how the value is written.
import { classesOfExpression, classList } from './classLists.ts';
import type { StyleName } from './styleName.ts';

/**
 * How a value is written: `list` of classes, `expression` whose strings are lists, `selector` of CSS, one `id`, or `class`. An expression
 * ends with the bracket or quotation mark that opens it.
 */
export type StyleValue = 'list' | 'expression' | 'selector' | 'id' | 'class';

/** One way to use a style. */
export interface StyleRow {
  /** The language or library that documents it. */
  readonly framework: string;
  /** Ids of languages. */
  readonly languages: readonly string[];
  readonly value: StyleValue;
  /** Global pattern with the group `value`; for an expression it ends with the opening bracket or quotation mark. Linear in the text. */
  readonly pattern: RegExp;
  readonly kind?: StyleName['kind'];
  /** Endings of the files that it is for; absent: all of its languages. */
  readonly endings?: readonly string[];
  /** It stands in the tags of templates, and not in the text around them. */
  readonly inTags?: true;
  /** Code with the names in it as selectors; `.btn-*` where the rest is computed. They are the tests of the row. */
  readonly examples: readonly (readonly [code: string, ...names: string[]])[];
}

const selectorName = /(?<mark>[.#])(?<name>-?[A-Za-z_][\w-]*)/g;
/** Longest expression that is read. Set by judgement: a longer one holds code, not classes. */
const maxExpression = 2_000;
/** Most places of one row in a file. */
const maxPlaces = 2_000;

/**
 * The names that a row finds.
 * @param text of the file, with holes for the tags of templates
 * @param code the same without comments and the contents of strings: brackets in it are brackets
 */
export function namesOfRow({ value, pattern, kind = 'reads' }: StyleRow, text: string, code: string): readonly StyleName[] {
  const names: StyleName[] = [];
  let count = 0;
  for (const match of text.matchAll(pattern)) {
    if (++count > maxPlaces) break;
    const written = match.groups?.value ?? '';
    const end = match.index + match[0].length;
    const offset = match.index + match[0].lastIndexOf(written);
    // A place in a comment has blanks in the code.
    const first = match.index + match[0].length - match[0].trimStart().length;
    if (code[first] !== text[first]) continue;
    if (value === 'expression') names.push(...classesOfExpression(text.slice(end, endOfExpression(code, text, end)), end));
    else names.push(...namesOfValue(value, written, offset, kind));
  }
  return names;
}

function namesOfValue(
  value: Exclude<StyleValue, 'expression'>,
  text: string,
  offset: number,
  kind: StyleName['kind'],
): readonly StyleName[] {
  switch (value) {
    case 'list':
      return classList(text, offset);
    case 'selector':
      return [...text.matchAll(selectorName)].flatMap(({ groups, index }) => {
        const { mark, name } = groups ?? {};
        return name === undefined
          ? []
          : [{ type: mark === '#' ? ('id' as const) : ('class' as const), name, offset: offset + index + 1, kind }];
      });
    case 'class':
    case 'id':
      return [{ type: value, name: text, offset, kind }];
  }
}

/** The end of an expression that begins behind a bracket or quotation mark. */
function endOfExpression(code: string, text: string, start: number): number {
  const limit = Math.min(code.length, start + maxExpression);
  const open = text[start - 1] ?? '';
  if (open === '"' || open === "'") {
    const end = text.indexOf(open, start);
    return end < 0 || end > limit ? start : end;
  }
  let depth = 1;
  for (let at = start; at < limit; at++) {
    const character = code[at] ?? '';
    if ('([{'.includes(character)) depth++;
    else if (')]}'.includes(character) && --depth === 0) return at;
  }
  return start;
}
