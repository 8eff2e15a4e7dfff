// Questions for all definitions of a kind: counted, listed with their places, and the long rest behind a line.
import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import { unfold } from '../../../../../src/core/answering/page/folds.ts';
import { ask, openFixture, type OpenedFixture } from '../../openFixture.ts';
import { dedent } from '../../../../support/dedent.ts';

let shop: OpenedFixture;
before(async () => {
  const handlers = Array.from({ length: 11 }, (_, i) => `export class Handler${i} {\n  run() {}\n}`);
  shop = await openFixture({
    'src/errors.ts': dedent`
      export class OutOfStock extends Error {}
      export class Withdrawn extends OutOfStock {}
      export class Shelf {}
    `,
    'src/handlers.ts': handlers.join('\n'),
    'test/errors.test.ts': 'export class FakeError extends Error {}\n',
  });
});

suite('all of a kind', () => {
  test('exceptions are those by name, by base and by the base of a base; none of the tests', async () => {
    const record = await ask(shop.codebase, 'Which error classes are there?');
    assert.match(record.answer, /^2 exception types/);
    for (const name of ['OutOfStock', 'Withdrawn']) assert.match(record.answer, new RegExp(`- \`${name}\`, class`));
    assert.doesNotMatch(record.answer, /Shelf|FakeError/);
    assert.equal(record.confidence.level, 'high');
    assert.ok(record.citations.every(({ status }) => status === 'verified'));
  });

  test('words stand in the name or path, and what is more than a screen is folded', async () => {
    const record = await ask(shop.codebase, 'how many handler classes are there?');
    const { text, folded } = unfold(record);
    assert.match(text, /^11 classes with `handler` in the name or path/);
    assert.equal(text.match(/^- /gm)?.length, 8);
    assert.deepEqual(
      folded.map(({ label }) => label),
      ['11 classes with `handler` in the name or path: 3 more'],
    );
    assert.match(folded[0]?.text ?? '', /Handler10/);
  });

  test('none of a kind is an answer; none of a name leads on to what the words find', async () => {
    const none = await ask(shop.codebase, 'what enums are there?');
    assert.match(none.answer, /^0 enums of this workspace/);
    const { answer } = await ask(shop.codebase, 'which shelf interfaces are there?');
    assert.match(answer, /`Shelf`/);
  });
});
