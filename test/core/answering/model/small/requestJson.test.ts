// Small requests with a JSON object as reply: there is a value whatever a model sends, and its defaults are known.
import assert from 'node:assert/strict';
import { after, before, beforeEach, suite, test } from 'node:test';
import * as v from 'valibot';
import { jsonIn } from '../../../../../src/core/answering/model/stream/jsonIn.ts';
import { askForJson, type ShapedReply } from '../../../../../src/core/answering/model/small/requestJson.ts';
import { shapeValue, texts } from '../../../../../src/core/answering/model/small/shapeValue.ts';
import { UsageMeter } from '../../../../../src/core/answering/record/usageMeter.ts';
import { CancellationSource, CancelledError, neverCancelled, type CancellationToken } from '../../../../../src/core/base/cancellation.ts';
import { UserError } from '../../../../../src/core/base/wording/errors.ts';
import type { Clock, Model } from '../../../../../src/core/ports.ts';
import { nodeClock } from '../../../../../src/node/clock.ts';
import { MemoryClock, MemoryLog } from '../../../../support/memory.ts';
import { failure, garbage } from '../../../../support/scriptedFaults.ts';
import { answer, jsonAnswer } from '../../../../support/scriptedReplies.ts';
import { ScriptedServer } from '../../../../support/scriptedServer.ts';
import { modelAt } from '../../../../support/askModel.ts';
import type { Reply } from '../../../../support/scriptedRequest.ts';

const shape = v.object({
  size: v.optional(v.picklist(['small', 'large']), 'small'),
  names: v.optional(texts(3, 20), []),
  done: v.optional(v.boolean(), false),
});
const defaults = { size: 'small', names: [], done: false };
const whole = { size: 'large', names: ['a', 'b'], done: true };

const server = new ScriptedServer();
before(() => server.start());
after(() => server.close());
beforeEach(() => server.reset());

interface Asked {
  readonly reply: ShapedReply<typeof shape>;
  readonly statuses: readonly string[];
  readonly spent: UsageMeter;
  readonly log: MemoryLog;
}

async function ask(
  model: Model,
  { token = neverCancelled, clock = nodeClock }: { token?: CancellationToken; clock?: Clock } = {},
): Promise<Asked> {
  const [spent, log] = [new UsageMeter(), new MemoryLog()];
  const status = { kind: 'status', status: 'asking', args: [] } as const;
  const messages = [{ role: 'user', content: 'Which?' }] as const;
  const request = { purpose: 'analyse', messages, maxTokens: 90, places: [], secretsReplaced: 0, seconds: 3, status } as const;
  const events = askForJson(model, shape, request, { clock, log, usageMeter: spent, token });
  const statuses: string[] = [];
  for (;;) {
    const next = await events.next();
    if (next.done) return { reply: next.value, statuses, spent, log };
    if (next.value.kind === 'status') statuses.push(next.value.status);
  }
}

const asked = (reply: Reply, model = modelAt(server)): Promise<Asked> => {
  server.script(reply);
  return ask(model);
};

test('the request uses JSON mode where the model has it; the call is bounded and counted', async () => {
  const { reply, spent } = await asked(jsonAnswer(whole, { usage: { prompt: 70, completion: 9 } }));
  assert.deepEqual([reply.value, reply.defaultedFields, reply.problem], [whole, [], undefined]);
  const body = server.chats[0]?.body;
  assert.deepEqual([body?.['response_format'], body?.['temperature'], body?.['max_tokens']], [{ type: 'json_object' }, 0, 90]);
  assert.deepEqual([spent.use?.calls, spent.use?.promptTokens, reply.promptTokens], [1, 70, 70]);
  const known = modelAt(server);
  const plain: Model = { info: { ...known.info, capabilities: { ...known.info.capabilities, json: false } }, chat: known.chat.bind(known) };
  await asked(jsonAnswer(whole), plain);
  assert.equal(server.chats[1]?.body?.['response_format'], undefined);
});

