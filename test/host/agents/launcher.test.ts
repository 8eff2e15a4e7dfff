// The script that starts the server of the installed version of Clew.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { launcherPath, launcherText, writeLauncher } from '../../../src/vscode/agents/launcher.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

suite('the launch script', () => {
  const install = (folder: string, version: string): string => {
    const extension = join(folder, `clew-dev.clew-${version}`);
    mkdirSync(join(extension, 'dist'), { recursive: true });
    writeFileSync(
      join(extension, 'dist/cli.js'),
      `console.log(${JSON.stringify(version)}, __filename === process.argv[1], process.argv.slice(2).join());`,
    );
    return extension;
  };
  const run = (script: string): string => execFileSync(process.execPath, [script, 'mcp', '--workspace', 'x'], { encoding: 'utf8' }).trim();

  test('runs the version that wrote it, and after an update the newest one', async (t) => {
    const folder = temporaryFolder('agents', t);
    const storage = join(folder, 'storage');
    const old = install(folder, '0.1.0');
    await writeLauncher(storage, old);
    const script = launcherPath(storage);
    assert.equal(run(script), '0.1.0 true mcp,--workspace,x');
    // The editor has taken the old version away and not been started since.
    renameSync(old, join(folder, 'gone'));
    install(folder, '0.10.0');
    assert.equal(run(script), '0.10.0 true mcp,--workspace,x');
    const next = install(folder, '0.11.0');
    await writeLauncher(storage, next);
    assert.equal(run(script), '0.11.0 true mcp,--workspace,x');
    assert.deepEqual(
      readdirSync(storage).filter((name) => name !== 'compiled'),
      ['clew.cjs'],
    );
  });

  test('stores compiled code for a faster start, and deletes that of an older version', async (t) => {
    const folder = temporaryFolder('agents', t);
    const storage = join(folder, 'storage');
    await writeLauncher(storage, install(folder, '0.1.0'));
    run(launcherPath(storage));
    const compiled = (): readonly string[] => readdirSync(join(storage, 'compiled'), { recursive: true, encoding: 'utf8' });
    assert.ok(compiled().length > 1, 'nothing was compiled');
    await writeLauncher(storage, install(folder, '0.2.0'));
    assert.ok(!existsSync(join(storage, 'compiled')));
  });

  test('is not written again when it is up to date', async (t) => {
    const storage = temporaryFolder('agents', t);
    await writeLauncher(storage, '/extensions/clew-dev.clew-0.1.0');
    const { ino } = statSync(launcherPath(storage));
    await writeLauncher(storage, '/extensions/clew-dev.clew-0.1.0');
    assert.equal(statSync(launcherPath(storage)).ino, ino);
  });

  test('explains what to do when Clew was uninstalled', (t) => {
    const folder = temporaryFolder('agents', t);
    const script = join(folder, 'clew.cjs');
    writeFileSync(script, launcherText(join(folder, 'extensions', 'clew-dev.clew-0.1.0')));
    const { status, stderr } = spawnSync(process.execPath, [script, 'mcp'], { encoding: 'utf8' });
    assert.equal(status, 1);
    assert.match(stderr, /no longer installed/);
    assert.ok(!existsSync(join(folder, 'extensions')));
  });
});
