// Pictures of an answer in a real browser under the policy of the panel: everything opens its place by mouse and by keyboard.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import type { Browser } from 'playwright-core';
import type { Diagram, Pictures } from '../../../src/core/answering/record/picture.ts';
import type { FromPanel } from '../../../src/protocol/fromPanel.ts';
import { answerRecord } from '../../support/panel/answerRecord.ts';
import { openPanel, startBrowser, stateMessage, type PanelPage } from './panelPage.ts';
import { dedent } from '../../support/dedent.ts';

const pictures: Pictures = {
  places: [1, 12, 30].map((line) => ({ root: '', file: `src/f${line}.ts`, line })),
  trees: [
    {
      kind: 'calls',
      root: {
        name: 'GET /orders',
        kind: 'route',
        key: 0,
        at: 0,
        children: [
          {
            name: 'place',
            kind: 'function',
            key: 1,
            at: 1,
            marks: ['weak'],
            children: [{ name: 'axios.get', kind: 'external', key: 2, at: 2 }],
          },
        ],
      },
    },
  ],
  frames: [
    { written: '/app/src/f12.ts:12', name: 'place', at: 1 },
    { written: 'node:net:1', name: 'connect', why: 'outside' },
  ],
  findings: [{ severity: 'high', category: 'security', rule: 'note', message: 'A grave thing.', at: 2 }],
  findingsOmitted: 3,
  diagram: {
    kind: 'dependencies',
    nodes: ['a.ts', 'b.ts'].map((label, i) => ({ label, title: `src/${label}`, kind: 'file', at: i })),
    edges: [{ from: 0, to: 1, calls: 2, imports: 1, weak: true, circular: false, at: 2 }],
    omitted: 1,
  },
  suggestions: [{ kind: 'callers', name: 'place', count: 2, at: 1 }],
};

