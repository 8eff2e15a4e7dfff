// Tool calls over real HTTP: how tools and results are sent, and calls in any pieces of a stream.
import assert from 'node:assert/strict';
import { after, before, beforeEach, suite, test } from 'node:test';
import fc from 'fast-check';
import type { ModelMessage, ToolCall } from '../../../src/core/ports.ts';
import { ReplyToolCalls } from '../../../src/models/endpoint/replyToolCalls.ts';
import { failure } from '../../support/scriptedFaults.ts';
import { answer, toolCalls } from '../../support/scriptedReplies.ts';
import { ScriptedServer } from '../../support/scriptedServer.ts';
import { beginStream, chunk, event } from '../../support/scriptedWire.ts';
import { askModel, assertFailed, assertNothingLeft, modelAt, type CallResult } from '../asking.ts';
import type { Reply } from '../../support/scriptedRequest.ts';

const server = new ScriptedServer();
before(() => server.start());
after(() => server.close());
beforeEach(() => server.reset());

/** Each test uses a new model, since refused parameters are remembered by model. */
let models = 0;
const newModel = () => modelAt(server.url, { model: `calls-${String(models++)}` });
const tools = [{ name: 'find', description: 'Finds it.', parameters: { type: 'object', properties: { name: { type: 'string' } } } }];

function callsOf({ events }: CallResult): readonly ToolCall[] {
  return events.flatMap((each) => (each.kind === 'tool-call' ? each.call : []));
}

/** Streams deltas as they are. */
function deltas(list: readonly Readonly<Record<string, unknown>>[], finish: 'tool_calls' | null = 'tool_calls'): Reply {
  return (request, response) => {
    beginStream(response);
    for (const delta of list) response.write(event(chunk(request, delta)));
    if (finish) response.write(event(chunk(request, {}, finish)));
    response.end(finish ? 'data: [DONE]\n\n' : '');
  };
}

const piece = (index: number | undefined, id: string | undefined, name: string | undefined, args: unknown) => ({
  tool_calls: [
    {
      ...(index === undefined ? {} : { index }),
      ...(id === undefined ? {} : { id }),
      function: { ...(name === undefined ? {} : { name }), arguments: args },
    },
  ],
});

suite('a request with tools', () => {
  test('writes tools, calls and results in the form of the protocol', async () => {
    const messages: readonly ModelMessage[] = [
      { role: 'user', content: 'Where?' },
      { role: 'assistant', content: '', calls: [{ id: 'a1', name: 'find', args: '{"name":"x"}' }] },
      { role: 'tool', callId: 'a1', content: 'src/a.ts:1' },
    ];
    await askModel(newModel(), { messages, tools });
    const { body } = server.chats[0] ?? {};
    assert.deepEqual(body?.['tools'], [{ type: 'function', function: tools[0] }]);
    assert.equal(body?.['tool_choice'], undefined);
    assert.deepEqual(body?.messages, [
      { role: 'user', content: 'Where?' },
      {
        role: 'assistant',
        content: '',
        tool_calls: [{ id: 'a1', type: 'function', function: { name: 'find', arguments: '{"name":"x"}' } }],
      },
      { role: 'tool', tool_call_id: 'a1', content: 'src/a.ts:1' },
    ]);
  });

  test('forbids calls, or omits the tools where the server does not accept that', async () => {
    const model = newModel();
    await askModel(model, { tools, mayCall: false });
    assert.equal(server.chats[0]?.body?.['tool_choice'], 'none');
    server.refuses.add('tool_choice');
    assert.equal((await askModel(model, { tools, mayCall: false })).text, 'Scripted answer.');
    assert.equal(server.chats.at(-1)?.body?.['tools'], undefined);
    await assertNothingLeft(server);
  });
});

