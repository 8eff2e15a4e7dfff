// No path leads out of the folder: links at every part of a path and forged repositories, against everything that reads the disk.
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { suite, test, type TestContext } from 'node:test';
import { neverCancelled } from '../../src/core/base/cancellation.ts';
import { FileError, type Root } from '../../src/core/ports.ts';
import { Scanner } from '../../src/core/workspace/scan.ts';
import { NodeFiles } from '../../src/node/files.ts';
import { FolderWatch } from '../../src/node/folderWatch.ts';
import { NodeGit } from '../../src/node/git.ts';
import { rootOfFolder } from '../../src/node/root.ts';
import { MemoryLog } from '../support/memory.ts';
import { plainRules } from '../support/memoryRules.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { listLog, newClient, opening, options } from '../engine/engineFixture.ts';
import { clew } from '../cli/commandLine.ts';
import { currentAgent } from '../cli/mcpClients.ts';
import { bytesOf } from '../support/trust/paths/bytesOf.ts';
import { isLongForm, tryCases } from '../support/trust/cases.ts';
import { canariesIn, hidingRules, plantWorkspace } from '../support/trust/paths/hiddenFiles.ts';
import { agentCalls, commandLineRuns, withoutSettings } from '../support/trust/paths/programs.ts';
import { textBy, waysToText } from '../support/trust/paths/waysToText.ts';
import { forgedGits, makeRepository, privateWord } from '../support/trust/paths/forgedGit.ts';
import { linkedPath, linkedText, makeLinkCases, pathsThatLeadOut, type LinkCase } from '../support/trust/paths/linkCases.ts';

const files = new NodeFiles();
const posixOnly = { skip: process.platform !== 'linux' && 'links and the kernel’s file system as on Linux' };

async function mustRefuse(call: Promise<unknown>, what: string): Promise<void> {
  const outcome = await call.then(
    (value: unknown) => value,
    (error: unknown) => error,
  );
  assert.ok(outcome instanceof FileError, `${what} gave ${JSON.stringify(outcome)}`);
  assert.ok(!outcome.message.includes('bandicoot'), outcome.message);
}

