// What a cold index costs beside other programs: `npm run bench -- peers DIR FOLDER… [--rounds 3] [--all] [--json]`, after a build.
// DIR has the installations of the peers (tools/peers/peers.ts); those that are missing are installed from npm. Each FOLDER is code, and is only
// copied. In each round every peer and Clew run once, one after the other, so that what else the machine does hits all. `--all` adds slow peers,
// `--json` prints the runs instead of tables. CLEW_DIST names another build of Clew. Prints figures and asserts nothing.
import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { peers } from '../../../tools/peers/peers.ts';
import { clewCommands, commandOf, installPackages, programOnPath, versionOf, type PeerCommand, type PeerMachine } from './peerCommand.ts';
import { canCountChildren, runPeer, type PeerRun } from './peerRun.ts';
import { peerTable } from './peerTable.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '3' },
    all: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const [installed, ...folders] = positionals.map((path) => resolve(path));
const rounds = Number(values.rounds);
if (installed === undefined || !folders.length || !(rounds >= 1)) {
  console.error('npm run bench -- peers DIR FOLDER… [--rounds 3] [--all] [--json]');
  process.exit(2);
}
for (const folder of folders) if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new Error(`${folder} is no folder`);
// Exiting removes the copy of the present run and ends what runs on it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const counted = canCountChildren();
if (!counted) say('CPU and memory are left out: /usr/bin/time is not GNU time, and nothing else counts all children of a process');
const machine = machineOf(installed);
const dist = resolve(process.env['CLEW_DIST'] ?? join(import.meta.dirname, '../../../dist'));
if (!existsSync(join(dist, 'cli.js'))) throw new Error(`${dist} has no cli.js: build first`);
const clew = clewCommands(dist, machine);
const commands = [...clew, ...peerCommands()];
const measured: PeerRun[] = [];
for (const folder of folders) {
  const runs = await runsOf(folder);
  measured.push(...runs);
  if (!values.json) print(folder, runs);
}
if (values.json) console.log(JSON.stringify(measured, undefined, 2));

function say(line: string): void {
  console.error(line);
}

function machineOf(folder: string): PeerMachine {
  const own = programOnPath('node');
  return {
    installed: folder,
    projectNode: { path: process.execPath, version: process.version },
    machineNode: own === undefined ? undefined : { path: own, version: versionOf(own) },
    program(name, prints) {
      const path = programOnPath(name);
      return path !== undefined && versionOf(path).includes(prints) ? path : undefined;
    },
  };
}

/** What can be run of the peers that are wanted, once all are installed. Says what is left out. */
function peerCommands(): readonly PeerCommand[] {
  const wanted = peers.filter(({ slow }) => values.all || !slow);
  installPackages(
    wanted.flatMap(({ source }) => ('program' in source ? [] : source)),
    machine.installed,
    say,
  );
  return wanted.flatMap((peer) => {
    const command = commandOf(peer, machine);
    if (typeof command !== 'string') return command;
    say(command);
    return [];
  });
}

async function runsOf(folder: string): Promise<readonly PeerRun[]> {
  const runs: PeerRun[] = [];
  for (let round = 1; round <= rounds; round++)
    for (const command of commands) {
      const run = await runPeer(command, folder, round, counted);
      if (run.exit !== 0) say(`${run.peer} in round ${round}: ${run.exit === undefined ? 'too late' : `exit ${run.exit}`}: ${run.said}`);
      runs.push(run);
    }
  return runs;
}

function print(folder: string, runs: readonly PeerRun[]): void {
  const loads = runs.map(({ loadBefore }) => loadBefore);
  const load = `${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)}`;
  console.log(`${folder}: rounds ${rounds}, load before a run ${load}`);
  for (const line of peerTable(runs, clew[0]?.name ?? '')) console.log(line);
  console.log('');
}
