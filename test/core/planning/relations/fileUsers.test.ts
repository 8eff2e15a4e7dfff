// The users of a file, which come from the edges of imports because no name in code stands for a file.
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

const settings = {
  'compose.yml': 'services:\n  web:\n    environment:\n      SHOP_URL: http://x\n',
  'lib/open.js': 'export function openShop() { return process.env.SHOP_URL; }\n',
};

test('lists who depends on a configuration file by the names that it sets', async () => {
  for (const question of ['What breaks if I change compose.yml?', 'Who uses compose.yml?', 'What depends on compose.yml?']) {
    const answer = await answerOnRelations(question, {}, settings);
    assert.match(answer, /`openShop` \[\d+\] reads it, through `environment variable SHOP_URL`: /, `${question}\n${answer}`);
  }
});

test('lists the code of other files that uses what a file defines, and not the file itself', async () => {
  const app = "import { openShop } from './open.js';\nexport function start() { openShop(); }\n";
  const open = 'export function openShop() { return 1; }\nexport function twice() { openShop(); }\n';
  const answer = await answerOnRelations('What breaks if I change lib/open.js?', {}, { 'lib/app.js': app, 'lib/open.js': open });
  assert.match(answer, /`start` \[\d+\] calls it: /, answer);
  assert.doesNotMatch(answer, /`twice`/, answer);
});
