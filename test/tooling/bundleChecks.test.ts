// The engine has no network because of these checks, so each of them must be able to fail.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import * as esbuild from 'esbuild';
import { missingImports, networkImports, noNetworkGlobals, withoutNetwork } from '../../scripts/bundleChecks.mjs';
import { root } from '../../scripts/paths.mjs';

suite('the check of a bundle', () => {
  let folder: string;

  // Inside the checkout, so that the entries find its libraries.
  before(() => (folder = mkdtempSync(join(root, '.cache-bundle-'))));
  after(() => rmSync(folder, { recursive: true, force: true }));

  async function bundle(source: string, external: string[] = []): Promise<{ metafile: esbuild.Metafile; text: string }> {
    const entry = join(folder, 'entry.ts');
    writeFileSync(entry, source);
    const { metafile, outputFiles } = await esbuild.build({
      entryPoints: [entry],
      bundle: true,
      write: false,
      metafile: true,
      platform: 'node',
      format: 'cjs',
      external,
      logLevel: 'silent',
      plugins: [withoutNetwork],
      define: noNetworkGlobals,
    });
    return { metafile, text: outputFiles[0]?.text ?? '' };
  }

  for (const name of ['net', 'node:net', 'tls', 'http', 'node:https', 'http2', 'dgram', 'dns', 'dns/promises']) {
    test(`detects ${name} at any depth`, async () => {
      writeFileSync(join(folder, 'deep.ts'), `export async function open() { return import('${name}'); }`);
      const { metafile } = await bundle(`export { open } from './deep.ts';`);
      assert.equal(networkImports(metafile).length, 1);
      assert.match(networkImports(metafile)[0] ?? '', /deep\.ts/);
    });
  }

  test('allows vscode-jsonrpc, whose sockets then throw', async () => {
    const { metafile, text } = await bundle(`export { createServerPipeTransport } from 'vscode-jsonrpc/node';`);
    assert.deepEqual(networkImports(metafile), []);
    const module = { exports: {} as Record<string, (name: string) => unknown> };
    new Function('module', 'exports', 'require', text)(module, module.exports, process.getBuiltinModule);
    assert.throws(() => module.exports['createServerPipeTransport']?.('x'), /no network/);
  });

  test('removes the globals that reach the network', async () => {
    const { text } = await bundle(`export const reach = () => [typeof fetch, typeof globalThis.fetch, typeof WebSocket];`);
    const module = { exports: {} as { reach?: () => string[] } };
    new Function('module', 'exports', 'require', text)(module, module.exports, process.getBuiltinModule);
    assert.deepEqual(module.exports.reach?.(), ['undefined', 'undefined', 'undefined']);
  });

  test('detects modules that are not shipped', async () => {
    const { metafile } = await bundle(`import 'lodash-of-elsewhere'; import 'vscode'; import 'node:fs';`, [
      'lodash-of-elsewhere',
      'vscode',
    ]);
    assert.deepEqual(missingImports(metafile, ['vscode']), ['lodash-of-elsewhere']);
  });
});
