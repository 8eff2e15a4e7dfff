// The packed extension in a real VS Code with a model server that is scripted: the questions that people begin with, each photographed in light, dark
// and both high contrasts. The pictures are to be looked at; what does not come up ends the tour.
// `npm run package && npm run bench -- tour [NAME…]`; pictures go to test-results/tour/.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { results, vsixPath } from '../../../scripts/paths.mjs';
import { ClewPanel, type ShownTurn } from '../../support/clewPanel.ts';
import { cite } from '../../support/promptEvidence.ts';
import { sampleProject } from '../../support/sampleProject.ts';
import { answer } from '../../support/scriptedReplies.ts';
import { failure } from '../../support/scriptedFaults.ts';
import { ScriptedServer } from '../../support/scriptedServer.ts';
import { VSCode } from '../../support/vscodeServer.ts';
import { appears, until, type Workbench } from '../../support/workbench.ts';
import type { ReceivedRequest } from '../../support/scriptedRequest.ts';
import { dedent } from '../../support/dedent.ts';

const themes = {
  light: 'Default Light Modern',
  dark: 'Default Dark Modern',
  'high-contrast': 'Default High Contrast',
  'high-contrast-light': 'Default High Contrast Light',
};
const wanted = new Set(process.argv.slice(2));
const folder = join(results, 'tour');
mkdirSync(folder, { recursive: true });

const server = await new ScriptedServer().start();
const project = sampleProject('orders');
project.git('init', '-q', '-b', 'main');
project.git('add', '.');
project.git('commit', '-q', '-m', 'Start');
const vscode = await VSCode.start({
  vsix: [vsixPath()],
  settings: {
    'clew.model.provider': 'endpoint',
    'clew.model.baseUrl': server.url,
    'clew.model.large': 'scripted-large',
    'clew.model.price': { input: 2, output: 8, currency: 'EUR' },
  },
});
let window: Workbench;
let panel: ClewPanel;