suite('pictures of an answer', () => {
  let browser: Browser;
  let panel: PanelPage;

  before(async () => {
    browser = await startBrowser();
    panel = await openPanel(browser);
    const record = answerRecord({ answer: 'Drawn.\n\nSaid.', drawn: [{ start: 0, end: 8 }], pictures });
    await panel.send(stateMessage([{ id: 't1', question: 'q', state: 'done', events: [], record }]));
    await panel.page.waitForSelector('[role=tree]');
  });
  after(() => browser.close());

  test('are reported as missing when their code cannot be loaded, and the answer is shown', async () => {
    const without = await openPanel(browser, /layout\.js|highlight\.js/);
    const record = answerRecord({
      answer: dedent`
        Said.

        \`\`\`ts
        let a;
        \`\`\`
      `,
      pictures,
    });
    await without.send(stateMessage([{ id: 't1', question: 'q', state: 'done', events: [], record }]));
    await without.page.getByRole('alert').getByText('a part of Clew could not be loaded').waitFor();
    await without.page.getByText('let a;').waitFor();
    await without.page.close();
  });

  const opens = (n: number, beside = false): FromPanel => ({ kind: 'openPlace', answerId: 't1', n, beside });

  test('replace their text in the answer, which is copied as a whole', async () => {
    const { page, posted } = panel;
    assert.equal((await page.locator('clew-answer').innerText()).trim(), 'Said.');
    await page.getByRole('button', { name: 'Copy answer' }).click();
    assert.deepEqual(posted.at(-1), { kind: 'copy', text: 'Drawn.\n\nSaid.' });
  });

  test('include a call tree that keys walk and open', async () => {
    const { page, posted } = panel;
    await page.locator('[role=treeitem]').first().focus();
    for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'Alt+Enter']) await page.keyboard.press(key);
    assert.deepEqual(posted.at(-1), opens(2, true));
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    assert.deepEqual(
      await page.locator('[role=treeitem]').evaluateAll((rows) => rows.map((row) => `${row.ariaLevel} ${row.ariaExpanded}`)),
      ['1 true', '2 false'],
    );
    assert.match(await page.locator('[role=treeitem]').last().innerText(), /place\s*by name only\s*f12\.ts:12/);
    await page.click('[aria-label="Copy as text"]');
    assert.match((posted.at(-1) as { text: string }).text, /^Flow from GET \/orders\nGET \/orders {2}src\/f1\.ts:1\n {2}place/);
  });

  test('include stack frames, marked when outside the workspace, and findings', async () => {
    const { page, posted } = panel;
    await page.click('button.frame');
    assert.deepEqual(posted.at(-1), opens(1));
    assert.match(await page.locator('.frame.unmapped').innerText(), /connect[^]*outside this workspace/);
    await page.click('.finding');
    assert.deepEqual(posted.at(-1), opens(2));
    await page.getByText('3 further findings are not in this list.').waitFor();
  });

  test('include a diagram that opens places, and is copied as Mermaid and saved as SVG', async () => {
    const { page, posted, complaints } = panel;
    const diagram = page.locator('.pictures > .fold clew-diagram');
    await diagram.locator('.node').first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    assert.deepEqual(posted.at(-1), opens(1));
    await diagram.locator('.edge').dispatchEvent('click');
    assert.deepEqual(posted.at(-1), opens(2));
    await diagram.getByLabel('Copy as Mermaid').click();
    assert.match((posted.at(-1) as { text: string }).text, /^flowchart TD\n[^]*n0 -\.->\|2\| n1\n$/);
    await diagram.getByLabel('Save as SVG…').click();
    const svg = (posted.at(-1) as { text: string }).text;
    assert.match(svg, /^<svg [^]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^]*>a\.ts<\/text>[^]*<\/svg>$/);
    assert.doesNotMatch(svg, /class=|var\(/);
    assert.deepEqual(complaints, []);
  });

  test('include the knowledge graph of a model, with facts and claims told apart', async () => {
    const spot = { root: '', file: 'src/f1.ts', line: 1 };
    const triples = [
      { from: 'place', relation: 'calls', to: 'charge', standing: 'known', stated: true, round: 1, ...spot },
      { from: 'place', relation: 'pleases', to: 'the customer', standing: 'claimed', stated: true, round: 1 },
    ] as const;
    const knowledge: Diagram = {
      kind: 'knowledge',
      nodes: [
        { label: 'place', title: 'place', kind: 'symbol', at: 0 },
        { label: 'charge', title: 'charge', kind: 'symbol', at: 1 },
        { label: 'the customer', title: 'the customer', kind: 'name' },
      ],
      edges: [
        { from: 0, to: 1, calls: 0, imports: 0, weak: false, circular: false, known: true, label: 'calls', at: 2 },
        { from: 0, to: 2, calls: 0, imports: 0, weak: true, circular: false, known: false, label: 'pleases' },
      ],
      omitted: 0,
    };
    const rounds = [{ n: 1, query: 'q', triples, sufficient: true, reasoning: 'All there.', nextQuery: '' }];
    const record = answerRecord({
      pictures: { ...pictures, trees: [], frames: [], findings: [], knowledge },
      queries: [{ round: 1, query: 'q', by: 'question', found: 2, fresh: 2, ms: 1 }],
      knowledge: { rounds, entities: [{ name: 'place', tie: 'symbol', ...spot }], omitted: 0, end: 'sufficient' },
    });
    const { page, send, posted, complaints } = await openPanel(browser);
    await send(stateMessage([{ id: 't1', question: 'q', state: 'done', events: [], record }]));
    const fold = page.locator('details.knowledge');
    assert.equal(await fold.getAttribute('open'), null);
    assert.match(await fold.locator('summary').innerText(), /relations: 2, known from the code: 1, claimed by the model: 1/);
    await fold.locator('summary').press('Enter');
    const diagram = fold.locator('clew-diagram');
    // What draws diagrams is loaded with the first of them.
    await diagram.locator('.edge text').first().waitFor();
    assert.deepEqual(await diagram.locator('.edge text').allTextContents(), ['calls', 'pleases']);
    assert.match((await diagram.locator('.edge').nth(0).getAttribute('class')) ?? '', /known/);
    assert.match((await diagram.locator('.edge').nth(1).getAttribute('class')) ?? '', /weak/);
    assert.match((await diagram.locator('.edge title').nth(1).textContent()) ?? '', /pleases, claimed by the model, shown by no line/);
    const first = diagram.locator('.node').first();
    assert.equal(await first.getAttribute('aria-label'), 'place; leads to calls charge, pleases the customer');
    await first.focus();
    await page.keyboard.press('Enter');
    assert.deepEqual(posted.at(-1), opens(0));
    await page.keyboard.press('ArrowDown');
    const before = posted.length;
    const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    await page.keyboard.press('Enter');
    if (label.startsWith('charge')) assert.deepEqual(posted.at(-1), opens(1));
    else assert.equal(posted.length, before, 'a name without a place opens nothing');
    await diagram.locator('.edge').first().dispatchEvent('click');
    assert.deepEqual(posted.at(-1), opens(2));
    await diagram.getByLabel('Copy as Mermaid').click();
    assert.match((posted.at(-1) as { text: string }).text, /n0 ==>\|"calls"\| n1\n {2}n0 -\.->\|"pleases"\| n2\n$/);
    await diagram.getByLabel('Copy as JSON').click();
    const copied = JSON.parse((posted.at(-1) as { text: string }).text) as unknown;
    assert.deepEqual(copied, { entities: record.knowledge?.entities, triples, omitted: 0 });
    await page.locator('details.timeline > summary').click();
    const steps = (await page.locator('details.timeline .step').allInnerTexts()).map((text) => text.trim());
    assert.deepEqual(steps.slice(2, 4), [
      'Noted: relations: 2, known from the code: 1, claimed by the model: 1',
      'Judged sufficient: All there.',
    ]);
    await page.locator('details.timeline .step').nth(2).locator('summary').click();
    assert.match(await page.locator('.triples').innerText(), /place → calls → charge\s+known from the code · src\/f1\.ts:1/);
    assert.deepEqual(complaints, []);
    await page.close();
  });

  test('scroll a wide diagram to its first box', async () => {
    const leaves = Array.from({ length: 30 }, (_, i) => ({ label: `leaf${i}.ts`, title: `src/leaf${i}.ts`, kind: 'file' as const, at: 0 }));
    const nodes = [{ label: 'hub.ts', title: 'src/hub.ts', kind: 'file' as const, at: 0 }, ...leaves];
    const edges = leaves.map((_, i) => ({ from: 0, to: i + 1, calls: 1, imports: 0, weak: false, circular: false, at: 0 }));
    const wide = await openPanel(browser);
    const record = answerRecord({ pictures: { ...pictures, trees: [], diagram: { kind: 'dependencies', nodes, edges, omitted: 0 } } });
    await wide.send(stateMessage([{ id: 't1', question: 'q', state: 'done', events: [], record }]));
    const canvas = wide.page.locator('clew-diagram .canvas');
    await canvas.waitFor();
    assert.ok(await canvas.evaluate((element) => element.scrollWidth > 2 * element.clientWidth));
    const isInSight = await wide.page
      .locator('clew-diagram .node')
      .first()
      .evaluate((box) => {
        const [own, around] = [box.getBoundingClientRect(), box.closest('.canvas')?.getBoundingClientRect()];
        return around !== undefined && own.left >= around.left && own.right <= around.right;
      });
    assert.ok(isInSight, 'the first box is out of sight');
    await wide.page.close();
  });

  test('come with suggestions for the next question', async () => {
    await panel.page.getByRole('button', { name: 'Who calls place? (2)' }).click();
    assert.deepEqual(panel.posted.at(-1), { kind: 'suggested', answerId: 't1', n: 0 });
  });
});
