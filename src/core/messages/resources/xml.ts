// Readers for texts in XML: .NET's `.resx` and `.resw`, Android's `strings.xml`, and XLIFF.
import { lineAt, lineStartsOf } from '../../base/lineStarts.ts';
import { attributesOf, markupParts } from '../templates/markup.ts';
import type { ResourceEntry } from './resourceEntry.ts';

/** An element with its text, without inner tags. */
interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Names and attributes of the enclosing elements, outermost first. */
  readonly ancestors: readonly Pick<Element, 'name' | 'attributes'>[];
  readonly text: string;
  readonly line: number;
  readonly endLine: number;
}

/** Elements with these names; inner elements add to their text. */
function elementsOf(text: string, tags: ReadonlySet<string>): Element[] {
  const starts = lineStartsOf(text);
  const elements: Element[] = [];
  const ancestors: Pick<Element, 'name' | 'attributes'>[] = [];
  let current: { readonly depth: number; readonly at: number; readonly texts: string[] } | undefined;
  for (const part of markupParts(text)) {
    if (part.kind === 'text') current?.texts.push(part.text);
    else if (part.kind === 'open') {
      if (part.closed) continue;
      const attributes = new Map(attributesOf(part.source).map(({ name, value }) => [name, value] as const));
      if (!current && tags.has(part.name)) current = { depth: ancestors.length, at: part.at, texts: [] };
      ancestors.push({ name: part.name, attributes });
    } else if (ancestors.at(-1)?.name === part.name) {
      const closedElement = ancestors.pop();
      if (!closedElement || current?.depth !== ancestors.length) continue;
      const [line, endLine] = [lineAt(starts, current.at), lineAt(starts, part.at)];
      elements.push({ ...closedElement, ancestors: [...ancestors], text: current.texts.join(''), line, endLine });
      current = undefined;
    }
  }
  return elements;
}

/** `.resx` and `.resw`: the texts of `data` elements, except those with a type and the designer's, which begin with `>>`. */
export function resxEntries(text: string): readonly ResourceEntry[] {
  return elementsOf(text, new Set(['value'])).flatMap(({ ancestors, text: value, line, endLine }) => {
    const data = ancestors.at(-1);
    const key = data?.attributes.get('name') ?? '';
    const isText = data?.name === 'data' && !data.attributes.has('type') && !data.attributes.has('mimetype');
    return isText && key !== '' && !key.startsWith('>>') ? [{ key, text: value, line, endLine }] : [];
  });
}

/** Android's `string`, and the items of `plurals` and `string-array` under the name of the parent. */
export function androidEntries(text: string): readonly ResourceEntry[] {
  if (!text.includes('<resources')) return [];
  return elementsOf(text, new Set(['string', 'item'])).flatMap(({ name, attributes, ancestors, text: value, line, endLine }) => {
    const owner = name === 'string' ? { name, attributes } : ancestors.at(-1);
    const key = owner?.attributes.get('name') ?? '';
    if (key === '' || (owner?.name !== 'string' && owner?.name !== 'plurals' && owner?.name !== 'string-array')) return [];
    return [{ key, text: androidText(value), line, endLine }];
  });
}

/** Decodes a text: white space is folded outside quotation marks, which are dropped. */
function androidText(value: string): string {
  const foldedText = /^\s*"[^]*"\s*$/.test(value) ? value.trim().slice(1, -1) : value.replace(/\s+/g, ' ').trim();
  return foldedText.replace(/\\(?:u([\dA-Fa-f]{4})|([^]))/g, (_, code: string | undefined, sign: string | undefined) =>
    code ? String.fromCharCode(parseInt(code, 16)) : (signs[sign ?? ''] ?? sign ?? ''),
  );
}

const signs: Readonly<Record<string, string>> = { n: '\n', t: '\t' };

/** XLIFF 1.2 and 2.0: source and target under the name of their unit, else its id, else the source as the key. */
export function xliffEntries(text: string): readonly ResourceEntry[] {
  const entries: ResourceEntry[] = [];
  let source: { readonly unit: object | undefined; readonly text: string } | undefined;
  for (const { name, ancestors, text: value, line, endLine } of elementsOf(text, new Set(['source', 'target']))) {
    const unit = ancestors.findLast((each) => each.name === 'trans-unit' || each.name === 'unit');
    if (name === 'source') source = { unit: unit?.attributes, text: value.trim() };
    const keys = [unit?.attributes.get('resname') ?? unit?.attributes.get('name') ?? unit?.attributes.get('id') ?? ''];
    // Symfony uses sources as keys.
    if (source && source.unit === unit?.attributes) keys.push(source.text);
    for (const key of new Set(keys)) if (key !== '' && value.trim() !== '') entries.push({ key, text: value.trim(), line, endLine });
  }
  return entries;
}
