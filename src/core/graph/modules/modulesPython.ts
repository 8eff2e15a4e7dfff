// Module resolution of Python: dotted names from inferred roots (folders that are not packages themselves), and relative names.
import { parentFolder } from '../../base/parentFolder.ts';
import { fileKey } from '../../base/fileKey.ts';
import { baseName } from '../../base/baseName.ts';
import { compareTexts } from '../../base/compareTexts.ts';
import { isStandardModule } from '../values/builtins.ts';
import type { Definitions } from '../files/definitions.ts';
import type { DependencyTracker } from '../files/dependencyTracker.ts';
import type { FileEntry } from '../files/fileEntry.ts';
import { PythonProjects } from './pythonProjects.ts';
import type { ModuleValue, Value } from '../values/values.ts';

const endings = ['.py', '.pyi'];

/** Folders in which projects keep the packages that they publish: flat and `src` layout (Python Packaging User Guide). */
const publishedFolders = ['', 'src/'];
/** Modules that every project has for itself. */
const unpublished: ReadonlySet<string> = new Set(['tests', 'test', 'setup', 'conftest', 'docs', 'examples', 'noxfile', 'tasks']);

/** Resolves absolute and relative modules, packages with and without `__init__`. */
export class PythonModules {
  readonly #definitions: Definitions;
  readonly #tracker: DependencyTracker;
  readonly #projects: PythonProjects;

  constructor(definitions: Definitions, tracker: DependencyTracker) {
    this.#definitions = definitions;
    this.#tracker = tracker;
    this.#projects = new PythonProjects(definitions, tracker);
  }

  resolve(importer: FileEntry, specifier: string): Value {
    const dots = /^\.*/.exec(specifier)?.[0].length ?? 0;
    const moduleValue = dots ? this.#relative(importer, dots, specifier.slice(dots)) : this.#absolute(importer, specifier);
    return moduleValue ?? { kind: 'external', name: specifier };
  }

