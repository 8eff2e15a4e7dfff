// Reads lists of class names: values of attributes with holes of templates, and the strings of an expression that chooses among them.
import type { StyleName } from './styleName.ts';

/** Stands for one character of a statement of a template, and of an expression that writes text. */
const [statement, expression] = ['\u0001', '\u0002'];
const templateTag =
  /<\?=[^]*?(?:\?>|$)|<\?(?:php)?[^]*?(?:\?>|$)|<%[=-][^]*?(?:%>|$)|<%[^]*?(?:%>|$)|\{%[^]*?(?:%\}|$)|\{\{[{#/^~!-]?[^]*?(?:\}\}|$)|\{!![^]*?(?:!!\}|$)/g;
const writesText = /^(?:<\?=|<%[=-]|\{\{(?![#/^!])|\{!!)/;

/** `text` with the tags of templates as holes. Same length. */
export function withTemplateHoles(text: string): string {
  return text.replace(templateTag, (tag) => (writesText.test(tag) ? expression : statement).repeat(tag.length));
}

const wholeName = /^-?[A-Za-z_][\w-]*$/;
const startOfName = /^-?[A-Za-z_][\w-]*[-_]$/;

/** The class names of a list; a name with a hole, also in braces as Svelte has them, is the start of one. */
export function classList(value: string, offset: number): readonly StyleName[] {
  const list = value.replace(/\{[^{}]*\}/g, (hole) => expression.repeat(hole.length));
  return [...list.matchAll(/[^\s]+/g)].flatMap(({ 0: word, index }): readonly StyleName[] => namesOfWord(word, offset + index));
}

function namesOfWord(word: string, offset: number): readonly StyleName[] {
  const name = (text: string, at: number): StyleName => ({ type: 'class', name: text, offset: at, kind: 'reads' });
  const hole = word.search(/[\u0001\u0002]/);
  const head = hole < 0 ? word : word.slice(0, hole);
  if (hole < 0) return wholeName.test(word) ? [name(word, offset)] : [];
  if (startOfName.test(head)) return [{ ...name(head, offset), isStart: true }];
  // `{% if a %}active{% endif %}`: the text between two statements is a name.
  return [...word.matchAll(/[^\u0001\u0002]+/g)].flatMap(({ 0: part, index }) => {
    const isBesideText = [word[index - 1], word[index + part.length]].includes(expression);
    return wholeName.test(part) && !isBesideText ? [name(part, offset + index)] : [];
  });
}

const literal = /"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g;
/** Code before a string that is compared, a key of something else, or given to a method. */
const beforeOther = /(?:[=!]==?|\bcase|[\w\])]\[|\.\w+\()\s*$/;
const afterOther = /^\s*(?:[=!]==?|\]\s*[=(.])/;
const objectKey = /(?<=[{,]\s*)(?<name>[A-Za-z_]\w*)\s*:(?!:)/g;

/** The class names in the strings and object keys of an expression. */
export function classesOfExpression(code: string, offset: number): readonly StyleName[] {
  const names: StyleName[] = [];
  let outside = code;
  for (const { 0: text, index } of code.matchAll(literal)) {
    outside = outside.slice(0, index) + ' '.repeat(text.length) + outside.slice(index + text.length);
    const end = index + text.length;
    if (beforeOther.test(code.slice(Math.max(0, index - 40), index)) || afterOther.test(code.slice(end, end + 10))) continue;
    const value = text.slice(1, -1);
    const added = /^\s*\+/.test(code.slice(end, end + 10)) ? expression : '';
    names.push(...classList(text.startsWith('`') ? withScriptHoles(value) : value + added, offset + index + 1));
    for (const inner of text.startsWith('`') ? value.matchAll(scriptHole) : [])
      names.push(...classesOfExpression(inner[0].slice(2, -1), offset + index + 1 + inner.index + 2));
  }
  for (const { groups, index } of outside.matchAll(objectKey)) {
    const { name } = groups ?? {};
    if (name !== undefined) names.push({ type: 'class', name, offset: offset + index, kind: 'reads' });
  }
  return names.sort((a, b) => a.offset - b.offset);
}

/** A hole of a template string, with up to one level of braces in it. */
const scriptHole = /\$\{(?:[^{}]|\{[^{}]*\})*\}/g;

function withScriptHoles(value: string): string {
  return value.replace(scriptHole, (hole) => expression.repeat(hole.length));
}
