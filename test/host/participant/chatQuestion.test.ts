// A question to the chat participant: its text, mode and attachments.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { chatCommands, chatQuestion } from '../../../src/vscode/participant/chatQuestion.ts';

suite('chatQuestion', () => {
  const focus = { root: 'r', path: 'src/fee.ts', lineStart: 3, lineEnd: 9 };

  test('knows exactly the commands of the manifest', () => {
    const { contributes } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')) as {
      readonly contributes: { readonly chatParticipants: readonly { readonly commands: readonly { readonly name: string }[] }[] };
    };
    assert.deepEqual(
      contributes.chatParticipants[0]?.commands.map(({ name }) => name),
      chatCommands,
    );
  });

  test('sets the mode of the command and the attached code', () => {
    const request = chatQuestion('  why 500? ', 'why', [focus, { ...focus, path: 'src/b.ts' }]);
    assert.equal(request?.question, 'why 500?');
    assert.equal(request.about, 'src/fee.ts:3-9, src/b.ts:3-9');
    assert.deepEqual(request.options, { mode: 'diagnostic', modeBy: 'command', focus, attached: [{ ...focus, path: 'src/b.ts' }] });
    assert.deepEqual(chatQuestion('what is this?', undefined, [])?.options, {});
  });

  test('uses the default question of a command when code is attached, and asks nothing otherwise', () => {
    assert.equal(chatQuestion('', 'explain', [focus])?.question, 'How does this work?');
    assert.equal(chatQuestion(' ', 'explain', []), undefined);
    assert.equal(chatQuestion('', undefined, [focus]), undefined);
  });
});