suite('tool calls of a reply', () => {
  test('arrive in their order, before the end', async () => {
    server.script(toolCalls({ name: 'find', arguments: '{"name":"a"}' }, { name: 'find', arguments: '{"name":"b"}' }));
    const reply = await askModel(newModel(), { tools });
    assert.deepEqual(callsOf(reply), [
      { id: 'call_0', name: 'find', args: '{"name":"a"}' },
      { id: 'call_1', name: 'find', args: '{"name":"b"}' },
    ]);
    assert.deepEqual(reply.events.at(-1), { kind: 'end', reason: 'stop' });
    assert.equal(reply.error, undefined);
  });

  test('leave the text before them unchanged', async () => {
    server.script(answer('I look.', { finish: 'tool_calls', toolCalls: [{ name: 'find', arguments: '{}' }] }));
    const reply = await askModel(newModel(), { tools });
    assert.equal(reply.text, 'I look.');
    assert.equal(callsOf(reply).length, 1);
  });

  const forms: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> = {
    'by index, interleaved': [
      piece(0, 'a', 'find', ''),
      piece(1, 'b', 'read', '{"x'),
      piece(0, undefined, undefined, '{"n":1}'),
      piece(1, undefined, undefined, '":2}'),
    ],
    'by index, with the name in every piece': [
      piece(0, 'a', 'find', '{"n"'),
      piece(0, 'a', 'find', ':1}'),
      piece(1, 'b', 'read', '{"x":2}'),
    ],
    'by id, without an index': [
      piece(undefined, 'a', 'find', '{"n":'),
      piece(undefined, undefined, undefined, '1}'),
      piece(undefined, 'b', 'read', '{"x":2}'),
    ],
    'all with index 0': [piece(0, 'a', 'find', '{"n":1}'), piece(0, 'b', 'read', '{"x":2}')],
    'with arguments as an object': [piece(0, 'a', 'find', { n: 1 }), piece(1, 'b', 'read', { x: 2 })],
  };
  for (const [name, list] of Object.entries(forms))
    test(`are assembled ${name}`, async () => {
      server.script(deltas(list));
      assert.deepEqual(callsOf(await askModel(newModel(), { tools })), [
        { id: 'a', name: 'find', args: '{"n":1}' },
        { id: 'b', name: 'read', args: '{"x":2}' },
      ]);
    });

  test('get a unique id when the server sends none', async () => {
    server.script(deltas([piece(0, '', 'find', '{}'), piece(1, undefined, 'find', '{}')]));
    const ids = callsOf(await askModel(newModel(), { tools })).map(({ id }) => id);
    assert.deepEqual(ids, ['c00020000', 'c00020001']);
  });

  test('of an older server are read from function_call', async () => {
    server.script(deltas([{ function_call: { name: 'find', arguments: '{"n"' } }, { function_call: { arguments: ':1}' } }]));
    assert.deepEqual(
      callsOf(await askModel(newModel(), { tools })).map(({ name, args }) => [name, args]),
      [['find', '{"n":1}']],
    );
  });

  test('keep arguments that are not JSON', async () => {
    server.script(toolCalls({ name: 'find', arguments: '{"name": ' }));
    assert.equal(callsOf(await askModel(newModel(), { tools }))[0]?.args, '{"name": ');
  });

  test('are the same in one completion as in a stream', async () => {
    server.refuses.add('stream');
    server.script(toolCalls({ name: 'find', arguments: '{}' }));
    assert.equal(callsOf(await askModel(newModel(), { tools }))[0]?.id, 'call_0');
  });

  test('are dropped when the stream breaks off', async () => {
    server.script(deltas([piece(0, 'a', 'find', '{"n')], null));
    const reply = await askModel(newModel(), { tools });
    assertFailed(reply, 'model-interrupted');
    assert.deepEqual(callsOf(reply), []);
    await assertNothingLeft(server);
  });

  test('do not count as an answer when calls are forbidden', async () => {
    server.script(toolCalls({ name: 'find', arguments: '{}' }));
    const reply = await askModel(newModel(), { tools, mayCall: false });
    assertFailed(reply, 'model-empty');
    assert.deepEqual(callsOf(reply), []);
  });

  test('are complete and separate, wherever a stream is split', () => {
    const written = fc.array(fc.record({ name: fc.constantFrom('find', 'read'), args: fc.json({ maxDepth: 1 }) }), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(written, fc.integer({ min: 1, max: 7 }), (calls, size) => {
        const read = new ReplyToolCalls(0);
        for (const [index, { name, args }] of calls.entries()) {
          read.readDelta(piece(index, `id${index}`, name, ''));
          for (let at = 0; at < args.length; at += size) read.readDelta(piece(index, undefined, undefined, args.slice(at, at + size)));
        }
        assert.deepEqual(
          read.all,
          calls.map(({ name, args }, index) => ({ id: `id${index}`, name, args })),
        );
      }),
    );
  });
});

suite('a model without tools', () => {
  for (const [status, message] of [
    [400, 'registry.ollama.ai/library/gemma:2b does not support tools'],
    [404, 'No endpoints found that support tool use.'],
    [400, '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set'],
    [400, "Unsupported parameter: 'tools' is not supported with this model."],
  ] as const)
    test(`is recognised by its message: ${message}`, async () => {
      server.script(failure(status, { message }));
      const model = newModel();
      assertFailed(await askModel(model, { tools }), 'model-no-tools', [model.info.name]);
      assert.equal(server.chats.length, 1);
    });

  test('is not assumed for a refused request without tools', async () => {
    server.script(failure(400, { message: 'tools are broken' }));
    assertFailed(await askModel(newModel()), 'model-rejected');
  });
});
