// The index follows the workspace: created, changed, renamed and deleted files, and unsaved text.
import * as assert from 'node:assert/strict';
import * as fs from 'node:fs/promises';
import * as path from 'node:path';
import * as vscode from 'vscode';
import type { ClewApi } from '../../src/vscode/clewApi.ts';
import { dedent } from '../support/dedent.ts';
import { folder, readyApi, until, write } from './clew.ts';

/** A file with one function of this name. */
const source = (name: string): string => dedent`
  /** Made for a test. */
  export function ${name}(): string {
    return '${name}';
  }
`;

/** Tests that the index follows created, changed, renamed, deleted and excluded files, and unsaved text. */
export function followingSuite(): void {
  describe('the index of a changing workspace', () => {
    let api: ClewApi;
    before(async () => {
      api = await readyApi();
    });

    it('follows a file that is created, changed, renamed and deleted', async () => {
      await write('src/follow/one.ts', source('alphaQuokka'));
      await awaitFound(api, 'alphaQuokka', 'src/follow/one.ts');
      await write('src/follow/one.ts', source('betaQuokka'));
      await awaitFound(api, 'betaQuokka', 'src/follow/one.ts');
      await awaitGone(api, 'alphaQuokka');
      await fs.rename(path.join(folder(), 'src/follow'), path.join(folder(), 'src/moved'));
      await awaitFound(api, 'betaQuokka', 'src/moved/one.ts');
      await fs.rm(path.join(folder(), 'src/moved'), { recursive: true });
      await awaitGone(api, 'betaQuokka');
    });

    it('follows many changes at once', async () => {
      await Promise.all(Array.from({ length: 60 }, (_, i) => write(`src/many/file${i}.ts`, source(`gammaQuokka${i}`))));
      await awaitFound(api, 'gammaQuokka59', 'src/many/file59.ts');
      await awaitFound(api, 'gammaQuokka0', 'src/many/file0.ts');
      await fs.rm(path.join(folder(), 'src/many'), { recursive: true });
      await awaitGone(api, 'gammaQuokka30');
    });

    it('uses unsaved text until it is discarded', async () => {
      // In a browser VS Code saves by itself after a second.
      await vscode.workspace.getConfiguration('files').update('autoSave', 'off', vscode.ConfigurationTarget.Global);
      const uri = await write('src/unsaved.ts', source('deltaQuokka'));
      await awaitFound(api, 'deltaQuokka', 'src/unsaved.ts');
      const editor = await vscode.window.showTextDocument(await vscode.workspace.openTextDocument(uri));
      await editor.edit((edit) => edit.insert(new vscode.Position(0, 0), source('epsilonQuokka')));
      assert.ok(editor.document.isDirty);
      await awaitFound(api, 'epsilonQuokka', 'src/unsaved.ts');
      await vscode.commands.executeCommand('workbench.action.files.revert');
      await until('the saved text', () => (editor.document.isDirty ? undefined : true));
      await awaitGone(api, 'epsilonQuokka');
      await awaitFound(api, 'deltaQuokka', 'src/unsaved.ts');
    });

    it('leaves out an excluded file, and reads it again without the setting', async () => {
      await write('src/excluded.ts', source('zetaQuokka'));
      await awaitFound(api, 'zetaQuokka', 'src/excluded.ts');
      const configuration = vscode.workspace.getConfiguration('clew');
      await configuration.update('exclude', { '**/excluded.ts': true }, vscode.ConfigurationTarget.Workspace);
      try {
        await awaitGone(api, 'zetaQuokka');
        assert.ok((await api.skippedFiles()).some(({ path: name, reason }) => name === 'src/excluded.ts' && reason === 'clew.exclude'));
      } finally {
        await configuration.update('exclude', undefined, vscode.ConfigurationTarget.Workspace);
      }
      await awaitFound(api, 'zetaQuokka', 'src/excluded.ts');
    });
  });
}

async function citedFiles(api: ClewApi, name: string): Promise<readonly string[]> {
  const { record } = await api.ask(`Where is ${name}?`);
  return (record?.evidence ?? []).filter(({ symbol }) => symbol === name).map(({ file }) => file);
}

async function awaitFound(api: ClewApi, name: string, file: string): Promise<void> {
  await until(`${name} in ${file}`, async () => ((await citedFiles(api, name)).includes(file) ? true : undefined));
}

async function awaitGone(api: ClewApi, name: string): Promise<void> {
  await until(`${name} to be gone`, async () => ((await citedFiles(api, name)).length === 0 ? true : undefined));
}
