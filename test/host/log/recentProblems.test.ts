// The last warnings and errors of the log, which go into the report about the index.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { RecentProblems } from '../../../src/vscode/log/recentProblems.ts';
import { MemoryLog } from '../../support/memory.ts';

suite('RecentProblems', () => {
  test('keeps the last 30 warnings and errors', () => {
    const log = new MemoryLog();
    const recent = new RecentProblems(log);
    recent.info('fine');
    for (let i = 0; i < 40; i++) recent.warn(`w${i}`);
    recent.error('bad', new Error('why'));
    assert.equal(recent.all.length, 30);
    assert.match(recent.all.at(-1) ?? '', /error bad: why$/);
    assert.match(recent.all[0] ?? '', /warn w11$/);
  });
});
