// Reader for fields of foreign JSON of any shape.

/** A foreign object with unknown fields. */
export type JsonFields = Readonly<Record<string, unknown>>;

/** Returns the fields of `value`; none when it is no object. */
export function fieldsOf(value: unknown): JsonFields {
  return typeof value === 'object' && value !== null ? (value as JsonFields) : {};
}
