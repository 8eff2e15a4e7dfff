// The form of rare choices below the question box, in a real browser and by keyboard alone.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import type { Browser } from 'playwright-core';
import { openPanel, startBrowser, stateMessage } from './panelPage.ts';
import { until } from '../../support/workbench.ts';

suite('rare choices in the panel', () => {
  let browser: Browser;
  before(async () => {
    browser = await startBrowser();
  });
  after(() => browser.close());

  test('are set by keyboard in a folded form, without asking the question', async () => {
    const { page, posted, send } = await openPanel(browser);
    const state = stateMessage([]);
    assert.ok(state.kind === 'state');
    await send({ ...state, draft: 'half a question', model: { state: 'ready', name: 'm', where: 'h', local: true } });
    await page.waitForSelector('#question');
    const latest = (): unknown => posted.findLast(({ kind }) => kind === 'choose');
    const awaitChoices = (choices: object): Promise<unknown> =>
      until('the choice', async () => isDeepStrictEqual(latest(), { kind: 'choose', choices }));
    assert.equal(await page.getByLabel('Limit to').isVisible(), false);
    await page.locator('.more summary').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type(' src/store ');
    await page.keyboard.press('Enter');
    await awaitChoices({ scope: 'src/store' });
    const chosen = { scope: 'src/store' };
    await send({ kind: 'choices', choices: chosen });
    await page.getByText('More (1 chosen)').waitFor();
    await page.getByRole('combobox', { name: 'Maximum passes' }).selectOption({ label: '2' });
    await awaitChoices({ ...chosen, passes: 2 });
    await page.getByRole('combobox', { name: 'Source code' }).selectOption({ label: 'Signatures only' });
    await awaitChoices({ ...chosen, includeSource: false });
    await page.getByRole('combobox', { name: 'Call graph' }).selectOption({ label: 'Calls are followed' });
    await awaitChoices({ ...chosen, useGraph: true });
    assert.ok(!posted.some(({ kind }) => kind === 'ask'));
    await page.close();
  });
});
