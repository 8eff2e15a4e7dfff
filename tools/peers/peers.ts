// Other programs that index code, a row each, with exact versions, so that figures of two days compare the same programs.
// `npm run bench -- peers` installs and runs them beside Clew; what each is, its licence and its traps are in README.md.

/** A package of npm. Several peers can be one package, run in different ways. */
export interface PeerPackage {
  readonly name: string;
  readonly version: string;
  /** Folder of the installation. */
  readonly folder: string;
  /** Name of the program in `node_modules/.bin`. */
  readonly bin: string;
  /** `machine`: npm compiles its native modules for the machine's own Node. `project`: it needs a Node as new as that of the project. */
  readonly node: 'machine' | 'project';
}

/** A program that the machine has, or not. It is not installed. */
export interface PeerProgram {
  readonly program: string;
  /** What brings it; also what `--version` prints of the right one, since programs share names. */
  readonly from: string;
}

/** One way to run a program that indexes a folder. */
export interface Peer {
  readonly name: string;
  readonly source: PeerPackage | PeerProgram;
  /** Run in the folder that is indexed. */
  readonly args: readonly string[];
  /** File or folder of the index, in the folder that is indexed. */
  readonly store: string;
  /** Its first group is the number of indexed files in what the peer prints. */
  readonly files?: RegExp;
  /** Measured with `--all` alone, since a run takes long. */
  readonly slow?: true;
}

const colby: PeerPackage = { name: '@colbymchenry/codegraph', version: '1.6.1', folder: 'colby', bin: 'codegraph', node: 'project' };
const optave: PeerPackage = { name: '@optave/codegraph', version: '3.11.2', folder: 'optave', bin: 'codegraph', node: 'machine' };
const vibgrate: PeerPackage = { name: '@vibgrate/cli', version: '2026.711.1', folder: 'vibgrate', bin: 'vg', node: 'project' };
const gitnexus: PeerPackage = { name: 'gitnexus', version: '1.6.12', folder: 'gitnexus', bin: 'gitnexus', node: 'project' };
const scipTypescript: PeerPackage = {
  name: '@sourcegraph/scip-typescript',
  version: '0.4.0',
  folder: 'scip-typescript',
  bin: 'scip-typescript',
  node: 'project',
};
const scipPython: PeerPackage = {
  name: '@sourcegraph/scip-python',
  version: '0.6.6',
  folder: 'scip-python',
  bin: 'scip-python',
  node: 'project',
};

/** All peers, in the order in which they are run and printed. */
export const peers: readonly Peer[] = [
  { name: 'colby', source: colby, args: ['init', '-y', '.'], store: '.codegraph', files: /Indexed ([\d,]+) files/ },
  {
    name: 'optave native',
    source: optave,
    args: ['--engine', 'native', 'build', '.'],
    store: '.codegraph',
    files: /Found ([\d,]+) files to parse/,
  },
  {
    name: 'optave wasm',
    source: optave,
    args: ['--engine', 'wasm', 'build', '.'],
    store: '.codegraph',
    files: /Found ([\d,]+) files to parse/,
  },
  {
    name: 'vibgrate',
    source: vibgrate,
    args: ['build', '--local', '--no-html', '--no-report', '--no-warm', '--quiet'],
    store: '.vibgrate',
    files: /\(([\d,]+) files parsed\)/,
  },
  {
    name: 'ctags',
    source: { program: 'ctags', from: 'Universal Ctags' },
    // Its own output is JSON, which it would read while it writes it.
    args: ['-R', '--exclude=.tags.json', '--output-format=json', '--fields=+neK', '-f', '.tags.json', '.'],
    store: '.tags.json',
  },
  { name: 'gitnexus', source: gitnexus, args: ['analyze', '.', '--index-only', '--skip-fts'], store: '.gitnexus', slow: true },
  {
    name: 'scip-typescript',
    source: scipTypescript,
    args: ['index', '--infer-tsconfig', '--no-progress-bar', '--output', 'index.scip'],
    store: 'index.scip',
    slow: true,
  },
  {
    name: 'scip-python',
    source: scipPython,
    args: ['index', '--project-name', 'x', '--project-version', '1', '--quiet', '--output', 'index.scip'],
    store: 'index.scip',
    slow: true,
  },
];
