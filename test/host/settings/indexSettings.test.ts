// Settings of files, extraction and the index, end to end: each row changes one setting and checks a real index.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import { createCodebase } from '../../../src/core/codebase/codebase.ts';
import { InProcessAnalyzer } from '../../../src/core/indexing/records/analyzer.ts';
import { Pace } from '../../../src/engine/pace.ts';
import { heapSize } from '../../../src/node/heap.ts';
import { daysOfGrace, SavedChats, type ChatEntry } from '../../../src/vscode/chats/savedChats.ts';
import { paceOf, startsAutomatically, storeLimitOf } from '../../../src/vscode/settings/indexSettings.ts';
import { codebaseOptions, readSettings, type GetSetting, type Settings } from '../../../src/vscode/settings/settings.ts';
import { AnswerStatistics } from '../../../src/vscode/statistics/statistics.ts';
import { offeredLink } from '../../../src/vscode/problems/terminalTrace.ts';
import { ask } from '../../support/openFixture.ts';
import { testParsers } from '../../core/symbols/testAssets.ts';
import { MemoryClock, memoryDigest, MemoryFiles, MemoryLog, memoryRoot, MemoryStore } from '../../support/memory.ts';
import { answerRecord } from '../../support/panel/answerRecord.ts';
import { dedent } from '../../support/dedent.ts';

type Values = Readonly<Record<string, unknown>>;
const settingReader =
  (values: Values): GetSetting =>
  (name) =>
    values[name];
const settingsOf = (values: Values): Settings => readSettings(settingReader(values));

const parsers = await testParsers();
const files = {
  '.gitignore': 'made/\n',
  'made/output.ts': 'export const output = 1;\n',
  'src/large.ts': `export const large = 1;\n${'// filler\n'.repeat(2000)}`,
  'src/store.ts': dedent`
    let count = 0;

    /** Takes one piece of stock, of which there must be some, and counts it. */
    export function take(left: number): void {
      if (left < 1) throw new RangeError('The shelf is empty');
      count += 1;
    }
  `,
};

/** An index of the files, as the settings have it. */
async function indexFiles(values: Values): Promise<ReturnType<typeof createCodebase>> {
  const get = settingReader(values);
  const ports = {
    files: new MemoryFiles(files),
    roots: [memoryRoot],
    store: new MemoryStore(),
    clock: new MemoryClock(),
    log: new MemoryLog(),
  };
  const analyzer = new InProcessAnalyzer(parsers);
  const codebase = createCodebase({ ...ports, digest: memoryDigest, analyzer, options: codebaseOptions(readSettings(get), get) });
  await codebase.index(neverCancelled);
  return codebase;
}

type Index = Awaited<ReturnType<typeof indexFiles>>;
const has = (name: string) => (index: Index) => index.graph.byName(name).length > 0;
const facts = (of: 'raises' | 'errorStrings' | 'mutates') => (index: Index) => index.graph.byName('take')[0]?.fact[of].length;
const shownDoc = async (index: Index): Promise<boolean> => (await ask(index, 'What does `take` do?')).answer.includes('and counts it');

const rows: readonly (readonly [name: string, value: unknown, see: (index: Index) => unknown, usual: unknown, then: unknown])[] = [
  ['clew.exclude', { 'src/store.ts': true }, has('take'), true, false],
  ['clew.include', { 'made/output.ts': true }, has('output'), false, true],
  ['clew.index.maxFileSize', 0.01, has('large'), true, false],
  ['clew.extract.raises', false, facts('raises'), 1, 0],
  ['clew.extract.errorStrings', false, facts('errorStrings'), 1, 0],
  ['clew.extract.mutates', false, facts('mutates'), 1, 0],
  ['clew.extract.docLength', 30, shownDoc, true, false],
];

