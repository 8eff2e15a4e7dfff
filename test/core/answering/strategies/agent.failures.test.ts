// Failures of the strategy `agent`: unknown tools, wrong arguments, tools and models that fail. There is an answer all the same.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { CancellationSource, CancelledError } from '../../../../src/core/base/cancellation.ts';
import type { Model } from '../../../../src/core/ports.ts';
import { failure } from '../../../support/scriptedFaults.ts';
import { answer, toolCalls } from '../../../support/scriptedReplies.ts';
import { openProject } from '../../tools/toolFixture.ts';
import { agentSuite, messagesOf, question, resultsIn, tool } from './agentAsking.ts';
import { askWith, modelAt, numberOf, promptOf, reply, told } from '../../../support/askModel.ts';

suite('failures of agent', () => {
  const { server, codebase, ask } = agentSuite();

  suite('a failed call is reported to the model', () => {
    const cases: readonly (readonly [name: string, call: { readonly name: string; readonly arguments: string }, said: RegExp])[] = [
      ['an unknown tool', tool('delete_everything', {}), /Error: There is no tool "delete_everything"\. The tools are explore_code/],
      ['wrong arguments', tool('find_symbol', { symbol: 'buy' }), /Error: find_symbol: .*Its arguments are name/],
      [
        'arguments that are no JSON',
        { name: 'find_symbol', arguments: '{"name": "bu' },
        /Error: the arguments are no JSON object: \{"name": "bu/,
      ],
      ['arguments that are no object', { name: 'find_symbol', arguments: '["buy"]' }, /Error: the arguments are no JSON object/],
      ['a path out of the workspace', tool('read_lines', { path: '../../etc/passwd' }), /Error: .*leads out of the workspace/],
    ];
    for (const [name, call, said] of cases)
      test(name, async () => {
        server.script(
          toolCalls(call, tool('find_symbol', { name: 'buy' })),
          answer((request) => `\`buy\`. [${numberOf(request, 'src/shop.ts')}:5]`),
        );
        const { record } = await ask();
        assert.deepEqual(
          record.toolCalls?.map(({ outcome }) => outcome),
          ['refused', 'found'],
        );
        assert.match(resultsIn(server.chats.at(-1))[0]?.content ?? '', said);
        assert.equal(record.citations[0]?.status, 'verified');
        // Servers refuse a whole chat for arguments that are no JSON.
        for (const { tool_calls: calls = [] } of messagesOf(server.chats.at(-1)))
          for (const each of calls) JSON.parse(each.function.arguments);
      });

    test('when the tool fails', async () => {
      const opened = await openProject();
      server.script((request, response) => {
        opened.codebase.graph.paths = () => {
          throw new TypeError('the graph is broken');
        };
        return toolCalls(tool('trace_calls', { name: 'buy', to: 'charge' }))(request, response);
      }, answer('It is not known.'));
      const { record } = await ask({}, modelAt(server), opened.codebase);
      assert.deepEqual([record.toolCalls?.[0]?.outcome, record.answer], ['failed', 'It is not known.']);
      assert.match(resultsIn(server.chats.at(-1))[0]?.content ?? '', /trace_calls failed \(the graph is broken\)/);
      opened.codebase.dispose();
    });
  });

  suite('a model without function calling', () => {
    for (const [name, model, prepare] of [
      [
        'that says so',
        (): Model => ({
          ...modelAt(server),
          info: { ...modelAt(server).info, capabilities: { system: true, json: true, tools: false, usage: true } },
        }),
        () => undefined,
      ],
      [
        'whose server refuses tools',
        () => modelAt(server, { model: 'toolless' }),
        () => server.script(failure(400, { message: 'toolless does not support tools' })),
      ],
    ] as const)
      test(`${name} answers by gap filling, and people are told`, async () => {
        prepare();
        server.script(answer(reply('It is placed. [1:13]', '`charge`')), answer(reply('It is placed and charged. [1:13]')));
        const { record } = await ask({}, model());
        assert.deepEqual([record.strategy, told(record)[0]], ['gap-filling', 'model-no-tools']);
        assert.equal(record.passes[0]?.gaps[0]?.normalized, 'charge');
        assert.equal(server.chats.at(-1)?.body?.['tools'], undefined);
      });

    test('answers by gap filling also where the settings chose agent', async () => {
      const known = modelAt(server);
      const model: Model = { ...known, info: { ...known.info, capabilities: { ...known.info.capabilities, tools: false } } };
      for (const [settings, strategy, requests] of [
        [{}, 'gap-filling', 2],
        [{ 'features.gapResolution': false }, 'single-pass', 1],
      ] as const) {
        server.reset();
        server.script(answer(reply('It is placed. [1:13]', '`src/long.ts`')), answer(reply('It is placed and charged. [1:13]')));
        const { record } = await askWith(
          codebase(),
          question,
          { answering: model },
          { budget: 9000, settings: { strategy: 'agent', ...settings } },
        );
        assert.deepEqual([record.strategy, told(record)[0], server.chats.length], [strategy, 'model-no-tools', requests]);
        for (const { body, text } of server.chats) {
          assert.deepEqual([body?.['tools'], body?.['tool_choice']], [undefined, undefined]);
          assert.doesNotMatch(text, /look it up with the tools/);
        }
        assert.match(promptOf(server.chats[0]), strategy === 'gap-filling' ? /<missing>/ : /Who places orders/);
      }
    });
  });

  suite('a model that ends badly', () => {
    test('without an answer leads to one from the code, with its calls in the record', async () => {
      server.script(toolCalls(tool('find_symbol', { name: 'buy' })), failure(500, { message: 'out of memory' }));
      const { record } = await ask();
      assert.deepEqual([record.strategy, record.model, told(record)[0]], ['extractive', null, 'model-server-error']);
      assert.equal(record.toolCalls?.length, 1);
    });

    test('after a step with a proven sentence keeps that text, and a notice names the failure', async () => {
      server.script(
        toolCalls(tool('find_symbol', { name: 'buy' })),
        answer((request) => `\`buy\` places orders. [${numberOf(request, 'src/shop.ts')}:5]`, {
          finish: 'tool_calls',
          toolCalls: [tool('find_uses', { name: 'buy' })],
        }),
        failure(500, { message: 'out of memory' }),
      );
      const { record } = await ask();
      assert.deepEqual([record.strategy, record.stop], ['agent', 'error']);
      assert.match(record.answer, /places orders/);
      assert.equal(record.citations[0]?.status, 'verified');
      assert.ok(told(record).includes('model-server-error'));
      assert.equal(record.toolCalls?.length, 2);
    });

    test('after a step that only announces what it will do leads to an answer from the code', async () => {
      server.script(
        answer('I look at the shop first.', { finish: 'tool_calls', toolCalls: [tool('find_symbol', { name: 'buy' })] }),
        failure(500, { message: 'out of memory' }),
      );
      const { record } = await ask();
      assert.deepEqual([record.strategy, record.model], ['extractive', null]);
      assert.doesNotMatch(record.answer, /look at the shop/);
    });

    test('because a step is too long answers without its results', async () => {
      server.script(
        toolCalls(tool('read_lines', { path: 'src/long.ts' })),
        failure(400, { message: "This model's maximum context length is 2048 tokens.", code: 'context_length_exceeded' }),
        answer('As far as I have seen: orders.'),
      );
      const { record } = await ask();
      assert.deepEqual([record.answer, record.stop, told(record)[0]], ['As far as I have seen: orders.', 'budget', 'context-shrunk']);
      assert.doesNotMatch(promptOf(server.chats.at(-1)), /row 3 of the long file/);
      assert.equal(server.chats.at(-1)?.body?.['tool_choice'], 'none');
    });

    test('because the question is cancelled during a look-up has no answer', async () => {
      const source = new CancellationSource();
      server.script((request, response) => {
        source.cancel();
        return toolCalls(tool('find_symbol', { name: 'buy' }))(request, response);
      });
      await assert.rejects(
        askWith(codebase(), question, { answering: modelAt(server) }, { strategy: 'agent' }, source.token),
        CancelledError,
      );
    });
  });
});
