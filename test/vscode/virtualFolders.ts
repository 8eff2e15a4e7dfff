// Folders that are not on a disk, read through `workspace.fs`: folders of the same name, nested folders, changes and deletions.
import * as assert from 'node:assert/strict';
import * as fs from 'node:fs/promises';
import * as os from 'node:os';
import * as path from 'node:path';
import * as vscode from 'vscode';
import { FileError } from '../../src/core/ports.ts';
import { EngineClient } from '../../src/engine/host/client.ts';
import { rootsOf } from '../../src/vscode/workspace/roots.ts';
import { workspaceFiles } from '../../src/vscode/workspace/workspaceFiles.ts';
import { listLog } from '../engine/engineFixture.ts';
import { plainRules } from '../support/memoryRules.ts';
import { MemoryFolders } from './memoryFolders.ts';

const options = { rules: { ...plainRules, maxFileSize: 2000 }, extractRaises: true, extractErrorStrings: true, extractMutates: true };

/** Tests with a workspace that exists only in memory. */
export function virtualFoldersSuite(): void {
  describe('folders that are not on a disk', () => {
    const folders = new MemoryFolders();
    let registered: vscode.Disposable;
    let store: string;
    let client: EngineClient;

    before(async () => {
      registered = vscode.workspace.registerFileSystemProvider('quokkafs', folders, { isCaseSensitive: true });
      store = await fs.mkdtemp(path.join(os.tmpdir(), 'clew-virtual-'));
      const extension = vscode.extensions.getExtension('clew-dev.clew');
      assert.ok(extension);
      const entry = path.join(extension.extensionPath, 'dist/engine.js');
      client = new EngineClient({ entry, log: listLog(), memory: 512, files: workspaceFiles, timeouts: { start: 30_000 } });
    });

    after(async () => {
      client.dispose();
      registered.dispose();
      await removeForGood(store);
    });

    it('are indexed under unique names, each file once, and followed', async () => {
      folders.write('/one/app/src/a.ts', 'export function kappaQuokka(): void {}\n');
      folders.write('/one/app/.gitignore', 'out/\n');
      folders.write('/one/app/out/b.ts', 'export function lostQuokka(): void {}\n');
      folders.write('/one/app/large.ts', 'x'.repeat(3000));
      folders.write('/one/app/inner/c.ts', 'export function innerQuokka(): void {}\n');
      folders.write('/two/app/src/a.ts', 'export function lambdaQuokka(): void { kappaQuokka(); }\n');
      const uris = ['/one/app', '/two/app', '/one/app/inner'].map((at) => vscode.Uri.from({ scheme: 'quokkafs', path: at }));
      const roots = rootsOf(uris.map((uri, index) => ({ uri, index, name: index < 2 ? 'app' : 'inner' })));
      assert.deepEqual(
        roots.map(({ name }) => name),
        ['app', 'app (2)', 'inner'],
      );
      await client.open({ roots, options, storeFolder: store, trusted: true });
      const report = await client.index({ rebuild: false });
      assert.equal(report.files, 3);
      assert.deepEqual(report.skipped, { gitignore: 1, 'too-large': 1, unsupported: 1, 'other-folder': 1 });
      const found = async (name: string): Promise<string | undefined> => {
        const { ranked } = await client.search(name, { limit: 1 });
        return ranked[0] && `${ranked[0].root}/${ranked[0].file}`;
      };
      assert.equal(await found('kappaQuokka'), 'app/src/a.ts');
      assert.equal(await found('lambdaQuokka'), 'app (2)/src/a.ts');
      assert.equal(await found('innerQuokka'), 'inner/c.ts');
      const [, second] = roots;
      assert.ok(second);
      folders.write('/two/app/src/a.ts', 'export function muQuokka(): void {}\n');
      await client.apply([{ root: second.key, path: 'src/a.ts', type: 'changed' }]);
      assert.equal(await found('muQuokka'), 'app (2)/src/a.ts');
      folders.remove('/two/app/src/a.ts');
      await client.apply([{ root: second.key, path: 'src/a.ts', type: 'deleted' }]);
      assert.equal((await client.status()).progress.files, 2);
    });

    it('are not read through links anywhere in a path', async () => {
      folders.write('/links/linked/deep/a.ts', 'export const a = 1;\n');
      folders.link('/links/linked');
      const root = { key: 'links', name: 'links', uri: 'quokkafs:/links' };
      const calls = [
        workspaceFiles.read(root, 'linked/deep/a.ts', 100),
        workspaceFiles.stat(root, 'linked/deep/a.ts'),
        workspaceFiles.readDirectory(root, 'linked'),
      ];
      for (const call of calls) await assert.rejects(call, (error) => error instanceof FileError && error.reason === 'link');
      assert.deepEqual(await workspaceFiles.readDirectory(root, ''), [{ name: 'linked', type: 'link' }]);
    });

    it('come from the store the next time, with unreadable files listed', async () => {
      const uri = vscode.Uri.from({ scheme: 'quokkafs', path: '/one/app' });
      const roots = rootsOf([{ uri, index: 0, name: 'app' }]);
      folders.write('/one/app/closed.ts', 'export function nuQuokka(): void {}\n');
      folders.close('/one/app/closed.ts');
      await client.open({ roots, options, storeFolder: store, trusted: true });
      const report = await client.index({ rebuild: false });
      assert.deepEqual([report.files, report.fromStore, report.skipped.unreadable], [2, 2, 1]);
    });
  });
}

/** The engine that was told to end may still write what it was about to: until it is gone its folder can come back. */
async function removeForGood(folder: string): Promise<void> {
  for (let tries = 0; tries < 20; tries++) {
    await fs.rm(folder, { recursive: true, force: true, maxRetries: 5 });
    await new Promise((resolve) => setTimeout(resolve, 250));
    const isThere = await fs.stat(folder).then(
      () => true,
      () => false,
    );
    if (!isThere && tries > 1) return;
  }
}
