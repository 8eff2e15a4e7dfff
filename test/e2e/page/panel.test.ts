// The built panel in a real browser under its real policy: hostile text stays text, everything is reachable, and drawing is fast.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import type { Browser } from 'playwright-core';
import type { Turn } from '../../../src/protocol/toPanel.ts';
import { answerRecord, citation, evidence } from '../../support/panel/answerRecord.ts';
import { readyIndex } from '../../support/panel/panelState.ts';
import { openPanel, startBrowser, stateMessage, type PanelPage } from './panelPage.ts';
import { dedent } from '../../support/dedent.ts';

const done = (answer: string, over: Parameters<typeof answerRecord>[0] = {}): Turn => ({
  id: 't1',
  question: 'Where are orders placed?',
  state: 'done',
  events: [],
  record: answerRecord({ answer, ...over }),
});

suite('the panel in a browser', () => {
  let browser: Browser;
  let panel: PanelPage | undefined;
  before(async () => {
    browser = await startBrowser();
  });
  after(() => browser.close());

  async function show(...turns: readonly Turn[]): Promise<PanelPage> {
    const opened = await openPanel(browser);
    panel = opened;
    await opened.send(stateMessage(turns));
    await opened.page.waitForSelector('#question');
    return opened;
  }

  for (const [what, text] of [
    ['scripts', '<script>window.hit = 1</script>'],
    ['event handlers', '<img src=x onerror="window.hit = 1">'],
    ['links to scripts', '[x](javascript:window.hit=1)'],
    ['links to commands', '[x](command:workbench.action.quit)'],
    ['links to pages', '[x](https://example.invalid) <https://example.invalid>'],
    ['remote images', '![x](https://example.invalid/pixel.png)'],
    ['reference images', '![x][r]\n\n[r]: https://example.invalid/pixel.png'],
    [
      'frames, forms, styles',
      '<iframe src="https://example.invalid"></iframe><form action="https://example.invalid"><style>*{display:none}</style>',
    ],
    ['svg and math', '<svg onload="window.hit = 1"><math><mtext><img src=x onerror="window.hit = 1">'],
    [
      'html in code',
      dedent`
        \`\`\`html
        <img src=x onerror="window.hit = 1">
        \`\`\`

        \`\`\`"><img src=x onerror=window.hit=1>
        x
        \`\`\``,
    ],
    ['html in inline code', '`<img src=x onerror="window.hit = 1">`'],
  ] as const) {
    test(`shows ${what} as plain text`, async () => {
      const { page, send, requests, complaints } = panel ?? (await show());
      await send(stateMessage([{ ...done(text), id: what }]));
      await page.waitForFunction((id) => document.querySelector('article')?.dataset['turn'] === id, what);
      const found = await page.evaluate(() => ({
        hit: 'hit' in window,
        written: (document.querySelector('clew-answer')?.textContent?.length ?? 0) > 0,
        elements: document.querySelectorAll('clew-answer :is(a, img, script, iframe, form, style, svg, math, object, embed, input)').length,
      }));
      assert.deepEqual({ ...found, requests, complaints }, { hit: false, written: true, elements: 0, requests: [], complaints: [] });
    });
  }

  test('links a citation only when it is verified', async () => {
    const { page, posted, send } = await show({
      id: 't1',
      question: 'q',
      state: 'running',
      events: [{ kind: 'delta', text: 'A [1], B [2], C [3].' }],
    });
    await page.waitForSelector('[data-citation]');
    assert.equal(await page.locator('button.citation').count(), 0, 'nothing is verified yet');
    await send({ kind: 'event', turnId: 't1', event: { kind: 'citation', citation: citation({ n: 1 }) } });
    await send({
      kind: 'event',
      turnId: 't1',
      event: { kind: 'citation', citation: citation({ n: 2, status: 'unsupported', reason: 'not in the lines' }) },
    });
    await page.waitForSelector('span.citation.unsupported');
    await page.click('button.citation');
    assert.deepEqual(posted.at(-1), { kind: 'openCitation', answerId: 't1', n: 1 });
    assert.equal(await page.locator('button.citation').count(), 1);
    await page.close();
  });

  test('asks with Enter, adds a line with Shift+Enter, recalls with Up', async () => {
    const { page, posted } = await show(done('Answer.'));
    await page.locator('#question').focus();
    await page.keyboard.type('first line');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('second line');
    await page.keyboard.press('Enter');
    await until(() => posted.some(({ kind }) => kind === 'ask'));
    assert.deepEqual(
      posted.find(({ kind }) => kind === 'ask'),
      { kind: 'ask', question: 'first line\nsecond line' },
    );
    await page.waitForFunction(() => document.querySelector('textarea')?.value === '');
    await page.keyboard.press('ArrowUp');
    await page.waitForFunction(() => document.querySelector('textarea')?.value === 'Where are orders placed?');
    await page.close();
  });

  test('has the focus in the question box when it opens', async () => {
    const { page } = await show();
    await page.waitForFunction(() => document.activeElement?.id === 'question');
    await page.close();
  });

  test('accepts typing before the host has answered, and keeps it', async () => {
    const { page, posted, send } = await openPanel(browser);
    await page.locator('#early').pressSequentially('Where is');
    await send(stateMessage());
    await page.waitForFunction(() => document.activeElement?.id === 'question');
    await page.keyboard.type(' it?');
    await page.waitForFunction(() => document.querySelector('textarea')?.value === 'Where is it?');
    assert.equal(await page.locator('#early').count(), 0);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('textarea')?.value === '');
    assert.ok(posted.some((message) => message.kind === 'ask' && message.question === 'Where is it?'));
    await page.close();
  });

  test('loads the syntax highlighter with the first code', async () => {
    const { page, send, complaints } = await openPanel(browser);
    const read = (): Promise<boolean> =>
      page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/highlight.js')));
    await send(stateMessage([done('No code.')]));
    await page.waitForSelector('clew-answer .block');
    assert.equal(await read(), false);
    await send(
      stateMessage([
        done(
          dedent`
            Code [1]:

            \`\`\`ts
            const a = 1;
            \`\`\``,
          { id: 't2', citations: [citation()] },
        ),
      ]),
    );
    await page.waitForSelector('.hljs-keyword');
    assert.equal(await page.locator('.code-tools').count(), 1);
    assert.deepEqual(complaints, []);
    await page.close();
  });

  test('attaches code with @, and removes it again', async () => {
    const { page, posted, send } = await show();
    await page.locator('#question').focus();
    await page.keyboard.type('why @');
    await until(() => posted.some((message) => message.kind === 'command' && message.command === 'clew.attach'));
    // The sign leaves the box when the panel is next drawn.
    await page.waitForFunction(() => (document.getElementById('question') as HTMLTextAreaElement).value === 'why ');
    await page.keyboard.type('me@here');
    assert.equal(await page.locator('#question').inputValue(), 'why me@here');
    await send({ kind: 'chips', chips: { attached: [{ label: 'src/a.ts:1-9', tokens: 1200 }], suggested: 'src/b.ts' } });
    await page.getByText('~1,200 tokens').waitFor();
    await page.getByRole('button', { name: 'No longer about src/a.ts:1-9' }).click();
    await page.getByRole('button', { name: 'Limit the question to src/b.ts' }).click();
    // Typed text is stored after a pause of unknown length.
    const done = () => posted.filter(({ kind }) => kind !== 'draft');
    await until(() => done().at(-1)?.kind === 'command');
    assert.deepEqual(done().slice(-2), [
      { kind: 'detach', n: 0 },
      { kind: 'command', command: 'clew.attachEditor' },
    ]);
    await page.close();
  });

  test('stops with Escape and with the button', async () => {
    const { page, posted } = await show({ id: 't1', question: 'q', state: 'running', events: [] });
    await page.keyboard.press('Escape');
    await page.click('button[aria-label^="Stop"]');
    await until(() => posted.filter(({ kind }) => kind === 'stop').length === 2);
    await page.close();
  });

  test('asks again in another mode with one click', async () => {
    const { page, posted } = await show(done('Answer.'));
    await page.click('.chip[aria-label^="Ask again as Diagnostic"]');
    await until(() => posted.some(({ kind }) => kind === 'askAgain'));
    assert.deepEqual(posted.at(-1), { kind: 'askAgain', answerId: 't1', mode: 'diagnostic' });
    await page.close();
  });

  test('copies code and answer verbatim', async () => {
    const answer = dedent`
      See:

      \`\`\`ts
      const a = "<b>";
      \`\`\`
    `;
    const { page, posted } = await show(done(answer));
    await page.hover('clew-answer pre');
    await page.click('.copy-code');
    await page.getByRole('button', { name: 'Copy answer' }).click();
    await until(() => posted.filter(({ kind }) => kind === 'copy').length === 2);
    assert.deepEqual(
      posted.flatMap((message) => (message.kind === 'copy' ? [message.text] : [])),
      ['const a = "<b>";\n', answer],
    );
    await page.getByRole('button', { name: 'Copy as context' }).click();
    await until(() => posted.some((message) => message.kind === 'copyContext' && message.answerId === 't1'));
    await page.close();
  });

  test('sends choices and drops, and shows the lines of a citation on focus', async () => {
    const { page, posted, send } = await show(done('Answer [1].', { citations: [citation({ unchecked: 'Not checked: if so.' })] }));
    await page.getByRole('combobox', { name: 'Mode' }).selectOption({ label: 'Diagnostic' });
    await until(() => posted.some((message) => message.kind === 'choose' && message.choices.mode === 'diagnostic'));
    await page.locator('button.citation').focus();
    await until(() => posted.some((message) => message.kind === 'peek' && message.of === 'citation' && message.n === 1));
    await send({ kind: 'lines', answerId: 't1', of: 'citation', n: 1, place: 'src/orders.ts:10', firstLine: 10, text: 'one <b>\ntwo' });
    assert.equal(await page.locator('.peek .numbers').innerText(), '10\n11');
    assert.equal(await page.locator('.peek code').innerText(), 'one <b>\ntwo');
    assert.equal(await page.locator('.peek-note').innerText(), 'Not checked: if so.');
    await page.keyboard.press('Control+c');
    await until(() => posted.some((message) => message.kind === 'copy' && message.text === 'src/orders.ts:10'));
    await page.keyboard.press('Alt+Enter');
    await until(() => posted.some((message) => message.kind === 'openCitation' && message.beside === true));
    await page.keyboard.press('Escape');
    await page.locator('.peek').waitFor({ state: 'hidden' });
    const shown = await page.evaluate(() => {
      const dataTransfer = new DataTransfer();
      dataTransfer.setData('text/uri-list', 'file:///a/b.ts');
      document.body.dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true }));
      const over = [document.body.matches('.dropping')];
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
      return [...over, document.body.matches('.dropping')];
    });
    assert.deepEqual(shown, [true, false]);
    assert.match((await page.locator('#question').getAttribute('title')) ?? '', /Shift/);
    await until(() => posted.some((message) => message.kind === 'dropped' && message.uris[0] === 'file:///a/b.ts'));
    await page.close();
  });

  test('opens a source of the list, or its related code', async () => {
    const { page, posted } = await show(
      done('Answer.', { evidence: [evidence(), evidence({ n: 4, file: 'src/b.ts', why: 'calls placeOrder' })] }),
    );
    await page.locator('.sources summary').click();
    await page.click('.source[data-place="src/b.ts:8"]');
    await until(() => posted.some(({ kind }) => kind === 'openEvidence'));
    assert.deepEqual(posted.at(-1), { kind: 'openEvidence', answerId: 't1', n: 4 });
    await page.getByRole('button', { name: '4: Show related code' }).click();
    await until(() => posted.some(({ kind }) => kind === 'related'));
    assert.deepEqual(posted.at(-1), { kind: 'related', answerId: 't1', n: 4 });
    await page.close();
  });

  test('offers the questions of the host and asks the chosen one', async () => {
    const { page, send, posted } = await show();
    const question = 'Trace what happens on POST /orders';
    await send({ kind: 'examples', examples: [{ mode: 'exploratory', question }] });
    await page.getByRole('button', { name: question }).press('Enter');
    await until(() => posted.some(({ kind }) => kind === 'ask'));
    assert.deepEqual(posted.at(-1), { kind: 'ask', question });
    await page.close();
  });

  test('shows progress of the index, then its size and exclusions', async () => {
    const { page, send, posted } = await show();
    await send({ kind: 'index', index: { ...readyIndex, state: 'indexing', phase: 'reading', done: 5, total: 20 } });
    await page.waitForSelector('vscode-progress-bar');
    await page.getByText('Indexing 5 of 20 files').waitFor();
    await send({ kind: 'index', index: { ...readyIndex, state: 'paused', phase: 'idle', done: 5, total: 20, files: 5, skipped: 0 } });
    await page.getByText('5 of 20 files').waitFor();
    await page.getByLabel('25% of the files are indexed').waitFor();
    await send({ kind: 'index', index: { ...readyIndex, files: 1234, skipped: 7 } });
    await page.getByText('1,234 files, 340 symbols · 7 left out').click();
    await until(() => posted.some(({ kind }) => kind === 'command'));
    await page.close();
  });

  test('explains a failure in one sentence with a remedy', async () => {
    const { page, send } = await show({ id: 't1', question: 'q', state: 'failed', events: [], error: 'The engine stopped: ask again.' });
    assert.equal(await page.getByRole('alert').textContent(), 'The engine stopped: ask again.');
    await send({ kind: 'index', index: { ...readyIndex, state: 'failed', message: 'The index could not be built.' } });
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await send(stateMessage([], { ...readyIndex, state: 'no-folder' }));
    await page.getByText('No folder is open').waitFor();
    assert.ok(await page.locator('#question').isDisabled());
    await page.close();
  });

  test('reaches everything by keyboard, and names each button', async () => {
    const { page } = await show(
      done(
        dedent`
          Answer [1].

          \`\`\`ts
          let a;
          \`\`\``,
        { citations: [citation()] },
      ),
    );
    const nameless = await page.evaluate(() =>
      [...document.querySelectorAll('button')]
        .filter((button) => !(button.getAttribute('aria-label') ?? button.textContent?.trim()))
        .map((button) => button.className),
    );
    assert.deepEqual(nameless, []);
    const reached = new Set<string>();
    for (let i = 0; i < 30; i++) {
      await page.keyboard.press('Tab');
      reached.add(await page.evaluate(() => `${document.activeElement?.tagName} ${document.activeElement?.className}`));
    }
    for (const wanted of ['BUTTON citation', 'BUTTON copy-code', 'BUTTON chip', 'BUTTON quiet', 'TEXTAREA', 'SUMMARY']) {
      assert.ok(
        [...reached].some((each) => each.startsWith(wanted)),
        `${wanted} was not reached: ${[...reached].join('; ')}`,
      );
    }
    await page.close();
  });

  test('draws thousands of events at most once a frame', async () => {
    const { page } = await show({ id: 't1', question: 'q', state: 'running', events: [] });
    const section = dedent`
      A sentence with \`code\` and **weight** [1].

      \`\`\`ts
      const value = call(argument);
      \`\`\`

      - item
      - item

    `;
    await page.evaluate((paragraph) => {
      const drawn = { frames: 0, changes: 0 };
      const frame = (): void => {
        drawn.frames++;
        requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
      new MutationObserver(() => drawn.changes++).observe(document.body, { childList: true, characterData: true, subtree: true });
      Object.assign(window, { drawn });
      const delta = (text: string): void => window.postMessage({ kind: 'event', turnId: 't1', event: { kind: 'delta', text } }, '*');
      let sent = 0;
      const timer = setInterval(() => {
        for (let i = 0; i < 20; i++) delta(paragraph.slice((sent % 2) * 53, (sent++ % 2) * 53 + 53));
        if (sent < 2000) return;
        clearInterval(timer);
        delta('\n\nThe very end.');
      }, 4);
    }, section);
    // Asked of the page itself: the driver's own search through so many elements would be what stands still.
    await page.waitForFunction(() => document.querySelector('clew-answer')?.lastElementChild?.textContent?.trim() === 'The very end.');
    const drawn = await page.evaluate(() => (window as unknown as { drawn: { frames: number; changes: number } }).drawn);
    assert.ok(drawn.changes > 0 && drawn.changes <= drawn.frames, `${drawn.changes} changes of the page in ${drawn.frames} frames`);
    await page.close();
  });

  test('ignores messages that it does not understand', async () => {
    const { page, send } = await show();
    await page.evaluate(() => {
      for (const odd of [null, 3, 'x', {}, { kind: 'nosuch' }, { kind: 'turn' }, { kind: 'state', turns: 'x' }])
        window.postMessage(odd, '*');
    });
    await send({ kind: 'turn', turn: done('Still here.') });
    await page.getByText('Still here.').waitFor();
    await page.close();
  });

  test('violates no rule of its content security policy', async () => {
    const { page, send, complaints, requests } = await show(
      done(
        dedent`
          Answer [1].

          \`\`\`ts
          let a = 1;
          \`\`\``,
        { evidence: [evidence()] },
      ),
    );
    await page.locator('.sources summary').click();
    await send({ kind: 'index', index: { ...readyIndex, state: 'indexing', phase: 'reading', done: 5, total: 20 } });
    await page.waitForTimeout(300);
    assert.deepEqual({ complaints, requests }, { complaints: [], requests: [] });
    await page.close();
  });
});

async function until(met: () => boolean): Promise<void> {
  const limit = Date.now() + 30_000;
  while (!met()) {
    if (Date.now() > limit) throw new Error('Waited 30 s in vain');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
