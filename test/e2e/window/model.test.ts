// The built .vsix in a real VS Code with a model server: the gate, streaming, citations, stopping, continuing, reviews, overviews, a wrong
// setting, and a server that is down.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import { results } from '../../../scripts/paths.mjs';
import { ClewPanel } from '../../support/clewPanel.ts';
import { cite } from '../../support/promptEvidence.ts';
import { sampleProject, type SampleProject } from '../../support/sampleProject.ts';
import { failure } from '../../support/scriptedFaults.ts';
import { answer } from '../../support/scriptedReplies.ts';
import { ScriptedServer } from '../../support/scriptedServer.ts';
import { VSCode } from '../../support/vscodeServer.ts';
import { until, type Workbench } from '../../support/workbench.ts';
import type { ReceivedRequest } from '../../support/scriptedRequest.ts';
import { dedent } from '../../support/dedent.ts';

const vsix = process.env['CLEW_VSIX'] ?? '';

const answerWithCitation = (request: ReceivedRequest): string =>
  `Delivery is decided by \`deliveryFee\` ${cite(request, 'src/orders/price.ts', 'function deliveryFee')}. It costs a **fortune** [77:3].`;

/** One-based. */
const lineOf = (text: string): number =>
  readFileSync(join(import.meta.dirname, '../../fixtures/orders/src/orders/price.ts'), 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1;

/** The text of the dialog in the middle of the window. */
async function dialogText(window: Workbench): Promise<string> {
  return (await window.page.locator('.monaco-dialog-box').innerText()).replace(/\s+/g, ' ');
}

/** Clears the list of notifications, again and again until none is left. */
async function clearNotifications(window: Workbench): Promise<void> {
  await until(
    'no notification to be left',
    async () => {
      await window.command('Notifications: Clear All Notifications');
      await window.command('Notifications: Show Notifications');
      return (await window.notifications()).length === 0;
    },
    60_000,
  );
}

suite('a model in a real window', { timeout: 5 * 60_000 }, () => {
  let server: ScriptedServer;
  let alive = true;
  let vscode: VSCode;
  let project: SampleProject;
  let window: Workbench;
  let panel: ClewPanel;

  before(async () => {
    server = await new ScriptedServer().start();
    project = sampleProject('orders');
    vscode = await VSCode.start({
      vsix: [vsix],
      settings: {
        'clew.model.provider': 'endpoint',
        'clew.model.baseUrl': server.url,
        'clew.model.large': 'scripted-large',
        'clew.model.price': { input: 2, output: 8, currency: 'EUR' },
      },
    });
    window = await vscode.open(project.folder);
    panel = await ClewPanel.open(window);
    await panel.indexed();
  });

  after(async () => {
    await vscode.stop();
    if (alive) await server.close();
    project.dispose();
  });

  test('is shown beside the question box', async () => {
    await panel.root.getByRole('button', { name: /^scripted-large\. At 127\.0\.0\.1:\d+, on this machine/ }).waitFor();
  });

  test('gets nothing before the gate has shown the request', async () => {
    await panel.submit('Where is the delivery fee decided?');
    await panel.gate.waitFor();
    const gateText = (await panel.gate.innerText()).replace(/\s+/g, ' ');
    assert.match(gateText, /127\.0\.0\.1.* on this machine/);
    assert.match(gateText, /scripted-large/);
    assert.match(gateText, /\d+ places? in \d+ files?, about [\d,]+ tokens/);
    assert.match(gateText, /costs at most [\d.]+ EUR/);
    assert.deepEqual(server.requests, []);
  });

  test('answers after Send, with links for supported citations only', async () => {
    server.script(answer(answerWithCitation, { usage: { prompt: 1200, completion: 34 }, pauseMs: 20 }));
    await panel.decide('Send');
    const turn = await panel.turn(0);
    assert.match(await turn.state(), /\bdone\b/);
    assert.match(await turn.answer(), /Delivery is decided by deliveryFee/);
    const [citation, ...others] = await turn.citations();
    assert.equal(citation?.file, 'src/orders/price.ts');
    assert.deepEqual(others, []);
    await panel.follow(citation);
    assert.equal(server.chats.length, 1);
    assert.match(await turn.article.locator('.facts').innerText(), /scripted-large · 1 call · 1,200 tokens in, 34 out · 0\.0027 EUR/);
  });

  test('has its sent requests shown verbatim', async () => {
    await panel.unfinished(0).article.getByRole('button', { name: 'What was sent' }).click();
    await until('the text that was sent', async () => {
      const text = await window.page.locator('.editor-instance .view-lines').first().innerText();
      return /scripted-large/.test(text.replace(/\u00a0/g, ' '));
    });
  });

  test('is not asked when the person declines, and the code alone answers', async () => {
    const before = server.chats.length;
    const index = await panel.submit('Where are orders placed?');
    await panel.decide('Answer without a model');
    const turn = await panel.turn(index);
    assert.match((await turn.notices()).join(), /Nothing was sent, as you chose/);
    assert.ok((await turn.citations()).length > 0, await turn.answer());
    assert.equal(server.chats.length, before);
  });

  test('stops at once and keeps the partial answer', async () => {
    server.script(
      answer(
        Array.from({ length: 2000 }, (_, n) => `word${n} `),
        { pauseMs: 10 },
      ),
    );
    const index = await panel.submit('What does linePrice do?');
    await panel.decide('Send, and do not ask again in this workspace');
    const turn = panel.unfinished(index);
    await until('some words', async () => (await turn.answer()).includes('word50 '));
    const began = Date.now();
    await panel.stop();
    await until('the end', async () => (await turn.article.getAttribute('aria-busy')) === 'false');
    console.log(`stopped ${Date.now() - began} ms after the click, as the driver sees it`);
    assert.match(await turn.state(), /\bstopped\b/);
    assert.match(await turn.answer(), /word0 word1 .*word50 /s);
    await until('the server to see it', () => Promise.resolve(server.chats.at(-1)?.hungUpAt !== undefined));
  });

  test('continues a cut answer', async () => {
    server.script(answer('The first half, ', { finish: 'length' }), answer('and the second half.'));
    const turn = await panel.ask('What is an order line?');
    await turn.article.getByRole('button', { name: 'Continue' }).click();
    await until('both halves', async () => (await turn.answer()).includes('The first half, and the second half.'));
  });

  test('is asked again for gaps, whose outcomes are listed below the answer', async () => {
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
    assert.match(await turn.answer(), /^\s*A line is read by parse_line/);
    assert.ok((await turn.citations()).some(({ file }) => file === 'tools/report.py'));
    const ledger = turn.article.locator('details.gaps');
    assert.equal((await ledger.locator('summary').innerText()).trim(), '2 passes, found 1 of 2 missing pieces');
    await ledger.locator('summary').click();
    const lines = (await ledger.locator('li').allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim());
    assert.match(lines.join('\n'), /parse_line found report\.py:\d+\nchargeTwice not found in this workspace/);
    await ledger.scrollIntoViewIfNeeded();
    await window.page.screenshot({ path: join(results, 'model-gaps.png') });
  });

  test('reviews a file after the cost was shown, and sends nothing the second time', async () => {
    await window.openFile('src/orders/price.ts');
    const [sent, turns] = [server.chats.length, await panel.turnCount()];
    await window.command('Clew: Review Scope');
    const dialogWords = await dialogText(window);
    assert.match(
      dialogWords,
      /Review src\/orders\/price\.ts.*1 code file, not reviewed yet\. Left: 1 file in 1 request, about \d+ tokens of code\./,
    );
    assert.match(dialogWords, /About 0\.00\d+ EUR\..*Sent to scripted-large at 127\.0\.0\.1:\d+/);
    await window.page.getByRole('button', { name: 'Cancel', exact: true }).click();
    assert.deepEqual([server.chats.length, await panel.turnCount()], [sent, turns]);
    server.script(
      answer(
        `low | correctness | [1:${lineOf('return price')}] | \`linePrice\` takes a \`quantity\` below zero.\nhigh | security | [1:2] | \`evalInput\` runs it.`,
      ),
    );
    await window.command('Clew: Review Scope');
    await window.page.getByRole('button', { name: 'Start', exact: true }).click();
    const turn = await panel.turn(turns);
    assert.match(
      await turn.answer(),
      /low, correctness: linePrice takes a quantity below zero\..*Everything here is reviewed\. 1 remark was dropped/s,
    );
    const [finding, ...more] = await turn.citations();
    assert.deepEqual([finding?.file, finding?.line, more], ['src/orders/price.ts', lineOf('return price'), []]);
    assert.ok(finding);
    await panel.follow(finding);
    assert.equal(await turn.article.locator('.modes, .timeline, .steering').count(), 0);
    await window.command('Clew: Review Scope');
    assert.match(await (await panel.turn(turns + 1)).answer(), /Nothing is left to do\.\s+low, correctness: linePrice/);
    assert.equal(server.chats.length, sent + 1);
  });

  test('writes overviews, shows the current request, and continues after a stop', async () => {
    await window.command('View: Close All Editors');
    const turns = await panel.turnCount();
    const perFile = answer((request) => {
      const files = request.body?.messages?.at(-1)?.content.matchAll(/^\[(\d+)\] (\S+)$/gm) ?? [];
      return [...files].map(([, n, path]) => `[${n}] What \`${path}\` is for.`).join('\n');
    });
    server.script(perFile, answer(['The', ' folder'], { pauseMs: 120_000 }));
    await window.command('Clew: Write Overviews');
    assert.match(
      await dialogText(window),
      /Write overviews of the workspace.*files in 1 request.*2 more requests are for the overviews of their folders\./,
    );
    await window.page.getByRole('button', { name: 'Start', exact: true }).click();
    await panel.root
      .getByText(/Request 2 of 3 to scripted-large at 127\.0\.0\.1:\d+…/)
      .first()
      .waitFor();
    await panel.stop();
    // The turn is shown as stopped at once; what was done until then follows.
    await (await panel.turn(turns)).article.getByText(/those of folders are left: run the command again/).waitFor();
    server.script(answer('The folder has what orders cost.'), answer('The folder has how orders are placed.'));
    await window.command('Clew: Write Overviews');
    const dialogWords = await dialogText(window);
    assert.match(dialogWords, /(\d+) code files, \1 of them with an overview that still holds\. 2 more requests/);
    assert.doesNotMatch(dialogWords, /Left:/);
    await window.page.getByRole('button', { name: 'Start', exact: true }).click();
    assert.match(await (await panel.turn(turns + 1)).answer(), /Everything here has an overview\./);
    const sent = server.chats.length;
    await window.command('Clew: Write Overviews');
    await window.notified(/Nothing is left to do\.$/);
    await clearNotifications(window);
    assert.equal(server.chats.length, sent);
  });

  test('gets the default of an invalid setting, which the status bar reports', async () => {
    const settings = join(vscode.dataFolder, 'data/Machine/settings.json');
    const before = readFileSync(settings, 'utf8');
    writeFileSync(settings, JSON.stringify({ ...(JSON.parse(before) as object), 'clew.model.temperature': 9 }));
    const item = window.page.locator('.statusbar-item', { hasText: 'Wrong setting clew.model.temperature' });
    await item.waitFor();
    assert.match(
      (await item.locator('a').getAttribute('aria-label')) ?? '',
      /"clew\.model\.temperature" must be a number from 0 to 2, not 9: its default is used \(0\.2\)/,
    );
    await item.click();
    await window.page.locator('.setting-item', { hasText: 'Temperature' }).first().waitFor();
    await window.page.screenshot({ path: join(results, 'wrong-setting.png') });
    // The page of settings takes the focus once it is whole, and with it what is typed elsewhere by then. Where it does not, nothing is lost by waiting.
    const hasFocus = (): boolean => document.activeElement?.closest('.settings-editor') !== null;
    await window.page.waitForFunction(hasFocus, undefined, { timeout: 5000 }).catch(() => undefined);
    server.script(answer('As it is.'));
    await panel.ask('What is a sku?');
    assert.equal(server.chats.at(-1)?.body?.['temperature'], 0.2);
    writeFileSync(settings, before);
    await item.waitFor({ state: 'detached' });
    await window.command('View: Close All Editors');
  });

  test('fails with a helpful notice, and the code alone answers', async () => {
    server.script(failure(500), failure(500), failure(500));
    const turn = await panel.ask('Where is the delivery fee decided, again?');
    assert.match((await turn.notices()).join(), /failed internally \(status 500/);
    assert.ok((await turn.citations()).length > 0);
    server.script(answer(answerWithCitation));
    assert.match(await (await panel.ask('And now, where is the delivery fee decided?')).answer(), /Delivery is decided/);
  });

  test('is down, and the code alone answers with one notice', async () => {
    alive = false;
    await server.close();
    const turn = await panel.ask('Where is placeOrder?');
    assert.match(await turn.state(), /\bdone\b/);
    const [notice = '', ...more] = await turn.notices();
    assert.match(notice, /Nothing answers at 127\.0\.0\.1:\d+.*answered from the code alone/s);
    assert.deepEqual(more, []);
    assert.ok((await turn.citations()).length > 0);
    assert.match(await turn.article.locator('.facts').innerText(), /from the code alone, no model/);
  });

  test('leaves no notification and no failed request', async () => {
    assert.deepEqual([await window.notifications(), server.problems], [[], []]);
  });
});
