// Tool calls that a model prints as text: run like native ones, never shown, and reported where they cannot be parsed.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { answer, toolCalls } from '../../../../support/scriptedReplies.ts';
import { agentSuite, messagesOf, resultsIn, tool } from '../../strategies/agentAsking.ts';
import { numberOf, promptOf, reply, told } from '../../../../support/askModel.ts';
import { dedent } from '../../../../support/dedent.ts';

/** The same call in the forms that models print. */
const forms: readonly (readonly [name: string, text: string])[] = [
  ['Hermes and Qwen', '<tool_call>\n{"name": "find_symbol", "arguments": {"name": "buy"}}\n</tool_call>'],
  [
    'Qwen Coder',
    dedent`
      <tool_call>
      <function=find_symbol>
      <parameter=name>
      buy
      </parameter>
      </function>
      </tool_call>`,
  ],
  ['Llama 3.1 with a function', '<function=find_symbol>{"name": "buy"}</function>'],
  ['Llama 3.1 with a tag of Python', '<|python_tag|>{"name": "find_symbol", "parameters": {"name": "buy"}}<|eom_id|>'],
  ['Mistral', '[TOOL_CALLS][{"name": "find_symbol", "arguments": {"name": "buy"}}]'],
  ['newer Mistral', '[TOOL_CALLS]find_symbol[ARGS]{"name": "buy"}'],
  [
    'GLM',
    dedent`
      <tool_call>find_symbol
      <arg_key>name</arg_key>
      <arg_value>buy</arg_value>
      </tool_call>`,
  ],
  ['Granite', '<|tool_call|>[{"name": "find_symbol", "arguments": {"name": "buy"}}]'],
  [
    'tags of invoking',
    dedent`
      <function_calls>
      <invoke name="find_symbol">
      <parameter name="name">buy</parameter>
      </invoke>
      </function_calls>`,
  ],
  ['a fence', '```json\n{"tool": "find_symbol", "arguments": {"name": "buy"}}\n```'],
  ['JSON alone', '{"name": "find_symbol", "parameters": {"name": "buy"}}'],
  [
    'a list of functions',
    '{"tool_calls": [{"type": "function", "function": {"name": "find_symbol", "arguments": "{\\"name\\": \\"buy\\"}"}}]}',
  ],
  ['careless JSON, not closed', "<think>Hm.</think><tool_call>{'name': 'find_symbol', 'arguments': {'name': 'buy',},}"],
];

suite('printed calls', () => {
  const { server, ask } = agentSuite();

  for (const [name, text] of forms)
    test(`are run and not shown: ${name}`, async () => {
      server.script(
        answer([...text]),
        answer((request) => `\`buy\`. [${numberOf(request, 'src/shop.ts')}:5]`),
      );
      const { record, events } = await ask();
      assert.deepEqual(
        record.toolCalls?.map((call) => [call.name, call.args, call.outcome]),
        [['find_symbol', 'name: buy', 'found']],
      );
      assert.deepEqual([record.citations[0]?.status, record.strategy, told(record)], ['verified', 'agent', ['secrets-replaced']]);
      assert.ok(events.every((event) => event.kind !== 'delta' || !/tool|find_symbol/.test(event.text)));
      const [called, result] = messagesOf(server.chats[1]).slice(-2);
      assert.deepEqual([called?.content ?? '', called?.tool_calls?.length, result?.tool_call_id], ['', 1, called?.tool_calls?.[0]?.id]);
    });

  test('are checked one by one like native calls', async () => {
    const calls = [
      dedent`
        <tool_call>
        <function=read_lines>
        <parameter=path>src/long.ts</parameter>
        <parameter=start>2</parameter>
        </function>
        </tool_call>`,
      '<tool_call>{"name": "delete_everything", "arguments": {}}</tool_call>',
      '<tool_call>{"name": "find_symbol", "arguments": {"symbol": "buy"}}</tool_call>',
    ];
    server.script(answer(calls.join('\n')), answer('Enough.'));
    const { record } = await ask();
    assert.deepEqual(
      record.toolCalls?.map(({ outcome }) => outcome),
      ['found', 'refused', 'refused'],
    );
    assert.match(resultsIn(server.chats[1])[1]?.content ?? '', /There is no tool "delete_everything"/);
  });

  test('are no calls where the reply has other text, even if it begins with JSON or a fence', async () => {
    for (const text of [
      dedent`
        \`\`\`json
        {"name": "buy", "price": 3}
        \`\`\`
        That is stored.`,
      '{"orders": [1]}',
      '```ts\nbuy();\n```',
      'It is called as `<tool_call>{"name": "find_symbol"}</tool_call>`.',
    ]) {
      server.reset();
      server.script(answer([...text]));
      const { record } = await ask();
      assert.deepEqual([record.answer, record.toolCalls, server.chats.length], [text, undefined, 1]);
    }
  });

  test('are plain text where no tools were offered', async () => {
    const text = '<tool_call>{"name": "find_symbol", "arguments": {"name": "buy"}}</tool_call>';
    server.script(answer(text));
    const { record } = await ask({ strategy: 'single-pass' });
    assert.deepEqual([record.answer, server.chats.length], [text, 1]);
  });

  test('are not run twice beside native calls', async () => {
    server.script(
      answer('<tool_call>{"name": "find_symbol", "arguments": {"name": "buy"}}</tool_call>', {
        finish: 'tool_calls',
        toolCalls: [tool('find_symbol', { name: 'buy' })],
      }),
      answer('Enough.'),
    );
    const { record } = await ask();
    assert.deepEqual([record.toolCalls?.length, record.answer], [1, 'Enough.']);
  });

  const garbled = '<tool_call>{"name": "find_symbol", "arguments": {"name": ';

  test('are reported to the model where they cannot be parsed, and it may call again', async () => {
    server.script(answer(garbled), toolCalls(tool('find_symbol', { name: 'buy' })), answer('Enough.'));
    const { record } = await ask();
    assert.deepEqual([record.answer, record.strategy, record.toolCalls?.length], ['Enough.', 'agent', 1]);
    const [wrote, said] = messagesOf(server.chats[1]).slice(-2);
    assert.deepEqual([wrote?.content, wrote?.tool_calls], [garbled.trim(), undefined]);
    assert.match(said?.content ?? '', /it cannot be read, so nothing was run/);
  });

  test('lead to gap filling with a notice where they cannot be parsed again', async () => {
    server.script(answer(garbled), answer('{"tool": "find_symbol", "arguments": [['), answer(reply('It is placed. [1:13]')));
    const { record, events } = await ask();
    assert.deepEqual([record.strategy, record.answer, told(record)[0]], ['gap-filling', 'It is placed. [1]', 'model-no-tools']);
    assert.ok(events.every((event) => event.kind !== 'delta' || !event.text.includes('find_symbol')));
    assert.equal(server.chats.at(-1)?.body?.['tools'], undefined);
    assert.doesNotMatch(promptOf(server.chats.at(-1)), /cannot be read/);
  });
});
