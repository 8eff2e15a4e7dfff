// Descriptions and cost of strategies and depths in the panel, in a real browser, and the card before the first request of a strategy.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { strategies, strategyNames } from '../../../src/core/base/settings/strategies.ts';
import type { AmountView, GateView, StrategyCostsView, Turn } from '../../../src/protocol/toPanel.ts';
import { plan } from './panelStates.ts';
import { openPanel, startBrowser, stateMessage, type PanelPage } from './panelPage.ts';
import { until } from '../../support/workbench.ts';

const amount = (least: number, most: number, strategy: AmountView['strategy'] = 'gap-filling'): AmountView => {
  return { strategy, least, most, tokens: most * 6000 };
};
const plans: StrategyCostsView = {
  strategies: Object.fromEntries(strategyNames.map((name, i) => [name, amount(Math.min(1, i), i, name)])),
  quick: amount(1, 1, 'single-pass'),
  deep: amount(1, 6),
};
const model = { state: 'ready', name: 'large', where: 'models.example', local: false } as const;
const gate: GateView = {
  ...{ destination: 'models.example', model: 'little', local: false, exposed: false, tokens: 900, places: [], secretsReplaced: 0 },
  plan,
};
const waitingTurn: Turn = { id: 't1', question: 'Where is it decided?', state: 'running', events: [] };

suite('the cost of questions in the panel', () => {
  let browser: Browser;
  before(async () => {
    browser = await startBrowser();
  });
  after(() => browser.close());

  async function panelWith(turns: readonly Turn[] = []): Promise<PanelPage> {
    const panel = await openPanel(browser);
    const state = stateMessage(turns);
    assert.ok(state.kind === 'state');
    await panel.send({ ...state, model, plans });
    await panel.page.waitForSelector('#question');
    return panel;
  }

  test('is described for each strategy, also to screen readers', async () => {
    const { page } = await panelWith();
    const details = page.locator('.explained').nth(1).locator('.detail');
    assert.equal(await details.first().isVisible(), false);
    await page.getByText('Strategy', { exact: true }).click();
    // An option that follows the settings needs no second line.
    await until('the strategies', async () => (await details.count()) === strategyNames.length);
    const lines = await details.allInnerTexts();
    for (const [i, name] of strategyNames.entries()) assert.ok(lines[i]?.startsWith(`${strategies[name].detail()}: `), lines[i]);
    assert.match(lines[2] ?? '', /1 to 2 requests, at most about 12.000 tokens in$/);
    const radio = page.getByRole('radio', { name: 'Several searches', exact: true });
    const described = await radio.evaluate((each) => document.getElementById(each.getAttribute('aria-describedby') ?? '')?.innerText);
    assert.equal(described, lines[2]);
    const box = await page.locator('.explained[open] .options').boundingBox();
    assert.ok(box && box.x >= 0 && box.x + box.width <= 400 && box.y >= 0, JSON.stringify(box));
    await page.close();
  });

  test('leaves strategies choosable by keyboard without asking or stopping', async () => {
    const { page, posted } = await panelWith([waitingTurn]);
    await page.locator('.explained summary').nth(1).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('radio', { name: 'By the settings' }).nth(0).waitFor();
    await page.waitForFunction(() => document.activeElement instanceof HTMLInputElement);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await until('the choice', () =>
      Promise.resolve(posted.some((each) => each.kind === 'choose' && each.choices.strategy === 'single-pass')),
    );
    await page.keyboard.press('Enter');
    await page.locator('.explained[open]').waitFor({ state: 'detached' });
    await page.keyboard.press('Enter');
    await page.locator('.explained[open]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.explained[open]').waitFor({ state: 'detached' });
    assert.ok(await page.evaluate(() => document.activeElement?.tagName === 'SUMMARY'));
    assert.deepEqual(
      posted.filter(({ kind }) => kind === 'ask' || kind === 'stop'),
      [],
    );
    await page.close();
  });

  test('is described for Quick and Deep, with a note about contradicting choices', async () => {
    const { page, posted, send } = await panelWith();
    await page.getByText('Depth', { exact: true }).click();
    await page.getByText('One request, one reply').waitFor();
    await page.getByText('Asks again for what is missing, up to 6 requests').click();
    await until('the choice', () => Promise.resolve(posted.some((each) => each.kind === 'choose' && each.choices.depth === 'deep')));
    await page.locator('.explained[open]').waitFor({ state: 'detached' });
    assert.equal(await page.locator('.uncounted').count(), 0);
    await send({ kind: 'choices', choices: { depth: 'quick', strategy: 'multi-step' } });
    await page.getByText('Quick asks once, so "Several searches" has no effect.').waitFor();
    await send({ kind: 'choices', choices: { depth: 'deep', strategy: 'single-pass' } });
    await page.getByText('"One pass" never asks again, so Deep has no effect.').waitFor();
    await page.locator('.explained summary').nth(1).click();
    await page.getByRole('button', { name: 'Show the prompts of the chosen one' }).click();
    await until('the prompts', () =>
      Promise.resolve(posted.some((each) => each.kind === 'showPrompts' && each.strategy === 'single-pass')),
    );
    await page.close();
  });

  test('is part of the question at the gate, or of a card when consent is given', async () => {
    const { page, posted, send } = await panelWith([{ ...waitingTurn, gate }]);
    const card = page.locator('.gate');
    await card.waitFor();
    const text = await card.innerText();
    assert.match(text, /Several searches: A small model splits the question/);
    assert.match(text, /2 to 4 requests, at most about 13.000 tokens in\. Token budget: 6.000/);
    assert.ok(!text.includes('To judge the results'));
    await card.getByText('Requests, one by one').click();
    assert.match(await card.innerText(), /To judge the results: 0 to 2 requests to little, at most about 3.000 tokens each/);
    assert.deepEqual(await card.locator('.actions button').allInnerTexts(), [
      'Send',
      'Send, and do not ask again in this workspace',
      'Answer without a model',
      'Choose another strategy',
    ]);
    await card.getByRole('button', { name: 'Show the prompts' }).click();
    await card.getByRole('button', { name: 'Choose another strategy' }).click();
    await until('both', () => Promise.resolve(posted.some((each) => each.kind === 'regenerate' && each.answerId === 't1')));
    assert.ok(posted.some((each) => each.kind === 'showPrompts' && each.strategy === 'multi-step'));
    await send({ kind: 'turn', turn: { ...waitingTurn, gate: { ...gate, consented: true } } });
    await card.getByText('First question with this strategy: "Several searches"').waitFor();
    assert.match(await card.innerText(), /To judge the results: 0 to 2 requests to little/);
    assert.deepEqual(await card.locator('.actions button').allInnerTexts(), ['Ask', 'Choose another strategy']);
    await page.waitForTimeout(500);
    await card.getByRole('button', { name: 'Ask', exact: true }).click();
    await until('the word', () => Promise.resolve(posted.some((each) => each.kind === 'gate' && each.decision === 'once')));
    await page.close();
  });
});
