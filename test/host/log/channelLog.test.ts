// The log of the extension: which lines reach the output channel at each level, and what no level changes.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { channelLog, logLevels } from '../../../src/vscode/log/channelLog.ts';
import { RecentProblems } from '../../../src/vscode/log/recentProblems.ts';
import { readSettings } from '../../../src/vscode/settings/settings.ts';
import { MemoryLog } from '../../support/memory.ts';

/** Lines that reach the channel while `clew.log.level` is `level`, one being logged at each level. */
function linesAt(level: unknown): readonly string[] {
  const channel = new MemoryLog();
  const log = channelLog(channel, () => readSettings((name) => (name === 'clew.log.level' ? level : undefined))['log.level']);
  log.trace('a');
  log.info('b');
  log.warn('c');
  log.error('d');
  return channel.lines;
}

suite('channelLog', () => {
  test('passes on lines of the level and above, and none when it is off', () => {
    const all = ['trace: a', 'info: b', 'warn: c', 'error: d'];
    for (const [at, level] of logLevels.entries()) assert.deepEqual(linesAt(level), all.slice(at), level);
    assert.deepEqual(linesAt('off'), []);
  });

  test('passes on every line when the level is missing or invalid', () => {
    for (const level of [undefined, 'loud', 3]) assert.equal(linesAt(level).length, 4);
  });

  test('applies a changed level from the next line on', () => {
    const channel = new MemoryLog();
    let level: (typeof logLevels)[number] = 'off';
    const log = channelLog(channel, () => level);
    log.error('before');
    level = 'warn';
    log.info('too small');
    log.warn('after');
    assert.deepEqual(channel.lines, ['warn: after']);
  });

  test('removes secrets, and writes an error with its cause', () => {
    const channel = new MemoryLog();
    const secret = ['ghp', 'q7Zk2Lw9Xr4Tb6Nv1Jm8Hd3Fs5Gc0Py1Ae2U'].join('_');
    channelLog(channel, () => 'error').error(`refused with ${secret}`, new Error('outer', { cause: new Error('inner') }));
    const [line = ''] = channel.lines;
    assert.match(line, /refused with .*outer[^]*Caused by: Error: inner/);
    assert.ok(!line.includes(secret), line);
  });

  test('does not keep problems from the report, whatever the level', () => {
    const recent = new RecentProblems(channelLog(new MemoryLog(), () => 'off'));
    recent.warn('worth a line in the report');
    assert.match(recent.all.join('\n'), /worth a line/);
  });
});
