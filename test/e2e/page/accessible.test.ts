// Accessibility of every state of the panel, in every kind of theme: no serious finding of axe, nothing beyond the edge, colours of the
// theme, and announcements for screen readers.
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import type { Turn } from '../../../src/protocol/toPanel.ts';
import { answerRecord, citation } from '../../support/panel/answerRecord.ts';
import { allViews, showView } from './allViews.ts';
import { openPanel, startBrowser, stateMessage, type PanelPage } from './panelPage.ts';
import type { PanelView } from './panelStates.ts';
import { themes, themeVariables, applyTheme } from './themes.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const axe = await readFile(join(root, 'node_modules/axe-core/axe.min.js'), 'utf8');

suite('every state of the panel', { timeout: 240_000 }, () => {
  let browser: Browser;
  let views: readonly PanelView[];

  before(async () => {
    browser = await startBrowser();
    views = await allViews();
  });
  after(() => browser.close());

  const show = (view: PanelView, width: number): Promise<PanelPage> => showView(browser, view, width);

  test('has no serious finding of axe in any theme', async () => {
    const found: string[] = [];
    for (const view of views) {
      const { page } = await show(view, 280);
      await page.evaluate(axe);
      for (const theme of themes) {
        await applyTheme(page, theme);
        for (const { id, nodes } of await seriousFindings(page)) found.push(`${view.name}, ${theme}: ${id} ${nodes.join(' ')}`);
      }
      await page.close();
    }
    assert.deepEqual(found, []);
  });

  test('fits into the narrowest panel, also at a zoom of 200 %', async () => {
    const beyond: string[] = [];
    for (const view of views) {
      // As wide as a panel of 400 pixels is at 200 %.
      for (const width of [280, 200]) {
        const { page } = await show(view, width);
        for (const each of await elementsBeyondEdge(page)) beyond.push(`${view.name}, ${width}: ${each}`);
        await page.close();
      }
    }
    assert.deepEqual(beyond, []);
  });

  test('fits in every translation, and is translated', async () => {
    const wrong: string[] = [];
    for (const file of (await readdir(join(root, 'l10n'))).filter((name) => /^bundle\.l10n\..+\.json$/.test(name))) {
      const l10n = JSON.parse(await readFile(join(root, 'l10n', file), 'utf8')) as Record<string, string>;
      for (const view of views.filter(({ act }) => !act)) {
        const { page } = await show({ ...view, message: { ...view.message, l10n } }, 280);
        for (const each of await elementsBeyondEdge(page)) wrong.push(`${view.name}, ${file}: ${each}`);
        const label = (await page.locator('#question').getAttribute('aria-label')) ?? '';
        if (!(await page.locator('body').innerHTML()).includes(l10n['More…'] ?? '-'))
          wrong.push(`${view.name}, ${file}: not translated, ${label}`);
        await page.close();
      }
    }
    assert.deepEqual(wrong, []);
  });

  test('is calm: two levels of headings, quiet marks, one main button', async () => {
    const view = (name: string): PanelView => views.find((each) => each.name === name) ?? assert.fail(name);
    const model = await show(view('model'), 280);
    const headings = await model.page
      .locator('clew-answer :is(h1, h2, h3, h4, h5, h6)')
      .evaluateAll((all) => all.map((each) => each.tagName));
    assert.deepEqual(headings, ['H3', 'H4', 'H4']);
    await model.page.close();
    for (const name of ['relation', 'failure', 'timeline']) {
      const { page } = await show(view(name), 280);
      const loud = await page.locator('.row .mark, .chip, .facts, .reasons > summary, .timeline > summary').evaluateAll((all) =>
        all.flatMap((each) => {
          const { backgroundColor, fontWeight, fontSize, color } = getComputedStyle(each);
          const text = getComputedStyle(document.body);
          const isQuiet =
            backgroundColor === 'rgba(0, 0, 0, 0)' && Number(fontWeight) <= 400 && parseFloat(fontSize) <= parseFloat(text.fontSize);
          return isQuiet && color !== text.color ? [] : each.outerHTML.slice(0, 100);
        }),
      );
      assert.deepEqual(loud, [], name);
      await page.close();
    }
    const { page } = await show(view('gate'), 280);
    const filled = await page.locator('.gate .button').evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor));
    assert.deepEqual(
      filled.slice(1),
      filled.slice(1).map(() => filled[1]),
    );
    assert.notEqual(filled[0], filled[1]);
    await page.close();
  });

  test('uses only colour variables that a theme defines', async () => {
    const folder = join(root, 'media');
    const sheets = (await readdir(folder)).filter((name) => /^(?:base|panel|steps)\.css$/.test(name));
    assert.equal(sheets.length, 3);
    for (const name of sheets) {
      const used = (await readFile(join(folder, name), 'utf8')).match(/--vscode-[\w-]+/g) ?? [];
      assert.deepEqual(
        used.filter((each) => !themeVariables.has(each)),
        [],
        name,
      );
    }
  });

  test('opens the rest of a long list by keyboard and by click', async () => {
    const relation = views.find(({ name }) => name === 'relation');
    assert.ok(relation);
    const { page } = await show(relation, 280);
    const fold = page.locator('details.fold.more', { hasText: /Direct uses of weighParcel: \d+ more/ });
    const count = Number(/(\d+) more/.exec(await fold.locator('summary').innerText())?.[1]);
    assert.ok(count > 0);
    await fold.locator('summary').focus();
    await page.keyboard.press('Enter');
    await fold.locator('li').first().waitFor();
    assert.equal(await fold.locator('li').count(), count);
    assert.equal(await fold.locator('li button.citation').count(), count, 'each opens its lines');
    await fold.locator('summary').click();
    await fold.locator('li').first().waitFor({ state: 'hidden' });
    await page.close();
  });
});

