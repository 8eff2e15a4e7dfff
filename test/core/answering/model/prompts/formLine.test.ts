// The request says how the answer begins, in one line after the question, where the form of the question is sure.
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { formLine } from '../../../../../src/core/answering/model/prompts/formLine.ts';
import { countTokens } from '../../../../../src/core/packing/tokens.ts';
import { forms } from '../../../../../src/core/reading/kind/forms.ts';
import { nodeClock } from '../../../../../src/node/clock.ts';
import { answer } from '../../../../support/scriptedReplies.ts';
import { ScriptedServer } from '../../../../support/scriptedServer.ts';
import { askWith, modelAt, promptOf } from '../../../../support/askModel.ts';
import { openFixture, type OpenedFixture } from '../../../../support/openFixture.ts';

const server = new ScriptedServer();
let shop: OpenedFixture;

before(async () => {
  await server.start();
  shop = await openFixture('shop', nodeClock);
});
after(() => server.close());
beforeEach(() => server.reset());

for (const [question, line] of [
  ['how many callers does applyDiscount have?', 'Begin with the number.'],
  ['Does anything call applyDiscount?', 'Begin with yes or no, or that the evidence does not tell.'],
  ['Where is the discount of a coupon decided?', 'Begin with the place: file and line.'],
  ['list all callers of applyDiscount', 'Begin with how many there are.'],
  ['How does applyDiscount work?', ''],
] as const)
  test(`a request ends with the form of the answer: ${question}`, async () => {
    server.script(answer('It is so.'));
    await askWith(shop.codebase, question, { answering: modelAt(server) }, { strategy: 'single-pass' });
    const [first] = server.chats;
    assert.ok(first);
    assert.match(promptOf(first), new RegExp(`</question-[\\w-]+>${line ? `\\n${line}` : ''}$`));
  });

test('no line has more than 20 tokens', async () => {
  for (const form of forms) assert.ok((await countTokens(formLine(form))) <= 20, form);
});
