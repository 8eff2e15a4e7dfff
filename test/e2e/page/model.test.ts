// Models in the panel, in a real browser: the card of the gate, notices with their remedies, the chip, the footer.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import type { Browser } from 'playwright-core';
import type { FromPanel } from '../../../src/protocol/fromPanel.ts';
import type { GateView, ModelView, Turn } from '../../../src/protocol/toPanel.ts';
import { answerRecord, citation } from '../../support/panel/answerRecord.ts';
import { openPanel, startBrowser, stateMessage, type PanelPage } from './panelPage.ts';

const place = (file: string, lineStart: number, lineEnd: number): GateView['places'][number] => ({
  root: '',
  file,
  lineStart,
  lineEnd,
  tokens: 9,
});
const gate: GateView = {
  destination: 'api.example.com',
  model: 'example-large',
  local: false,
  exposed: false,
  tokens: 3412,
  cost: { amount: 0.0123, currency: 'EUR' },
  places: [place('src/a.ts', 1, 24), place('src/b.ts', 3, 3), place('src/b.ts', 40, 44)],
  secretsReplaced: 2,
};
const running: Turn = { id: 't1', question: 'q', state: 'running', events: [] };
const use = { where: 'api.example.com', calls: 2, promptTokens: 3412, completionTokens: 512, cachedTokens: 1024 };
const done = (over: Parameters<typeof answerRecord>[0], turn: Partial<Turn> = {}): Turn => ({
  ...running,
  state: 'done',
  record: answerRecord(over),
  ...turn,
});

