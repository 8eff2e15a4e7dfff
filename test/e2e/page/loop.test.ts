// An answer that takes several passes, in a real browser: the draft, the gaps and their outcomes, and how the person steers.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import type { Browser } from 'playwright-core';
import type { AskEvent } from '../../../src/core/answering/record/events.ts';
import type { GapRecord, QueryRecord } from '../../../src/core/answering/record/answerRecord.ts';
import type { FromPanel } from '../../../src/protocol/fromPanel.ts';
import type { Turn } from '../../../src/protocol/toPanel.ts';
import { until } from '../../support/workbench.ts';
import { answerRecord, citation, evidence } from '../../support/panel/answerRecord.ts';
import { openPanel, startBrowser, stateMessage, type PanelPage } from './panelPage.ts';

const gap = (normalized: string, outcome: GapRecord['outcome'], over: Partial<GapRecord> = {}): GapRecord => {
  return { text: normalized, normalized, how: 'symbol', outcome, evidence: [], tokens: 0, ms: 1, ...over };
};
const gaps = [
  gap('close in src/orders.ts', 'found', { evidence: [2] }),
  gap('get', 'ambiguous', { candidates: ['a.get', 'b.get'] }),
  gap('Retry.from_int', 'external'),
  gap('frobnicate', 'not-found'),
  gap('out/a.js', 'ignored', { how: 'file', rule: 'Left out by a line of an ignore file: .gitignore:3 out' }),
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

/** Messages of the person's clicks to the host, as soon as there are `count` of them. */
async function awaitRequests(posted: readonly FromPanel[], count: number): Promise<readonly FromPanel[]> {
  const postedRequests = (): FromPanel[] => posted.filter(({ kind }) => kind !== 'ready');
  await until(`${count} messages`, () => Promise.resolve(postedRequests().length >= count));
  return postedRequests();
}

suite('an answer with several passes', () => {
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

  test('keeps the draft readable until the next pass is complete', async () => {
    const { page, send } = await show(running);
    const event = (one: AskEvent): Promise<void> => send({ kind: 'event', turnId: 't1', event: one });
    await page.waitForFunction(() => document.querySelector('clew-answer')?.textContent?.includes('The first draft'));
    await event({ kind: 'status', status: 'looking-up', args: ['2', 'close, get'] });
    await page.waitForFunction(() => document.querySelector('.working')?.textContent?.includes('Looking up 2 missing pieces: close, get'));
    await event({ kind: 'pass', n: 2, of: 3 });
    await event({ kind: 'delta', text: 'The refined answer, so far.' });
    await page.waitForFunction(() =>
      document.querySelector('.working')?.textContent?.includes('Pass 2: rewriting the answer, 27 characters'),
    );
    assert.match(await page.locator('clew-answer').innerText(), /The first draft/);
    assert.equal(await page.locator('article.refining').count(), 1);
    assert.equal(await page.locator('clew-answer button.citation').count(), 1, 'the draft is still linked');
    await event({ kind: 'done', record: answerRecord({ answer: 'The refined answer [1].' }) });
    await page.waitForFunction(() => document.querySelector('clew-answer')?.textContent?.includes('The refined answer'));
    assert.equal(await page.locator('article.refining').count(), 0);
  });

  test('lists the outcome of each gap, and opens its place by keyboard', async () => {
    const passes = [
      { n: 1, gaps, evidenceAdded: [1], tokens: 900, ms: 5 },
      { n: 2, gaps: [], evidenceAdded: [2], leftOut: [1], tokens: 300, ms: 5 },
    ];
    const found = evidence({ n: 2, file: 'src/orders.ts', lineStart: 40, lineEnd: 44, pass: 2 });
    const { page, posted } = await show({
      ...running,
      state: 'done',
      events: [],
      record: answerRecord({ model: 'scripted-large', passes, evidence: [evidence(), found] }),
    });
    const ledger = page.locator('details.gaps');
    assert.equal((await ledger.locator('summary').innerText()).trim(), '2 passes, found 1 of 5 missing pieces');
    await ledger.locator('summary').focus();
    await page.keyboard.press('Enter');
    const lines = (await ledger.locator('li').allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim());
    assert.deepEqual(lines, [
      'close in src/orders.ts found orders.ts:40',
      'get ambiguous: 2 could be meant',
      'Retry.from_int not in this workspace: it comes from a library',
      'frobnicate not found in this workspace',
      'out/a.js Left out by a line of an ignore file: .gitignore:3 out',
    ]);
    await ledger.getByRole('button', { name: 'orders.ts:40' }).focus();
    await page.keyboard.press('Enter');
    assert.deepEqual(posted.at(-1), { kind: 'openEvidence', answerId: 't1', n: 2 });
    const timeline = await page.locator('.timeline').allTextContents();
    assert.match(timeline.join(' '), /1 place that the answer did not cite was removed to make room/);
  });

  test('shows each search, and lists the rounds with results and judgements', async () => {
    const queryRecord = (query: string, by: QueryRecord['by'], round: number, fresh: number): QueryRecord => ({
      ...{ query, by, round, found: 7, fresh, ms: 1 },
      best: { root: '', file: 'src/store/stock.ts', line: 12 },
    });
    const { page, send } = await show({ ...running, events: [] });
    const event = (one: AskEvent): Promise<void> => send({ kind: 'event', turnId: 't1', event: one });
    const awaitProgress = (words: string): Promise<unknown> =>
      page.waitForFunction((text) => document.querySelector('.working')?.textContent?.includes(text), words);
    await event({ kind: 'classified', mode: answerRecord().mode });
    await event({ kind: 'status', status: 'analysing', args: ['small', 'here'] });
    await awaitProgress('small is working out what to look for');
    await event({ kind: 'analysed', analysis: { complex: true, components: ['Stock'], followUps: [], defaulted: [] } });
    await event({ kind: 'query', query: queryRecord('Where?', 'question', 1, 7) });
    await event({ kind: 'status', status: 'searching', args: ['1', '3', 'stock'] });
    await awaitProgress('Search 1 of 3: stock');
    await event({ kind: 'query', query: { ...queryRecord('Stock', 'component', 1, 3), wants: 'documentation' } });
    await event({ kind: 'status', status: 'judging', args: ['small', 'here'] });
    await awaitProgress('small is judging what was found');
    await event({ kind: 'judged', judgement: { round: 1, complete: false, missing: ['the fee'] } });
    await event({ kind: 'query', query: queryRecord('fee', 'follow-up', 2, 1) });
    await page.locator('details.timeline > summary').click();
    const steps = page.locator('details.timeline .step');
    assert.deepEqual(
      (await steps.allInnerTexts()).map((text) => text.trim()),
      [
        'Classified as Conceptual by rules',
        'Split up as a complex question',
        'Round 1: 2 searches, new places: 10',
        'Judged insufficient: the fee',
        'Round 2: 1 search, new places: 1',
      ],
    );
    await steps.nth(2).locator('summary').click();
    assert.match(await steps.nth(2).innerText(), /Stock \(in documents\) places: 7, new: 3, first stock\.ts:12/);
  });

  test('lists no gaps when there were none', async () => {
    const { page } = await show({ ...running, state: 'done', events: [], record: answerRecord() });
    assert.equal(await page.locator('details.gaps').count(), 0);
  });

  test('waits for the person, who skips gaps, adds a file or keeps the draft', async () => {
    const missing = [
      { gap: 'close', skipped: false },
      { gap: 'frobnicate', skipped: true },
    ];
    const { page, posted, send } = await show({ ...running, steer: { held: false, added: [] } });
    const steering = page.locator('.steering');
    const hold = steering.getByRole('button', { name: 'Ask me first' });
    assert.equal(await hold.getAttribute('aria-pressed'), 'false');
    assert.equal(await steering.getByRole('button', { name: 'Keep this answer' }).count(), 0, 'there is no whole answer to keep yet');
    await hold.focus();
    await page.keyboard.press('Enter');
    await send({ kind: 'turn', turn: { ...running, steer: { held: true, added: ['src/retry.ts'], missing } } });
    await steering.getByText('Added for the next pass: src/retry.ts').waitFor();
    assert.match(await page.locator('.working').innerText(), /Waiting for you/);
    const [close, frobnicate] = ['close', 'frobnicate'].map((name) => steering.getByRole('checkbox', { name }));
    assert.deepEqual([await close?.isChecked(), await frobnicate?.isChecked()], [true, false]);
    await close?.focus();
    await page.keyboard.press('Space');
    for (const name of ['Look up 1 piece', 'Add a file…', 'Keep this answer']) await steering.getByRole('button', { name }).click();
    assert.deepEqual(await awaitRequests(posted, 5), [
      { kind: 'hold', answerId: 't1', on: true },
      { kind: 'skipGap', answerId: 't1', gap: 'close', skip: true },
      { kind: 'goOn', answerId: 't1' },
      { kind: 'addFile', answerId: 't1' },
      { kind: 'stop' },
    ]);
  });

  test('takes marks on evidence and asks again with them', async () => {
    const { page, posted } = await show({
      ...running,
      state: 'done',
      events: [],
      record: answerRecord(),
      marks: [{ n: 1, mark: 'pinned' }],
    });
    await page.locator('.marks').getByText('1 source is marked as important.').waitFor();
    await page.locator('details.sources > summary').click();
    const [matters, irrelevant] = ['1: Important', '1: Not relevant'].map((name) => page.getByRole('button', { name }));
    assert.deepEqual([await matters?.getAttribute('aria-pressed'), await irrelevant?.getAttribute('aria-pressed')], ['true', 'false']);
    // The flow tree has badges; what can be clicked here is none.
    const related = page.getByRole('button', { name: '1: Show related code' });
    assert.equal(await related.evaluate((button) => getComputedStyle(button).backgroundColor), 'rgba(0, 0, 0, 0)');
    await matters?.click();
    await irrelevant?.click();
    await page.getByRole('button', { name: 'Ask Again With This' }).click();
    assert.deepEqual(await awaitRequests(posted, 3), [
      { kind: 'mark', answerId: 't1', n: 1, mark: 'none' },
      { kind: 'mark', answerId: 't1', n: 1, mark: 'excluded' },
      { kind: 'askAgain', answerId: 't1' },
    ]);
  });

  test('shows two answers to one question side by side with their differences', async () => {
    const done: Turn = { ...running, state: 'done', events: [], record: answerRecord() };
    const again: Turn = { ...done, id: 't2', of: 't1', record: answerRecord({ model: 'reader', answer: 'Otherwise [1].' }) };
    const { page, posted, send } = await show({ ...done, aside: true });
    await send(stateMessage([{ ...done, aside: true }, again]));
    await page.getByText('Answer 2 of 2').waitFor();
    assert.equal(await page.locator('article').count(), 1);
    await page.getByRole('button', { name: 'Previous answer' }).click();
    await page.getByRole('button', { name: 'Side by side' }).click();
    await send(stateMessage([done, again]));
    await page.locator('.beside').waitFor();
    assert.deepEqual(await page.locator('.beside article').evaluateAll((all) => all.map((each) => each.dataset['turn'])), ['t1', 't2']);
    assert.deepEqual(await page.locator('.comparison thead th').allInnerTexts(), ['Answer 1 of 2', 'Answer 2 of 2']);
    const differing = page.locator('.comparison tr.differs');
    assert.deepEqual(
      (await differing.allInnerTexts()).map((text) => text.trim().split(/\s+/)),
      [['Model', 'none', 'reader']],
    );
    assert.equal(await page.getByRole('button', { name: 'Side by side' }).first().getAttribute('aria-pressed'), 'true');
    await page.getByRole('button', { name: 'Side by side' }).first().click();
    assert.deepEqual(await awaitRequests(posted, 3), [
      { kind: 'showVersion', answerId: 't1' },
      { kind: 'sideBySide', answerId: 't2', on: true },
      { kind: 'sideBySide', answerId: 't1', on: false },
    ]);
  });
});
