// Reads a JSON value of a model by a schema with a default for every field: a missing or mistyped field costs only itself.
import * as v from 'valibot';
import { firstOfEach } from '../../base/collections/firstOfEach.ts';

/** A schema of fields that all have a default. */
export type Shape = v.ObjectSchema<Readonly<Record<string, v.OptionalSchema<v.GenericSchema<unknown>, unknown>>>, undefined>;

/** A value of the shape, and the names of the defaulted fields. */
export interface ShapedValue<S extends Shape> {
  readonly value: v.InferOutput<S>;
  readonly defaulted: readonly string[];
}

/** Reads `value` by `shape`. Never throws: a value that is no object gives all defaults. */
export function shapeValue<S extends Shape>(shape: S, value: unknown): ShapedValue<S> {
  const given = new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
  const usable: Record<string, unknown> = {};
  const defaulted: string[] = [];
  for (const [name, field] of Object.entries(shape.entries)) {
    const said: unknown = given.get(name);
    if (said !== undefined && said !== null && v.is(field, said)) usable[name] = said;
    else defaulted.push(name);
  }
  return { value: v.parse(shape, usable), defaulted };
}

/** Phrases in place of an empty list. */
const nothing = /^[^\p{L}\p{N}]*(?:none|nothing|n\/?a|null|unknown)?[^\p{L}\p{N}]*$/iu;

/** A list of short texts: at most `most`, each once and cut to `longest` characters. A single text is a list; other values are dropped. */
export function texts(most: number, longest: number) {
  return v.pipe(
    v.union([v.string(), v.array(v.unknown())]),
    v.transform((list): readonly string[] => {
      const all = (typeof list === 'string' ? [list] : list).filter((each) => typeof each === 'string');
      const tidy = all.map((each) => each.replace(/\s+/g, ' ').trim().slice(0, longest)).filter((each) => !nothing.test(each));
      return firstOfEach(tidy, (each) => each.toLowerCase()).slice(0, most);
    }),
  );
}