suite('models in the panel', () => {
  let browser: Browser;
  before(async () => {
    browser = await startBrowser();
  });
  after(() => browser.close());

  async function show(...turns: readonly Turn[]): Promise<PanelPage> {
    const panel = await openPanel(browser);
    await panel.send(stateMessage(turns));
    await panel.page.waitForSelector('#question');
    return panel;
  }

  /** A question that waits at the gate while the cursor is in the empty question box, as after asking. */
  async function atGate(over: Partial<GateView> = {}): Promise<PanelPage> {
    const panel = await show(running);
    await panel.page.locator('#question').focus();
    await panel.send({ kind: 'turn', turn: { ...running, gate: { ...gate, ...over } } });
    await panel.page.waitForSelector('.gate');
    return panel;
  }

  const sent = async (panel: PanelPage, kind: FromPanel['kind']): Promise<FromPanel> => {
    const limit = Date.now() + 30_000;
    for (;;) {
      const message = panel.posted.find((each) => each.kind === kind);
      if (message) return message;
      if (Date.now() > limit) throw new Error(`No ${kind} within 30 s`);
      await panel.page.waitForTimeout(20);
    }
  };

  test('show destination and content of a request at the gate', async () => {
    const { page } = await atGate();
    const text = (await page.locator('.gate').innerText()).replace(/\s+/g, ' ');
    for (const part of ['api.example.com', 'example-large', '3 places in 2 files', '3,412 tokens', '0.012 EUR', '2 secrets replaced'])
      assert.ok(text.includes(part), `${part} in: ${text}`);
    assert.match(text, /src\/a\.ts 1-24 src\/b\.ts 3, 40-44/);
    assert.match(await page.locator('.spoken').innerText(), /Send this to api\.example\.com\?.*3 places/, 'it is spoken, too');
    await page.close();
  });

  test('explain below an answer why vectors were missing, with a remedy', async () => {
    const error = 'api.example.com embeds nothing more for now; search continues without vectors: resume embedding later.';
    const retrievers = [
      { name: 'text', ran: true, found: 9, used: 2, ms: 3 },
      { name: 'vectors', ran: false, found: 0, used: 0, ms: 0, error },
    ];
    const panel = await show(done({ answer: 'It is here.', search: { retrievers, found: 9, used: 2 } }));
    assert.ok((await panel.page.locator('.notice.info').innerText()).includes(error));
    await panel.page.locator('.notice.info button').click();
    assert.deepEqual(await sent(panel, 'command'), { kind: 'command', command: 'clew.embeddingActions' });
    await panel.page.close();
    // Told as a notice too, it stands there once.
    const notices = [{ code: 'vectors-missing' as const, args: [error] }];
    const { page } = await show(done({ answer: 'It is here.', search: { retrievers, found: 9, used: 2 }, notices }));
    assert.equal(await page.locator('.notice').count(), 1);
    assert.ok((await page.locator('.notice.info').innerText()).includes('Embedder…'));
    await page.close();
  });

  test('warn of an unencrypted address', async () => {
    const { page } = await atGate({ exposed: true });
    assert.match(await page.locator('.gate .exposed').innerText(), /can read it, and the key too/);
    assert.match(await page.locator('.spoken').innerText(), /can read it, and the key too/);
    await page.close();
  });

  test('fold many files at the gate and count them', async () => {
    const places = Array.from({ length: 40 }, (_, n) => place(`src/file${n}.ts`, 1, 2));
    const { page } = await atGate({ places, local: true });
    assert.match(await page.locator('.gate').innerText(), /on this machine/);
    assert.equal(await page.locator('.gate .exposed').count(), 0);
    assert.equal(await page.locator('.gate .files').isVisible(), false);
    await page.locator('.gate details.fold > summary').click();
    assert.equal(await page.locator('.gate .files li').count(), 40);
    await page.locator('.gate .files').waitFor();
    await page.close();
  });

  for (const [name, decision] of [
    ['Send', 'once'],
    ['Send, and do not ask again in this workspace', 'always'],
    ['Answer without a model', 'never'],
  ] as const) {
    test(`pass on the decision "${name}" at the gate`, async () => {
      const panel = await atGate();
      await panel.page.getByRole('button', { name, exact: true }).click();
      assert.deepEqual(await sent(panel, 'gate'), { kind: 'gate', turnId: 't1', decision });
      await panel.page.close();
    });
  }

  test('offer to send all requests of an answer, with their number', async () => {
    const panel = await atGate({ following: 7 });
    await panel.page.getByRole('button', { name: 'Send, and up to 7 more requests for this answer', exact: true }).click();
    assert.deepEqual(await sent(panel, 'gate'), { kind: 'gate', turnId: 't1', decision: 'answer' });
    await panel.page.close();
    const alone = await atGate();
    assert.equal(await alone.page.getByRole('button', { name: /more request/ }).count(), 0);
    await alone.page.close();
  });

  test('move the focus from an empty question box to the gate and back, and ignore early keys', async () => {
    const panel = await atGate();
    const { page, send, posted } = panel;
    await page.waitForFunction(() => document.activeElement?.textContent?.trim() === 'Send');
    await page.keyboard.press('Enter');
    assert.ok(!posted.some(({ kind }) => kind === 'gate'), 'that Enter was meant for the question');
    await page.waitForTimeout(450);
    await page.keyboard.press('Enter');
    assert.deepEqual(await sent(panel, 'gate'), { kind: 'gate', turnId: 't1', decision: 'once' });
    await send({ kind: 'turn', turn: running });
    await page.waitForFunction(() => document.activeElement?.id === 'question');
    await page.close();
  });

  test('leave the focus in the question box while the person types', async () => {
    const { page, send } = await show(running);
    await page.locator('#question').fill('my next ques');
    await send({ kind: 'turn', turn: { ...running, gate } });
    await page.waitForSelector('.gate');
    await page.keyboard.type('tion');
    assert.equal(await page.locator('#question').inputValue(), 'my next question');
    await page.close();
  });

  test('stop with Escape and with the button in every state', async () => {
    const states: readonly Turn[] = [
      running,
      { ...running, gate },
      ...(['consent', 'asking', 'thinking', 'retrying', 'shrinking'] as const).map((status): Turn => ({
        ...running,
        events: [{ kind: 'status', status, args: ['5', 'there'] }],
      })),
      { ...running, events: [{ kind: 'delta', text: 'half' }] },
    ];
    for (const turn of states) {
      const { page, posted } = await show(turn);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Stop (Escape)' }).click();
      await page.waitForTimeout(100);
      assert.deepEqual(
        posted.filter(({ kind }) => kind === 'stop'),
        [{ kind: 'stop' }, { kind: 'stop' }],
      );
      await page.close();
    }
  });

  test('tell what the answer waits for', async () => {
    const { page, send } = await show(running);
    for (const [status, args, words] of [
      ['asking', ['large', 'localhost:1234'], 'Asking large at localhost:1234…'],
      ['thinking', [], 'large is thinking…'],
      ['retrying', ['7'], 'Trying again in 7 s…'],
      ['shrinking', [], 'The request was too long for the model: sending it again with less code…'],
      ['consent', [], 'Waiting for you: nothing has been sent yet.'],
    ] as const) {
      await send({ kind: 'event', turnId: 't1', event: { kind: 'status', status, args } });
      await page.locator('.working', { hasText: words }).waitFor();
    }
    await page.close();
  });

  test('explain above an answer why no model wrote it, with a remedy', async () => {
    for (const [code, button, command] of [
      ['model-refused', 'Test Connection', 'clew.testConnection'],
      ['model-unknown', 'Choose Model', 'clew.chooseModel'],
      ['model-over-cap', 'Show Usage', 'clew.showUsage'],
    ] as const) {
      const panel = await show(done({ notices: [{ code, args: ['localhost:1234', 'x'] }] }));
      const box = panel.page.locator('.notice.warning');
      assert.match(await box.innerText(), /localhost:1234/);
      const above = await panel.page.evaluate(
        () => document.querySelector('.notice')?.compareDocumentPosition(document.querySelector('clew-answer') as Element) === 4,
      );
      assert.ok(above);
      await box.getByRole('button', { name: button }).click();
      assert.deepEqual(await sent(panel, 'command'), { kind: 'command', command });
      await panel.page.close();
    }
  });

  test('continue a cut answer, and show the sent requests', async () => {
    const notices = [{ code: 'answer-cut', args: ['1500'] }] as const;
    const request = { ...gate, at: 1, purpose: 'answer' } as const;
    const panel = await show(done({ model: 'example-large', cut: true, notices }, { sent: [request] }));
    await panel.page.locator('.notice.info').getByRole('button', { name: 'Continue' }).click();
    assert.deepEqual(await sent(panel, 'continue'), { kind: 'continue', answerId: 't1' });
    await panel.page.getByRole('button', { name: 'What was sent' }).click();
    assert.deepEqual(await sent(panel, 'showSent'), { kind: 'showSent', answerId: 't1' });
    await panel.page.close();
  });

  test('show calls, tokens, cost and secrets in the footer, and mark estimates', async () => {
    const modelUse = { ...use, estimated: false, cost: 0.01234, currency: 'EUR' };
    const { page, send } = await show(done({ model: 'example-large', modelUse, secretsReplaced: 2 }));
    const facts = page.locator('.facts');
    assert.match(
      await facts.innerText(),
      /^example-large\s*·.*2 calls.*3,412 tokens in \(1,024 cached\), 512 out.*0\.012 EUR.*2 secrets replaced/s,
    );
    const estimated = { ...modelUse, calls: 1, cachedTokens: 0, estimated: true };
    await send({ kind: 'turn', turn: done({ model: 'example-large', modelUse: estimated }) });
    await page.getByText('about 0.012 EUR').waitFor();
    assert.match(await facts.innerText(), /1 call.*about 3,412 tokens in/s);
    await page.close();
  });

  test('have a chip beside the question box that chooses another', async () => {
    const panel = await show();
    const { page, send } = panel;
    await page.getByRole('button', { name: /^No model/ }).waitFor();
    const model: ModelView = { state: 'ready', name: 'qwen', where: 'localhost:11434', local: true };
    await send({ kind: 'model', model });
    const chip = page.getByRole('button', { name: /^qwen/ });
    assert.match((await chip.getAttribute('title')) ?? '', /localhost:11434, on this machine/);
    await send({ kind: 'model', model: { ...model, state: 'problem', message: 'Nothing answers there.' } });
    await page.locator('.model.problem .message', { hasText: 'Nothing answers there.' }).waitFor();
    await chip.click();
    assert.deepEqual(await sent(panel, 'command'), { kind: 'command', command: 'clew.chooseModel' });
    await page.close();
  });

  test('explain why a citation is not a link, also to the keyboard', async () => {
    const { page } = await show(
      done({ answer: 'So it is [1].', citations: [citation({ status: 'unsupported', reason: 'not in the lines' })] }),
    );
    const mark = page.locator('.citation.unsupported');
    assert.match((await mark.getAttribute('aria-label')) ?? '', /not in the lines/);
    await mark.focus();
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'orders.ts:10-12');
    assert.equal(await page.locator('button.citation').count(), 0);
    await page.close();
  });

  test('mark citations with an unchecked condition or with fewer lines than the answer cites', async () => {
    const open = citation({ unchecked: 'Not checked: when it is so.' });
    const clamped = citation({ n: 2, lineStart: 14, lineEnd: 15, reason: 'The answer cites lines 13-20.' });
    const { page } = await show(done({ answer: 'So it is [1]. So it was [2].', citations: [open, clamped] }));
    const mark = page.locator('button.citation.unchecked');
    assert.equal(await mark.count(), 1);
    assert.match((await mark.getAttribute('aria-label')) ?? '', /open .*orders\.ts:10-12\. Not checked: when it is so\.$/);
    assert.equal(await mark.evaluate((element) => getComputedStyle(element).borderBottomStyle), 'dotted');
    assert.match((await page.locator('[data-citation="2"]').getAttribute('aria-label')) ?? '', /The answer cites lines 13-20\.$/);
    await page.close();
  });

  test('ignore a damaged gate, and fit into 250 pixels', async () => {
    const { page, send } = await show(running);
    await page.setViewportSize({ width: 250, height: 700 });
    await page.evaluate(
      (turn) => window.postMessage({ kind: 'turn', turn: { ...turn, gate: { destination: 3 } } }, '*'),
      running as unknown as Record<string, unknown>,
    );
    await page.waitForTimeout(100);
    assert.equal(await page.locator('.gate').count(), 0);
    await send({ kind: 'turn', turn: { ...running, gate: { ...gate, destination: `${'very-long-name.'.repeat(6)}example.com` } } });
    await page.waitForSelector('.gate');
    assert.ok(
      await page.evaluate(() => document.documentElement.scrollWidth <= 250 && (document.getElementById('chat')?.scrollWidth ?? 0) <= 250),
    );
    await page.close();
  });
});
