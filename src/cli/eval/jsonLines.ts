// Reads a file with one JSON object a line: tasks, results and questions of an evaluation.
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { UsageError } from '../usageError.ts';

/** What to say of a file and of its lines. */
export interface JsonLinesWording {
  /** The message of the error for a file that cannot be read. */
  readonly unreadable: string;
  /** Called with the one-based number of each line that does not fit the schema, and why; it may throw. */
  readonly onInvalid: (line: number, cause: Error) => void;
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
    try {
      return [v.parse(schema, JSON.parse(line))];
    } catch (error) {
      if (!(error instanceof SyntaxError || v.isValiError(error))) throw error;
      onInvalid(i + 1, error);
      return [];
    }
  });
}