test('no text of the value hides, though escapes of JSON spell it', async () => {
  const { reply } = await asked(jsonAnswer({ ...whole, names: ['a\u202eb', 'c\u{e0041}\u200b\u001b'] }));
  assert.deepEqual(reply.value.names, ['ab', 'c']);
});

suite('a value is read', () => {
  for (const [name, text] of [
    ['between words and in a fence', `Sure, {here} it is:\n\`\`\`json\n${JSON.stringify(whole)}\n\`\`\`\nHope that {helps}.`],
    ['after thinking aloud', `<think>maybe {"size": "small"}</think>${JSON.stringify(whole)}`],
    ['with trailing commas, comments and single quotes', `{'size': 'large', names: ["a", "b",], /* yes */ "done": true,}`],
    ['beside an empty one', `{} ${JSON.stringify(whole)}`],
  ] as const)
    test(name, async () => assert.deepEqual((await asked(answer(text))).reply.value, whole));

  test('with braces and quotes inside its texts', () => {
    assert.deepEqual(jsonIn('{"names": ["}{", "say \\"}\\""]}'), { names: ['}{', 'say "}"'] });
  });

  test('field by field: missing, null and mistyped ones get a default and are reported', () => {
    assert.deepEqual(shapeValue(shape, { size: 'huge', names: 'a', done: null }), {
      value: { ...defaults, names: ['a'] },
      defaultedFields: ['size', 'done'],
    });
    assert.deepEqual(shapeValue(shape, undefined), { value: defaults, defaultedFields: ['size', 'names', 'done'] });
  });

  test('with lists of short texts, each once, up to the limit, in any script', () => {
    const { value } = shapeValue(shape, { names: ['a', 3, null, { a: 1 }, ' A ', '-', 'None.', '', '发送', 'x'.repeat(50), 'b', 'c'] });
    assert.deepEqual(value.names, ['a', '发送', 'x'.repeat(20)]);
  });
});

suite('an unusable reply gives the defaults, and is reported', () => {
  for (const [name, reply, problem] of [
    ['words', answer('I cannot say.'), 'no-json'],
    ['nothing', answer([]), 'model-empty'],
    ['half an object', answer('{"size": "large", "names": ["a'), 'no-json'],
    ['a list', answer('["a"]'), 'no-json'],
    ['garbage', garbage(), 'model-bad-response'],
    ['a failure', failure(500), 'model-server-error'],
  ] as const)
    test(name, async () => {
      const { reply: read, log } = await asked(reply);
      assert.deepEqual([read.value, read.problem?.code], [defaults, problem]);
      assert.match(log.lines.join('\n'), /analyse/);
    });

  test('a reply that never ends', async () => {
    server.script(answer(Array.from({ length: 3000 }, () => 'and on ')));
    assert.equal((await ask(modelAt(server))).reply.problem?.code, 'no-json');
  });
});

suite('the call ends', () => {
  const capabilities = { system: true, json: true, tools: false, usage: true };
  const silent: Model = {
    info: { name: 'silent', where: 'nowhere', maxInputTokens: undefined, capabilities },
    async *chat() {
      await new Promise(() => undefined);
    },
  };

  test('at the time limit, with the defaults', async () => {
    const clock = new MemoryClock();
    const { reply } = await ask(silent, { clock });
    assert.deepEqual([reply.value, reply.problem?.code, clock.monotonic()], [defaults, 'too-slow', 3000]);
  });

  test('when the question is cancelled', async () => {
    const source = new CancellationSource();
    const waiting = ask(silent, { token: source.token });
    source.cancel();
    await assert.rejects(waiting, CancelledError);
  });

  test('when the person declines, at no cost and without their time', async () => {
    const clock = new MemoryClock();
    const declining: Model = {
      info: silent.info,
      async *chat() {
        yield { kind: 'consent' };
        await clock.sleep(60_000);
        throw new UserError('model-declined');
      },
    };
    const { reply, statuses, spent } = await ask(declining, { clock });
    assert.deepEqual([reply.declined, reply.problem?.code, statuses, spent.use], [true, 'model-declined', ['consent'], null]);
  });
});