suite('announcements for screen readers', () => {
  let browser: Browser;
  before(async () => {
    browser = await startBrowser();
  });
  after(() => browser.close());

  test('tell the start, the waiting and the end of an answer, and a failure once as an alert', async () => {
    const { page, send } = await openPanel(browser);
    await send(stateMessage());
    const status = page.locator('.spoken[role=status]');
    const awaitStatus = (words: string): Promise<void> =>
      page.waitForFunction((wanted) => document.querySelector('.spoken')?.textContent === wanted, words).then(() => undefined);
    await status.waitFor({ state: 'attached' });
    await awaitStatus('');
    const running: Turn = { id: 't1', question: 'Where?', state: 'running', events: [] };
    await send({ kind: 'turn', turn: running });
    await awaitStatus('Searching the code…');
    assert.equal(await page.locator('#chat').getAttribute('aria-busy'), 'true', 'half an answer is not read aloud');
    await send({ kind: 'event', turnId: 't1', event: { kind: 'status', status: 'asking', args: ['large', 'there'] } });
    await awaitStatus('Asking large at there…');
    await send({ kind: 'event', turnId: 't1', event: { kind: 'delta', text: 'Here ' } });
    await awaitStatus('Writing…');
    await send({ kind: 'event', turnId: 't1', event: { kind: 'pass', n: 2, of: 2 } });
    await awaitStatus('Pass 2: reading what was found…');
    await send({ kind: 'event', turnId: 't1', event: { kind: 'delta', text: 'It is here.' } });
    await page.getByText('11 characters so far').waitFor();
    await awaitStatus('Pass 2: reading what was found…');
    await send({
      kind: 'turn',
      turn: { ...running, state: 'done', record: answerRecord({ answer: 'It is here [1].', citations: [citation()] }) },
    });
    await awaitStatus('The answer is complete. It is here. 1 citation: Alt+Down goes to it.');
    assert.equal(await page.locator('#chat').getAttribute('aria-busy'), 'false');
    assert.equal(await page.locator('#chat').getAttribute('aria-live'), 'off', 'its buttons are not spoken with it');
    assert.equal(await page.locator('[role=alert]').count(), 0);
    await send({ kind: 'turn', turn: { ...running, id: 't2' } });
    await awaitStatus('Searching the code…');
    await send({ kind: 'turn', turn: { ...running, id: 't2', state: 'failed', error: 'The engine stopped: ask again.' } });
    await awaitStatus('');
    assert.deepEqual(await page.locator('[role=alert]').allInnerTexts(), ['The engine stopped: ask again.']);
    await page.close();
  });
});

/** Findings of axe that are serious or critical, with the elements that they are about. */
async function seriousFindings(page: Page): Promise<readonly { readonly id: string; readonly nodes: readonly string[] }[]> {
  return page.evaluate(async () => {
    const { axe: engine } = window as unknown as { axe: { run(on: Document, options: object): Promise<AxeResults> } };
    const { violations } = await engine.run(document, { resultTypes: ['violations'] });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => ({ id, nodes: nodes.slice(0, 4).map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ''}`) }));
  });
}

/** Visible elements that reach beyond the edge of the window, except inside those that scroll by themselves. */
async function elementsBeyondEdge(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const scrolled = 'pre, table, .canvas, .spoken';
    return [...document.querySelectorAll<HTMLElement>('#chat *, .index *, .composer *, .peek')].flatMap((each) => {
      const { width, right, left } = each.getBoundingClientRect();
      const isOut = width > 0 && (right > window.innerWidth + 1 || left < -1) && !each.parentElement?.closest(scrolled);
      return isOut && each.checkVisibility() ? `${each.tagName} ${each.className} ${(each.textContent ?? '').trim().slice(0, 40)}` : [];
    });
  });
}
