// Parser for the entities and triples in a model's reply, in any form: lists, objects under usual names, lines of text.
import * as v from 'valibot';
import { firstOfEach } from '../../../base/collections/firstOfEach.ts';
import { entityName, spellingKey } from './spelling.ts';

/** A triple as written by a model, before secrets are scrubbed and names are cut; `at` is its place, empty without one. */
export interface StatedTriple {
  readonly from: string;
  readonly relation: string;
  readonly to: string;
  readonly at: string;
}

/** Items taken from a list, and the number of those without room. */
export interface BoundedList<T> {
  readonly items: readonly T[];
  readonly omittedCount: number;
}

/** Field names that models use for the parts of a triple. */
const fieldNames = {
  from: ['from', 'subject', 'head', 'source', 'a'],
  relation: ['relation', 'predicate', 'verb', 'type', 'label'],
  to: ['to', 'object', 'tail', 'target', 'b'],
  at: ['at', 'place', 'line', 'lines', 'evidence', 'cite'],
} as const;

/** Maximum characters read of a text, so that thousands of them cost nothing. */
const longestText = 1000;
/** Maximum characters of a place; a longer text is none. */
const longestPlace = 200;
const arrowPattern = /^(.+?)\s*-+\s*\[?([^\]>[]+?)\]?\s*-+>\s*(.+?)\s*(\[[^\]]*\])?$/;

/** At most `limit` triples of a list; other items are dropped. */
export function statedTriples(limit: number) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((list): BoundedList<StatedTriple> => {
      const parsedTriples = list.map(tripleOf).filter((triple) => triple !== undefined);
      return boundList(
        firstOfEach(parsedTriples, (triple) => JSON.stringify(triple)),
        limit,
      );
    }),
  );
}

/** At most `limit` names of a list of texts or named objects; a single text is a list. */
export function statedEntities(limit: number) {
  return v.pipe(
    v.union([v.string(), v.array(v.unknown())]),
    v.transform((list): BoundedList<string> => {
      const names = (typeof list === 'string' ? [list] : list).map((each) => nameOf(each));
      return boundList(firstOfEach(names.filter(isName), spellingKey), limit);
    }),
  );
}

function boundList<T>(items: readonly T[], limit: number): BoundedList<T> {
  return { items: items.slice(0, limit), omittedCount: Math.max(0, items.length - limit) };
}

function tripleOf(value: unknown): StatedTriple | undefined {
  const [from, relation, to, at] = fieldsOf(value);
  const triple = { from: textOf(from), relation: textOf(relation), to: textOf(to) };
  if (!isName(triple.from) || !isName(triple.to) || spellingKey(triple.relation) === '') return undefined;
  return { ...triple, at: placeText(at) };
}

function fieldsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value === 'string') return arrowPattern.exec(value)?.slice(1) ?? [];
  if (typeof value !== 'object' || value === null) return [];
  const fields = new Map(Object.entries(value).map(([name, field]) => [name.toLowerCase(), field as unknown]));
  return Object.values(fieldNames).map((names) => names.map((name) => fields.get(name)).find((field) => field !== undefined));
}

function nameOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return textOf(value);
  const { name, entity } = value as { readonly name?: unknown; readonly entity?: unknown };
  return textOf(name ?? entity);
}

/** Removes surrounding brackets: `[2:14]` and `2:14` are the same place. */
function placeText(value: unknown): string {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return textOf(first)
    .slice(0, longestPlace)
    .trim()
    .replace(/^\[+|\]+$/g, '');
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, longestText) : '';
}

function isName(name: string): boolean {
  return spellingKey(entityName(name)) !== '';
}
