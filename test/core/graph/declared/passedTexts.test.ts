// The arguments of a call are found by the text of its callee, where no other call has the same text.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { passedTextsOf } from '../../../../src/core/graph/declared/passedTexts.ts';
import type { Parsers } from '../../../../src/core/syntax/parser.ts';
import { testParsers } from '../../symbols/testAssets.ts';
import { resolverOf } from '../sourceResolver.ts';

let parsers: Parsers;
before(async () => {
  parsers = await testParsers();
});
after(() => parsers.dispose());

test('functions among the arguments are symbols, and white space in the callee does not matter', async () => {
  const { file } = await resolverOf({ 'a.ts': 'app.on(name, () => 2);\nrun(() => 3);\nrun(() => 4);\n' }, parsers);
  const entry = file('a.ts');
  const passedTexts = passedTextsOf(entry, 'app\n  .on');
  assert.equal(passedTexts?.length, 2);
  assert.match(passedTexts[1] ?? '', /^@\d+$/);
  assert.equal(passedTextsOf(entry, 'run'), undefined, 'two calls have this text');
});
