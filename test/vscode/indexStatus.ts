// The index as a person sees and controls it: the tab "Clew Index", the setting clew.include, pausing, and encodings.
import * as assert from 'node:assert/strict';
import * as fs from 'node:fs/promises';
import * as path from 'node:path';
import * as vscode from 'vscode';
import type { ClewApi } from '../../src/vscode/clewApi.ts';
import { folder, readyApi, until, write } from './clew.ts';

const configuration = (): vscode.WorkspaceConfiguration => vscode.workspace.getConfiguration();
const set = (name: string, value: unknown): Thenable<void> => configuration().update(name, value, vscode.ConfigurationTarget.Workspace);

/** Tests of the tab Clew Index, clew.include, pausing and encodings. */
export function indexStatusSuite(): void {
  describe('the index', () => {
    let api: ClewApi;
    before(async () => {
      api = await readyApi();
    });

    it('has a tab that the command opens', async () => {
      await vscode.commands.executeCommand('clew.showIndexStatus');
      const isPage = ({ input }: vscode.Tab): boolean =>
        input instanceof vscode.TabInputWebview && input.viewType.endsWith('clew.indexStatus');
      // Another editor may be the active one until the page is there.
      const tab = await until('the page', () => vscode.window.tabGroups.all.flatMap(({ tabs }) => tabs).find(isPage));
      assert.ok(await until('the page to be in front', () => tab.isActive || undefined));
      await vscode.window.tabGroups.close(tab);
    });

    it('contains an ignored file only while clew.include lists it', async () => {
      await write('quokka-out/.gitignore', '*\n');
      await write('quokka-out/[id].ts', 'export function etaQuokka(): void {}\n');
      const out = async (): Promise<string | undefined> =>
        (await api.skippedFiles()).find(({ path: name }) => name === 'quokka-out/[id].ts')?.reason;
      await until('it to be ignored', async () => ((await out()) === 'gitignore' ? true : undefined));
      await set('clew.include', { 'quokka-out/[id].ts': true });
      await until('it to be found', async () => ((await found(api, 'etaQuokka')) === 'quokka-out/[id].ts' ? true : undefined));
      await set('clew.include', undefined);
      await until('it to be ignored again', async () => ((await out()) === 'gitignore' ? true : undefined));
      await fs.rm(path.join(folder(), 'quokka-out'), { recursive: true });
    });

    it('reads nothing while it is paused, and all changes when it resumes', async () => {
      await until('the index', () => (api.index().state === 'ready' ? true : undefined));
      await vscode.commands.executeCommand('clew.pauseIndexing');
      assert.equal(api.index().state, 'paused');
      await write('src/paused.ts', 'export function thetaQuokka(): void {}\n');
      // Longer than the watcher and its batch take.
      await new Promise((resolve) => setTimeout(resolve, 1500));
      assert.equal(await found(api, 'thetaQuokka'), undefined);
      await vscode.commands.executeCommand('clew.resumeIndexing');
      await until('it to be found', async () => ((await found(api, 'thetaQuokka')) === 'src/paused.ts' ? true : undefined));
      await fs.rm(path.join(folder(), 'src/paused.ts'));
    });

    it('reads files in the encoding of files.encoding, also for one language', async () => {
      const text = new TextEncoder();
      const shiftJis = new Uint8Array([...text.encode('def iotaQuokka():\n    """'), 0x93, 0xfa, 0x96, 0x7b, ...text.encode('"""\n')]);
      await fs.writeFile(path.join(folder(), 'encoded.py'), shiftJis);
      await vscode.workspace.getConfiguration('files', { languageId: 'python' }).update('encoding', 'shiftjis', vscode.ConfigurationTarget.Workspace, true); // prettier-ignore
      try {
        await until('the text as it is', async () => ((await found(api, 'iotaQuokka', '日本')) === 'encoded.py' ? true : undefined));
      } finally {
        await vscode.workspace.getConfiguration('files', { languageId: 'python' }).update('encoding', undefined, vscode.ConfigurationTarget.Workspace, true); // prettier-ignore
        await fs.rm(path.join(folder(), 'encoded.py'));
      }
    });
  });
}

/** The file of the symbol, where an answer about it quotes `text`. */
async function found(api: ClewApi, symbol: string, text = symbol): Promise<string | undefined> {
  const { record } = await api.ask(`Where is ${symbol}?`);
  const place = record?.evidence.find((each) => each.symbol === symbol);
  return place && record?.answer.includes(text) ? place.file : undefined;
}
