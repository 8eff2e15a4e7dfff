// The documents about sent requests and about those that would be sent, and the memory for them.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { SentRecord } from '../../../src/models/gate/gate.ts';
import { SentLog } from '../../../src/vscode/models/sentLog.ts';
import { sentRequestsText, requestPreviewText } from '../../../src/vscode/sentRequests/sentRequestsText.ts';
import { dedent } from '../../support/dedent.ts';

function sentRecord(over: Partial<SentRecord> = {}): SentRecord {
  const place = { root: '', file: 'src/a.ts', lineStart: 3, lineEnd: 9, tokens: 40 };
  const messages = [
    {
      role: 'user',
      content: dedent`
        Why?
        \`\`\`
        code
        \`\`\``,
    },
  ] as const;
  return { at: 0, destination: 'd', model: 'm', purpose: 'answer', tokens: 50, places: [place], secretsReplaced: 2, messages, ...over };
}

suite('sent requests', () => {
  test('are listed with places and with every message verbatim', () => {
    const { messages, ...listed } = sentRecord();
    const text = sentRequestsText({ question: 'Why?', requests: [listed], keptRecords: [sentRecord()], wasDropped: false });
    for (const part of [messages[0]?.content ?? 'no message', 'src/a.ts', '3', '9', '50', 'Destination: d', '````'])
      assert.ok(text.includes(part), part);
  });

  test('are listed without texts when these are gone, with the reason', () => {
    const [old, now] = [sentRecord({ model: 'old' }), sentRecord({ model: 'new', messages: [{ role: 'user', content: 'kept words' }] })];
    const some = sentRequestsText({ question: 'q', requests: [old, now], keptRecords: [now], wasDropped: false });
    assert.match(some, /only until the window is reloaded/);
    assert.ok(some.indexOf('kept words') > some.indexOf('Model: new'));
    assert.match(sentRequestsText({ question: 'q', requests: [old], keptRecords: [], wasDropped: true }), /no longer kept/);
    assert.match(sentRequestsText({ question: 'q', requests: [], keptRecords: [], wasDropped: false }), /Nothing was sent/);
  });

  test('are previewed before anything is sent', () => {
    const text = requestPreviewText('q', [sentRecord({ messages: [{ role: 'system', content: 'the words' }] })]);
    assert.match(text, /Nothing has been sent/);
    assert.match(text, /the words/);
  });

  test('are kept for the newest answers within the memory limit', () => {
    const log = new SentLog(100);
    const words = (content: string): SentRecord => sentRecord({ messages: [{ role: 'user', content }] });
    log.add('a', words('x'.repeat(40)));
    log.add('b', words('y'.repeat(40)));
    log.add('a', words('z'.repeat(40)));
    assert.deepEqual([log.recordsOf('a').length, log.recordsOf('b').length, log.wasDropped('b'), log.wasDropped('a')], [2, 0, true, false]);
    log.add('c', words('c'.repeat(500)));
    assert.deepEqual([log.recordsOf('a').length, log.recordsOf('c').length], [0, 1]);
    log.clear();
    assert.deepEqual([log.recordsOf('c').length, log.wasDropped('a')], [0, false]);
  });
});
