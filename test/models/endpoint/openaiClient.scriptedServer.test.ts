// The scripted server against the public client library, which shows that it follows the protocol.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { OpenAI } from 'openai';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import { UserError } from '../../../src/core/base/wording/errors.ts';
import { createEndpointModel } from '../../../src/models/endpoint/endpoint.ts';
import { MemoryLog } from '../../support/memory.ts';
import { toolCalls } from '../../support/scriptedReplies.ts';
import { ScriptedServer } from '../../support/scriptedServer.ts';

const server = new ScriptedServer();
before(() => server.start());
after(() => server.close());
const client = (): OpenAI => new OpenAI({ apiKey: 'none', baseURL: server.url, maxRetries: 0 });

test('sends tool calls in the form that the library reads', async () => {
  server.script(toolCalls({ name: 'search', arguments: '{"query":"fee"}' }));
  const stream = client().chat.completions.stream({ model: 'scripted-large', messages: [{ role: 'user', content: 'Find it.' }] });
  const { choices } = await stream.finalChatCompletion();
  const [call] = choices[0]?.message.tool_calls ?? [];
  assert.equal(choices[0]?.finish_reason, 'tool_calls');
  assert.ok(call?.type === 'function');
  assert.deepEqual([call.function.name, call.function.arguments], ['search', '{"query":"fee"}']);
});

test('sends unit vectors, equal for equal texts', async () => {
  const { data } = await client().embeddings.create({ model: 'scripted-small', input: ['a fee', 'another', 'a fee'] });
  const [first, second, third] = data.map(({ embedding }) => embedding);
  assert.ok(first && second && third);
  assert.deepEqual(first, third);
  assert.notDeepEqual(first, second);
  assert.ok(Math.abs(Math.hypot(...first) - 1) < 1e-6);
});

test('sends an empty answer when the model calls tools that nobody offered', async () => {
  server.script(toolCalls({ name: 'delete_everything', arguments: '{}' }));
  const timeouts = { connect: 2000, firstByte: 2000, silence: 2000, total: 2000 };
  const settings = { baseUrl: server.url, model: 'scripted-large', timeouts, retries: 0 };
  const model = createEndpointModel(settings, { fetch, log: new MemoryLog(), remote: false });
  const messages = [{ role: 'user', content: 'Why?' }] as const;
  const request = { purpose: 'answer', messages, temperature: 0, maxTokens: 50, places: [], secretsReplaced: 0 } as const;
  await assert.rejects(
    async () => {
      for await (const event of model.chat(request, neverCancelled)) assert.notEqual(event.kind, 'text');
    },
    (error) => error instanceof UserError && error.code === 'model-empty',
  );
});
