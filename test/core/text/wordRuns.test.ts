// Search for several runs of words at once, in texts that are read and in texts that are in memory.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CancelledError, CancellationSource, neverCancelled } from '../../../src/core/base/cancellation.ts';
import { FileTexts, type TextFile } from '../../../src/core/text/fileTexts.ts';
import { textFilter, type TextRange } from '../../../src/core/text/textFilter.ts';
import type { TextView } from '../../../src/core/text/textView.ts';
import { filesHoldingRuns, type RunOptions } from '../../../src/core/text/wordRuns.ts';
import { nodeClock } from '../../../src/node/clock.ts';

function textsOf(texts: Readonly<Record<string, string>>, clock = nodeClock): FileTexts {
  const files = Object.keys(texts).map((path): TextFile => ({ root: 'r', path, role: 'code' }));
  return new FileTexts({
    clock,
    files: () => files,
    version: () => 1,
    changes: () => 1,
    keyOf: (_, path) => path,
    readText: async (_, path) => texts[path],
  });
}

/** Looked for three times: texts are read and not filtered the first time, and which of them hold a run is known from the third time on. */
async function placesByFile(
  runs: readonly string[],
  texts: FileTexts,
  options: Partial<RunOptions> = {},
): Promise<Record<string, unknown>> {
  const search = async (): Promise<Record<string, unknown>> => {
    const places: Record<string, unknown> = {};
    const take: RunOptions['take'] = ({ file, offsetsByRun }) => void (places[file.path] = offsetsByRun);
    await filesHoldingRuns(runs, texts, { ...all, take, ...options }, neverCancelled);
    return places;
  };
  const [first, again, known] = [await search(), await search(), await search()];
  assert.deepEqual([again, known], [first, first]);
  return again;
}

const all: RunOptions = { includes: () => true, maxOffsets: 9, take: () => undefined };

test('lists the places of each run, and leaves out files without any run', async () => {
  const texts = textsOf({ a: 'cannot open it, cannot open', b: 'Cannot Open it', c: 'nothing', d: 'open it' });
  assert.deepEqual(await placesByFile(['cannot open', 'open it', ''], texts), { a: [[0, 16], [7], []], d: [[], [0], []] });
  assert.deepEqual(await placesByFile(['cannot open'], texts, { maxOffsets: 1 }), { a: [[0]] });
  assert.deepEqual(await placesByFile(['open it'], texts, { includes: ({ path }) => path > 'b' }), { d: [[0]] });
});

test('forgets the files with a run when a text changes', async () => {
  const written: Record<string, string> = { a: 'open it', b: 'nothing' };
  let version = 1;
  const files = ['a', 'b'].map((path): TextFile => ({ root: 'r', path, role: 'code' }));
  const [clock, read] = [nodeClock, async (_: string, path: string) => written[path]];
  const texts = new FileTexts({
    clock,
    files: () => files,
    version: () => 1,
    changes: () => version,
    keyOf: (_, path) => written[path],
    readText: read,
  });
  assert.deepEqual(await placesByFile(['open it'], texts), { a: [[0]] });
  Object.assign(written, { a: 'closed', b: 'do open it' });
  version = 2;
  assert.deepEqual(await placesByFile(['open it'], texts), { b: [[3]] });
});

test('pauses while it searches texts in memory, and stops when it is cancelled', async () => {
  const texts = Object.fromEntries(Array.from({ length: 4000 }, (_, i) => [`f${i}`, `text number ${i}`]));
  let [now, pauses] = [0, 0];
  const clock = { now: () => 0, monotonic: () => (now += 1), sleep: async () => void pauses++ };
  const held = textsOf(texts, clock);
  await filesHoldingRuns(['number 7'], held, all, neverCancelled);
  pauses = 0;
  await filesHoldingRuns(['number 7'], held, all, neverCancelled);
  assert.ok(pauses >= 2, `${pauses} pauses`);
  const source = new CancellationSource();
  source.cancel();
  await assert.rejects(filesHoldingRuns(['number 7'], held, all, source.token), CancelledError);
});

test('searches the part of the texts that a view covers, and remembers files for each view', async () => {
  const texts = textsOf({ a: 'open it # open it\nopen it', b: '# open it', c: 'open it', d: 'open it#2 # open it#2' });
  const view: TextView = {
    name: 'code',
    version: 1,
    admits: (run) => !run.includes('#'),
    of: ({ path }, { text }) => {
      const at = text.indexOf('#') + 1;
      const excluded: TextRange[] = at > 0 ? [[at, `${text}\n`.indexOf('\n', at)]] : [];
      return path === 'c' ? undefined : { filter: textFilter(text, excluded), excluded };
    },
  };
  const search = async (run: string, each: Partial<RunOptions>): Promise<string[]> => {
    const places: string[] = [];
    const take: RunOptions['take'] = ({ file, offsetsByRun }) => void places.push(`${file.path} ${offsetsByRun.flat().join(' ')}`);
    await filesHoldingRuns([run], texts, { ...all, take, ...each }, neverCancelled);
    return places;
  };
  await search('open it', {});
  for (let i = 0; i < 2; i++) {
    assert.deepEqual(await search('open it', { view }), ['a 0 18', 'd 0']);
    assert.deepEqual(await search('open it', {}), ['a 0 10 18', 'b 2', 'c 0', 'd 0 12']);
    assert.deepEqual(await search('it#2', { view }), ['d 5 17']);
  }
});

test('a text that is not held is read only where its filter lets the run in', async () => {
  const contents: Readonly<Record<string, string>> = { 'a.ts': 'open the file', 'b.ts': 'close the file', 'c.ts': 'nothing' };
  const readPaths: string[] = [];
  const texts = new FileTexts({
    clock: nodeClock,
    files: () => Object.keys(contents).map((path): TextFile => ({ root: 'r', path, role: 'code' })),
    version: () => 1,
    changes: () => 1,
    keyOf: (_, path) => path,
    readText: async (_, path) => {
      readPaths.push(path);
      return contents[path];
    },
    // The last file was not indexed yet.
    filterOf: (_, path) => (path === 'c.ts' ? undefined : textFilter(contents[path] ?? '')),
  });
  assert.deepEqual(await placesByFile(['open the'], texts), { 'a.ts': [[0]] });
  assert.deepEqual(readPaths, ['a.ts', 'c.ts']);
});
