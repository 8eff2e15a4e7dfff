// Calls that log trouble, by the logger and the level.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dedent } from '../../../support/dedent.ts';
import { errorStringsIn } from '../factsOf.ts';

test('knows a logger by its name, and the level by the method or the first argument', async () => {
  const text = dedent`
    function take(requestLogger: any) {
      requestLogger.error('request failed');
      logger.child(1).warn('child');
      log.log('error', 'by level');
      process.stderr.write('raw');
    }
  `;
  assert.deepEqual(await errorStringsIn(text, 'typescript'), ['log request failed', 'log child', 'log by level', 'log raw']);
});

test('ignores other objects with such methods, and lower levels', async () => {
  const text = dedent`
    function take(shelf: any) {
      shelf.error('not a log');
      log.log('info', 'quiet');
      log.info('quiet too');
    }
  `;
  assert.deepEqual(await errorStringsIn(text, 'typescript'), []);
});
