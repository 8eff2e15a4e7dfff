// Questions for all definitions of a kind: counted, listed with their places, and the end of a long list collapsed.
import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import { unfold } from '../../../../../src/core/answering/page/folds.ts';
import { ask, openFixture, type OpenedFixture } from '../../../../support/openFixture.ts';
import { dedent } from '../../../../support/dedent.ts';

let fixture: OpenedFixture;
before(async () => {
  const handlers = Array.from({ length: 11 }, (_, i) => `export class Handler${i} {\n  run() {}\n}`);
  fixture = await openFixture({
    'src/errors.ts': dedent`
      export class OutOfStock extends Error {}
      export class Withdrawn extends OutOfStock {}
      export class Shelf {}
    `,
    'src/handlers.ts': handlers.join('\n'),
    'test/errors.test.ts': 'export class FakeError extends Error {}\n',
  });
});

suite('the list of a kind', () => {
  test('has exceptions by name and by direct or indirect base, without those of tests', async () => {
    const record = await ask(fixture.codebase, 'Which error classes are there?');
    assert.match(record.answer, /^2 exception types/);
    for (const name of ['OutOfStock', 'Withdrawn']) assert.match(record.answer, new RegExp(`- \`${name}\`, class`));
    assert.doesNotMatch(record.answer, /Shelf|FakeError/);
    assert.equal(record.confidence.level, 'high');
    assert.ok(record.citations.every(({ status }) => status === 'verified'));
  });

  test('is limited by words in name or path, and collapses what exceeds a screen', async () => {
    const record = await ask(fixture.codebase, 'how many handler classes are there?');
    const { text, folded } = unfold(record);
    assert.match(text, /^11 classes with `handler` in the name or path/);
    assert.equal(text.match(/^- /gm)?.length, 8);
    assert.deepEqual(
      folded.map(({ label }) => label),
      ['11 classes with `handler` in the name or path: 3 more'],
    );
    assert.match(folded[0]?.text ?? '', /Handler10/);
  });

  test('may be empty for a kind, but not for a name: then a search follows', async () => {
    const none = await ask(fixture.codebase, 'what enums are there?');
    assert.match(none.answer, /^0 enums of this workspace/);
    const { answer } = await ask(fixture.codebase, 'which shelf interfaces are there?');
    assert.match(answer, /`Shelf`/);
  });
});
