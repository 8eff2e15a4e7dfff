// A whole session by keyboard alone, in a real browser: every step is reached by Tab or its own key, and the focus is visible.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import type { Browser } from 'playwright-core';
import type { Pictures } from '../../../src/core/answering/record/picture.ts';
import type { FromPanel } from '../../../src/protocol/fromPanel.ts';
import type { Turn } from '../../../src/protocol/toPanel.ts';
import { answerRecord, citation, evidence } from '../../support/panel/answerRecord.ts';
import { until } from '../../support/workbench.ts';
import { openPanel, startBrowser, stateMessage, type PanelPage } from './panelPage.ts';
import { dedent } from '../../support/dedent.ts';

const pictures: Pictures = {
  places: [1, 12].map((line) => ({ root: '', file: `src/f${line}.ts`, line })),
  trees: [
    {
      kind: 'calls',
      root: { name: 'handle', kind: 'function', key: 0, at: 0, children: [{ name: 'place', kind: 'function', key: 1, at: 1 }] },
    },
  ],
  frames: [],
  findings: [],
  findingsOmitted: 0,
  suggestions: [{ kind: 'callers', name: 'place', count: 2, at: 1 }],
};
const running: Turn = { id: 't1', question: 'Where is it placed?', state: 'running', events: [] };
const answeredTurn: Turn = {
  ...running,
  state: 'done',
  record: answerRecord({
    answer: dedent`
      In \`place\` [1].

      \`\`\`ts
      place();
      \`\`\`
    `,
    citations: [citation()],
    evidence: [evidence()],
    pictures,
  }),
};
/** More than the number of elements that Tab can reach. */
const mostTabs = 60;

suite('a session by keyboard alone', { timeout: 120_000 }, () => {
  let browser: Browser;
  let panel: PanelPage;

  before(async () => {
    browser = await startBrowser();
    panel = await openPanel(browser);
    await panel.send(stateMessage([]));
    await panel.page.waitForSelector('#question:focus');
    // VS Code sets this for each theme; the page has no theme.
    await panel.page.evaluate(() => document.documentElement.style.setProperty('--vscode-focusBorder', 'rgb(0, 0, 255)'));
  });
  after(() => browser.close());

  /** Presses Tab (or Shift+Tab) until an element that matches has the focus, and checks that its focus is visible. */
  async function tabTo(selector: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    const { page } = panel;
    for (let i = 0; i < mostTabs; i++) {
      await page.keyboard.press(key);
      const isFocusVisible = await page.evaluate((wanted) => {
        const on = document.activeElement;
        if (!on?.matches(wanted)) return undefined;
        const { outlineStyle, outlineWidth, borderColor } = getComputedStyle(on);
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || borderColor === 'rgb(0, 0, 255)' || on.matches('#question');
      }, selector);
      if (isFocusVisible === undefined) continue;
      assert.ok(isFocusVisible, `${selector} does not show that it has the focus`);
      return;
    }
    assert.fail(`${selector} was not reached by ${key}`);
  }

  async function awaitPosted(message: FromPanel): Promise<void> {
    await until(JSON.stringify(message), async () => panel.posted.some((each) => isDeepStrictEqual(each, message)));
  }

  test('attaches code, removes it, asks and stops', async () => {
    const { page, send } = panel;
    await page.keyboard.type('@');
    await awaitPosted({ kind: 'command', command: 'clew.attach' });
    await send({ kind: 'chips', chips: { attached: [{ label: 'src/f1.ts', tokens: 40 }] } });
    await page.waitForSelector('.attachment .amount');
    await tabTo('.attachment button', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await awaitPosted({ kind: 'detach', n: 0 });
    await tabTo('#question');
    await page.keyboard.type('Where is it');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('placed?');
    await page.keyboard.press('Enter');
    await awaitPosted({ kind: 'ask', question: 'Where is it\nplaced?' });
    await send({ kind: 'turn', turn: running });
    await page.waitForSelector('article.running');
    await page.keyboard.press('Escape');
    await awaitPosted({ kind: 'stop' });
  });

  test('goes to the end of a long answer and stays there', async () => {
    const { page, send } = panel;
    const text = Array.from({ length: 90 }, (_, n) => `Paragraph ${n}.\n\n`).join('');
    await send({ kind: 'event', turnId: 't1', event: { kind: 'delta', text } });
    await page.getByRole('button', { name: 'Go to the end of the answer and follow it' }).waitFor();
    await tabTo('.to-end button', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.waitForSelector('#question:focus');
    await page.locator('.to-end').waitFor({ state: 'hidden' });
    await send({ kind: 'event', turnId: 't1', event: { kind: 'delta', text: `${text}The very end.` } });
    await page.getByText('The very end.').waitFor();
    await page.waitForFunction(() => {
      const { scrollTop, scrollHeight, clientHeight } = document.getElementById('chat') as HTMLElement;
      return scrollHeight - clientHeight - scrollTop <= 8;
    });
    await send({ kind: 'turn', turn: answeredTurn });
    await page.waitForSelector('article.done');
    await page.locator('.to-end').waitFor({ state: 'detached' });
  });

  test('reaches call tree, answer, steps, sources and suggestions', async () => {
    const { page } = panel;
    const open = { answerId: 't1', n: 1 } as const;
    await page.evaluate(() => document.querySelector<HTMLElement>('#chat')?.focus());
    await tabTo('[role=treeitem]');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await awaitPosted({ kind: 'openPlace', ...open, beside: false });
    await tabTo('button.citation');
    await awaitPosted({ kind: 'peek', of: 'citation', ...open });
    await page.keyboard.press('Enter');
    await awaitPosted({ kind: 'openCitation', ...open });
    await page.keyboard.press('Alt+Enter');
    await awaitPosted({ kind: 'openCitation', ...open, beside: true });
    await page.keyboard.press('Control+c');
    await awaitPosted({ kind: 'copy', text: 'src/orders.ts:10' });
    await tabTo('.code-tools button');
    await page.keyboard.press('Enter');
    await awaitPosted({ kind: 'copy', text: 'place();\n' });
    await tabTo('.timeline > summary');
    await page.keyboard.press('Enter');
    await tabTo('.step > summary');
    await tabTo('.step > summary');
    await page.keyboard.press('Enter');
    await tabTo('.found button');
    await page.keyboard.press('Enter');
    await awaitPosted({ kind: 'openEvidence', ...open });
    await tabTo('.suggestions button');
    await page.keyboard.press('Enter');
    await awaitPosted({ kind: 'suggested', answerId: 't1', n: 0 });
    await tabTo('.sources > summary');
    await page.keyboard.press('Enter');
    await tabTo('.source');
    await page.keyboard.press('Alt+Enter');
    await awaitPosted({ kind: 'openEvidence', ...open, beside: true });
    await tabTo('#question');
    await page.keyboard.press('ArrowUp');
    await page.waitForFunction(() => document.querySelector<HTMLTextAreaElement>('#question')?.value === 'Where is it placed?');
  });

  test('has no focus trap: Tab leads through everything and out of the page', async () => {
    const { page } = panel;
    const reached = new Set<string>();
    let came = false;
    for (let i = 0; i < mostTabs && !came; i++) {
      await page.keyboard.press('Tab');
      const on = await page.evaluate(() => document.activeElement?.tagName ?? '');
      came = reached.size > 0 && on === 'BODY';
      reached.add(on);
    }
    assert.ok(came, [...reached].join());
  });
});
