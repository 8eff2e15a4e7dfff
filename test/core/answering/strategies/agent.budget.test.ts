// Tokens for the look-ups of the strategy `agent`: the model is told, and exact lines are never cut while there is room.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { countTokens } from '../../../../src/core/packing/tokens.ts';
import { answer, toolCalls } from '../../../support/scriptedReplies.ts';
import { agentSuite, messagesOf, resultsIn, tool } from './agentAsking.ts';
import { promptOf } from '../../../support/askModel.ts';

suite('the room for look-ups of agent', () => {
  const { server, ask } = agentSuite(6000);
  const lines = (start: number, end: number): ReturnType<typeof tool> => tool('read_lines', { path: 'src/long.ts', start, end });
  /** Numbers of the lines of results, by result. */
  const shown = (n: number): readonly (readonly number[])[] =>
    resultsIn(server.chats[n]).map(({ content }) => [...content.matchAll(/^(\d+)\| /gm)].map(([, line]) => Number(line)));

  test('is stated in the first request, and all requests stay under the budget', async () => {
    server.script(toolCalls(lines(1, 300)), answer('Enough.'));
    const { record } = await ask();
    const prompt = promptOf(server.chats[0]);
    const [, told = ''] = /Room for look-ups: about (\d+) tokens for all results together, in at most 7 steps\./.exec(prompt) ?? [];
    assert.ok(Number(told) > 1000 && Number(told) < 6000, prompt.slice(-300));
    const [result] = resultsIn(server.chats[1]);
    assert.ok((await countTokens(result?.content ?? '')) <= Number(told), 'what was told is there');
    assert.ok(record.passes.every(({ tokens }) => tokens <= 6000));
  });

  test('has a few exact lines whole, beside calls that could take all of it', async () => {
    server.script(
      toolCalls(lines(100, 400), lines(1, 12), tool('explore_code', { question: 'long' }), lines(20, 59), lines(70, 78)),
      answer('Enough.'),
    );
    await ask();
    const [, first, , second, third] = shown(1);
    assert.deepEqual([first?.length, second?.length, third?.length], [12, 40, 9]);
    assert.ok((shown(1)[0]?.length ?? 0) < 300);
  });

  test('cannot be raised: the tools have no parameter for it', async () => {
    server.script(toolCalls(lines(1, 300), tool('find_uses', { name: 'buy' })), answer('Enough.'));
    await ask();
    const tools = JSON.stringify(server.chats[0]?.body?.['tools']);
    assert.match(tools, /"read_lines"/);
    assert.doesNotMatch(tools, /max_tokens":/);
    for (const { content } of resultsIn(server.chats[1])) assert.doesNotMatch(content, /Raise max_tokens|Index:/);
    assert.ok(messagesOf(server.chats[1]).length > 3);
  });
});