/** What is photographed, in order: later ones build on the chat that is there. */
const stops: Readonly<Record<string, () => Promise<void>>> = {
  empty: async () => {
    await photograph('empty');
  },
  gate: async () => {
    await panel.submit('Where is the delivery fee decided?');
    await panel.gate.waitFor();
    await photograph('gate');
    server.script(answer(conceptual, { usage: { prompt: 1200, completion: 34 } }));
    await panel.decide('Send, and do not ask again in this workspace');
    await photograph('conceptual', await panel.turn(0));
  },
  plan: async () => {
    const strategy = panel.root.locator('.explained summary').nth(1);
    await strategy.click();
    await panel.root.locator('.explained[open]').waitFor();
    await photograph('strategies');
    await panel.root.getByRole('radio', { name: 'Several searches' }).click();
    await panel.root.locator('.explained summary').first().click();
    await photograph('depths');
    await panel.root.getByRole('radio', { name: 'Quick' }).click();
    await panel.root.locator('.uncounted').waitFor();
    await photograph('uncounted');
    await panel.root.locator('.explained summary').first().click();
    await panel.root.getByRole('radio', { name: 'By the settings' }).click();
    const index = await panel.submit('Which errors can placeOrder raise?');
    await panel.gate.waitFor();
    await photograph('plan');
    await panel.gate.getByRole('button', { name: 'Show the prompts' }).click();
    await window.page.waitForTimeout(1500);
    await photograph('prompts');
    await window.command('View: Close All Editors');
    await panel.gate.getByRole('button', { name: 'Choose another strategy' }).click();
    await window.page.locator('.quick-input-list .monaco-list-row').first().waitFor();
    await photograph('regenerate');
    await window.page.keyboard.press('Escape');
    await panel.gate.getByRole('button', { name: 'Ask', exact: true }).click();
    await panel.turn(index);
    await strategy.click();
    await panel.root.getByRole('radio', { name: 'By the settings' }).click();
  },
  diagnostic: async () => {
    await window.openFile('src/summary.ts', 5);
    await window.page.waitForSelector('.squiggly-error', { timeout: 60_000 });
    const action = window.page.locator('.action-widget .monaco-list-row', { hasText: 'Ask why this errors' }).first();
    await until('the action', async () => {
      await window.page.keyboard.press('Escape');
      await window.page.keyboard.press('Control+.');
      return appears(action, 3000);
    });
    await photograph('light-bulb');
    const turns = await panel.turnCount();
    server.script(answer(diagnostic, { usage: { prompt: 2100, completion: 96 } }));
    await action.click();
    await photograph('diagnostic', await panel.turn(turns));
  },
  exploratory: async () => {
    server.script(answer(exploratory, { usage: { prompt: 1800, completion: 60 } }));
    const turn = await panel.ask('Trace what happens when a request comes in at handleRequest');
    await photograph('exploratory', turn);
    const tree = turn.article.getByRole('tree').first();
    await tree.getByRole('treeitem', { name: 'charge' }).first().click();
    await window.waitForPlace({ file: 'src/orders/placeOrder.ts', line: 10 });
    await tree.locator('.twistie').first().click();
    await photograph('exploratory-walked', turn);
    const timeline = turn.article.locator('details.timeline');
    await timeline.locator('summary').first().click();
    for (const step of await timeline.locator('details.step > summary').all()) await step.click();
    await photograph('timeline', turn, timeline);
    const picture = turn.article.getByRole('button', { name: /diagram/i }).first();
    if (await appears(picture, 1000)) await picture.click();
    await photograph('exploratory-diagram', turn);
  },
  analytical: async () => {
    server.script(answer(analytical, { usage: { prompt: 3100, completion: 120 } }));
    const turn = await panel.ask('What is wrong with the architecture of this project?');
    await photograph('analytical', turn);
    const diagram = turn.article.locator('clew-diagram').first();
    await photograph('analytical-diagram', turn, diagram);
  },
  passes: async () => {
    server.script(
      answer(dedent`
        <answer>A draft.</answer>
        <missing>
        - \`parse_line\`
        - \`chargeTwice\`
        </missing>`),
      answer(
        (request) =>
          `<answer>A line is read by \`parse_line\` ${cite(request, 'tools/report.py', 'def parse_line')}.</answer><missing>none</missing>`,
      ),
    );
    const turn = await panel.ask('What does deliveryFee do with a total?');
    await turn.article.locator('details.gaps summary').click();
    await photograph('two-passes', turn);
    await turn.article.locator('.sources > summary').first().click();
    await photograph('sources', turn, turn.article.locator('.sources').first());
  },
  followUp: async () => {
    server.script(
      answer((request) => `It is free from \`freeDeliveryFrom\` on ${cite(request, 'src/orders/price.ts', 'freeDeliveryFrom')}.`),
    );
    await photograph('follow-up', await panel.ask('And from which total on is it free?'));
    const last = await panel.turn((await panel.turnCount()) - 1);
    await last.article.locator('button.citation').first().hover();
    await panel.root.locator('.peek pre').waitFor();
    await photograph('peek');
    await window.page.mouse.move(5, 5);
  },
  failure: async () => {
    server.script(failure(500), failure(500), failure(500));
    await photograph('failure', await panel.ask('Which errors can placeOrder raise?'));
    server.script(
      answer(
        Array.from({ length: 4000 }, (_, n) => `word${n} `),
        { pauseMs: 10 },
      ),
    );
    const index = await panel.submit('What does linePrice do?');
    await until('some words', async () => (await panel.unfinished(index).answer()).includes('word20 '));
    await photograph('running', panel.unfinished(index));
    await panel.stop();
    await photograph('stopped', await panel.turn(index));
  },
  attached: async () => {
    await window.openFile('src/orders/price.ts', 20);
    await window.command('Clew: Ask a Question');
    await panel.root.locator('#question').pressSequentially('@');
    await window.page.locator('.quick-input-list .monaco-list-row').first().waitFor();
    await photograph('at');
    await window.page.keyboard.press('Escape');
    const suggested = panel.root.locator('.attachment.suggested');
    await suggested.click();
    await panel.root.locator('.attachment .amount').first().waitFor();
    await panel.root.locator('.choices select').first().selectOption('2');
    await panel.root.locator('#question').fill('Why does this fail?\nA second line.');
    await photograph('attached');
    await panel.root.locator('.attachment button').first().click();
    await panel.root.locator('.choices select').first().selectOption('0');
    await panel.root.locator('#question').fill('');
  },
  ways: async () => {
    await window.openFile('src/orders/placeOrder.ts', 6);
    for (let i = 0; i < 3; i++) await window.page.keyboard.press('Control+ArrowRight');
    await window.command('Clew: Show Callers and Callees');
    await window.page.waitForTimeout(1500);
    await photograph('call-tree');
    server.script(answer('Nobody but `placeOrder` is affected.'));
    const price = 'src/orders/price.ts';
    project.write(
      price,
      dedent`
        export function linePrice(sku: string): number {
          return sku.length;
        }
      `,
    );
    const turns = await panel.turnCount();
    await window.command('Clew: What Did I Change?');
    await photograph('what-changed', await panel.turn(turns));
    project.git('checkout', '-q', price);
    await window.more('Open Chat in an Editor');
    await window.page.waitForTimeout(1500);
    await photograph('tab');
    await window.command('View: Close All Editors');
    await window.command('Clew: Show Index Status');
    await window.page.waitForTimeout(2000);
    await photograph('doctor');
    await window.command('View: Close All Editors');
  },
  walkthrough: async () => {
    await window.command('Welcome: Open Walkthrough');
    await window.page.locator('.quick-input-list .monaco-list-row', { hasText: 'Ask your code' }).click();
    for (const [n, step] of [
      'Let Clew read the folder',
      'Add a model, if you like',
      'Ask from where you are',
      'Get your first answer',
    ].entries()) {
      await window.page.locator('.getting-started-step', { hasText: step }).first().click();
      await window.page.waitForTimeout(700);
      await photograph(`walkthrough-${n + 1}`);
    }
  },
};

