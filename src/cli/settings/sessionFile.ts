// Stores a chat of the command line in a file that the user names, one turn per line, so that a later question can continue it.
import { appendFile, readFile, stat } from 'node:fs/promises';
import * as l10n from '@vscode/l10n';
import * as v from 'valibot';
import { maxTurns, type EarlierTurn } from '../../core/answering/session/earlierTurn.ts';
import { UsageError } from '../usageError.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const place = { n: count, root: v.string(), file: v.string(), lineStart: count, lineEnd: count };
const turnSchema = v.object({
  question: v.string(),
  at: v.number(),
  answer: v.string(),
  citations: v.array(v.object({ ...place, status: v.picklist(['verified', 'moved', 'unsupported']) })),
  evidence: v.array(v.object({ ...place, symbol: v.optional(v.string()), why: v.string(), hash: v.string() })),
  unresolved: v.array(v.string()),
});

/**
 * Returns the last turns in `path`; none when the file does not exist.
 * @throws UsageError when it cannot be read, or is no chat: another file must not be written to
 */
export async function readSession(path: string): Promise<readonly EarlierTurn[]> {
  let text: string;
  try {
    // A pipe or device would be read without an end.
    if (!(await stat(path)).isFile()) throw new Error('not a file');
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw new UsageError(l10n.t('The chat in {0} cannot be read.', path), { cause: error });
  }
  const lines = text.split('\n').filter(Boolean);
  return lines.map((line, i) => turnOf(line, path, i)).slice(-maxTurns);
}

/** Appends a turn to `path`. */
export async function appendTurn(path: string, turn: EarlierTurn): Promise<void> {
  await appendFile(path, `${JSON.stringify(turn)}\n`);
}

function turnOf(line: string, path: string, index: number): EarlierTurn {
  try {
    return v.parse(turnSchema, JSON.parse(line));
  } catch (error) {
    throw new UsageError(l10n.t('Line {0} of {1} is not a turn of a chat: name another file for "--session".', index + 1, path), {
      cause: error,
    });
  }
}
