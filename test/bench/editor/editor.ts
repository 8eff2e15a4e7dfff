// The packed extension on a project that nobody here wrote, in a real VS Code: how long until it can be asked, what is felt meanwhile,
// how long a question takes, whether every citation opens its line, and how long it takes after closing and reopening.
// `npm run package && npm run bench -- editor FOLDER QUESTION…`; screenshots go to test-results/.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { results, root, vsixPath } from '../../../scripts/paths.mjs';
import { ClewPanel, type ShownTurn } from '../../support/clewPanel.ts';
import { VSCode } from '../../support/vscodeServer.ts';
import type { Workbench } from '../../support/workbench.ts';

const [folder = '', ...questions] = process.argv.slice(2);
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
  const window = await vscode.open(project);
  const panel = await ClewPanel.open(window);
  const began = Date.now();
  const words = await panel.indexed(300_000);
  console.log(
    `${what}: ${words}; ready ${Date.now() - began} ms after the panel; extension host busy at most ${longestBlock(began)} ms of CPU`,
  );
  return { window, panel };
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
  const turn = await panel.ask(question);
  const ms = Date.now() - began;
  await window.page.screenshot({ path: join(results, `editor-${basename(project)}-${at + 1}.png`) });
  const { right, wrong } = await followed(panel, turn);
  const title = question.split('\n')[0] ?? '';
  console.log(
    `${title}: whole after ${ms} ms; ${right} of ${right + wrong.length} citations open their line${wrong.map((each) => `\n  ${each}`).join('')}`,
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
