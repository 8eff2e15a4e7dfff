// Reads a JSON value of a model by a schema with a default for every field: a missing or mistyped field costs only itself.
import * as v from 'valibot';
import { firstOfEach } from '../../../base/collections/firstOfEach.ts';

/** A schema of fields that all have a default. */
export type Shape = v.ObjectSchema<Readonly<Record<string, v.OptionalSchema<v.GenericSchema<unknown>, unknown>>>, undefined>;

/** A value of the shape, and the names of the defaulted fields. */
export interface ShapedValue<S extends Shape> {
  readonly value: v.InferOutput<S>;
  readonly defaultedFields: readonly string[];
}

/** Reads `value` by `shape`. Never throws: a value that is no object gives all defaults. */
export function shapeValue<S extends Shape>(shape: S, value: unknown): ShapedValue<S> {
  const givenFields = new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
  const usableFields: Record<string, unknown> = {};
  const defaultedFields: string[] = [];
  for (const [name, field] of Object.entries(shape.entries)) {
    const fieldValue: unknown = givenFields.get(name);
    if (fieldValue !== undefined && fieldValue !== null && v.is(field, fieldValue)) usableFields[name] = fieldValue;
    else defaultedFields.push(name);
  }
  return { value: v.parse(shape, usableFields), defaultedFields };
}

/** Phrases in place of an empty list. */
const nothingPhrase = /^[^\p{L}\p{N}]*(?:none|nothing|n\/?a|null|unknown)?[^\p{L}\p{N}]*$/iu;

/** A list of at most `limit` texts, each once and cut to `maxLength` characters. A single text is a list; other values are dropped. */
export function texts(limit: number, maxLength: number) {
  return v.pipe(
    v.union([v.string(), v.array(v.unknown())]),
    v.transform((list): readonly string[] => {
      const listedTexts = (typeof list === 'string' ? [list] : list).filter((each) => typeof each === 'string');
      const shortTexts = listedTexts.map((text) => text.replace(/\s+/g, ' ').trim().slice(0, maxLength));
      const usableTexts = shortTexts.filter((text) => !nothingPhrase.test(text));
      return firstOfEach(usableTexts, (each) => each.toLowerCase()).slice(0, limit);
    }),
  );
}
