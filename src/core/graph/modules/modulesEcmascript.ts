// Module resolution of JavaScript and TypeScript, as in Node and bundlers, from paths and configuration files alone.
import { parentFolder } from '../../base/parentFolder.ts';
import { baseName } from '../../base/baseName.ts';
import type { DependencyTracker } from '../files/dependencyTracker.ts';
import { type Definitions } from '../files/definitions.ts';
import type { FileEntry } from '../files/fileEntry.ts';
import { isNodeModule } from '../values/builtins.ts';
import { joinPath } from './joinPath.ts';
import { Packages } from './packages.ts';
import { PathMappings } from './pathMappings.ts';
import type { ModuleValue, Value } from '../values/values.ts';

const endings = ['.ts', '.tsx', '.d.ts', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs', '.vue', '.svelte'];
/** Endings of source files by the ending of their output: TypeScript imports use the name of the compiled JavaScript file. */
const compiledEndings: readonly (readonly [string, readonly string[]])[] = [
  ['.js', ['.ts', '.tsx', '.jsx', '.d.ts']],
  ['.jsx', ['.tsx']],
  ['.mjs', ['.mts']],
  ['.cjs', ['.cts']],
];
const aliasPrefix = /^[@~#]\//;
/** Usual folders of the packages of a workspace. */
const packageFolders = ['packages', 'libs', 'apps', 'modules'];

/** Resolves relative specifiers, folders with an index, settings of tsconfig and package.json, and otherwise usual aliases. */
export class EcmascriptModules {
  readonly #definitions: Definitions;
  readonly #tracker: DependencyTracker;
  readonly #mappings: PathMappings;
  readonly #packages: Packages;

  constructor(definitions: Definitions, tracker: DependencyTracker) {
    this.#definitions = definitions;
    this.#tracker = tracker;
    this.#mappings = new PathMappings(definitions, tracker);
    this.#packages = new Packages(definitions, tracker);
  }

  resolve(importer: FileEntry, specifier: string): Value {
    const { root } = importer.file;
    if (/^\.{1,2}(?:\/|$)/.test(specifier)) {
      const path = joinPath(importer.directory, specifier);
      return (path === undefined ? undefined : this.#moduleAt(root, path)) ?? { kind: 'external', name: specifier };
    }
    this.#tracker.note(`m:${specifier}`);
    const declaringFile = this.#definitions.declaringFile(root, specifier);
    if (declaringFile) return { kind: 'module', root, entry: declaringFile, folder: undefined };
    const name = specifier.replace(/^node:/, '');
    const moduleValue =
      specifier === name
        ? (this.#resolveByConfiguration(importer, name) ??
          this.#packageOfOtherRoot(root, name) ??
          this.#resolveByConvention(importer, name))
        : undefined;
    return moduleValue ?? { kind: 'external', name };
  }

  /** Resolves a specifier by tsconfig and package.json files. */
  #resolveByConfiguration(importer: FileEntry, specifier: string): ModuleValue | undefined {
    const { root } = importer.file;
    const mappedPaths = this.#mappings.possiblePaths(root, importer.directory, specifier);
    const importPaths = this.#packages.importTargets(root, importer.directory, specifier);
    return (
      this.#firstModule(root, [...mappedPaths, ...importPaths]) ??
      this.#firstModule(root, this.#packages.possiblePaths(root, specifier) ?? [])
    );
  }

  /** A package that another folder of the workspace publishes under its name. */
  #packageOfOtherRoot(root: string, specifier: string): ModuleValue | undefined {
    for (const other of this.#definitions.otherRoots(root)) {
      const moduleValue = this.#firstModule(other, this.#packages.possiblePaths(other, specifier) ?? []);
      if (moduleValue) return moduleValue;
    }
    return undefined;
  }

  /** Resolves a specifier by usual aliases and folders, unless a package.json declares an external package of that name. */
  #resolveByConvention(importer: FileEntry, specifier: string): ModuleValue | undefined {
    if (isNodeModule(specifier) || this.#packages.isDeclared(importer.file.root, importer.directory, specifier)) return undefined;
    return this.#resolveAlias(importer, specifier) ?? this.#package(importer, specifier) ?? this.#sibling(importer, specifier);
  }

  #firstModule(root: string, paths: readonly string[]): ModuleValue | undefined {
    for (const path of paths) {
      const moduleValue = this.#moduleAt(root, path);
      if (moduleValue) return moduleValue;
    }
    return undefined;
  }

  /** A file beside the importer, for scripts that a page or an old tool concatenates. */
  #sibling(importer: FileEntry, specifier: string): ModuleValue | undefined {
    if (specifier.startsWith('@') || specifier.includes('/')) return undefined;
    return this.#moduleAt(importer.file.root, importer.directory ? `${importer.directory}/${specifier}` : specifier);
  }

  /** Resolves `@/x`, and `folder/x` if the folder is beside or above the importer (TypeScript's baseUrl). */
  #resolveAlias(importer: FileEntry, specifier: string): ModuleValue | undefined {
    const path = specifier.replace(aliasPrefix, '');
    if (path === specifier && (specifier.startsWith('@') || !specifier.includes('/'))) return undefined;
    this.#note(path);
    for (let folder = importer.directory; ; folder = parentFolder(folder)) {
      const prefix = folder ? `${folder}/` : '';
      const moduleValue =
        this.#moduleAt(importer.file.root, `${prefix}${path}`) ?? this.#moduleAt(importer.file.root, `${prefix}src/${path}`);
      if (moduleValue) return moduleValue;
      if (folder === '') return undefined;
    }
  }

  /** A package of the workspace, by its folder name. */
  #package(importer: FileEntry, specifier: string): ModuleValue | undefined {
    const parts = specifier.split('/');
    const name = parts[specifier.startsWith('@') ? 1 : 0];
    if (!name) return undefined;
    const inside = parts.slice(specifier.startsWith('@') ? 2 : 1).join('/');
    this.#tracker.note(`m:${name}`);
    for (const folder of packageFolders) {
      const home = `${folder}/${name}`;
      if (!this.#definitions.hasFolder(importer.file.root, home)) continue;
      const innerPaths = inside ? [inside, `src/${inside}`, `lib/${inside}`] : ['src', '', 'lib', `src/${name}`];
      for (const path of innerPaths) {
        const moduleValue = this.#moduleAt(importer.file.root, path ? `${home}/${path}` : home);
        if (moduleValue) return moduleValue;
      }
    }
    return undefined;
  }

  #moduleAt(root: string, path: string): ModuleValue | undefined {
    this.#note(path);
    const entry = this.#file(root, path) ?? this.#sourceOfOutput(root, path) ?? this.#file(root, path ? `${path}/index` : 'index');
    return entry && { kind: 'module', root, entry, folder: undefined };
  }

  #file(root: string, path: string): FileEntry | undefined {
    const exact = this.#definitions.file(root, path);
    if (exact) return exact;
    for (const ending of endings) {
      const entry = this.#definitions.file(root, path + ending);
      if (entry) return entry;
    }
    return undefined;
  }

  #sourceOfOutput(root: string, path: string): FileEntry | undefined {
    for (const [ending, sourceEndings] of compiledEndings) {
      if (!path.endsWith(ending)) continue;
      const plain = path.slice(0, -ending.length);
      this.#note(plain);
      for (const sourceEnding of sourceEndings) {
        const entry = this.#definitions.file(root, plain + sourceEnding);
        if (entry) return entry;
      }
    }
    return undefined;
  }

  #note(path: string): void {
    const last = baseName(path);
    this.#tracker.note(`m:${last}`);
    this.#tracker.note(`m:${last.replace(/(?:\.d)?\.[^.]*$/, '')}`);
    if (path === '') this.#tracker.note('m:index');
  }
}
