// Log of the tool calls of other agents: one JSON line per call in the folder of the store, so that the editor can list it.
import { appendFile, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const recordSchema = v.object({
  /** ms since 1970. */
  at: v.number(),
  tool: v.string(),
  /** The caller's own name; empty when it gave none. */
  client: v.string(),
  /** Keys of the open roots. */
  roots: v.array(v.string()),
  outcome: v.picklist(['found', 'nothing', 'refused', 'failed']),
  tokens: count,
  places: v.array(v.object({ root: v.string(), file: v.string(), lineStart: count, lineEnd: count, tokens: count })),
  secretsReplaced: count,
});
type LogLine = v.InferOutput<typeof recordSchema>;

/** One tool call from outside. Its words are not kept: they hold code. */
export type LoggedToolCall = Readonly<Omit<LogLine, 'roots' | 'places'>> & {
  readonly roots: readonly string[];
  readonly places: readonly Readonly<LogLine['places'][number]>[];
};

const fileName = 'tool-calls.jsonl';
const earlierName = 'tool-calls.earlier.jsonl';
/** Bytes after which a new file begins; the one before is kept. Set by judgement: some 4,000 calls. */
const fileLimit = 2_000_000;

/** Appends a call. Each line is one write, since several processes may write at a time. */
export async function addToolCall(folder: string, record: LoggedToolCall): Promise<void> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, fileName);
  if ((await sizeOf(path)) > fileLimit) await rename(path, join(folder, earlierName));
  // A full disk leaves half a line, so each begins a line of its own.
  await appendFile(path, `\n${JSON.stringify(record)}\n`);
}

/** Returns the calls of other agents in workspaces that have one of the `roots`, newest first, at most `limit`. Skips unreadable lines. */
export async function readToolCalls(folder: string, roots: ReadonlySet<string>, limit: number): Promise<readonly LoggedToolCall[]> {
  const texts = await Promise.all([fileName, earlierName].map((name) => textOf(join(folder, name))));
  const calls = texts.flatMap((text) => text.split('\n').reverse().flatMap(recordIn));
  return calls.filter((call) => call.roots.some((root) => roots.has(root))).slice(0, limit);
}

/** Forgets the calls of all workspaces. */
export async function removeToolCalls(folder: string): Promise<void> {
  for (const name of [fileName, earlierName]) await rm(join(folder, name), { force: true });
}

function recordIn(line: string): readonly LoggedToolCall[] {
  if (line.trim() === '') return [];
  try {
    const parsedRecord = v.safeParse(recordSchema, JSON.parse(line));
    return parsedRecord.success ? [parsedRecord.output] : [];
  } catch (error) {
    // A process that ended within a line leaves half of it.
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

async function textOf(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (isMissing(error)) return '';
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

async function sizeOf(path: string): Promise<number> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (isMissing(error)) return 0;
    throw error;
  }
}
