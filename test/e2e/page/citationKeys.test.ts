// Keys for citations: from the question box to a citation, and from one to the next, without citations in closed folds.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { answerRecord, citation } from '../../support/panel/answerRecord.ts';
import { openPanel, startBrowser, stateMessage, type PanelPage } from './panelPage.ts';

suite('citations by keyboard', () => {
  let browser: Browser;
  let panel: PanelPage;
  const focused = (): Promise<string> =>
    panel.page.evaluate(() => document.activeElement?.textContent?.trim() || (document.activeElement?.id ?? ''));

  before(async () => {
    browser = await startBrowser();
    panel = await openPanel(browser);
    const citations = [1, 2, 3].map((n) => citation({ n, lineStart: n * 10, lineEnd: n * 10 }));
    const answer = 'One [1] and two [2].\n\nMore [3].';
    const folds = [{ start: 22, end: answer.length, label: '1 more' }];
    const record = answerRecord({ answer, citations, folds });
    const older = answerRecord({ answer: 'Old [1].', citations: citations.slice(0, 1) });
    await panel.send(
      stateMessage([
        { id: 't0', question: 'q', state: 'done', events: [], record: older },
        { id: 't1', question: 'q', state: 'done', events: [], record },
      ]),
    );
    await panel.page.waitForSelector('article[data-turn=t1] button.citation');
  });
  after(() => browser.close());

  test('are reached from the question box and from each other by Alt with an arrow key', async () => {
    const { page } = panel;
    await page.focus('#question');
    const inNewest = (): Promise<boolean> => page.evaluate(() => document.activeElement?.closest('[data-turn=t1]') !== null);
    await page.keyboard.press('Alt+ArrowDown');
    const first = await focused();
    assert.ok(await inNewest(), first);
    await page.keyboard.press('Alt+ArrowDown');
    assert.notEqual(await focused(), first);
    await page.keyboard.press('Alt+ArrowUp');
    assert.equal(await focused(), first);
    await page.keyboard.press('Enter');
    await panel.page.waitForTimeout(50);
    assert.ok(panel.posted.some(({ kind }) => kind === 'openCitation'));
    await page.keyboard.press('Escape');
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'question');
  });

  test('are skipped in a closed fold, and reached when it is open', async () => {
    const { page } = panel;
    await page.focus('#question');
    await page.keyboard.press('Alt+ArrowUp');
    const last = await focused();
    await page.locator('[data-turn=t1] details.fold.more > summary').click();
    await page.focus('#question');
    await page.keyboard.press('Alt+ArrowUp');
    assert.notEqual(await focused(), last);
    assert.equal(await page.locator('[data-turn=t1] > clew-answer').count(), 1);
  });

  test('are reached by a button that names the key', async () => {
    await panel.page.locator('[data-turn=t1] button[title="Next citation (Alt+Down)"]').click();
    assert.ok(await panel.page.evaluate(() => document.activeElement?.matches('button.citation')));
  });
});
