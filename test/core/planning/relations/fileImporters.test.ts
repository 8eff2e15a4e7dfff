// The importers of a file, which come from the edges of imports because no name in code stands for a file.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerOnRelations } from './relationProject.ts';

test('lists the places that import a file, code before tests', async () => {
  const answer = await answerOnRelations('Who imports lib/cart.js?', {}, { 'lib/app.js': "import { open } from './cart.js';\nopen();\n" });
  assert.match(answer, /2 places import `lib\/cart\.js`/, answer);
  assert.match(answer, /`lib\/app\.js` \[\d+\] imports it[^]*`test\/cart\.test\.js` \[\d+\] imports it/);
});

test('shows the line of the import, although the edge has only its number', async () => {
  const answer = await answerOnRelations('Who imports lib/errors.js?');
  assert.match(answer, /imports it: `import \{ ShopError \} from '\.\/errors\.js';`/, answer);
});
