// The file that a question about imports means: the one whose path it names, or the one that defines the named symbol.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerOnRelations } from './relationProject.ts';

test('takes a named definition for the only file that defines it', async () => {
  assert.match(await answerOnRelations('What does ShopError import?'), /\*\*What `lib\/errors\.js` imports\*\*/);
});

test('takes a name for no file where several files define it', async () => {
  const files = { 'lib/other.js': "import { log } from './log.js';\nexport class ShopError {}\nlog('other');\n" };
  assert.doesNotMatch(await answerOnRelations('What does ShopError import?', {}, files), /\*\*What `lib\/\w+\.js` imports\*\*/);
});

test('takes a path for no file where several files have it', async () => {
  const files = { 'app/errors.js': "import { log } from '../lib/log.js';\nlog('app');\n" };
  assert.match(await answerOnRelations('What does lib/errors.js import?', {}, files), /\*\*What `lib\/errors\.js` imports\*\*/);
  assert.doesNotMatch(await answerOnRelations('What does errors.js import?', {}, files), /\*\*What `\w+\/errors\.js` imports\*\*/);
});
