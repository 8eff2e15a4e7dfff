// From a row of the table of peers to a command that can be run: installs packages of npm, and finds programs of the machine.
// What cannot be run is left out with a sentence that says why, so that a bench goes on with the rest.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Peer, PeerPackage } from '../../../tools/peers/peers.ts';

/** A peer that can be run, or Clew. */
export interface PeerCommand extends Pick<Peer, 'name' | 'store' | 'files'> {
  readonly program: string;
  readonly args: readonly string[];
}

/** A Node that peers and Clew are run with. */
export interface NodeProgram {
  readonly path: string;
  readonly version: string;
}

/** What the machine and the folder of installations offer. */
export interface PeerMachine {
  /** Folder of the installations. */
  readonly installed: string;
  readonly projectNode: NodeProgram;
  readonly machineNode?: NodeProgram;
  /** Path of a program whose `--version` prints the text. */
  program(name: string, prints: string): string | undefined;
}

/**
 * PATH without programs of packages: `npm run` puts the project's own Node first, and npm would compile native modules for that one, for which
 * a machine has no headers.
 */
export function pathOfMachine(path: string): string {
  return path
    .split(delimiter)
    .filter((folder) => folder !== '' && !/[\\/]node_modules[\\/]/.test(`${folder}/`))
    .join(delimiter);
}

/** Path of the first program of that name on the machine's PATH. */
export function programOnPath(name: string, path = pathOfMachine(process.env['PATH'] ?? '')): string | undefined {
  return path
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));
}

/** What `program --version` prints, or nothing where it fails. */
export function versionOf(program: string): string {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}

/** The command of a peer, or why it has none. */
export function commandOf({ name, source, args, store, files }: Peer, machine: PeerMachine): PeerCommand | string {
  if ('program' in source) {
    const program = machine.program(source.program, source.from);
    return program ? { name, program, args, store, files } : `${name} is left out: no ${source.from} on PATH`;
  }
  if (!isInstalled(source, machine.installed)) return `${name} is left out: ${source.name}@${source.version} is not installed`;
  const node = source.node === 'machine' ? machine.machineNode : machine.projectNode;
  if (!node) return `${name} is left out: its native modules need a Node of the machine on PATH`;
  return {
    name,
    program: node.path,
    args: [join(machine.installed, source.folder, 'node_modules/.bin', source.bin), ...args],
    store,
    files,
  };
}

/** Clew as a user runs it, on the project's Node and on that of the machine, where it is another version. */
export function clewCommands(dist: string, { projectNode, machineNode }: PeerMachine): readonly PeerCommand[] {
  const nodes = machineNode && machineNode.version !== projectNode.version ? [projectNode, machineNode] : [projectNode];
  const args = [join(dist, 'cli.js'), 'index', '--workspace', '.', '--store', '.clew'];
  return nodes.map(({ path, version }) => ({
    name: `clew, Node ${version.replace(/^v|\..*$/g, '')}`,
    program: path,
    args,
    store: '.clew',
    files: /^([\d,]+) files,/m,
  }));
}

/** Whether the exact version is there. */
export function isInstalled({ name, version, folder }: PeerPackage, installed: string): boolean {
  const manifest = join(installed, folder, 'node_modules', name, 'package.json');
  return existsSync(manifest) && (JSON.parse(readFileSync(manifest, 'utf8')) as { readonly version?: string }).version === version;
}

/** Installs what is missing, each package in a folder of its own, since peers need different versions of the same packages. */
export function installPackages(packages: Iterable<PeerPackage>, installed: string, say: (line: string) => void): void {
  const env = { ...process.env, PATH: pathOfMachine(process.env['PATH'] ?? '') };
  for (const each of new Set(packages)) {
    if (isInstalled(each, installed)) continue;
    const folder = join(installed, each.folder);
    mkdirSync(folder, { recursive: true });
    if (!existsSync(join(folder, 'package.json'))) writeFileSync(join(folder, 'package.json'), '{"private":true}\n');
    say(`npm install ${each.name}@${each.version}`);
    const args = ['install', '--no-audit', '--no-fund', '--save-exact', `${each.name}@${each.version}`];
    const { stdout, stderr } = spawnSync('npm', args, { cwd: folder, env, encoding: 'utf8' });
    writeFileSync(join(folder, 'install.log'), `${stdout}${stderr}`);
    if (!isInstalled(each, installed)) say(`${each.name} could not be installed: ${join(folder, 'install.log')} says why`);
  }
}
