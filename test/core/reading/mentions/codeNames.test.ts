// Names of files are no names of code; members may be called like the ending of a file.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namesInLine } from '../../../../src/core/reading/mentions/codeNames.ts';

const namesOf = (text: string): readonly string[] => namesInLine(text).map(({ name }) => name);

test('a file that a command takes is no name', () => {
  assert.deepEqual(namesOf('What happens when I run "press print order.sql"?'), []);
  assert.deepEqual(namesOf('What does default_settings.cfg set?'), []);
});

test('a member that is called like the ending of some files is one', () => {
  assert.ok(namesOf('What does logger.log write?').includes('logger.log'));
  assert.ok(namesOf('Where is app.conf read?').includes('app.conf'));
});
