// The packed extension on a project that nobody here wrote, in a real VS Code: how long until it can be asked, what is felt meanwhile,
// how long a question takes, whether every citation opens its line, and how long it takes after closing and reopening.
// `npm run package && npm run bench -- editor FOLDER QUESTION… [--where NAME=PATH]`; screenshots go to test-results/. With `--where` the first
// window is asked "Where is NAME defined?" at once, until the answer cites PATH: what somebody waits who opens a project and asks.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { results, root, vsixPath } from '../../../scripts/paths.mjs';
import { ClewPanel, type ShownTurn } from '../../support/clewPanel.ts';
import { VSCode } from '../../support/vscodeServer.ts';
import type { Workbench } from '../../support/workbench.ts';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { where: { type: 'string' } } });
const [folder = '', ...questions] = positionals;
const home = mkdtempSync(join(tmpdir(), 'clew-bench-'));
const project = join(home, basename(resolve(folder)));
cpSync(folder, project, { recursive: true });
mkdirSync(results, { recursive: true });

const vscode = await VSCode.start({
  vsix: [vsixPath()],
  extensions: [join(root, 'test/fixtures/lag-probe')],
  env: { CLEW_LAG_FILE: join(home, 'lag') },
});
try {
  const first = await opened('first index');
  for (const [at, question] of questions.entries()) await asked(first.panel, first.window, question, at);
  await first.window.close();
  const again = await opened('reopened');
  await again.window.close();
} finally {
  await vscode.stop();
  rmSync(home, { recursive: true, force: true });
}

/** Opens a window and waits until the index is ready. */
async function opened(what: string): Promise<{ readonly window: Workbench; readonly panel: ClewPanel }> {
  const opening = Date.now();
  const window = await vscode.open(project);
  const panel = await ClewPanel.open(window);
  const began = Date.now();
  if (values.where !== undefined) await askWhere(panel, values.where, opening);
  const words = await panel.indexed(300_000);
  console.log(
    `${what}: ${words}; ready ${Date.now() - began} ms after the panel; extension host busy at most ${longestBlock(began)} ms of CPU`,
  );
  return { window, panel };
}

/** Asks where a name is defined until the answer cites the right file, a minute at most. */
async function askWhere(panel: ClewPanel, where: string, opening: number): Promise<void> {
  const [name = '', path = ''] = where.split('=');
  const asking = Date.now();
  for (let times = 1; Date.now() - opening < 60_000; times++) {
    const turn = await panel.ask(`Where is ${name} defined?`);
    const [first] = await turn.citations();
    if (first?.file !== path) continue;
    console.log(
      `where is ${name}: right after ${times} answer(s), ${Date.now() - opening} ms after the window was opened and ${Date.now() - asking} ms after the question`,
    );
    return;
  }
  console.log(`where is ${name}: no right answer within a minute`);
}

/** The longest time that the extension host's thread worked without a pause since then: git and TypeScript share it. */
function longestBlock(since: number): number {
  const file = join(home, 'lag');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').filter(Boolean) : [];
  const lags = lines.map((line) => JSON.parse(line) as { at: number; cpuMs: number }).filter(({ at }) => at >= since);
  return Math.max(0, ...lags.map(({ cpuMs }) => cpuMs));
}

async function asked(panel: ClewPanel, window: Workbench, question: string, at: number): Promise<void> {
  const began = Date.now();
  const index = await panel.submit(question);
  const unfinished = panel.unfinished(index);
  const isWhole = unfinished.article.locator('xpath=self::*[@aria-busy="false"]').waitFor();
  // An answer that a picture shows as a whole has no text of its own.
  await Promise.race([unfinished.article.locator(':scope > clew-answer').filter({ hasText: /\S/ }).waitFor(), isWhole]);
  const first = Date.now() - began;
  await isWhole;
  const ms = Date.now() - began;
  const turn = await panel.turn(index);
  await window.page.screenshot({ path: join(results, `editor-${basename(project)}-${at + 1}.png`) });
  const { right, wrong } = await followed(panel, turn);
  const title = question.split('\n')[0] ?? '';
  console.log(
    `${title}: first text after ${first} ms, whole after ${ms} ms; ${right} of ${right + wrong.length} citations open their line${wrong.map((each) => `\n  ${each}`).join('')}`,
  );
}

/** Clicks every citation. */
async function followed(panel: ClewPanel, turn: ShownTurn): Promise<{ readonly right: number; readonly wrong: readonly string[] }> {
  const wrong: string[] = [];
  const citations = await turn.citations();
  for (const citation of citations) {
    try {
      await panel.follow(citation);
    } catch (error) {
      wrong.push(`${citation.file}:${citation.line} ${String(error).split('\n')[0]}`);
    }
  }
  return { right: citations.length - wrong.length, wrong };
}
