// Reads fields of JSON that came from outside, whatever shape it has.

/** An object as it came; nothing is known of its fields. */
export type JsonFields = Readonly<Record<string, unknown>>;

/** The fields of `value`; none when it is no object. */
export function fieldsOf(value: unknown): JsonFields {
  return typeof value === 'object' && value !== null ? (value as JsonFields) : {};
}
