// Models as the host shows them: the chip, the sent requests and their preview, the memory for them, and the usage.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SentRecord } from '../../../src/models/gate/gate.ts';
import { editorModelId, modelView } from '../../../src/vscode/models/modelView.ts';
import { SentLog } from '../../../src/vscode/models/sentLog.ts';
import { sentRequestsText, requestPreviewText } from '../../../src/vscode/questions/sentRequestsText.ts';
import { readSettings } from '../../../src/vscode/settings/settings.ts';
import { usageText } from '../../../src/vscode/usageText.ts';
import { dedent } from '../../support/dedent.ts';

type View = ReturnType<typeof modelView>;

function view(settings: Readonly<Record<string, unknown>>): View {
  return modelView(readSettings((name) => settings[name.replace(/^clew\./, '')]));
}

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

describe('modelView', () => {
  const endpoint = { 'model.provider': 'endpoint', 'model.baseUrl': 'https://api.example.com/v1', 'model.large': 'big' };

  it('is empty without a model, and names a model that is ready', () => {
    assert.equal(view({}).state, 'none');
    assert.deepEqual(view(endpoint), { state: 'ready', name: 'big', where: 'api.example.com', local: false });
    const local = { ...endpoint, 'model.baseUrl': 'http://localhost:11434/v1', 'privacy.localOnly': true };
    assert.deepEqual(view(local), { state: 'ready', name: 'big', where: 'localhost:11434', local: true });
    assert.deepEqual(view({ 'model.provider': 'editor', 'model.large': 'copilot/a/b' }).name, 'a/b');
  });

  it('explains each problem in one sentence', () => {
    const problems = [
      { 'model.baseUrl': '' },
      { 'model.baseUrl': 'localhost' },
      { 'model.baseUrl': 'file:///etc/passwd' },
      { 'model.large': '' },
      { 'privacy.localOnly': true },
      { 'model.provider': 'editor' },
      { 'model.provider': 'editor', 'model.large': 'a/b', 'privacy.localOnly': true },
    ].map((over) => view({ ...endpoint, ...over }));
    for (const { state, message } of problems) {
      assert.equal(state, 'problem', message);
      assert.match(message ?? '', /Clew answers from the code alone: .+\.$/);
    }
  });

  it('splits the id of an editor model into vendor and model', () => {
    assert.deepEqual(editorModelId('vendor/family/one'), { vendor: 'vendor', model: 'family/one' });
    for (const wrong of ['', 'vendor', '/one', 'vendor/']) assert.equal(editorModelId(wrong), undefined);
  });
});

describe('sent requests', () => {
  it('are listed with places and with every message verbatim', () => {
    const { messages, ...listed } = sentRecord();
    const text = sentRequestsText({ question: 'Why?', requests: [listed], keptRecords: [sentRecord()], wasDropped: false });
    for (const part of [messages[0]?.content ?? 'no message', 'src/a.ts', '3', '9', '50', 'Destination: d', '````'])
      assert.ok(text.includes(part), part);
  });

  it('are listed without texts when these are gone, with the reason', () => {
    const [old, now] = [sentRecord({ model: 'old' }), sentRecord({ model: 'new', messages: [{ role: 'user', content: 'kept words' }] })];
    const some = sentRequestsText({ question: 'q', requests: [old, now], keptRecords: [now], wasDropped: false });
    assert.match(some, /only until the window is reloaded/);
    assert.ok(some.indexOf('kept words') > some.indexOf('Model: new'));
    assert.match(sentRequestsText({ question: 'q', requests: [old], keptRecords: [], wasDropped: true }), /no longer kept/);
    assert.match(sentRequestsText({ question: 'q', requests: [], keptRecords: [], wasDropped: false }), /Nothing was sent/);
  });

  it('are previewed before anything is sent', () => {
    const text = requestPreviewText('q', [sentRecord({ messages: [{ role: 'system', content: 'the words' }] })]);
    assert.match(text, /Nothing has been sent/);
    assert.match(text, /the words/);
  });

  it('are kept for the newest answers within the memory limit', () => {
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

describe('usageText', () => {
  it('is one table per day, with estimates marked and names escaped', () => {
    const model = {
      model: 'a|b',
      where: 'h',
      calls: 2,
      promptTokens: 12_000,
      completionTokens: 30,
      cachedTokens: 0,
      estimatedCalls: 1,
      cost: { EUR: 0.5 },
    };
    const text = usageText([{ day: '2026-03-01', models: [model] }], { amount: 3, currency: 'EUR' });
    assert.match(text, /## 2026-03-01/);
    assert.match(text, /\| a\\\|b \| h \| 2 \| ~12,000 \| ~0 \| ~30 \| ~0\.5000 EUR \|/);
    assert.match(text, /3 EUR/);
    assert.match(usageText([], { amount: 0, currency: '' }), /No model has been asked yet/);
  });
});
