// Settings that hold from the start of a window, in the built .vsix: when the index starts, the memory of its process, what is logged.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { ClewPanel } from '../support/clewPanel.ts';
import { sampleProject, type SampleProject } from '../support/sampleProject.ts';
import { VSCode } from '../support/vscodeServer.ts';
import { until } from '../support/workbench.ts';

const vsix = process.env['CLEW_VSIX'] ?? '';
const settings = { 'clew.index.start': 'onFirstUse', 'clew.engine.memory': 1357, 'clew.log.level': 'off' };

describe('settings that hold from the start of a window', { timeout: 3 * 60_000, skip: !existsSync('/proc/self/cmdline') }, () => {
  let vscode: VSCode;
  let project: SampleProject;
  let panel: ClewPanel;

  before(async () => {
    project = sampleProject('orders');
    vscode = await VSCode.start({ vsix: [vsix], settings });
    panel = await ClewPanel.open(await vscode.open(project.folder));
  });

  after(async () => {
    await vscode.stop();
    project.dispose();
  });

  /** The command lines of the engines of this editor. */
  function engines(): readonly string[] {
    const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    return ids.map(commandLine).filter((line) => line.includes('dist/engine.js') && line.includes(vscode.extensionsFolder));
  }

  /** All that Clew has logged. */
  function logged(): string {
    const logs = join(vscode.dataFolder, 'data/logs');
    const files = readdirSync(logs, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('clew-dev.clew/Clew.log'));
    return files.map((path) => readFileSync(join(logs, path), 'utf8')).join('');
  }

  it('index.start: the index waits for the first question, and engine.memory: its process has the memory that is set', async () => {
    assert.deepEqual(engines(), []);
    const turn = await panel.ask('Where is the delivery fee decided?');
    assert.match(await turn.answer(), /deliveryFee/);
    const [engine, ...others] = engines();
    assert.deepEqual(others, []);
    assert.match(engine ?? '', /--max-old-space-size=1357\b/);
  });

  it('log.level: nothing is logged while it is off, and what happens from the moment that it is on', async () => {
    assert.equal(logged(), '');
    vscode.changeSettings({ ...settings, 'clew.log.level': 'trace' });
    await until('something to be logged', async () => {
      await panel.ask('What does `deliveryFee` return?');
      return logged() !== '';
    });
  });
});

/** The command line of a process; empty when it is gone. */
function commandLine(id: string): string {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    // It ended while the list was read.
    return '';
  }
}
