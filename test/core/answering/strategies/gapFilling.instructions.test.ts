// The request asks the model to list its gaps: a scripted model that only follows its request keeps the loop going.
import assert from 'node:assert/strict';
import { after, before, beforeEach, suite, test } from 'node:test';
import type { Codebase } from '../../../../src/core/codebase/api.ts';
import { answer } from '../../../support/scriptedReplies.ts';
import { ScriptedServer } from '../../../support/scriptedServer.ts';
import { askWith, modelAt } from '../../../support/askModel.ts';
import { openFixture } from '../../../support/openFixture.ts';
import type { ReceivedRequest } from '../../../support/scriptedRequest.ts';

const server = new ScriptedServer();
let codebase: Codebase;

before(async () => {
  codebase = (await openFixture('shop')).codebase;
  await server.start();
});
after(() => server.close());
beforeEach(() => {
  server.reset();
  server.fallback = answer((request) => obey(request.text, request));
});

/** Lists gaps when the last message, or the rules if it is the first, says how: between which tags, one a line, and what to name. */
function obey(bytes: string, { body }: ReceivedRequest): string {
  const messages = body?.messages ?? [];
  const told = messages.length <= 2 ? bytes : (messages.at(-1)?.content ?? '');
  const text = messages.length <= 2 ? 'A draft.' : 'The whole answer.';
  const asks = /<missing>/.test(told) && (messages.length > 2 || /<\/missing>/.test(told)) && /list/i.test(told);
  if (!asks) return text;
  const missing = messages.length <= 2 ? 'src/errors.ts' : 'none';
  return `<answer>\n${text}\n</answer>\n<missing>\n${missing}\n</missing>`;
}

suite('a model that lists its gaps only on request', () => {
  test('is asked for them in the loop, and asked again with the results', async () => {
    const { record } = await askWith(codebase, 'Where is the discount of a coupon decided?', { answering: modelAt(server) });
    assert.equal(server.requests.length, 2);
    assert.deepEqual(record.gaps.resolved, ['src/errors.ts']);
    assert.equal(record.answer, 'The whole answer.');
    const [first, second] = server.requests.map(({ text }) => text);
    assert.match(first ?? '', /what you must see to answer fully[^"]*one a line/);
    assert.match(second ?? '', /Under <missing>, list what you must still see|list it under <missing>/);
  });

  test('is not asked for them where there is only one pass', async () => {
    const { record } = await askWith(
      codebase,
      'Where is the discount decided?',
      { answering: modelAt(server) },
      { strategy: 'single-pass' },
    );
    assert.deepEqual([server.requests.length, record.answer, record.stop], [1, 'A draft.', 'one-pass']);
  });
});
