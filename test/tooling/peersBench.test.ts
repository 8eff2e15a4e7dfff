// The bench of peers: what can be run is told before, what a run took is read right, and tables compare runs of one round.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { suite, test } from 'node:test';
import { peers, type Peer } from '../../tools/peers/peers.ts';
import { clewCommands, commandOf, isInstalled, pathOfMachine, type PeerCommand, type PeerMachine } from '../bench/indexing/peerCommand.ts';
import { bytesOf, canCountChildren, figuresOf, filesIn, runPeer, type PeerRun } from '../bench/indexing/peerRun.ts';
import { peerTable } from '../bench/indexing/peerTable.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const byNpm: Peer = {
  name: 'other',
  source: { name: '@some/other', version: '1.2.3', folder: 'other', bin: 'other', node: 'project' },
  args: ['build', '.'],
  store: '.other',
};
const byMachine: Peer = { name: 'tags', source: { program: 'tags', from: 'Some Tags' }, args: ['-R'], store: 'tags' };

function machine(installed: string, more: Partial<PeerMachine> = {}): PeerMachine {
  const projectNode = { path: '/project/node', version: 'v24.1.0' };
  return { installed, projectNode, program: () => undefined, ...more };
}

/** What is typed to run a peer. */
function lineOf(peer: Peer, on: PeerMachine): readonly string[] {
  const command = commandOf(peer, on);
  assert.ok(typeof command !== 'string', String(command));
  return [command.program, ...command.args];
}

function install(folder: string, version: string): void {
  const manifest = join(folder, 'other/node_modules/@some/other/package.json');
  mkdirSync(dirname(manifest), { recursive: true });
  writeFileSync(manifest, JSON.stringify({ version }));
}

function run(peer: string, round: number, cpu: number, more: Partial<PeerRun> = {}): PeerRun {
  return { folder: '/code', round, peer, files: 7, wall: cpu / 2, cpu, peakMb: 100, indexMb: 2, exit: 0, loadBefore: 0, ...more };
}

suite('which peers can be run', () => {
  test('an installation counts in the exact version alone', () => {
    const folder = temporaryFolder('peers');
    assert.ok('version' in byNpm.source);
    assert.equal(isInstalled(byNpm.source, folder), false);
    install(folder, '1.2.4');
    assert.equal(isInstalled(byNpm.source, folder), false);
    assert.equal(commandOf(byNpm, machine(folder)), 'other is left out: @some/other@1.2.3 is not installed');
    install(folder, '1.2.3');
    assert.equal(isInstalled(byNpm.source, folder), true);
  });

  test('a package runs on the Node that its modules need', () => {
    const folder = temporaryFolder('peers');
    install(folder, '1.2.3');
    const bin = join(folder, 'other/node_modules/.bin/other');
    assert.deepEqual(lineOf(byNpm, machine(folder)), ['/project/node', bin, 'build', '.']);
    assert.ok('version' in byNpm.source);
    const native: Peer = { ...byNpm, source: { ...byNpm.source, node: 'machine' } };
    assert.equal(commandOf(native, machine(folder)), 'other is left out: its native modules need a Node of the machine on PATH');
    const machineNode = { path: '/usr/bin/node', version: 'v20.1.0' };
    assert.deepEqual(lineOf(native, machine(folder, { machineNode })), ['/usr/bin/node', bin, 'build', '.']);
  });

  test('a program of the machine is used where it is the right one', () => {
    assert.equal(commandOf(byMachine, machine('/none')), 'tags is left out: no Some Tags on PATH');
    const found = machine('/none', { program: (name, prints) => (prints === 'Some Tags' ? `/usr/bin/${name}` : undefined) });
    assert.deepEqual(lineOf(byMachine, found), ['/usr/bin/tags', '-R']);
  });

  test('Clew also runs on the Node of the machine, if that is another', () => {
    const names = (version: string): readonly string[] =>
      clewCommands('/dist', machine('/none', { machineNode: { path: '/usr/bin/node', version } })).map(({ name }) => name);
    assert.deepEqual(names('v20.20.2'), ['clew, Node 24', 'clew, Node 20']);
    assert.deepEqual(names('v24.1.0'), ['clew, Node 24']);
  });

  test('the PATH of the machine has no programs of packages', () => {
    const folders = ['/project/node_modules/.bin', '/usr/bin', '', '/npm/node_modules/run/bin', '/bin'];
    assert.equal(pathOfMachine(folders.join(delimiter)), ['/usr/bin', '/bin'].join(delimiter));
  });

  test('names are told apart in tables, and a folder has one package', () => {
    assert.equal(new Set(peers.map(({ name }) => name)).size, peers.length);
    const sources = peers.flatMap(({ source }) => ('program' in source ? [] : source));
    const packages = new Set(sources.map(({ name, version }) => `${name}@${version}`));
    assert.equal(new Set(sources.map(({ folder }) => folder)).size, packages.size);
  });
});

