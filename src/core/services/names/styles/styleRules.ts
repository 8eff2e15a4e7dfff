// Reads the classes and ids that rules of CSS, SCSS and Less declare, also nested ones that continue the name above (`&-primary`).
import type { StyleName, StyleType } from './styleName.ts';

/** What ends a prelude or a declaration, or is no part of either. Strings and comments that never end go on to the end of their line or text. */
const sign = /\/\*[^]*?(?:\*\/|$)|\/\/[^\n]*|"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?|\burl\([^)\n]*\)?|#\{[^}\n]*\}?|[{};]/g;
const simpleSelector = /(?<mark>[.#])(?<name>-?[A-Za-z_][\w-]*)|&(?<rest>[-_][\w-]+)/g;
const extension = /^\s*@extend\s/;

/** The names that the block around a rule has, which `&` continues. */
type OwnNames = readonly Pick<StyleName, 'type' | 'name'>[];

/** Most levels of nesting that are followed. */
const maxDepth = 30;
/** Most names that a nested rule continues; a longer list of selectors is not written by hand. */
const maxOwnNames = 20;

/** All classes and ids of the selectors of a style sheet. Takes time linear in the text. */
export function styleRules(text: string, hasLineComments: boolean): readonly StyleName[] {
  const names: StyleName[] = [];
  const blocks: OwnNames[] = [];
  let from = 0;
  let parts = '';
  for (const { 0: token, index } of text.matchAll(sign)) {
    if (token.startsWith('//') && !hasLineComments) continue;
    if (token !== '{' && token !== '}' && token !== ';') {
      // Blanks keep the offsets of what stands before and after.
      parts += text.slice(from + parts.length, index) + ' '.repeat(token.length);
      continue;
    }
    const prelude = parts + text.slice(from + parts.length, index);
    if (token === '{') {
      const isRule = !prelude.trimStart().startsWith('@');
      const above = blocks.at(-1) ?? [];
      const own = isRule ? namesIn(prelude, from, above) : [];
      names.push(...own.map((each): StyleName => ({ ...each, kind: 'declares' })));
      blocks.push(isRule && blocks.length < maxDepth ? own.slice(0, maxOwnNames) : above);
    } else {
      if (extension.test(prelude)) names.push(...namesIn(prelude, from, []).map((each): StyleName => ({ ...each, kind: 'reads' })));
      if (token === '}') blocks.pop();
    }
    from = index + 1;
    parts = '';
  }
  return names;
}

function namesIn(selectors: string, start: number, above: OwnNames): readonly Omit<StyleName, 'kind'>[] {
  return [...selectors.matchAll(simpleSelector)].flatMap(({ groups = {}, index }): readonly Omit<StyleName, 'kind'>[] => {
    const { mark, name, rest } = groups;
    const offset = start + index + 1;
    if (rest !== undefined) return above.map((each) => ({ type: each.type, name: each.name + rest, offset }));
    const type: StyleType = mark === '#' ? 'id' : 'class';
    return name === undefined ? [] : [{ type, name, offset }];
  });
}
