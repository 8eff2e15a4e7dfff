// The list of what other agents were given: one line of JSON a call, in the folder of the store, so that the editor can list it.
import { appendFile, mkdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { OutboundPlace } from '../core/ports.ts';

/** One call of a tool from outside. Its words are not kept: they hold code. */
export interface ToolCallRecord {
  /** ms since 1970. */
  readonly at: number;
  readonly tool: string;
  /** What the caller calls itself; empty when it did not say. */
  readonly client: string;
  /** Keys of the roots that were open. */
  readonly roots: readonly string[];
  readonly outcome: 'found' | 'nothing' | 'refused' | 'failed';
  readonly tokens: number;
  readonly places: readonly OutboundPlace[];
  readonly secretsReplaced: number;
}

const fileName = 'tool-calls.jsonl';
const earlierName = 'tool-calls.earlier.jsonl';
/** Bytes after which a new file is begun; the one before is kept. Set by judgement: some 4,000 calls. */
const fileLimit = 2_000_000;

/** Adds a call at the end. Several processes may write at a time: a line is written at once. */
export async function addToolCall(folder: string, record: ToolCallRecord): Promise<void> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, fileName);
  if ((await sizeOf(path)) > fileLimit) await rename(path, join(folder, earlierName));
  await appendFile(path, `${JSON.stringify(record)}\n`);
}

async function sizeOf(path: string): Promise<number> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 0;
    throw error;
  }
}
