// Indexing a large project must not block the editor: the threads of extension host and window are watched meanwhile.
import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import { root } from '../../../scripts/paths.mjs';
import { ClewPanel } from '../../support/clewPanel.ts';
import { VSCode } from '../../support/vscodeServer.ts';
import type { Workbench } from '../../support/workbench.ts';

/**
 * Work of the thread without a pause, in CPU time, since other processes share the machine with this test. The goal for Clew is 50 ms;
 * the thread belongs to git, TypeScript and others too.
 */
const BEARABLE_MS = 250;

suite('while a large project is indexed', { timeout: 3 * 60_000 }, () => {
  let home: string;
  let vscode: VSCode;
  let window: Workbench;
  let panel: ClewPanel;
  let began = 0;

  before(async () => {
    home = mkdtempSync(join(tmpdir(), 'clew-responsive-'));
    // Some 70,000 lines that nobody here wrote, and that every checkout has.
    const project = join(home, 'project');
    cpSync(join(root, 'node_modules/eslint/lib'), project, { recursive: true });
    vscode = await VSCode.start({
      vsix: [process.env['CLEW_VSIX'] ?? ''],
      extensions: [join(root, 'test/fixtures/lag-probe')],
      env: { CLEW_LAG_FILE: join(home, 'lag') },
    });
    window = await vscode.open(project);
    await window.page.evaluate(() => {
      const blocks: number[] = [];
      new PerformanceObserver((list) => blocks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
      Object.assign(globalThis, { blocks });
    });
    panel = await ClewPanel.open(window);
    began = Date.now();
  });

  after(async () => {
    await vscode.stop();
    rmSync(home, { recursive: true, force: true });
  });

  test('the extension host is never blocked for long', async () => {
    const words = await panel.indexed(120_000);
    const file = join(home, 'lag');
    const lags = (existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [])
      .map((line) => JSON.parse(line) as { at: number; ms: number; cpuMs: number })
      .filter(({ at }) => at >= began);
    const longest = Math.max(0, ...lags.map(({ cpuMs }) => cpuMs));
    const felt = Math.max(0, ...lags.map(({ ms }) => ms));
    console.log(
      `indexed ${words} in ${Date.now() - began} ms; extension host busy ${lags.length} times over 20 ms, at most ${longest} ms of its own work (${felt} ms by the clock)`,
    );
    assert.ok(longest < BEARABLE_MS, `busy for ${longest} ms without a pause`);
  });

  test('a question is answered with citations', async () => {
    const turn = await panel.ask('Where are rules loaded and run?');
    const [citation] = await turn.citations();
    assert.ok(citation, await turn.answer());
    await panel.follow(citation);
    const blocks = await window.page.evaluate(() => (globalThis as unknown as { blocks: number[] }).blocks);
    console.log(`window blocked ${blocks.length} times over 50 ms, at most ${Math.round(Math.max(0, ...blocks))} ms`);
  });
});
