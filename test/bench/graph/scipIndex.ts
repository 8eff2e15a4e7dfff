// SCIP indexes: made by scip-typescript or scip-python where those are installed, and read into plain objects.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

/** How to have the indexers, which are no dependencies of this project. */
export const installHint =
  'Install the indexers once, outside of this project: npm install --prefix PEERS/sciptypescript @sourcegraph/scip-typescript@0.4.0 and ' +
  'npm install --prefix PEERS/scippython @sourcegraph/scip-python@0.6.6, and name the folder with --peers PEERS. The project needs its ' +
  'tsconfig.json; scip-python wants to be asked about a folder below /tmp or home, not about one whose name begins with a dot.';

/** What SCIP says of one name at one place. */
export interface ScipOccurrence {
  /** Three numbers where it ends on its line, else four. */
  readonly range: readonly number[];
  readonly symbol: string;
  /** Bit 1: a definition. */
  readonly symbol_roles: number;
}

/** One indexed file. */
export interface ScipDocument {
  readonly relative_path: string;
  readonly occurrences: readonly ScipOccurrence[];
  /** Symbols defined in the file, with those that they override or implement. */
  readonly symbols: readonly {
    readonly symbol: string;
    readonly relationships: readonly { readonly symbol: string }[];
    /** The head of the definition, then its comment. */
    readonly documentation?: readonly string[];
    /** What it is, as SCIP numbers kinds; not all indexers tell it. */
    readonly kind?: number;
  }[];
}

interface ScipReader {
  readonly scip: { readonly Index: { deserializeBinary(bytes: Uint8Array): { readonly documents: readonly ScipDocument[] } } };
}

/** Reads an index. @param peers folder of the installed indexers, one of which brings the reader */
export function readScip(file: string, peers: string): readonly ScipDocument[] {
  const require = createRequire(join(resolve(peers), 'sciptypescript', 'index.js'));
  const { scip } = require('@sourcegraph/scip-typescript/dist/src/scip.js') as ScipReader;
  return scip.Index.deserializeBinary(readFileSync(file)).documents;
}

/** Indexes a project into a file outside of it and returns that file. Python unless there is a tsconfig.json. */
export function makeScip(project: string, peers: string): string {
  const out = join(temporaryFolder('scip'), 'index.scip');
  const isTypeScript = existsSync(join(project, 'tsconfig.json'));
  const [folder, name] = isTypeScript ? ['sciptypescript', 'scip-typescript'] : ['scippython', 'scip-python'];
  const flags = isTypeScript ? ['--no-progress-bar'] : ['--quiet', '--project-name', 'project', '--project-version', '1'];
  const command = join(resolve(peers), folder, 'node_modules', '.bin', name);
  // In the project's folder: told of it by --cwd, scip-python finds no files.
  execFileSync(command, ['index', ...flags, '--output', out], { cwd: project, stdio: ['ignore', 'ignore', 'ignore'], timeout: 1_800_000 });
  return out;
}
