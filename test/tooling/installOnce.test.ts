// An installation happens once when several processes start together, and survives a killed one.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, suite, test } from 'node:test';
import { cacheFolder, root } from '../../scripts/paths.mjs';

/** Slowly installs a file that names its installer; every installation adds a line to `count`. */
const program = `
  import { appendFileSync, writeFileSync } from 'node:fs';
  import { setTimeout as sleep } from 'node:timers/promises';
  import { pathToFileURL } from 'node:url';
  const { installOnce } = await import(pathToFileURL(process.argv[1]).href);
  await installOnce(process.argv[2], async (folder) => {
    appendFileSync(process.argv[3], 'x');
    writeFileSync(folder + '/first', '');
    console.log('half');
    await sleep(Number(process.argv[4]));
    writeFileSync(folder + '/second', String(process.pid));
  });
`;

suite('installing once', () => {
  let home: string;
  let target: string;
  let count: string;

  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'clew-install-'));
    target = join(home, 'cache', 'thing');
    count = join(home, 'count');
  });
  afterEach(() => rmSync(home, { recursive: true, force: true }));

  function install(ms: number): ReturnType<typeof spawn> {
    const script = join(root, 'scripts/installOnce.mjs');
    return spawn(process.execPath, ['--input-type=module', '-e', program, script, target, count, String(ms)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  }

  test('happens once for several parallel requests', async () => {
    const children = [install(300), install(300), install(300)];
    const codes = await Promise.all(children.map(async (child) => (await once(child, 'close'))[0]));
    assert.deepEqual(codes, [0, 0, 0]);
    assert.equal(readFileSync(count, 'utf8'), 'x');
    assert.deepEqual(readdirSync(target).sort(), ['first', 'second']);
    assert.deepEqual(readdirSync(join(home, 'cache')), ['thing']);
  });

  test('leaves nothing incomplete when it is killed, and succeeds the next time', async () => {
    const child = install(60_000);
    if (child.stdout) await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'close');
    assert.equal(existsSync(target), false);
    const [code] = await once(install(0), 'close');
    assert.equal(code, 0);
    assert.deepEqual(readdirSync(target).sort(), ['first', 'second']);
    assert.deepEqual(readdirSync(join(home, 'cache')), ['thing']);
  });
});

suite('the cache folder', () => {
  test('is the one of the platform, outside the checkout', () => {
    assert.equal(cacheFolder({ CLEW_CACHE: join(tmpdir(), 'mine') }, 'linux'), join(tmpdir(), 'mine'));
    assert.equal(cacheFolder({ XDG_CACHE_HOME: '/caches' }, 'linux'), join('/caches', 'clew-dev'));
    assert.equal(cacheFolder({ LOCALAPPDATA: '/local' }, 'win32'), join('/local', 'clew-dev', 'Cache'));
    assert.match(cacheFolder({}, 'linux'), /[\\/]\.cache[\\/]clew-dev$/);
    assert.match(cacheFolder({}, 'darwin'), /Library[\\/]Caches[\\/]clew-dev$/);
    assert.ok(!cacheFolder({}, 'linux').startsWith(root));
  });
});
