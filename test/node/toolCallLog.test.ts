// The list of tool calls of other agents: servers write it, and the editor reads it for its open folders.
import assert from 'node:assert/strict';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { addToolCall, readToolCalls, removeToolCalls, type LoggedToolCall } from '../../src/node/toolCallLog.ts';
import { shownCallsText } from '../../src/vscode/chatTools/shownCallsText.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

function call(at: number, root: string): LoggedToolCall {
  const places = [{ root: '', file: 'src/a.ts', lineStart: 1, lineEnd: 4, tokens: 9 }];
  return { at, tool: 'find_uses', client: 'an agent', roots: [root], outcome: 'found', tokens: 12, places, secretsReplaced: 1 };
}

test('reads the calls of given roots, newest first, and skips damaged lines', async (t) => {
  const folder = temporaryFolder('tool-calls', t);
  for (const record of [call(1, 'here'), call(2, 'elsewhere'), call(3, 'here')]) await addToolCall(folder, record);
  appendFileSync(join(folder, 'tool-calls.jsonl'), '{"at": "yesterday"}\n{"at": 4, "to');
  const calls = await readToolCalls(folder, new Set(['here']), 10);
  assert.deepEqual(
    calls.map(({ at }) => at),
    [3, 1],
  );
  assert.equal((await readToolCalls(folder, new Set(['here']), 1)).length, 1);
  await removeToolCalls(folder);
  assert.deepEqual(await readToolCalls(folder, new Set(['here']), 10), []);
});

test('lists a call of another agent with its name and lines', () => {
  const { roots: _, places, ...record } = call(1, 'here');
  const text = shownCallsText([{ ...record, args: '', places: [...places] }], () => undefined);
  assert.match(text, /## find_uses · an agent\n[^]*src\/a\.ts, lines 1 to 4/);
});