try {
  window = await vscode.open(project.folder);
  panel = await ClewPanel.open(window);
  await panel.indexed();
  for (const [name, stop] of Object.entries(stops)) {
    // Where the gate is not answered, all later ones would wait at it.
    if (wanted.size && !wanted.has(name) && name !== 'gate') continue;
    console.log(name);
    await stop();
  }
} finally {
  await vscode.stop();
  await server.close();
  project.dispose();
}

/** In all four themes: the window as it is, or with that answer at the top of the panel. */
async function photograph(name: string, turn?: ShownTurn, part = turn?.article): Promise<void> {
  for (const [short, theme] of Object.entries(themes)) {
    project.write('.vscode/settings.json', JSON.stringify({ 'workbench.colorTheme': theme }));
    await panel.root.waitForSelector(`body.vscode-${short}`);
    await part?.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await window.page.waitForTimeout(250);
    await window.page.screenshot({ path: join(folder, `${name}-${short}.png`) });
  }
}

function conceptual(request: ReceivedRequest): string {
  const at = (text: string): string => cite(request, 'src/orders/price.ts', text);
  return (
    `Delivery is decided by \`deliveryFee\` ${at('function deliveryFee')}. It costs a **fortune** [77:3].\n\n` +
    `| total | fee |\n| --- | ---: |\n| under 50.00 | 4.90 |\n| from 50.00 | 0 |\n\n` +
    `\`\`\`ts\nexport function deliveryFee(total: number): number {\n  return total >= freeDeliveryFrom ? 0 : 490; // in cents, nothing for large orders\n}\n\`\`\`\n`
  );
}

function diagnostic(request: ReceivedRequest): string {
  return (
    `\`deliveryFee\` returns a number ${cite(request, 'src/orders/price.ts', 'function deliveryFee')}, but \`label\` is declared as a string ` +
    `${cite(request, 'src/summary.ts', 'const label')}.\n\n### Likely cause\n\nThe fee was a label once.\n\n### What to do\n\n1. Turn the number into text where it is shown\n2. Keep \`deliveryFee\` as it is\n`
  );
}

function exploratory(request: ReceivedRequest): string {
  return `\`handleRequest\` places the order and answers with its receipt ${cite(request, 'src/server.ts', 'placeOrder(')}.`;
}

function analytical(): string {
  return 'The project is small: `src/server.ts` is the only way in, and nothing depends on it. **No cycles** were found.';
}