suite('what a run took', () => {
  test('is read from the last line of time', () => {
    assert.deepEqual(figuresOf('1.18 1.12 0.25 223876\n'), { wall: 1.18, cpu: 1.37, peakMb: 219 });
    assert.deepEqual(figuresOf('Command exited with non-zero status 1\n0.44 0.41 0.08 96384\n'), { wall: 0.44, cpu: 0.49, peakMb: 94 });
    assert.equal(figuresOf(''), undefined);
    assert.equal(figuresOf('Command terminated by signal 9'), undefined);
  });

  test('names the files that a peer printed', () => {
    assert.equal(filesIn('Indexed 1,091 files', /Indexed ([\d,]+) files/), 1091);
    assert.equal(filesIn('Done', /Indexed ([\d,]+) files/), undefined);
    assert.equal(filesIn('221 files', undefined), undefined);
  });

  test('counts an index in one file or in folders', () => {
    const folder = temporaryFolder('peers');
    mkdirSync(join(folder, 'store/inner'), { recursive: true });
    writeFileSync(join(folder, 'store/one'), '12345');
    writeFileSync(join(folder, 'store/inner/two'), '123');
    assert.equal(bytesOf(join(folder, 'store')), 8);
    assert.equal(bytesOf(join(folder, 'store/one')), 5);
    assert.equal(bytesOf(join(folder, 'nothing')), 0);
  });
});

suite('a run of a peer', () => {
  /** A peer that is a script of Node, which finds the folder for its notes in `notes`. */
  const script = (text: string, notes = ''): PeerCommand => ({
    name: 'other',
    store: 'index',
    files: /(\d+) files/,
    program: process.execPath,
    args: ['-e', `const fs = require('node:fs'); const notes = ${JSON.stringify(notes)}; ${text}`],
  });
  const code = (): string => {
    const folder = temporaryFolder('peers');
    writeFileSync(join(folder, 'a.py'), 'a = 1\n');
    writeFileSync(join(folder, 'index'), 'of an earlier run');
    return folder;
  };

  test('sees a copy without an index, and a home of its own', async () => {
    const [folder, notes] = [code(), temporaryFolder('notes')];
    const text = `fs.writeFileSync(notes + '/seen', JSON.stringify([fs.readdirSync('.'), fs.readdirSync(process.env.HOME)]));
      fs.writeFileSync('index', Buffer.alloc(1 << 20)); console.log('1 files')`;
    const found = await runPeer(script(text, notes), folder, 2, canCountChildren());
    const { files, indexMb, exit, wall = 0 } = found;
    assert.deepEqual({ files, indexMb, exit }, { files: 1, indexMb: 1, exit: 0 });
    assert.ok(wall > 0);
    assert.deepEqual(JSON.parse(readFileSync(join(notes, 'seen'), 'utf8')), [['a.py'], []]);
    assert.equal(readFileSync(join(folder, 'index'), 'utf8'), 'of an earlier run');
  });

  test('that fails says with what', async () => {
    const { exit, said, indexMb } = await runPeer(script(`console.error('no grammar'); process.exit(3)`), code(), 1, canCountChildren());
    assert.deepEqual({ exit, said, indexMb }, { exit: 3, said: 'no grammar', indexMb: 0 });
  });

  test('leaves no process behind', { skip: !existsSync('/proc') && 'daemons are found in /proc' }, async () => {
    const notes = temporaryFolder('notes');
    const text = `const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' });
      child.unref(); fs.writeFileSync(notes + '/pid', String(child.pid))`;
    await runPeer(script(text, notes), code(), 1, false);
    const pid = readFileSync(join(notes, 'pid'), 'utf8');
    const isGone = (): boolean => !existsSync(`/proc/${pid}`) || /^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
    for (let tries = 0; tries < 100 && !isGone(); tries++) await new Promise((resolve) => setTimeout(resolve, 20));
    assert.ok(isGone());
  });
});

suite('the table of peers', () => {
  test('compares runs of one round, and leaves failed ones out', () => {
    const lines = peerTable(
      [
        ...[run('clew', 1, 2), run('other', 1, 1)],
        ...[run('clew', 2, 4), run('other', 2, 2)],
        ...[run('clew', 3, 2), run('other', 3, 9, { exit: 1 })],
      ],
      'clew',
    );
    assert.deepEqual(
      lines.map((line) => line.split(/\s{2,}/)),
      [
        ['peer', 'files', 'CPU s min / median', 'wall s min / median', 'peak MB', 'index MB', 'CPU to Clew', 'wall to Clew'],
        ['clew', '7', '2.00 / 2.00', '1.00 / 1.00', '100', '2.0', '1.00', '1.00'],
        ['other', '7', '1.00 / 2.00', '0.50 / 1.00', '100', '2.0', '0.50', '0.50', '1 of 3 failed with 1'],
      ],
    );
  });

  test('has a row for a peer that never ended in time', () => {
    const late = run('other', 1, 0, { exit: undefined, cpu: undefined, peakMb: undefined, files: undefined, wall: 600 });
    assert.match(peerTable([run('clew', 1, 2), late], 'clew')[2] ?? '', /^other +- +- +- +- +- +- +- +1 of 1 ended after 600 s$/);
  });

  test('has dashes for what could not be counted', () => {
    const bare = { cpu: undefined, peakMb: undefined, files: undefined };
    const lines = peerTable([run('clew', 1, 2, bare), run('other', 1, 1, bare)], 'clew');
    assert.match(lines[2] ?? '', /^other +- +- +0\.50 \/ 0\.50 +- +2\.0 +- +0\.50$/);
  });
});