suite('a setting of the index', () => {
  for (const [name, value, see, usual, then] of rows)
    test(`${name} = ${JSON.stringify(value)}`, async () => {
      assert.deepEqual(await see(await indexFiles({})), usual);
      assert.deepEqual(await see(await indexFiles({ [name]: value })), then);
    });

  test('index.start decides whether the index starts by itself', () => {
    assert.deepEqual(
      [startsAutomatically(settingsOf({})), startsAutomatically(settingsOf({ 'clew.index.start': 'onFirstUse' }))],
      [true, false],
    );
  });

  test('index.priority low makes the engine rest between work', async () => {
    const restAfter100 = async (values: Values): Promise<number> => {
      const clock = new MemoryClock();
      const pace = new Pace(clock);
      pace.set(paceOf(settingsOf(values), false));
      await pace.rest(100);
      return clock.monotonic();
    };
    assert.equal(await restAfter100({}), 0);
    assert.ok((await restAfter100({ 'clew.index.priority': 'low' })) > 100);
    assert.deepEqual([paceOf(settingsOf({}), true).paused, paceOf(settingsOf({}), false).paused], [true, false]);
  });

  test('index.maxStoreSize limits the store in GB, and engine.memory the engine in MB', () => {
    assert.deepEqual([storeLimitOf(settingsOf({})), storeLimitOf(settingsOf({ 'clew.index.maxStoreSize': 0.25 }))], [2e9, 25e7]);
    const gb = 1024 ** 3;
    const memory = (setting: number, machine: number): number =>
      heapSize(settingsOf({ 'clew.engine.memory': setting })['engine.memory'], machine);
    // By default a quarter of the machine, within what an engine needs and VS Code's runtime can give.
    assert.deepEqual([memory(0, 4 * gb), memory(0, 12 * gb), memory(0, 64 * gb)], [2048, 3072, 4096]);
    assert.deepEqual([memory(700, 4 * gb), memory(9000, 64 * gb)], [700, 9000]);
  });
});

suite('a setting besides the index', () => {
  test('terminalLinks.enabled switches links in the terminal', () => {
    const line = '    at total (/srv/shop/src/orders.ts:9:21)';
    assert.ok(offeredLink(line, settingsOf({})));
    assert.equal(offeredLink(line, settingsOf({ 'clew.terminalLinks.enabled': false })), undefined);
  });

  test('statistics.enabled switches the counting of answers', async () => {
    const rowsAfterAnswer = async (values: Values): Promise<number> => {
      let storedRows: unknown;
      const storage = { get: () => storedRows, update: (newRows: unknown) => Promise.resolve(void (storedRows = newRows)) };
      const statistics = new AnswerStatistics(storage, () => settingsOf(values)['statistics.enabled']);
      await statistics.count(answerRecord({}), 1, undefined);
      return statistics.rows.length;
    };
    assert.deepEqual([await rowsAfterAnswer({}), await rowsAfterAnswer({ 'clew.statistics.enabled': false })], [1, 0]);
  });

  test('chat.keepDays limits how long an unused chat is kept', async () => {
    const day = 24 * 60 * 60 * 1000;
    const chatsAfterPruning = async (values: Values): Promise<number> => {
      let entries: readonly ChatEntry[] = [];
      let now = 1000 * day;
      const nothing = (): Promise<undefined> => Promise.resolve(undefined);
      const list = { list: () => entries, updateList: (next: readonly ChatEntry[]) => Promise.resolve(void (entries = next)) };
      const saved = new SavedChats({ read: nothing, write: nothing, remove: nothing, ...list }, () => now);
      const turn = { id: 't', question: 'q', state: 'done' as const, events: [], options: {}, at: 950 * day };
      await saved.store({ version: 1, sessionId: 'a', dropped: 0, turns: [turn] });
      for (let i = 0; i < daysOfGrace; i++, now += day) await saved.prune(settingsOf(values)['chat.keepDays']);
      return saved.entries.length;
    };
    assert.deepEqual(
      [
        await chatsAfterPruning({}),
        await chatsAfterPruning({ 'clew.chat.keepDays': 30 }),
        await chatsAfterPruning({ 'clew.chat.keepDays': 0 }),
      ],
      [1, 0, 1],
    );
  });
});
