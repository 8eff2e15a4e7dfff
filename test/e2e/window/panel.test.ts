// The built .vsix in a real VS Code, used like a person would: asking, opening citations, reloading, closing, changing files.
import assert from 'node:assert/strict';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import { results } from '../../../scripts/paths.mjs';
import type { Locator } from 'playwright-core';
import { ClewPanel, type ShownTurn } from '../../support/clewPanel.ts';
import { sampleProject, type SampleProject } from '../../support/sampleProject.ts';
import { VSCode } from '../../support/vscodeServer.ts';
import { appears, until, type Workbench } from '../../support/workbench.ts';
import { dedent } from '../../support/dedent.ts';

const vsix = process.env['CLEW_VSIX'] ?? '';

async function cites(turn: ShownTurn, file: string): Promise<boolean> {
  return (await turn.citations()).some((citation) => citation.file === file);
}

suite('the panel in a real window', { timeout: 5 * 60_000 }, () => {
  let vscode: VSCode;
  let project: SampleProject;
  let window: Workbench;
  let panel: ClewPanel;

  before(async () => {
    project = sampleProject('orders');
    project.git('init', '-q', '-b', 'main');
    project.git('add', '.');
    project.git('commit', '-q', '-m', 'Start');
    vscode = await VSCode.start({ vsix: [vsix] });
    window = await vscode.open(project.folder);
    panel = await ClewPanel.open(window);
  });

  after(async () => {
    await vscode.stop();
    project.dispose();
  });

  test('indexes the folder by itself', async () => {
    assert.match(await panel.indexed(), /^\d+ files, \d+ symbols/);
  });

  test('answers with citations that open their lines', async () => {
    const turn = await panel.ask('Where is the delivery fee decided?');
    assert.match(await turn.state(), /\bdone\b/);
    assert.match(await turn.answer(), /deliveryFee/);
    const citations = await turn.citations();
    assert.ok(
      citations.some(({ file }) => file === 'src/orders/price.ts'),
      `cites ${citations.map(({ file, line }) => `${file}:${line}`).join(', ')}`,
    );
    for (const citation of citations.slice(0, 3)) await panel.follow(citation);
  });

  test('cites the line that decides', async () => {
    const turn = await panel.ask('Which function decides what delivery costs?');
    const citation = (await turn.citations()).find(({ file }) => file === 'src/orders/price.ts');
    assert.ok(citation, await turn.answer());
    const lines = readFileSync(join(project.folder, citation.file), 'utf8').split('\n');
    assert.match(lines[citation.line - 1] ?? '', /freeDeliveryFrom \? 0 : 490/);
    await panel.follow(citation);
  });

  test('finds the frames of a pasted stack trace', async () => {
    const turn = await panel.ask(
      [
        'OrderError: We do not sell soap',
        '    at linePrice (src/orders/price.ts:15:38)',
        '    at placeOrder (src/orders/placeOrder.ts:9:68)',
      ].join('\n'),
    );
    assert.ok(await cites(turn, 'src/orders/price.ts'), await turn.answer());
    await turn.article.locator('button.frame', { hasText: 'placeOrder' }).click();
    await window.waitForPlace({ file: 'src/orders/placeOrder.ts', line: 9 });
  });

  test('lists code related to a source, and opens the chosen row', async () => {
    const turn = await panel.ask('What does `linePrice` do?');
    await turn.article.locator('.sources > summary').click();
    const source = turn.article.locator('.sources ol > li', { hasText: 'linePrice' }).first();
    await source.getByRole('button', { name: /Show related code/ }).focus();
    await window.page.keyboard.press('Enter');
    const rows = window.page.locator('.quick-input-list .monaco-list-row');
    await rows.filter({ hasText: 'called by' }).first().waitFor();
    assert.match((await window.page.locator('.quick-input-title').innerText()).trim(), /^Related to src\/orders\/price\.ts:\d+$/);
    await window.page.keyboard.type('nothing is called so');
    await rows.filter({ hasText: 'called by' }).first().waitFor({ state: 'detached' });
    await window.page.locator('.quick-input-widget input').first().fill('placeOrd');
    await rows.filter({ hasText: 'called by' }).first().click();
    await window.waitForPlace({ file: 'src/orders/placeOrder.ts', line: 6 });
  });

  test('says when no code is related to a source', async () => {
    project.write(
      'docs/lonely.md',
      dedent`
        # Quokka season

        Quokkas rest in the zanzibar season.
      `,
    );
    const turn = await until('the new file to be found', async () => {
      const asked = await panel.ask('When is the zanzibar season of quokkas?');
      return (await cites(asked, 'docs/lonely.md')) && asked;
    });
    await turn.article.locator('.sources > summary').click();
    const file = turn.article.locator('.sources .files > li', { hasText: 'docs/lonely.md' });
    await file
      .getByRole('button', { name: /Show related code/ })
      .first()
      .click();
    await window.page.locator('.quick-input-list .monaco-list-row', { hasText: 'No related code is known.' }).waitFor();
    await window.page.keyboard.press('Escape');
    project.remove('docs/lonely.md');
  });

  test('draws the calls from the function at the cursor', async () => {
    const turns = await panel.turnCount();
    await window.openFile('src/orders/placeOrder.ts', 6, 18);
    await window.waitForPlace({ file: 'src/orders/placeOrder.ts', line: 6 });
    await window.command('Clew: Trace from Here');
    const turn = await panel.turn(turns);
    const tree = turn.article.getByRole('tree', { name: 'Flow from placeOrder' });
    await tree.getByRole('treeitem', { name: 'charge' }).first().click();
    await window.waitForPlace({ file: 'src/orders/placeOrder.ts', line: 10 });
    await tree.locator('[data-path="0"]').focus();
    await window.page.keyboard.press('ArrowLeft');
    assert.equal(await tree.getByRole('treeitem').count(), 1);
  });

  test('lists uses and callees of the function at the cursor in a view', async () => {
    await window.openFile('src/orders/placeOrder.ts', 6, 18);
    await window.waitForPlace({ file: 'src/orders/placeOrder.ts', line: 6 });
    await window.command('Clew: Show Callers and Callees');
    const row = (text: string): Locator => window.page.locator('.pane .monaco-list-row', { hasText: text });
    await row('Uses of placeOrder').waitFor();
    await row('Called by placeOrder').waitFor();
    const callee = row('linePrice').first();
    const line = Number(/price\.ts:(\d+)/.exec(await callee.innerText())?.[1]);
    await callee.click();
    await window.waitForPlace({ file: 'src/orders/price.ts', line });
  });

  test('draws the dependencies of a folder', async () => {
    const turn = await panel.ask('What is wrong with the architecture of this project?');
    const box = turn.article.locator('clew-diagram .node', { hasText: 'placeOrder.ts' });
    await box.click();
    await window.waitForPlace({ file: 'src/orders/placeOrder.ts', line: 1 });
    await turn.article.scrollIntoViewIfNeeded();
    await window.page.screenshot({ path: join(results, 'panel-diagram.png') });
  });

  test('lists unused code, and opens it', async () => {
    const spare = join(project.folder, 'src/orders/spare.ts');
    writeFileSync(
      spare,
      dedent`
        import { deliveryFee } from './price';

        function spareFee(): number {
          return 1;
        }

        export const fee = deliveryFee(1);
      `,
    );
    try {
      const before = await panel.turnCount();
      await until('the new file to be listed', async () => {
        await window.command('Clew: Find Unused Code');
        return (await (await panel.turn((await panel.turnCount()) - 1)).answer()).includes('spareFee');
      });
      const turn = await panel.turn((await panel.turnCount()) - 1);
      assert.ok((await panel.turnCount()) > before);
      const citation = (await turn.citations()).find(({ file }) => file === 'src/orders/spare.ts');
      assert.ok(citation, await turn.answer());
      await panel.follow(citation);
      await turn.article.scrollIntoViewIfNeeded();
      await window.page.screenshot({ path: join(results, 'panel-unused.png') });
    } finally {
      rmSync(spare);
    }
  });

  test('limits a question to a file, and attaches code by @', async () => {
    const chip = (label: string): Locator => panel.root.locator('.attachment:not(.suggested)', { hasText: label });
    await window.openFile('src/orders/price.ts', 1);
    await window.more('Ask About This File or Folder');
    await chip('src/orders/price.ts').waitFor();
    const kept = await panel.ask('What is decided here?');
    assert.match(await kept.answer(), /deliveryFee fits the words[^]*linePrice/);
    assert.equal((await kept.citations())[0]?.file, 'src/orders/price.ts');

    await panel.root.locator('#question').press('@');
    const found = window.page.locator('.quick-input-list .monaco-list-row', { hasText: 'placeOrder' });
    await window.page.locator('.quick-input-widget input').first().waitFor();
    await window.page.keyboard.type('placeOrder');
    await found.first().waitFor();
    await window.page.locator('.quick-input-list .monaco-list-row.focused', { hasText: 'placeOrder' }).waitFor();
    await window.page.keyboard.press('Enter');
    await chip('placeOrder').waitFor();
    // The editor gives the focus back to the panel some time after the list is gone; the key goes to the button itself.
    await window.page.locator('.quick-input-widget').waitFor({ state: 'hidden' });
    await chip('placeOrder').getByRole('button').press('Enter');
    await chip('placeOrder').waitFor({ state: 'detached' });

    await panel.root.locator('#question').click();
    await window.page.keyboard.type('@');
    await window.page.locator('.quick-input-widget input').first().waitFor();
    await window.page.keyboard.type('ORDERS');
    await window.page.locator('.quick-input-list .monaco-list-row.focused', { hasText: 'src/orders' }).waitFor();
    await window.page.keyboard.press('Enter');
    await chip('src/orders').getByText('tokens').waitFor();
    const inFolder = await panel.ask('What does handleRequest do?');
    assert.match(await inFolder.answer(), /defined outside of the scope of the question/);
  });

  test('opens an earlier chat from the list and exports it, by keyboard', async () => {
    const turns = await panel.turnCount();
    const first = await (await panel.turn(0)).question();
    await window.command('Clew: New Chat');
    await until('an empty chat', async () => (await panel.turnCount()) === 0);
    await window.command('Clew: Show Chats');
    await window.page.locator('.quick-input-title', { hasText: 'Chats of This Workspace' }).waitFor();
    await window.page.keyboard.type('delivery fee');
    await window.page.locator('.quick-input-list .monaco-list-row.focused', { hasText: first }).waitFor();
    await window.page.keyboard.press('Enter');
    await until('the chat from before', async () => (await panel.turnCount()) === turns);
    await window.more('Export Chat as Markdown');
    const written = window.page.locator('.editor-instance .view-lines');
    await written.getByText(`## ${first}`, { exact: true }).waitFor();
    // A document that is not saved would hold up the reload that is tested below.
    await window.command('View: Revert and Close Editor');
  });

  test('shows the index state of the active file in the language status', async () => {
    await window.openFile('src/orders/price.ts', 1);
    await window.page.locator('[id="status.languageStatus"]').hover();
    await window.page.locator('.hover-language-status', { hasText: /Clew: indexed/ }).waitFor();
  });

  test('ticks walkthrough steps that were done before', async () => {
    await window.command('Welcome: Open Walkthrough');
    await window.page.locator('.quick-input-list .monaco-list-row', { hasText: 'Ask your code' }).click();
    for (const step of ['Let Clew read the folder', 'Ask from where you are', 'Get your first answer'])
      await window.page.locator('.getting-started-step', { hasText: step }).locator('.codicon-getting-started-step-checked').waitFor();
    await window.page.screenshot({ path: join(results, 'walkthrough.png') });
  });

  test('shows the code that uncommitted changes affect', async () => {
    const turns = await panel.turnCount();
    const price = readFileSync(join(project.folder, 'src/orders/price.ts'), 'utf8');
    project.write('src/orders/price.ts', price.replace('We do not sell', 'We never sell'));
    await window.command('Clew: What Did I Change?');
    const turn = await panel.turn(turns);
    assert.match(await turn.question(), /They change linePrice/);
    await turn.article.getByRole('tree', { name: 'Callers of linePrice' }).getByRole('treeitem', { name: 'placeOrder' }).waitFor();
    project.write('src/orders/price.ts', price);
  });

  test('has colours in every kind of theme', async () => {
    const themes = {
      light: 'Default Light Modern',
      dark: 'Default Dark Modern',
      'high-contrast': 'Default High Contrast',
      'high-contrast-light': 'Default High Contrast Light',
    };
    for (const [name, theme] of Object.entries(themes)) {
      project.write('.vscode/settings.json', JSON.stringify({ 'workbench.colorTheme': theme }));
      const kind = `vscode-${name}`;
      await panel.root.waitForSelector(`body.${kind}`);
      await window.page.screenshot({ path: join(results, `panel-${name}.png`) });
      const { text, background } = await panel.root.evaluate(() => ({
        text: getComputedStyle(document.body).color,
        background: getComputedStyle(document.documentElement).getPropertyValue('--vscode-sideBar-background'),
      }));
      assert.notEqual(text, '', name);
      assert.notEqual(background, '', name);
    }
    project.remove('.vscode');
  });

  test('keeps the chat when the window is reloaded', async () => {
    const turns = await panel.turnCount();
    const first = await (await panel.turn(0)).question();
    await window.load();
    panel = await ClewPanel.open(window);
    const again = await panel.turn(0);
    assert.equal(await again.question(), first);
    assert.equal(await panel.turnCount(), turns);
    const [citation] = await again.citations();
    assert.ok(citation, 'the old answer has its citations');
    await panel.follow(citation);
  });

  test('stays paused in the next window, and has the index again after resuming', async () => {
    await panel.indexed();
    await window.command('Clew: Pause Indexing');
    const paused = (): Promise<void> => panel.root.locator('.index.paused').waitFor({ timeout: 60_000 });
    await paused();
    await window.close();
    window = await vscode.open(project.folder);
    panel = await ClewPanel.open(window);
    await paused();
    const began = Date.now();
    await panel.root.getByRole('button', { name: 'Resume', exact: true }).click();
    await panel.indexed();
    console.log(`reopened: the index was ready ${Date.now() - began} ms after it was told to go on`);
  });

  test('follows files that are written, renamed and deleted, and a branch switch', async () => {
    await panel.indexed();
    project.write(
      'src/gift.ts',
      dedent`
        /** Wraps a gift in paper. */
        export function wrapGift(paper: string): string {
          return \`gift in \${paper}\`;
        }
      `,
    );
    await eventually('a new file to be found', async () => cites(await panel.ask('Where is wrapGift?'), 'src/gift.ts'));

    project.rename('src/gift.ts', 'src/present.ts');
    await eventually('a renamed file to be found', async () => cites(await panel.ask('What does wrapGift do?'), 'src/present.ts'));

    project.remove('src/present.ts');
    await eventually('a deleted file to be gone', async () => !(await cites(await panel.ask('Which code is wrapGift?'), 'src/present.ts')));

    project.git('checkout', '-q', '-b', 'refunds');
    project.write(
      'src/payments/refund.ts',
      dedent`
        /** Pays money back. */
        export function refundCustomer(cents: number): number {
          return -cents;
        }
      `,
    );
    project.git('add', '.');
    project.git('commit', '-q', '-m', 'Refunds');
    await eventually('the branch to be found', async () => cites(await panel.ask('Where is refundCustomer?'), 'src/payments/refund.ts'));
    project.git('checkout', '-q', 'main');
    await eventually(
      'the branch to be gone',
      async () => !(await cites(await panel.ask('What is refundCustomer?'), 'src/payments/refund.ts')),
    );
  });

  test('explains an error from its light bulb', async () => {
    const turns = await panel.turnCount();
    await window.openFile('src/summary.ts', 5);
    await window.page.waitForSelector('.squiggly-error', { timeout: 60_000 });
    const action = window.page.locator('.action-widget .monaco-list-row', { hasText: 'Ask why this errors' }).first();
    await until('the action', async () => {
      await window.page.keyboard.press('Escape');
      await window.page.keyboard.press('Control+.');
      return appears(action, 3000);
    });
    await action.click();
    const turn = await panel.turn(turns);
    assert.match(await turn.question(), /src\/summary\.ts:5/);
    assert.ok((await cites(turn, 'src/summary.ts')) || (await cites(turn, 'src/orders/price.ts')), await turn.answer());
  });

  test('leaves no notification', async () => {
    assert.deepEqual(await window.notifications(), []);
  });
});

async function eventually(what: string, ask: () => Promise<boolean>): Promise<void> {
  await until(what, ask, 30_000);
}
