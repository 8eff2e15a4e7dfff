// The card with the lines of a citation, in a real browser: its colours, and when it closes.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { answerRecord, citation } from '../../support/panel/answerRecord.ts';
import { openPanel, startBrowser, stateMessage } from './panelPage.ts';

suite('the card with cited lines', () => {
  let browser: Browser;
  before(async () => {
    browser = await startBrowser();
  });
  after(() => browser.close());

  test('colours the lines by the language of their file, and can be scrolled', async () => {
    const { page, send, complaints } = await openPanel(browser);
    const record = answerRecord({ answer: 'Answer [1].', citations: [citation()] });
    await send(stateMessage([{ id: 't1', question: 'q', state: 'done', events: [], record }]));
    await page.waitForSelector('button.citation');
    await page.locator('button.citation').focus();
    const text = ["const a = 'one';", ...Array.from({ length: 80 }, (_, i) => `call(${i}, '${'long '.repeat(40)}');`)].join('\n');
    await send({ kind: 'lines', answerId: 't1', of: 'citation', n: 1, place: 'src/orders.ts:10', firstLine: 10, text });
    await page.locator('.peek .hljs-keyword', { hasText: 'const' }).waitFor();
    await page.locator('.peek .left', { hasText: '… 21 more lines' }).waitFor({ state: 'attached' });
    await page.locator('.peek pre').evaluate((pre) => pre.scrollTo(200, 100));
    await page.waitForTimeout(100);
    assert.ok(await page.locator('.peek').isVisible(), 'it goes when the answer moves, not when its own lines do');
    await page.locator('#chat').evaluate((chat) => chat.dispatchEvent(new Event('scroll')));
    await page.locator('.peek').waitFor({ state: 'hidden' });
    assert.deepEqual(complaints, []);
    await page.close();
  });

  test('stays closed after a click on the citation until the mouse was elsewhere', async () => {
    const { page, send, posted } = await openPanel(browser);
    const record = answerRecord({ answer: 'Answer [1].', citations: [citation()] });
    await send(stateMessage([{ id: 't1', question: 'q', state: 'done', events: [], record }]));
    const peekCount = (): number => posted.filter(({ kind }) => kind === 'peek').length;
    await page.click('button.citation');
    await page.waitForTimeout(400);
    assert.equal(peekCount(), 0);
    await page.hover('#question');
    await page.hover('button.citation');
    await page.waitForTimeout(400);
    assert.equal(peekCount(), 1);
    await page.close();
  });
});
