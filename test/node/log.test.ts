// The log of the command line on a stream.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { consoleLog } from '../../src/node/log.ts';

/** The lines that a log writes for one message of each level. */
function linesOf(verbose: boolean): readonly string[] {
  const lines: string[] = [];
  const log = consoleLog({ write: (line: string) => lines.push(line) }, verbose);
  log.trace('step');
  log.info('detail');
  log.warn('problem');
  log.error('failed', 'why');
  return lines;
}

test('writes warnings and errors only, unless it is verbose', () => {
  const warnings = ['[warn] problem\n', '[error] failed: why\n'];
  assert.deepEqual(linesOf(false), warnings);
  assert.deepEqual(linesOf(true), ['[trace] step\n', '[info] detail\n', ...warnings]);
});
