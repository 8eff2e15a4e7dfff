// What the panel shows while an answer takes several passes, in a real browser: the draft stays, what is looked up, what became of it.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import type { AskEvent } from '../../src/core/answering/events.ts';
import type { GapRecord } from '../../src/core/answering/record.ts';
import type { Turn } from '../../src/protocol.ts';
import { answerRecord, citation, evidence } from '../webview/record.ts';
import { openPanel, startBrowser, stateMessage, type PanelPage } from './panelPage.ts';

const gap = (normalized: string, outcome: GapRecord['outcome'], over: Partial<GapRecord> = {}): GapRecord => {
  return { text: normalized, normalized, how: 'symbol', outcome, evidence: [], tokens: 0, ms: 1, ...over };
};
const gaps = [
  gap('close in src/orders.ts', 'found', { evidence: [2] }),
  gap('get', 'ambiguous', { candidates: ['a.get', 'b.get'] }),
  gap('Retry.from_int', 'external'),
  gap('frobnicate', 'not-found'),
];
const running: Turn = {
  id: 't1',
  question: 'q',
  state: 'running',
  events: [
    { kind: 'pass', n: 1, of: 3 },
    { kind: 'citation', citation: citation() },
    { kind: 'delta', text: 'The first draft [1].' },
  ],
};

describe('several passes in the panel', () => {
  let browser: Browser;
  before(async () => {
    browser = await startBrowser();
  });
  after(() => browser.close());

  async function show(turn: Turn): Promise<PanelPage> {
    const panel = await openPanel(browser);
    await panel.send(stateMessage([turn]));
    await panel.page.waitForSelector('article');
    return panel;
  }

  it('keeps the draft readable until the answer of the next pass is complete', async () => {
    const { page, send } = await show(running);
    const event = (one: AskEvent): Promise<void> => send({ kind: 'event', turnId: 't1', event: one });
    await page.waitForFunction(() => document.querySelector('clew-answer')?.textContent?.includes('The first draft'));
    await event({ kind: 'status', status: 'looking-up', args: ['2', 'close, get'] });
    await page.waitForFunction(() => document.querySelector('.working')?.textContent?.includes('Looking up 2 missing pieces: close, get'));
    await event({ kind: 'pass', n: 2, of: 3 });
    await event({ kind: 'delta', text: 'The refined answer, so far.' });
    await page.waitForFunction(() =>
      document.querySelector('.working')?.textContent?.includes('Pass 2: writing the answer anew, 27 characters'),
    );
    assert.match(await page.locator('clew-answer').innerText(), /The first draft/);
    assert.equal(await page.locator('article.refining').count(), 1);
    assert.equal(await page.locator('clew-answer button.citation').count(), 1, 'the draft is still linked');
    await event({ kind: 'done', record: answerRecord({ answer: 'The refined answer [1].' }) });
    await page.waitForFunction(() => document.querySelector('clew-answer')?.textContent?.includes('The refined answer'));
    assert.equal(await page.locator('article.refining').count(), 0);
  });

  it('says of each missing piece what became of it, and opens what was found, by keyboard too', async () => {
    const passes = [
      { n: 1, gaps, evidenceAdded: [1], tokens: 900, ms: 5 },
      { n: 2, gaps: [], evidenceAdded: [2], tokens: 300, ms: 5 },
    ];
    const found = evidence({ n: 2, file: 'src/orders.ts', lineStart: 40, lineEnd: 44, pass: 2 });
    const { page, posted } = await show({
      ...running,
      state: 'done',
      events: [],
      record: answerRecord({ passes, evidence: [evidence(), found] }),
    });
    const ledger = page.locator('details.gaps');
    assert.equal((await ledger.locator('summary').innerText()).trim(), '2 passes, found 1 of 4 missing pieces');
    await ledger.locator('summary').focus();
    await page.keyboard.press('Enter');
    const lines = (await ledger.locator('li').allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim());
    assert.deepEqual(lines, [
      'close in src/orders.ts found orders.ts:40',
      'get ambiguous: 2 could be meant',
      'Retry.from_int not of this workspace: it comes from a library',
      'frobnicate not found in this workspace',
    ]);
    await ledger.getByRole('button', { name: 'orders.ts:40' }).focus();
    await page.keyboard.press('Enter');
    assert.deepEqual(posted.at(-1), { kind: 'openEvidence', answerId: 't1', n: 2 });
  });

  it('lists nothing where nothing was missing', async () => {
    const { page } = await show({ ...running, state: 'done', events: [], record: answerRecord() });
    assert.equal(await page.locator('details.gaps').count(), 0);
  });
});
