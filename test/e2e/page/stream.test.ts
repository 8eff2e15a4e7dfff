// A streaming answer in a real browser: the lines that are being read do not move, and the page stays responsive.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import type { AskEvent } from '../../../src/core/answering/record/events.ts';
import { answerRecord, citation } from '../../support/panel/answerRecord.ts';
import { openPanel, startBrowser, stateMessage, type PanelPage } from './panelPage.ts';
import { dedent } from '../../support/dedent.ts';

const SECONDS = 5;

const section = (n: number): string => dedent`
  ## Part ${n}

  Orders of part ${n} are placed in \`placeOrder\` [1], which **first** asks for the price [2] and then saves the order [3].

  - \`linePrice\` multiplies [1]
  - \`deliveryFee\` *decides* [2]

  \`\`\`ts
  export function fee${n}(total: number): number {
    return total > ${n} ? 0 : 4.9;
  }
  \`\`\`

  | what | where |
  | --- | --- |
  | fee | \`price.ts\` [2] |
  | tax | \`tax.ts\` [3] |

`;

const running = { id: 't1', question: 'Where are orders placed?', state: 'running', events: [] } as const;
const delta = (text: string): AskEvent => ({ kind: 'delta', text });

suite('a streaming answer', { timeout: 120_000 }, () => {
  let browser: Browser;
  before(async () => {
    browser = await startBrowser();
  });
  after(() => browser.close());

  async function show(...events: readonly AskEvent[]): Promise<PanelPage & { event(event: AskEvent): Promise<void> }> {
    const panel = await openPanel(browser);
    await panel.send(stateMessage([{ ...running, events: [{ kind: 'classified', mode: answerRecord().mode }, ...events] }]));
    await panel.page.waitForSelector('clew-answer', { state: 'attached' });
    return { ...panel, event: (event) => panel.send({ kind: 'event', turnId: 't1', event }) };
  }

  test('does not move the lines that a reader further up is reading', async () => {
    const { page } = await show(delta(Array.from({ length: 6 }, (_, n) => section(n)).join('')));
    await page.waitForFunction(() => document.querySelectorAll('.block').length > 20);
    await page.evaluate(() => (document.getElementById('chat') as HTMLElement).scrollTo(0, 400));
    await page.waitForTimeout(300);
    await watch(page);
    await stream(page, Array.from({ length: 60 }, (_, n) => section(n + 6)).join(''), SECONDS);
    const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
    console.log(
      `100 chunks a second for ${SECONDS} s: ${seen.frames} frames, ${seen.long.filter((ms) => ms > 50).length} of them over 50 ms, ` +
        `the longest task ${Math.round(Math.max(0, ...seen.long))} ms; moved by ${Math.max(...seen.moved)} px at most, ${seen.shifts} layout shifts above`,
    );
    assert.equal(Math.max(...seen.moved), 0, 'the text at the top of the view moved');
    assert.equal(seen.shifts, 0);
    await page.close();
  });

  test('does not move lines when citations change or the answer ends', async () => {
    const text = `${section(0)}${section(1)}The end.`;
    // Each citation is checked before the words that it stands in are sent.
    const checked = [1, 2, 3].map((n): AskEvent => ({ kind: 'citation', citation: citation({ n }) }));
    const { page, event, send } = await show(...checked, delta(text));
    await page.waitForFunction(() => document.querySelectorAll('.block').length >= 10);
    const before = await placesAtRest(page);
    for (const status of ['moved', 'unsupported'] as const)
      await event({ kind: 'citation', citation: citation({ n: status === 'moved' ? 2 : 3, status, reason: 'not in the lines' }) });
    await page.waitForSelector('.citation.unsupported');
    assert.deepEqual(await places(page), before);
    const citations = [citation(), citation({ n: 2, status: 'moved' }), citation({ n: 3, status: 'unsupported' })];
    await send({ kind: 'turn', turn: { ...running, state: 'done', record: answerRecord({ answer: text, citations }) } });
    await page.waitForSelector('.footer');
    assert.deepEqual(await places(page), before);
    await page.close();
  });

  test('shows its progress below the text, without moving it', async () => {
    const { page, event } = await show(delta(section(0)));
    await page.waitForSelector('.working');
    const before = await placesAtRest(page);
    await event({ kind: 'status', status: 'thinking', args: [] });
    await page.getByText('The model is thinking…').first().waitFor();
    assert.deepEqual(await places(page), before);
    await page.close();
  });

  test('follows the end only for a reader at the end who neither scrolls up nor selects text', async () => {
    const { page, event } = await show(delta(Array.from({ length: 8 }, (_, n) => section(n)).join('')));
    await page.waitForFunction(() => document.querySelectorAll('.block').length > 30);
    let next = 8;
    const grow = async (): Promise<number> => {
      const blocks = await page.locator('.block').count();
      await event(delta(section(next++)));
      await page.waitForFunction((count) => document.querySelectorAll('.block').length > count, blocks);
      await page.waitForTimeout(150);
      return page.evaluate(() => {
        const { scrollTop, scrollHeight, clientHeight } = document.getElementById('chat') as HTMLElement;
        return Math.round(scrollHeight - clientHeight - scrollTop);
      });
    };
    assert.ok((await grow()) > 100, 'it followed nobody');
    await toEnd(page);
    assert.ok((await grow()) <= 8, 'the reader at the end is kept there');
    assert.ok((await grow()) <= 8, 'and stays there');
    await page.mouse.wheel(0, -300);
    await page.waitForTimeout(200);
    assert.ok((await grow()) > 200, 'who scrolls up is let go');
    await toEnd(page);
    assert.ok((await grow()) <= 8);
    await page.evaluate(() =>
      document.getSelection()?.selectAllChildren(document.querySelector('clew-answer .block:last-child') as Element),
    );
    assert.ok((await grow()) > 100, 'who selects text is let alone');
    await page.close();
  });

  test('keeps its question at the top of the panel, whatever stands above', async () => {
    const { page, send } = await show();
    const top = (): Promise<number> =>
      page.evaluate(() => {
        const chat = document.getElementById('chat') as HTMLElement;
        return Math.round(Math.abs((chat.lastElementChild?.getBoundingClientRect().top ?? 1e6) - chat.getBoundingClientRect().top));
      });
    const askInPanel = async (id: string): Promise<void> => {
      await send({ kind: 'turn', turn: { ...running, id, question: `Question ${id}` } });
      await page.getByRole('heading', { name: `Question ${id}`, exact: true }).waitFor();
      await page.waitForTimeout(150);
    };
    for (let n = 0; n < 4; n++) {
      const id = `long${n}`;
      await askInPanel(id);
      assert.ok((await top()) <= 2, `question ${id} is asked`);
      const answer = Array.from({ length: 3 + 6 * n }, (_, part) => section(part)).join('');
      await send({ kind: 'turn', turn: { ...running, id, question: `Question ${id}`, state: 'done', record: answerRecord({ answer }) } });
      await page.locator('article.turn').last().locator('.footer').waitFor();
      await page.waitForTimeout(150);
      assert.ok((await top()) <= 2, `question ${id} is answered`);
      if (n % 2) await toEnd(page);
    }
    await askInPanel('grows');
    for (let part = 0; part < 6; part++) {
      await send({ kind: 'event', turnId: 'grows', event: delta(section(part)) });
      await page.waitForTimeout(100);
      assert.ok((await top()) <= 2, `part ${part} of the answer has come`);
    }
    await page.close();
  });

  test('keeps a selection in the growing paragraph', async () => {
    const { page, event } = await show(delta('One two **three** four'));
    await page.waitForSelector('clew-answer strong');
    await page.evaluate(() => document.getSelection()?.selectAllChildren(document.querySelector('clew-answer strong') as Element));
    await event(delta(' five `six` [1] seven'));
    await page.waitForFunction(() => document.querySelector('clew-answer')?.textContent?.includes('seven'));
    assert.equal(await page.evaluate(() => String(document.getSelection())), 'three');
    await page.close();
  });

  test('shows no unfinished Markdown while it grows', async () => {
    const { page, event } = await show();
    await page.evaluate(() => {
      const texts: string[] = [];
      new MutationObserver(() => texts.push(document.querySelector('clew-answer')?.textContent ?? '')).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
      });
      Object.assign(window, { texts });
    });
    for (const text of [
      'See **or',
      'der** and `pri',
      'ce` [1',
      '2].\n\n| a | b ',
      '|\n| - ',
      dedent`
        | - |
        | c | d |

      `,
      '``',
      '`ts\nlet a;\n`',
      '``\n\nEnd.',
    ])
      // Longer than the panel rests between two drawings of so short a text, also on a busy machine.
      await event(delta(text)).then(() => page.waitForTimeout(250));
    await page.waitForFunction(() => document.querySelector('clew-answer')?.textContent?.includes('End.'));
    const texts = await page.evaluate(() => (window as unknown as { texts: string[] }).texts);
    assert.ok(texts.length >= 2);
    for (const text of texts) assert.doesNotMatch(text, /[*`|]|\[12?$/);
    await page.close();
  });
});

/** Measurements of {@link watch}: how far the first visible line moved in each frame, tasks over 50 ms, layout shifts of what is above the end. */
interface Seen {
  frames: number;
  readonly moved: number[];
  readonly long: number[];
  shifts: number;
}

async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = { frames: 0, moved: [] as number[], long: [] as number[], shifts: 0 };
    Object.assign(window, { seen });
    const chat = (document.getElementById('chat') as HTMLElement).getBoundingClientRect();
    const line = document.elementFromPoint(chat.left + 40, chat.top + 60) as Element;
    const was = line.getBoundingClientRect().top;
    const frame = (): void => {
      seen.frames++;
      seen.moved.push(Math.abs(line.getBoundingClientRect().top - was));
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    new PerformanceObserver((list) => seen.long.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
    new PerformanceObserver((list) => (seen.shifts += list.getEntries().length)).observe({ type: 'layout-shift' });
  });
}

/** 100 chunks a second, as a fast model sends them, from a clock inside the page. */
async function stream(page: Page, text: string, seconds: number): Promise<void> {
  await page.evaluate(
    ({ text, chunks }) =>
      new Promise<void>((resolve) => {
        const size = Math.ceil(text.length / chunks);
        const began = performance.now();
        let sent = 0;
        const timer = setInterval(() => {
          for (; sent < chunks && sent * 10 < performance.now() - began; sent++) {
            const part = text.slice(sent * size, (sent + 1) * size);
            window.postMessage({ kind: 'event', turnId: 't1', event: { kind: 'delta', text: part } }, '*');
          }
          if (sent < chunks) return;
          clearInterval(timer);
          setTimeout(resolve, 300);
        }, 10);
      }),
    { text, chunks: seconds * 100 },
  );
}

/** Positions of lines after fonts and colours of code have arrived, since these move lines too. */
async function placesAtRest(page: Page): Promise<readonly string[]> {
  for (let before = await places(page); ;) {
    await page.waitForTimeout(150);
    const now = await places(page);
    if (now.join() === before.join()) return now;
    before = now;
  }
}

/** Distance of every block, line and citation from the top of the answer. */
async function places(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll('clew-answer, clew-answer :is(p, li, pre, code, tr, td, h2, strong, em), clew-answer [data-citation]'),
    ].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.tagName.replace(/^BUTTON$/, 'SPAN')} ${[x, y, width, height].map((value) => Math.round(value * 10) / 10).join(' ')}`;
    }),
  );
}

async function toEnd(page: Page): Promise<void> {
  await page.mouse.move(200, 200);
  for (let i = 0; i < 5; i++) {
    await page.mouse.wheel(0, 100_000);
    await page.waitForTimeout(100);
  }
}
