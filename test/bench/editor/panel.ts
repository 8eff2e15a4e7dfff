// How fast the panel is, in a real browser with the page of the extension: first paint after it is revealed, frames while a 5,000-word answer
// comes in 100 chunks a second, frames while a chat of 200 messages is scrolled. `npm run build && npm run bench -- panel [SECONDS]`.
import type { Page } from 'playwright-core';
import type { Turn } from '../../../src/protocol/toPanel.ts';
import { openPanel, startBrowser, stateMessage } from '../../e2e/page/panelPage.ts';
import { answerRecord, citation, evidence } from '../../support/panel/answerRecord.ts';

const seconds = Number(process.argv[2] ?? 20);
const reveals = 12;

/** Eighty words in the shape of a real answer: prose with citations, a list, code. */
const paragraph = (n: number): string =>
  `### Part ${n}\n\nOrders of part ${n} are placed in \`placeOrder\` [1], which **first** asks for the price of each line and then saves what was ordered, ` +
  `so that nothing is charged before the stock has been looked at. Who changes the price in between pays the old one, since the total is kept with the order.\n\n` +
  `- \`linePrice\` multiplies what is asked for by its price\n- \`deliveryFee\` decides what the way costs, which is nothing for large orders\n\n` +
  `\`\`\`ts\nexport function fee${n}(total: number): number {\n  return total > ${n} ? 0 : 4.9;\n}\n\`\`\`\n\n`;

const answerOf = (words: number): string => Array.from({ length: Math.ceil(words / 80) }, (_, n) => paragraph(n)).join('');

/** Gaps between frames in ms, and the tasks over 50 ms. */
interface Frames {
  readonly gaps: readonly number[];
  readonly long: readonly number[];
}

const browser = await startBrowser();
try {
  await firstPaint();
  await streaming();
  await scrolling();
} finally {
  await browser.close();
}

/** From the start of the page to its first paint, and from its last file. */
async function firstPaint(): Promise<void> {
  const paints: number[] = [];
  const afterFiles: number[] = [];
  for (let i = 0; i < reveals; i++) {
    const { page, send } = await openPanel(browser);
    await send(stateMessage([turnOf('t1', answerOf(400))]));
    await page.waitForSelector('#question');
    const [paint, after] = await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const ends = (type: string): number[] =>
        performance.getEntriesByType(type).map((entry) => (entry as PerformanceResourceTiming).responseEnd);
      const page = Math.max(0, ...ends('navigation'));
      const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN;
      return [first - page, first - Math.max(page, ...ends('resource'))] as const;
    });
    paints.push(paint);
    afterFiles.push(after);
    await page.close();
  }
  console.log(
    `first paint with an answer of 400 words, ${reveals} reveals: median ${median(paints)} ms after the page is there, at most ${Math.round(Math.max(...paints))} ms; median ${median(afterFiles)} ms after its last file`,
  );
}

/** Chunks from a clock inside the page, so that the test's own connection is not what is measured. */
async function streaming(): Promise<void> {
  const { page, send } = await openPanel(browser);
  await send(
    stateMessage([
      { id: 't1', question: 'Where are orders placed?', state: 'running', events: [{ kind: 'citation', citation: citation() }] },
    ]),
  );
  await page.waitForSelector('clew-answer', { state: 'attached' });
  const text = answerOf(5000);
  await watch(page);
  await page.evaluate(
    ({ text: all, chunks }) =>
      new Promise<void>((resolve) => {
        const size = Math.ceil(all.length / chunks);
        const began = performance.now();
        let sent = 0;
        const timer = setInterval(() => {
          for (; sent < chunks && sent * 10 < performance.now() - began; sent++) {
            const part = all.slice(sent * size, (sent + 1) * size);
            window.postMessage({ kind: 'event', turnId: 't1', event: { kind: 'delta', text: part } }, '*');
          }
          if (sent < chunks) return;
          clearInterval(timer);
          setTimeout(resolve, 300);
        }, 10);
      }),
    { text, chunks: seconds * 100 },
  );
  report(`${text.split(/\s+/).length} words in ${seconds * 100} chunks, 100 a second`, await frames(page));
  await page.close();
}

async function scrolling(): Promise<void> {
  const { page, send } = await openPanel(browser);
  await send(stateMessage(Array.from({ length: 100 }, (_, i) => turnOf(`t${i}`, answerOf(240)))));
  await page.waitForFunction(() => document.querySelectorAll('article.turn').length === 100);
  await page.mouse.move(200, 200);
  await watch(page);
  for (let i = 0; i < 120; i++) {
    await page.mouse.wheel(0, i < 60 ? -900 : 900);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  report('scrolling through 200 messages, 120 turns of the wheel', await frames(page));
  await page.close();
}

function turnOf(id: string, answer: string): Turn {
  const record = answerRecord({ id, answer, citations: [citation()], evidence: [evidence()] });
  return { id, question: `Where are orders of ${id} placed?`, state: 'done', events: [], record };
}

async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = { gaps: [] as number[], long: [] as number[] };
    Object.assign(window, { seen });
    let last = performance.now();
    const frame = (now: number): void => {
      seen.gaps.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    new PerformanceObserver((list) => seen.long.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
  });
}

async function frames(page: Page): Promise<Frames> {
  return page.evaluate(() => (window as unknown as { seen: Frames }).seen);
}

/** A frame is dropped when the next one comes two periods of 60 Hz later. */
function report(what: string, { gaps, long }: Frames): void {
  const dropped = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / (1000 / 60)) - 1), 0);
  const longest = Math.round(Math.max(0, ...gaps));
  console.log(
    `${what}: ${gaps.length} frames, ${dropped} dropped, the longest gap ${longest} ms; ${long.length} tasks over 50 ms${long.length ? `, the longest ${Math.round(Math.max(...long))} ms` : ''}`,
  );
}

function median(values: readonly number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN);
}
