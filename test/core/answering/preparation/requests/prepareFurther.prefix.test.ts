// Requests only grow, byte by byte, so that caches of providers hit: within a question the whole request, across questions the rules.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import fc from 'fast-check';
import type { AnswerRecord } from '../../../../../src/core/answering/record/answerRecord.ts';
import { earlierTurn, type EarlierTurn } from '../../../../../src/core/answering/session/earlierTurn.ts';
import { nodeClock } from '../../../../../src/node/clock.ts';
import { answer } from '../../../../support/scriptedReplies.ts';
import { ScriptedServer } from '../../../../support/scriptedServer.ts';
import { askWith, modelAt, reply } from '../../../../support/askModel.ts';
import { openFixture, type OpenedFixture } from '../../../../support/openFixture.ts';
import type { AskOptions } from '../../../../../src/core/codebase/api.ts';

const server = new ScriptedServer();
let shop: OpenedFixture;

before(async () => {
  await server.start();
  shop = await openFixture('shop', nodeClock);
});
after(() => server.close());

/** Bytes of the messages of each request. */
function sentPrompts(): readonly string[] {
  return server.chats.map(({ body }) => JSON.stringify(body?.messages ?? []).slice(0, -1));
}

async function turn(question: string, gaps: readonly (readonly string[])[], session: readonly EarlierTurn[]): Promise<AnswerRecord> {
  server.reset();
  server.script(...gaps.map((missing, i) => answer(reply(`Draft ${i}.`, ...missing))), answer(reply('The answer.')));
  const options: AskOptions = { mode: 'conceptual', maxPasses: 6, earlier: session };
  return (await askWith(shop.codebase, question, { answering: modelAt(server) }, options)).record;
}

suite('the requests of a chat', () => {
  const name = fc.constantFrom(
    'reserve',
    'OutOfStockError',
    'src/errors.ts',
    'callers of `charge`',
    'frobnicate',
    'how prices are rounded',
    'charge',
  );
  const gaps = fc.array(fc.array(name, { minLength: 1, maxLength: 4 }), { maxLength: 4 });

  test('only grow from pass to pass, and begin with the same rules in the next question', async () => {
    await fc.assert(
      fc.asyncProperty(gaps, gaps, async (first, second) => {
        const record = await turn('What does applyDiscount do?', first, []);
        const promptsBefore = sentPrompts();
        const rules = server.chats[0]?.body?.messages?.[0]?.content;
        await turn('and who calls it?', second, [earlierTurn(record, nodeClock.now())]);
        assert.ok(rules);
        assert.equal(server.chats[0]?.body?.messages?.[0]?.content, rules);
        for (const requests of [promptsBefore, sentPrompts()])
          for (const [i, request] of requests.entries())
            if (i > 0) assert.ok(request.startsWith(requests[i - 1] ?? ''), `request ${i + 1}`);
      }),
      { numRuns: 12 },
    );
  });
});
