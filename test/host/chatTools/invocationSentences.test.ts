// Words that the editor shows while a chat calls a tool, and the question for consent.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { invocationSentences } from '../../../src/vscode/chatTools/invocationSentences.ts';

suite('invocationWords', () => {
  test('names the look-up, who sees the code, and what is never shown', () => {
    const { message, consent } = invocationSentences({ tool: 'find_uses', input: { name: 'OrderService' }, scope: 'src/orders' });
    assert.match(message, /uses of `OrderService`/);
    assert.match(consent.message, /^Clew: finding all uses of `OrderService`\. Only `src\/orders`/);
    assert.match(consent.message, /model of this chat is shown the code.*ignored.*secrets/);
    assert.match(consent.title, /this chat/);
  });

  test('shows an argument of the model as code, without its Markdown', () => {
    const input = { question: '` [click](command:evil)\n# big `'.repeat(20) };
    const { message } = invocationSentences({ tool: 'explore_code', input });
    assert.match(message, /^Clew: looking for the code that answers `[^`\n]{1,121}`$/);
    assert.match(invocationSentences({ tool: 'read_lines', input: { path: 7 } }).message, /`\?`$/);
  });
});
