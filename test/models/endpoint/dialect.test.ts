// Servers that refuse a parameter: the call is made again without it, and so are later ones.
import assert from 'node:assert/strict';
import { after, before, beforeEach, suite, test } from 'node:test';
import { failure, refusedParameter } from '../../support/scriptedFaults.ts';
import { ScriptedServer } from '../../support/scriptedServer.ts';
import { askModel, assertFailed, assertNothingLeft, modelAt } from '../asking.ts';

const server = new ScriptedServer();
before(() => server.start());
after(() => server.close());
beforeEach(() => server.reset());

/** Each test uses a new model, since refused parameters are remembered by model. */
let models = 0;
const freshModel = (): { readonly model: string } => ({ model: `strict-${String(models++)}` });

function lastBody(): Readonly<Record<string, unknown>> {
  return server.chats.at(-1)?.body ?? {};
}

suite('a refused parameter', () => {
  for (const parameter of ['temperature', 'stream_options', 'response_format'])
    test(`${parameter} is left out from then on`, async () => {
      server.refuses.add(parameter);
      const model = modelAt(server.url, freshModel());
      assert.equal((await askModel(model, { json: true })).text, 'Scripted answer.');
      assert.equal(server.chats.length, 2);
      assert.equal(lastBody()[parameter], undefined);
      assert.equal(lastBody()['max_tokens'], 100, 'the others stay');
      await askModel(model, { json: true });
      assert.equal(server.chats.length, 3, 'known by now');
      await assertNothingLeft(server);
    });

  test('max_tokens is replaced by its newer name', async () => {
    server.refuses.add('max_tokens');
    await askModel(modelAt(server.url, freshModel()));
    assert.equal(lastBody()['max_completion_tokens'], 100);
    assert.equal(lastBody()['max_tokens'], undefined);
  });

  test('under both names is left out', async () => {
    server.refuses.add('max_tokens').add('max_completion_tokens');
    assert.equal((await askModel(modelAt(server.url, freshModel()))).text, 'Scripted answer.');
    assert.equal(server.chats.length, 3);
  });

  test('that is too large for the model is left out', async () => {
    server.script(
      failure(400, { message: 'max_tokens is too large: 100. This model supports at most 64 completion tokens.', param: 'max_tokens' }),
    );
    assert.equal((await askModel(modelAt(server.url, freshModel()))).text, 'Scripted answer.');
    assert.equal(lastBody()['max_tokens'], undefined);
  });

  test('a system message is moved before the question', async () => {
    server.refuses.add('system');
    await askModel(modelAt(server.url, freshModel()));
    assert.deepEqual(lastBody()['messages'], [{ role: 'user', content: 'Cite what you say.\n\nWhere is the cart made?' }]);
  });

  test('stream is left out, and one completion arrives', async () => {
    server.refuses.add('stream');
    assert.equal((await askModel(modelAt(server.url, freshModel()))).text, 'Scripted answer.');
    assert.equal(lastBody()['stream'], undefined);
  });

  test('does not prevent an answer when all are refused in turn', async () => {
    for (const name of ['temperature', 'stream_options', 'response_format', 'max_tokens', 'system']) server.refuses.add(name);
    assert.equal((await askModel(modelAt(server.url, freshModel()), { json: true })).text, 'Scripted answer.');
    assert.equal(server.chats.length, 6);
  });

  test('is sent again to another model', async () => {
    server.refuses.add('temperature');
    await askModel(modelAt(server.url, freshModel()));
    server.reset();
    await askModel(modelAt(server.url, freshModel()));
    assert.equal(lastBody()['temperature'], 0.2);
  });

  test('ends in the refusal when it is refused again and again', async () => {
    server.script(...Array.from({ length: 9 }, () => refusedParameter('temperature')));
    assertFailed(await askModel(modelAt(server.url, freshModel())), 'model-rejected');
    assert.equal(server.chats.length, 2);
  });
});

suite('the wording of servers', () => {
  const wordings: readonly (readonly [string, unknown, string])[] = [
    [
      'Mistral',
      { detail: [{ type: 'extra_forbidden', loc: ['body', 'stream_options'], msg: 'Extra inputs are not permitted' }] },
      'stream_options',
    ],
    ['LM Studio', { error: "'response_format.type' must be 'json_schema' or 'text'" }, 'response_format'],
    ['older gateways', { error: { message: 'Unrecognized request argument supplied: stream_options' } }, 'stream_options'],
    [
      'models that reason',
      {
        error: {
          message: "Unsupported value: 'temperature' does not support 0.2 with this model. Only the default (1) value is supported.",
          param: 'temperature',
        },
      },
      'temperature',
    ],
    ['vLLM', { object: 'error', message: 'temperature is not supported by this model', type: 'BadRequestError', code: 400 }, 'temperature'],
  ];
  for (const [who, body, parameter] of wordings)
    test(`of ${who} is understood`, async () => {
      server.script(failure(who === 'Mistral' ? 422 : 400, { body }));
      assert.equal((await askModel(modelAt(server.url, freshModel()), { json: true })).text, 'Scripted answer.');
      assert.equal(lastBody()[parameter], undefined);
    });

  for (const message of [
    'System role not supported',
    'Developer instruction is not enabled for models/gemma-3-27b-it',
    'Conversation roles must alternate user/assistant/user/assistant/...',
    "Unsupported value: 'messages[0].role' does not support 'system' with this model.",
  ])
    test(`about system messages is understood: ${message.slice(0, 40)}`, async () => {
      server.script(
        failure(message.startsWith('Conv') ? 500 : 400, { message, param: message.startsWith('Uns') ? 'messages[0].role' : undefined }),
      );
      await askModel(modelAt(server.url, freshModel()));
      assert.deepEqual(
        (lastBody()['messages'] as { role: string }[]).map(({ role }) => role),
        ['user'],
      );
    });

  test('about length is not read as a refusal of max_tokens', async () => {
    const message =
      "'max_tokens' is too large: 100. This model's maximum context length is 4096 tokens and your request has 4000 input tokens.";
    server.script(failure(400, { message, param: 'max_tokens' }));
    assertFailed(await askModel(modelAt(server.url, freshModel())), 'model-context-length', [`strict-${String(models - 1)}`, '4096']);
    assert.equal(server.chats.length, 1);
  });
});
