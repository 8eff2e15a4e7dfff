// Runs of words are found in every text that holds them, and filters only ever leave out texts that do not.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { CancelledError, CancellationSource, neverCancelled } from '../../../src/core/base/cancellation.ts';
import { FileTexts, type TextFile } from '../../../src/core/text/fileTexts.ts';
import { filesHoldingRuns, type RunOptions } from '../../../src/core/text/wordRuns.ts';
import { requiredText } from '../../../src/core/text/requiredText.ts';
import { matcherOf, type TextQuery } from '../../../src/core/text/textQuery.ts';
import { mayHold, textFilter, filterProbe } from '../../../src/core/text/textFilter.ts';
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
async function holding(runs: readonly string[], texts: FileTexts, options: Partial<RunOptions> = {}): Promise<Record<string, unknown>> {
  const search = async (): Promise<Record<string, unknown>> => {
    const found: Record<string, unknown> = {};
    const take: RunOptions['take'] = ({ file, at }) => void (found[file.path] = at);
    await filesHoldingRuns(runs, texts, { ...all, take, ...options }, neverCancelled);
    return found;
  };
  const [first, again, known] = [await search(), await search(), await search()];
  assert.deepEqual([again, known], [first, first]);
  return again;
}

const all: RunOptions = { includes: () => true, maxPlaces: 9, take: () => undefined };

test('lists the places of each run, and leaves out files without any run', async () => {
  const texts = textsOf({ a: 'cannot open it, cannot open', b: 'Cannot Open it', c: 'nothing', d: 'open it' });
  assert.deepEqual(await holding(['cannot open', 'open it', ''], texts), { a: [[0, 16], [7], []], d: [[], [0], []] });
  assert.deepEqual(await holding(['cannot open'], texts, { maxPlaces: 1 }), { a: [[0]] });
  assert.deepEqual(await holding(['open it'], texts, { includes: ({ path }) => path > 'b' }), { d: [[0]] });
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
  assert.deepEqual(await holding(['open it'], texts), { a: [[0]] });
  Object.assign(written, { a: 'closed', b: 'do open it' });
  version = 2;
  assert.deepEqual(await holding(['open it'], texts), { b: [[3]] });
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

test('a text that holds something in some case is never left out', () => {
  const sign = fc.constantFrom(...'abkKsSzZ 09_.\n', 'ä', 'Ä', 'ß', 'ſ', '\u212a', '日', '😀');
  const part = fc.array(sign, { maxLength: 12 }).map((signs) => signs.join(''));
  fc.assert(
    fc.property(part, part, part, (before, wanted, after) => {
      const filter = textFilter(before + wanted + after);
      for (const form of [wanted, wanted.toUpperCase().length === wanted.length ? swapped(wanted) : wanted])
        assert.ok(mayHold(filter, filterProbe(form)));
    }),
  );
});

/** ASCII in the other case. */
function swapped(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => (letter < 'a' ? letter.toLowerCase() : letter.toUpperCase()));
}

test('a text without what is looked for is mostly told at once', () => {
  const text = Array.from({ length: 300 }, (_, i) => `const value${i} = compute(${i * 7}, 'of the order');`).join('\n');
  const filter = textFilter(text);
  const absent = ['is not a valid size', 'queue overflow while', 'permission denied for', 'unexpected token near', 'failed to flush'];
  assert.deepEqual(
    absent.filter((run) => mayHold(filter, filterProbe(run))),
    [],
  );
});

const expression = (pattern: string): TextQuery => ({ pattern, syntax: 'expression', matchCase: false, wholeWord: false });

test('the sure part of an expression stands in all that it matches', () => {
  for (const [pattern, sure, matched] of [
    ['cannot open \\d+ files', 'cannot open ', 'Cannot open 12 files'],
    ['warnings?: \\w+', 'warning', 'warning: x'],
    ['colou?r of', 'colo', 'the color of'],
    ['a{2}bcd', 'bcd', 'aabcd'],
    ['open|close', '', 'close'],
    ['call(x|y)more', '', 'callxmore'],
    ['call(x)?more', 'call', 'callmore'],
    ['\\x41bcdef', '', 'Abcdef'],
    ['x\\.y\\(z', 'x.y(z', 'x.y(z'],
    ['ab😀?cd', 'ab', 'abcd'],
    ['^end+ing$', 'end', 'enddding'],
    ['(?<!x)abc', '', 'abc'],
  ] as const) {
    const query = expression(pattern);
    assert.equal(requiredText(query).trim(), sure.trim(), pattern);
    assert.ok(matcherOf(query)(matched, 0), pattern);
    assert.ok(mayHold(textFilter(matched), filterProbe(requiredText(query))), pattern);
  }
});
