// Reader for fields of foreign JSON of any shape.

/** A foreign object with unknown fields. */
export type JsonFields = Readonly<Record<string, unknown>>;

/** Returns the fields of `value`; none when it is no object. */
export function fieldsOf(value: unknown): JsonFields {
  return typeof value === 'object' && value !== null ? (value as JsonFields) : {};
}

/** `value` as JSON. Empty when it is nested so deeply that it cannot be written, which no server means. */
export function jsonText(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch (error) {
    if (error instanceof RangeError) return '';
    throw error;
  }
}