/** Operations of the port on a path with a link in it. */
const operations: Readonly<Record<string, (each: LinkCase) => Promise<void>>> = {
  read: ({ root }) => mustRefuse(files.read(rootOfFolder(root), linkedPath, 10_000), 'reading'),
  'read after the folder was read': async ({ root, link }) => {
    await files.readDirectory(rootOfFolder(root), '');
    await files.stat(rootOfFolder(root), link);
    await mustRefuse(files.read(rootOfFolder(root), linkedPath, 10_000), 'reading');
  },
  stat: async ({ root, position }) => {
    const call = files.stat(rootOfFolder(root), linkedPath);
    if (position < 3) return mustRefuse(call, 'the state');
    assert.equal((await call).type, 'link');
    assert.notEqual((await call).size, linkedText.length);
  },
  list: ({ root, link, position }) =>
    mustRefuse(files.readDirectory(rootOfFolder(root), position < 3 ? link : linkedPath), 'the list of the target'),
  'list below': ({ root }) =>
    mustRefuse(files.readDirectory(rootOfFolder(root), linkedPath.replace('/file.ts', '')), 'the list').catch(async (error) => {
      // Where only the last part is the link, the folder itself is ours: it lists a link.
      const entries = await files.readDirectory(rootOfFolder(root), linkedPath.replace('/file.ts', ''));
      assert.ok(
        entries.every(({ type }) => type === 'link' || type === 'outside'),
        String(error),
      );
    }),
  'real path': async ({ root, kind }) => {
    const call = files.realPath(rootOfFolder(root), linkedPath);
    if (kind.leadsOut) await mustRefuse(call, 'the real path');
    else assert.doesNotMatch(await call, /^\.\.|^\//);
  },
  'scan of the file': ({ root }) => mustNotScan(root, linkedPath),
  'scan of the link': ({ root, link }) => mustNotScan(root, link),
  'scan of the folder': ({ root }) => mustNotScan(root, ''),
};

async function mustNotScan(folder: string, from: string): Promise<void> {
  const root = rootOfFolder(folder);
  const found: string[] = [];
  for await (const item of new Scanner(files, root, plainRules).scan(neverCancelled, from)) if (item.kind === 'file') found.push(item.path);
  assert.deepEqual(
    found.filter((path) => path !== 'seen.ts' && path !== '.gitignore'),
    [],
  );
}

suite('links', posixOnly, () => {
  test('are not followed at any part of a path, by nothing that reads the disk', async (t) => {
    const cases = makeLinkCases(temporaryFolder('links', t));
    // What makes a proof of it: without the link the same calls read the text.
    const plain = join(temporaryFolder('links', t), 'root');
    mkdirSync(join(plain, linkedPath, '..'), { recursive: true });
    writeFileSync(join(plain, linkedPath), linkedText);
    assert.equal(String(Buffer.from(await files.read(rootOfFolder(plain), linkedPath, 10_000))), linkedText);
    await assert.rejects(mustNotScan(plain, ''));
    const all = cases.flatMap((each) => Object.entries(operations).map(([name, attack]) => ({ each, name, attack })));
    await tryCases(
      t,
      'links at each part of a path × read, stat, list, scan',
      all,
      ({ each, name }) => `${name}, ${each.kind.name}, link at ${each.link}`,
      ({ each, attack }) => attack(each),
    );
  });

  test('and names that are no path inside are refused', async (t) => {
    const base = temporaryFolder('links', t);
    mkdirSync(join(base, 'root/src'), { recursive: true });
    mkdirSync(join(base, 'root-private'));
    writeFileSync(join(base, 'root/seen.ts'), 'export const seen = 1;\n');
    const outside = join(base, 'outside.ts');
    writeFileSync(outside, linkedText);
    const root = rootOfFolder(join(base, 'root'));
    const calls: Readonly<Record<string, (path: string) => Promise<unknown>>> = {
      read: (path) => files.read(root, path, 10_000),
      stat: (path) => files.stat(root, path),
      list: (path) => files.readDirectory(root, path),
      'real path': (path) => files.realPath(root, path),
    };
    const all = pathsThatLeadOut(outside).flatMap((path) => Object.entries(calls).map(([name, call]) => ({ path, name, call })));
    await tryCases(
      t,
      'names that lead out × read, stat, list',
      all,
      ({ path, name }) => `${name} ${JSON.stringify(path)}`,
      ({ path, call, name }) => mustRefuse(call(path), name),
    );
  });

  test('are not watched, and neither is a folder that was moved away behind one', async (t) => {
    const cases = makeLinkCases(temporaryFolder('links', t));
    await tryCases(t, 'links at each part of a path × watch', cases, ({ kind, link }) => `${kind.name}, link at ${link}`, watchAttack);
    await tryCases(t, 'folders moved away behind a link × watch', ['link first', 'event first'], String, (order) => movedAttack(t, order));
  });
});

/** ms for which the system may keep back an event. */
const eventMs = 25;

/** Changes the text behind the link, and expects that only the change of a file inside is noticed. */
async function watchAttack({ root: folder, kind, link }: LinkCase): Promise<void> {
  const root = rootOfFolder(folder);
  const watch = new FolderWatch({ roots: [root], isExcluded: ({ path }) => path === 'ignored' || path === '.git', log: new MemoryLog() });
  try {
    await watch.start(Date.now() + 1e6);
    const ways = linkedPath.split('/').map((_, i) =>
      linkedPath
        .split('/')
        .slice(0, i + 1)
        .join('/'),
    );
    await watch.follow(ways.map((path) => ({ root: root.key, path })));
    watch.take();
    writeFileSync(join(folder, linkedPath), `${linkedText}// changed\n`);
    writeFileSync(join(folder, 'seen.ts'), 'export const seen = 2;\n');
    await sleep(eventMs);
    const seen = watch.take().map(({ path }) => path);
    assert.ok(seen.includes('seen.ts'), `${kind.name}: the watch is blind`);
    assert.deepEqual(
      seen.filter((path) => path === link || path.startsWith(`${link}/`)),
      [],
    );
  } finally {
    watch.dispose();
  }
}

/** A watcher stays with its folder when that is moved: what happens there afterwards is none of our business. */
async function movedAttack(t: TestContext, order: string): Promise<void> {
  const base = temporaryFolder('links', t);
  mkdirSync(join(base, 'root/sub'), { recursive: true });
  const root = rootOfFolder(join(base, 'root'));
  const watch = new FolderWatch({ roots: [root], isExcluded: () => false, log: new MemoryLog() });
  try {
    await watch.start(Date.now() + 1e6);
    renameSync(join(base, 'root/sub'), join(base, 'away'));
    symlinkSync('../away', join(base, 'root/sub'));
    if (order === 'event first') {
      mkdirSync(join(base, 'away/new'));
      await sleep(eventMs);
    }
    await watch.follow([
      { root: root.key, path: 'sub/new' },
      { root: root.key, path: 'sub' },
    ]);
    mkdirSync(join(base, 'away/later'));
    await sleep(eventMs);
    watch.take();
    await watch.follow([{ root: root.key, path: 'sub/later' }]);
    writeFileSync(join(base, 'away/later/file.ts'), linkedText);
    writeFileSync(join(base, 'away/file.ts'), linkedText);
    await sleep(eventMs);
    assert.deepEqual(
      watch.take().map(({ path }) => path),
      [],
    );
  } finally {
    watch.dispose();
  }
}

suite('git', posixOnly, () => {
  test('reads no history and no rules of another repository', async (t) => {
    const base = temporaryFolder('git', t);
    makeRepository(join(base, 'secret'), privateWord);
    const cases = forgedGits.map((forged, i) => {
      const folder = join(base, `case-${i}`, 'app');
      mkdirSync(folder, { recursive: true });
      // Beside each folder, so that a relative path finds it.
      const secret = join(base, `case-${i}`, 'secret');
      cpSync(join(base, 'secret'), secret, { recursive: true });
      forged.make(folder, secret);
      for (const name of ['a.ts', `${privateWord}.ts`]) writeFileSync(join(folder, name), `export const two = '${privateWord}';\n`);
      return { ...forged, folder };
    });
    const git = new NodeGit(new MemoryLog());
    // The same calls on an honest repository do read: history, and a rule that leaves the file out.
    const honest = rootOfFolder(join(base, 'secret'));
    assert.match(JSON.stringify(await historyOf(git, honest)), new RegExp(privateWord));
    writeFileSync(join(base, 'secret', `${privateWord}.ts`), '');
    await assert.rejects(mustCount(join(base, 'secret'), `${privateWord}.ts`));
    const all = cases.flatMap((each) => [
      {
        each,
        name: 'history',
        attack: async () => assert.doesNotMatch(JSON.stringify(await historyOf(git, rootOfFolder(each.folder))), new RegExp(privateWord)),
      },
      { each, name: 'rules', attack: () => mustCount(each.folder, `${privateWord}.ts`) },
    ]);
    await tryCases(
      t,
      'forged repositories × history, rules',
      all,
      ({ each, name }) => `${name}, ${each.name}`,
      ({ attack }) => attack(),
    );
  });
});

async function historyOf(git: NodeGit, root: Root): Promise<unknown> {
  return [await git.recentChanges(root, 'a.ts', 0, 0, 5), await git.commits(root, 5)];
}

/** The private rules would leave out this file, and its reason would show them. */
async function mustCount(folder: string, path: string): Promise<void> {
  const root = rootOfFolder(folder);
  const found = [];
  for await (const item of new Scanner(files, root, plainRules).scan(neverCancelled, path)) {
    found.push(item);
    assert.doesNotMatch(JSON.stringify({ ...item, path: '' }), new RegExp(privateWord));
  }
  assert.ok(found.some((item) => item.kind === 'file' && item.path === path));
}

suite('files that are left out', posixOnly, () => {
  test('come to light by no request, and nothing keeps or sends them', async (t) => {
    const base = temporaryFolder('hidden', t);
    const store = temporaryFolder('hidden', t);
    const workspace = plantWorkspace(base);
    const log = listLog();
    const client = newClient(t, { log });
    const root = rootOfFolder(workspace.folder);
    await client.open({ ...opening(workspace.folder, store), options: { ...options, rules: hidingRules } });
    await client.index({ rebuild: false });
    // Each way shows a file that counts, or the cases below would prove nothing.
    await tryCases(
      t,
      'ways to text that work (control)',
      waysToText,
      ({ name }) => name,
      async (way) => {
        const text = await textBy(way, { client, root: root.key, file: workspace.seen });
        const { canary, name, path } = workspace.seen;
        const wanted = { canary, name, path, anything: canary }[way.shows];
        assert.ok(text.includes(wanted), text.slice(0, 300));
      },
    );
    const shown = await Promise.all(waysToText.map((way) => textBy(way, { client, root: root.key, file: workspace.seenPackage })));
    assert.ok(shown.filter((text) => text.includes(workspace.seenPackage.canary)).length >= 4, 'packages that may be read are read');
    for (const file of workspace.hidden) {
      await client.overlay(root.key, file.path, file.text);
      await client.apply([{ root: root.key, path: file.path, type: 'created' }]);
    }
    const pairs = workspace.hidden.flatMap((file, i) => waysToText.map((way, j) => ({ file, way, turn: i + j })));
    const cases = pairs.filter(({ turn }) => isLongForm || turn % 3 === 0);
    await tryCases(
      t,
      'files left out × ways to text',
      cases,
      ({ file, way }) => `${way.name}, ${file.path}`,
      async ({ file, way }) => {
        assert.deepEqual(canariesIn(await textBy(way, { client, root: root.key, file }), workspace), []);
      },
    );
    await client.dispose();
    assert.deepEqual(canariesIn(bytesOf(store), workspace), [], 'the store');
    assert.deepEqual(canariesIn(log.lines.join('\n'), workspace), [], 'the log');
  });

  test('come to light neither on the command line nor through the server for agents', async (t) => {
    const workspace = plantWorkspace(temporaryFolder('hidden', t));
    const folder = workspace.folder;
    const store = temporaryFolder('hidden', t);
    const runs = isLongForm ? commandLineRuns : commandLineRuns.slice(0, 4);
    await tryCases(
      t,
      'files left out × command line',
      runs,
      ({ words }) => words.join(' '),
      async ({ words, shows }) => {
        const { stdout, stderr } = await clew([...words, '--workspace', folder, '--store', store], { env: { CLEW_STORE: store } });
        assert.ok(stdout.includes(workspace.seen[shows]), `nothing is shown: ${stdout.slice(0, 300)} ${stderr}`);
        assert.deepEqual(canariesIn(stdout + stderr, withoutSettings(workspace)), []);
      },
    );
    const agent = await currentAgent(t, { folders: [folder], store });
    const calls = agentCalls(workspace.seen);
    for (const [name, args] of calls) assert.match((await agent.call(name, args)).text, new RegExp(workspace.seen.canary), name);
    const { hidden } = withoutSettings(workspace);
    const all = hidden.flatMap((file, i) => agentCalls(file).map(([name, args], j) => ({ file, name, args, turn: i + j })));
    const cases = all.filter(({ turn }) => isLongForm || turn % 2 === 0);
    await tryCases(
      t,
      'files left out × server for agents',
      cases,
      ({ file, name }) => `${name}, ${file.path}`,
      async ({ name, args }) => {
        assert.deepEqual(canariesIn((await agent.call(name, args)).text, withoutSettings(workspace)), []);
      },
    );
    await agent.close();
    assert.deepEqual(canariesIn(bytesOf(store) + agent.stderr(), withoutSettings(workspace)), [], 'the store and the log');
  });
});
