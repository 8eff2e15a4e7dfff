// The panel in a real browser with randomly damaged records: it is never blank and shows every undamaged answer.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import type { Browser } from 'playwright-core';
import type { ToPanel } from '../../../src/protocol/toPanel.ts';
import { damaged, randomNumbers } from '../../support/damage.ts';
import { doneTurn, events, runningTurn } from '../../support/panel/fullTurn.ts';
import { panelState } from '../../support/panel/panelState.ts';
import { openPanel, startBrowser, type PanelPage } from './panelPage.ts';

const rounds = process.env['CLEW_LONG_TESTS'] ? 2000 : 250;

suite('damaged records', { timeout: 4 * 60_000 }, () => {
  let browser: Browser;
  let panel: PanelPage;
  before(async () => {
    browser = await startBrowser();
    panel = await openPanel(browser);
  });
  after(() => browser.close());

  /** Sends messages to the panel and returns the texts of its answers four frames later, by the id of their turn. */
  function answerTexts(messages: readonly unknown[]): Promise<Readonly<Record<string, string>>> {
    return panel.page.evaluate(async (all) => {
      for (const message of all) window.postMessage(message, '*');
      const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
      for (let i = 0; i < 4; i++) await frame();
      const articles = [...document.querySelectorAll<HTMLElement>('article.turn')];
      return Object.fromEntries(articles.map((each) => [each.dataset['turn'], each.querySelector('clew-answer')?.textContent ?? '']));
    }, messages);
  }

  test('are left out of the first state, with one note', async () => {
    const bad = { ...doneTurn('bad', 'Bad'), record: { answer: 7 } };
    const texts = await answerTexts([
      { ...panelState(), turns: [doneTurn('a', 'The first answer.'), bad, null, doneTurn('b', 'The other answer.')] },
    ]);
    assert.deepEqual(Object.keys(texts), ['a', 'b']);
    assert.match(texts['a'] ?? '', /The first answer\./);
    const notes = await panel.page.locator('.unreadable').allInnerTexts();
    assert.deepEqual(
      notes.map((note) => note.trim()),
      ['2 records could not be read and are left out. Everything else is here.'],
    );
  });

  test('leave every undamaged answer on the screen, whatever is damaged', async () => {
    const random = randomNumbers(7);
    for (let round = 0; round < rounds; round++) {
      const [first, last] = [`First of round ${round}.`, `Last of round ${round}.`];
      const bad = { ...damaged(round % 2 ? doneTurn('x', 'x') : runningTurn('x', 'x'), random), id: 'x' };
      const state = { ...damaged(panelState(), random), kind: 'state', turns: [doneTurn('a', first), bad, runningTurn('b', last)] };
      const event = (): unknown => damaged({ kind: 'event', turnId: 'b', event: events('')[round % events('').length] }, random);
      const later: readonly unknown[] = [event(), damaged({ kind: 'turn', turn: doneTurn('y', 'y') }, random), event()];
      const texts = await answerTexts([state, ...later]);
      const what = JSON.stringify({ round, bad, later }).slice(0, 4000);
      assert.ok(texts['a']?.includes(first), what);
      assert.ok(texts['b']?.includes(last), what);
    }
    assert.equal(await panel.page.locator('#question').count(), 1);
  });

  test('do not keep the person from asking on', async () => {
    const good: ToPanel = panelState({ turns: [doneTurn('a', 'All is well.')] });
    const texts = await answerTexts([good]);
    assert.match(texts['a'] ?? '', /All is well\./);
    assert.equal(await panel.page.locator('.unreadable').count(), 0);
    await panel.page.locator('#question').fill('And now?');
    await panel.page.locator('#question').press('Enter');
    await panel.page.waitForFunction(() => document.querySelector('textarea')?.value === '');
    assert.deepEqual(panel.posted.at(-1), { kind: 'ask', question: 'And now?' });
  });
});