  /** A module in a package location that the project configures. */
  #configuredModule(importer: FileEntry, tail: string): ModuleValue | undefined {
    const { root } = importer.file;
    const { roots, packages } = this.#projects.settingsAround(root, importer.directory);
    for (let name = tail; name !== ''; name = parentFolder(name)) {
      const home = packages.get(name.replaceAll('/', '.'));
      const moduleValue = home === undefined ? undefined : this.at(root, `${home}${tail.slice(name.length)}`);
      if (moduleValue) return moduleValue;
    }
    for (const folder of roots) {
      const match = this.at(root, folder ? `${folder}/${tail}` : tail);
      if (match) return match;
    }
    return undefined;
  }

  #relative(importer: FileEntry, dots: number, dottedName: string): ModuleValue | undefined {
    let folder = importer.directory;
    for (let up = 1; up < dots; up++) {
      if (folder === '') return undefined;
      folder = parentFolder(folder);
    }
    const path = dottedName.replaceAll('.', '/');
    return this.at(importer.file.root, folder && path ? `${folder}/${path}` : folder || path);
  }

  /** The module at a path without extension; notes its last name as a dependency. */
  at(root: string, path: string): ModuleValue | undefined {
    this.#tracker.note(`m:${baseName(path)}`);
    for (const ending of endings) {
      const init = this.#definitions.file(root, `${path ? `${path}/` : ''}__init__${ending}`);
      if (init) return { kind: 'module', root, entry: init, folder: path };
      const entry = this.#definitions.file(root, path + ending);
      if (entry) return { kind: 'module', root, entry, folder: undefined };
    }
    return this.#definitions.hasFolder(root, path) ? { kind: 'module', root, entry: undefined, folder: path } : undefined;
  }

  /** The nearest match of the dotted name whose root is not inside a package. */
  #absolute(importer: FileEntry, specifier: string): ModuleValue | undefined {
    const tail = specifier.replaceAll('.', '/');
    const last = baseName(tail);
    this.#tracker.note(`m:${last}`);
    const roots = [...this.#roots(importer.file.root, tail, last)].filter((root) => !this.#isPackage(importer.file.root, root));
    const isStandard = isStandardModule(specifier.split('.', 1)[0] ?? '');
    const configuredModule = isStandard ? undefined : this.#configuredModule(importer, tail);
    if (configuredModule) return configuredModule;
    const allowedRoots = isStandard ? roots.filter((root) => root === importer.directory) : roots;
    const best = allowedRoots.sort((a, b) => distance(importer.directory, a) - distance(importer.directory, b) || compareTexts(a, b))[0];
    if (best === undefined)
      return (
        this.#ownPackage(importer.file.root, tail) ??
        (isStandard ? undefined : (this.#siblingModule(importer, tail) ?? this.#packageOfOtherRoot(importer.file.root, tail)))
      );
    return this.at(importer.file.root, best ? `${best}/${tail}` : tail);
  }

  /** If the root folder itself is a package, its modules are imported under its name. */
  #ownPackage(root: string, tail: string): ModuleValue | undefined {
    const name = this.#definitions.rootName(root);
    if (name === '' || (tail !== name && !tail.startsWith(`${name}/`)) || !this.#hasInit(root, '')) return undefined;
    return this.at(root, tail.slice(name.length + 1));
  }

  /** A module of a package that lies where another folder of the workspace keeps what it publishes. */
  #packageOfOtherRoot(root: string, tail: string): ModuleValue | undefined {
    const [top = ''] = tail.split('/', 1);
    if (unpublished.has(top)) return undefined;
    for (const other of this.#definitions.otherRoots(root)) {
      for (const folder of publishedFolders) {
        const package_ = this.at(other, folder + top);
        const moduleValue = package_?.entry && this.at(other, folder + tail);
        if (moduleValue) return moduleValue;
      }
      const ownPackage = this.#ownPackage(other, tail);
      if (ownPackage) return ownPackage;
    }
    return undefined;
  }

  /**
   * A module of the same package, as a script inside it imports it. A module that imports its own name wraps a library of that name, so
   * the library is the target.
   */
  #siblingModule(importer: FileEntry, tail: string): ModuleValue | undefined {
    const top = tail.split('/', 1)[0] ?? '';
    const moduleValue = this.at(importer.file.root, importer.directory ? `${importer.directory}/${tail}` : tail);
    if (!moduleValue?.entry) return undefined;
    this.#tracker.note(moduleValue.entry.dependency);
    const { imports } = moduleValue.entry.file.facts;
    return imports.some(({ module }) => module.split('.', 1)[0] === top) ? undefined : moduleValue;
  }

  #roots(root: string, tail: string, last: string): ReadonlySet<string> {
    const roots = new Set<string>();
    const consider = (path: string): void => {
      if (path === tail) roots.add('');
      else if (path.endsWith(`/${tail}`)) roots.add(path.slice(0, -tail.length - 1));
    };
    for (const entry of this.#definitions.withStem(last)) {
      if (entry.rules.moduleResolution === 'packages' && entry.file.root === root) consider(entry.file.path.replace(/\.pyi?$/, ''));
    }
    for (const folder of this.#definitions.foldersWithName(root, last)) consider(folder);
    return roots;
  }

  #isPackage(root: string, folder: string): boolean {
    return folder !== '' && this.#hasInit(root, folder);
  }

  #hasInit(root: string, folder: string): boolean {
    this.#tracker.note(`i:${fileKey(root, folder)}`);
    const prefix = folder && `${folder}/`;
    return endings.some((ending) => this.#definitions.file(root, `${prefix}__init__${ending}`) !== undefined);
  }
}

/**
 * Distance between a module root and the importer's folder: by levels if the root encloses the folder, otherwise larger than any of
 * those.
 */
function distance(folder: string, root: string): number {
  const isAround = root === '' || folder === root || folder.startsWith(`${root}/`);
  return (isAround ? 0 : 1000) + Math.abs(folder.split('/').length - root.split('/').length) + (root === '' ? 1 : 0);
}
