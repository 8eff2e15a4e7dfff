// Commands, settings and the first index after VS Code has started the extension.
import * as assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { settingDefaults } from '../../src/vscode/settings/settings.ts';
import { clew, readyApi } from './clew.ts';

interface Manifest {
  readonly contributes: { readonly commands: readonly { readonly command: string }[] };
}

/** Tests of the activation: its commands, settings and first index. */
export function activationSuite(): void {
  describe('activation', () => {
    it('registers every command of the manifest', async () => {
      const { activationMs } = await clew();
      // A figure, no limit: other work of a starting window shares the thread, and machines differ.
      console.log(`[suite] activate() took ${activationMs.toFixed(1)} ms (to reach: 20)`);
      const registered = new Set(await vscode.commands.getCommands(true));
      const manifest = vscode.extensions.getExtension('clew-dev.clew')?.packageJSON as Manifest;
      const missing = manifest.contributes.commands.map(({ command }) => command).filter((command) => !registered.has(command));
      assert.deepEqual(missing, []);
    });

    it('has the same default settings in VS Code as in code', () => {
      const configuration = vscode.workspace.getConfiguration('clew');
      for (const [key, value] of Object.entries(settingDefaults)) assert.deepEqual(configuration.inspect(key)?.defaultValue, value, key);
    });

    it('indexes the folder and counts the excluded files', async () => {
      const api = await readyApi();
      const status = await api.status();
      assert.ok(status.progress.files > 0, 'no file was indexed');
      assert.ok(status.progress.symbols > 0, 'no symbol was found');
      const skipped = await api.skippedFiles();
      const counted = Object.values(status.skipped).reduce((sum, count) => sum + count, 0);
      assert.equal(skipped.length, counted);
    });
  });
}
