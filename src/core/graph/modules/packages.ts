// Resolves packages of the workspace by package.json: entry points, `exports`, `#imports` and declared dependencies.
import { parentFolder } from '../../base/parentFolder.ts';
import { fileKey } from '../../base/fileKey.ts';
import { baseName } from '../../base/baseName.ts';
import { type Definitions } from '../files/definitions.ts';
import type { DependencyTracker } from '../files/dependencyTracker.ts';
import type { FileEntry } from '../files/fileEntry.ts';
import { joinPath } from './joinPath.ts';
import { starText, setting } from './pathMappings.ts';

const dependencyLists: ReadonlySet<string> = new Set(['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies']);
const entryPoints = ['source', 'types', 'typings', 'module', 'main'];
/** Usual folders of build output, which is not indexed: a path in one leads to its source. */
const buildFolder = /^(?:dist|build|lib|libs|out|output|es|esm|cjs|umd|types|_esm|_cjs)(?:[-.]\w+)?\//;

/** Resolves specifiers through the package.json files of the workspace. */
export class Packages {
  readonly #definitions: Definitions;
  readonly #tracker: DependencyTracker;

  constructor(definitions: Definitions, tracker: DependencyTracker) {
    this.#definitions = definitions;
    this.#tracker = tracker;
  }

  /** Candidate paths of a specifier in a workspace package, best first; undefined when no package has the name. */
  possiblePaths(root: string, specifier: string): readonly string[] | undefined {
    const { name, inside } = splitSpecifier(specifier);
    this.#tracker.note(`p:${name}`);
    const manifests = this.#definitions.configurations.packages(root, name);
    return manifests.length ? manifests.flatMap((manifest) => this.#inPackage(manifest, inside)) : undefined;
  }

  /** Candidate paths of a specifier by the `imports` of the nearest package.json or deno.json that has it. */
  importTargets(root: string, folder: string, specifier: string): readonly string[] {
    for (let at = folder; ; at = parentFolder(at)) {
      const targets = this.#settings(root, at).flatMap((entry) => this.#subpathTargets(entry, 'imports', specifier));
      if (targets.length || at === '') return targets;
    }
  }

  /** Whether a package.json of an enclosing folder declares the package as an external dependency. */
  isDeclared(root: string, folder: string, specifier: string): boolean {
    const { name } = splitSpecifier(specifier);
    for (let at = folder; ; at = parentFolder(at)) {
      const isHere = ({ path: [list = '', key] }: { readonly path: readonly string[] }): boolean =>
        key === name && dependencyLists.has(list);
      if (this.#settings(root, at).some(({ file }) => file.facts.settings?.some(isHere))) return true;
      if (at === '') return false;
    }
  }

  #settings(root: string, folder: string): readonly FileEntry[] {
    this.#tracker.note(`c:${fileKey(root, folder)}`);
    return this.#definitions.configurations.inFolder(root, folder);
  }

  #inPackage(manifest: FileEntry, inside: string): readonly string[] {
    const exportTargets = this.#subpathTargets(manifest, 'exports', inside ? `./${inside}` : '.');
    const entries = inside ? [] : entryPoints.flatMap((key) => this.#targetPaths(manifest, setting(manifest, key) ?? ''));
    const usual = inside ? [inside, `src/${inside}`, `lib/${inside}`] : ['src/index', 'index', 'lib/index', `src/${nameOf(manifest)}`];
    return [...exportTargets, ...entries, ...usual.flatMap((path) => joinPath(manifest.directory, path) ?? [])];
  }

  /** Targets of a key below `exports` or `imports` under any condition, in file order; those for one environment come last. */
  #subpathTargets(entry: FileEntry, list: 'exports' | 'imports', key: string): readonly string[] {
    const targets: string[] = [];
    const specialTargets: string[] = [];
    for (const { path, value } of entry.file.facts.settings ?? []) {
      if (path[0] !== list) continue;
      const pattern = path[1]?.startsWith('.') === false && list === 'exports' ? '.' : (path[1] ?? '.');
      const star = starText(pattern.endsWith('/') ? `${pattern}*` : pattern, key);
      const targetList = path.some((each) => environments.has(each)) ? specialTargets : targets;
      if (star !== undefined)
        targetList.push(
          ...this.#targetPaths(entry, value.includes('*') || star === '' ? value.replace('*', () => star) : `${value}${star}`),
        );
    }
    return [...targets, ...specialTargets];
  }

  /** A path in a package.json, and the path of its source if it is build output. */
  #targetPaths(entry: FileEntry, target: string): readonly string[] {
    const { directory, file } = entry;
    const path = /^\.{0,2}(?:\/|\w|$)/.test(target) && target !== '' ? joinPath('', target) : undefined;
    if (path === undefined) return [];
    const outputFolders = this.#settings(file.root, directory).map((each) =>
      joinPath('', setting(each, 'compilerOptions', 'outDir') ?? ''),
    );
    const outputFolder = outputFolders.find((folder) => folder !== undefined && folder !== '' && path.startsWith(`${folder}/`));
    const pathInside =
      outputFolder === undefined ? path.replace(buildFolder, '').replace(buildFolder, '') : path.slice(outputFolder.length + 1);
    const plain = pathInside.replace(/(?:\.d)?\.[cm]?[jt]sx?$/, '');
    const sources = pathInside === path ? [] : [`src/${plain}`, plain, `src/${plain.replace(/^(?:src|esm|cjs|types)\//, '')}`];
    return [path, path.replace(/(?:\.d)?\.[cm]?[jt]sx?$/, ''), ...sources].flatMap((each) => joinPath(directory, each) ?? []);
  }
}

/** Conditions for one environment, which no type compiler assumes: those of Node's documentation and of WinterTC. */
const environments = new Set(
  'browser bun deno development edge-light electron node-addons production react-native react-server worker workerd'.split(' '),
);

function splitSpecifier(specifier: string): { readonly name: string; readonly inside: string } {
  const parts = specifier.split('/');
  const length = specifier.startsWith('@') ? 2 : 1;
  return { name: parts.slice(0, length).join('/'), inside: parts.slice(length).join('/') };
}

function nameOf(manifest: FileEntry): string {
  const name = setting(manifest, 'name') ?? '';
  return baseName(name);
}
