// Reads the results of another system, such as plain BM25, for scoring beside Clew on the same tasks.
import * as l10n from '@vscode/l10n';
import * as v from 'valibot';
import type { ScoredPlace } from '../../core/measuring/scores.ts';
import { readJsonLines } from './jsonLines.ts';

const resultSchema = v.object({
  id: v.string(),
  ranked: v.array(v.object({ file: v.string(), line_start: v.number(), line_end: v.number() })),
});

/**
 * Ranked places by the ID of their task, from a file as `clew eval --out` writes it. Lines that are no result go to `say`.
 * @throws UsageError when the file cannot be read
 */
export async function readResults(file: string, say: (sentence: string) => void): Promise<ReadonlyMap<string, readonly ScoredPlace[]>> {
  const results = await readJsonLines(file, resultSchema, {
    unreadable: l10n.t('The file {0} with the results cannot be read.', file),
    onInvalid: (line) => say(l10n.t('Line {0} of {1} is no result and is left out.', line, file)),
  });
  return new Map(
    results.map(({ id, ranked }) => [
      id,
      ranked.map(({ file: path, line_start: lineStart, line_end: lineEnd }) => ({ file: path, lineStart, lineEnd })),
    ]),
  );
}
