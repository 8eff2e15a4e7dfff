// Reads a file with one JSON object a line, for tasks and results of an evaluation.
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { UsageError } from '../usageError.ts';

/** What to say of a file and of its lines. */
export interface JsonLinesWording {
  /** The message of the error for a file that cannot be read. */
  readonly unreadable: string;
  /** Called with the one-based number of each line that does not fit the schema. */
  readonly onInvalid: (line: number) => void;
}

/** The objects of a file that fit `schema`; blank lines do not count. @throws UsageError when the file cannot be read */
export async function readJsonLines<T>(
  file: string,
  schema: v.GenericSchema<unknown, T>,
  { unreadable, onInvalid }: JsonLinesWording,
): Promise<readonly T[]> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    throw new UsageError(unreadable, { cause: error });
  }
  return text.split('\n').flatMap((line, i) => {
    if (!line.trim()) return [];
    const value = parse(line, schema);
    if (value === undefined) onInvalid(i + 1);
    return value ?? [];
  });
}

function parse<T>(line: string, schema: v.GenericSchema<unknown, T>): T | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    // The caller reports the line that is not JSON.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
  const result = v.safeParse(schema, value);
  return result.success ? result.output : undefined;
}
