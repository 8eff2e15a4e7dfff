// The imports of a file: each statement with the file or package that it leads to.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerOnRelations } from './relationProject.ts';

test('lists the imports of a file, with paths for files and names for packages', async () => {
  const answer = await answerOnRelations('What does lib/errors.js import?');
  assert.match(answer, /- 2 imports\./, answer);
  assert.match(answer, /- `node:path` \[\d+\]: `import \{ join \} from 'node:path';`/);
  assert.match(answer, /- `lib\/log\.js` \[\d+\]: `import \{ log \} from '\.\/log\.js';`/);
});

test('shows an import over several lines as one statement', async () => {
  const files = { 'lib/menu.js': "import {\n  log,\n} from './log.js';\nlog('menu');\n" };
  const answer = await answerOnRelations('What does lib/menu.js import?', {}, files);
  assert.match(answer, /`lib\/log\.js` \[\d+\]: `import \{ log, \} from '\.\/log\.js';`/, answer);
});
