// Module resolution of Go (folders below the path in go.mod), Rust (files by path), C and C++ (includes) and Ruby (required files).
import { parentFolder } from '../../base/parentFolder.ts';
import { baseName } from '../../base/baseName.ts';
import { compareTexts } from '../../base/compareTexts.ts';
import type { Definitions } from '../files/definitions.ts';
import type { DependencyTracker } from '../files/dependencyTracker.ts';
import type { FileEntry } from '../files/fileEntry.ts';
import { joinPath } from './joinPath.ts';
import type { ModuleValue } from '../values/values.ts';

/** Names of Rust files that stand for their folder. */
const rootStems = ['lib', 'main', 'mod'];
/** Folders beside a Cargo.toml whose files are separate crates. */
const targetFolders: ReadonlySet<string> = new Set(['tests', 'examples', 'benches']);

/** Resolves import specifiers of languages whose modules are paths. */
export class CompiledModules {
  readonly #definitions: Definitions;
  readonly #tracker: DependencyTracker;

  constructor(definitions: Definitions, tracker: DependencyTracker) {
    this.#definitions = definitions;
    this.#tracker = tracker;
  }

  /** The folder behind an import path, by the go.mod files of the workspace. */
  goModule(importer: FileEntry, specifier: string): ModuleValue | undefined {
    this.#tracker.note('m:go');
    const manifests = this.#definitions.withStem('go').filter(({ file }) => file.facts.language === importer.rules.manifest);
    for (const manifest of ownRootFirst(manifests, importer)) {
      const { root } = manifest.file;
      const name = manifest.file.facts.settings?.find(({ path }) => path[0] === 'module')?.value;
      if (name === undefined || (specifier !== name && !specifier.startsWith(`${name}/`))) continue;
      const folder = [manifest.directory, specifier.slice(name.length + 1)].filter((part) => part !== '').join('/');
      if (this.#definitions.hasFolder(root, folder)) return { kind: 'module', root, entry: undefined, folder };
    }
    return undefined;
  }

  /** The file behind a Rust path: of this crate (`crate`, `self`, `super`, a child module), otherwise of another crate of the workspace. */
  crate(importer: FileEntry, specifier: string): ModuleValue | undefined {
    const { root } = importer.file;
    const [first, ...innerParts] = specifier.split('::').filter((part) => part !== '');
    switch (first) {
      case undefined:
        return undefined;
      case 'crate':
        return this.#rustFile(root, this.#crateFolderAround(importer.directory, root) ?? this.#childFolder(importer), innerParts);
      case 'super':
        return this.#parentModule(importer, innerParts);
      case 'self':
        return innerParts.length
          ? this.#rustFile(root, this.#childFolder(importer), innerParts)
          : { kind: 'module', root, entry: importer, folder: undefined };
      default:
        return this.#childModule(importer, first, innerParts) ?? this.#moduleOfLibrary(root, first, innerParts);
    }
  }

  /** The file of a path after its first `super`; each further `super` leads one folder up. */
  #parentModule(importer: FileEntry, parts: readonly string[]): ModuleValue | undefined {
    let folder = rootStems.includes(importer.stem) ? parentFolder(importer.directory) : importer.directory;
    let names = parts;
    for (; names[0] === 'super'; names = names.slice(1)) folder = parentFolder(folder);
    return this.#rustFile(importer.file.root, folder, names);
  }

  /** The file of a path that starts with a module or type below the importer; a single name of an external crate leads nowhere. */
  #childModule(importer: FileEntry, first: string, innerParts: readonly string[]): ModuleValue | undefined {
    const module = this.#rustFile(importer.file.root, this.#childFolder(importer), [first, ...innerParts]);
    const { entry } = module ?? {};
    const isOurs =
      innerParts.length > 0 || entry?.stem === first || entry?.directory.endsWith(`/${first}`) || entry?.children(0, first).length;
    return isOurs ? module : undefined;
  }

  /** The file of a path in another crate. The library file of a crate may have any name; its items resolve there. */
  #moduleOfLibrary(root: string, crateName: string, parts: readonly string[]): ModuleValue | undefined {
    const library = this.#findCrate(root, crateName);
    if (!library) return undefined;
    const module = this.#rustFile(library.file.root, library.directory, parts);
    return module ?? (parts.length <= 1 ? { kind: 'module', root: library.file.root, entry: library, folder: undefined } : undefined);
  }

  /** The file of a module path; for a path that ends in a type, the file that contains the type. */
  #rustFile(root: string, base: string, parts: readonly string[]): ModuleValue | undefined {
    for (let count = parts.length; count >= 0; count--) {
      const path = [base, ...parts.slice(0, count)].filter((part) => part !== '').join('/');
      this.#tracker.note(`m:${baseName(path)}`);
      const names = [...(count > 0 ? [`${path}.rs`] : []), ...rootStems.map((name) => `${path ? `${path}/` : ''}${name}.rs`)];
      for (const name of names) {
        const entry = this.#definitions.file(root, name);
        if (entry && (count === parts.length || count === parts.length - 1)) return { kind: 'module', root, entry, folder: undefined };
      }
      if (count < parts.length) return undefined;
    }
    return undefined;
  }

  #childFolder(importer: FileEntry): string {
    return rootStems.includes(importer.stem) || this.#isTargetFolder(importer.file.root, importer.directory)
      ? importer.directory
      : [importer.directory, importer.stem].filter((part) => part !== '').join('/');
  }

  #crateFolderAround(from: string, root: string): string | undefined {
    for (let folder = from; ; folder = parentFolder(folder)) {
      const prefix = folder ? `${folder}/` : '';
      if (this.#definitions.file(root, `${prefix}lib.rs`) ?? this.#definitions.file(root, `${prefix}main.rs`)) return folder;
      if (this.#isTargetFolder(root, folder)) return folder;
      if (folder === '') return undefined;
    }
  }

  /** Each file of `tests`, `examples` and `benches` beside the manifest is a separate crate. */
  #isTargetFolder(root: string, folder: string): boolean {
    const parent = parentFolder(folder);
    const name = parent ? folder.slice(parent.length + 1) : folder;
    return targetFolders.has(name) && this.#definitions.file(root, `${parent ? `${parent}/` : ''}Cargo.toml`) !== undefined;
  }

  /** The library of a workspace crate, by the name in a manifest of this or another root, otherwise by its folder. */
  #findCrate(root: string, name: string): FileEntry | undefined {
    this.#tracker.note('m:Cargo');
    const otherRoots = this.#definitions.otherRoots(root);
    return (
      this.#crateByManifest(root, name) ??
      this.#crateByFolder(root, name) ??
      otherRoots.flatMap((other) => this.#crateByManifest(other, name) ?? [])[0]
    );
  }

  #crateByManifest(root: string, name: string): FileEntry | undefined {
    const manifests = this.#definitions.withStem('Cargo').filter(({ file }) => file.root === root && file.path.endsWith('Cargo.toml'));
    for (const manifest of manifests.toSorted((a, b) => compareTexts(a.key, b.key))) {
      const setting = (table: string, key: string): string | undefined =>
        manifest.file.facts.settings?.find(({ path }) => path[0] === table && path[1] === key)?.value;
      const crateName = setting('lib', 'name') ?? setting('package', 'name');
      if (crateName?.replaceAll('-', '_') !== name) continue;
      const path = joinPath(manifest.directory, setting('lib', 'path') ?? 'src/lib.rs');
      const library = path === undefined ? undefined : this.#definitions.file(root, path);
      if (library) return library;
    }
    return undefined;
  }

  #crateByFolder(root: string, name: string): FileEntry | undefined {
    for (const folderName of [name, name.replaceAll('_', '-')]) {
      for (const folder of [...this.#definitions.foldersWithName(root, folderName)].sort(compareTexts)) {
        const library = this.#definitions.file(root, `${folder}/src/lib.rs`);
        if (library) return library;
      }
    }
    return undefined;
  }

  /** A file by its path from the importer's folder, otherwise the nearest file with that path suffix. */
  file(importer: FileEntry, path: string): ModuleValue | undefined {
    const { root } = importer.file;
    const pathFromImporter = joinPath(importer.directory, path);
    const direct = pathFromImporter === undefined ? undefined : this.#definitions.file(root, pathFromImporter);
    const stem = baseName(path).replace(/\.[^.]*$/, '');
    this.#tracker.note(`m:${stem}`);
    if (direct) return { kind: 'module', root, entry: direct, folder: undefined };
    const tail = path.replace(/^(?:\.{1,2}\/)+/, '');
    const fileEntries = this.#definitions
      .withStem(stem)
      .filter(({ file }) => file.root === root && (file.path === tail || file.path.endsWith(`/${tail}`)))
      .sort(
        (a, b) =>
          sharedDepth(importer, b) - sharedDepth(importer, a) || a.file.path.length - b.file.path.length || compareTexts(a.key, b.key),
      );
    return fileEntries[0] && { kind: 'module', root, entry: fileEntries[0], folder: undefined };
  }
}

/** Files of the importer's root before those of other roots. */
function ownRootFirst(entries: readonly FileEntry[], importer: FileEntry): readonly FileEntry[] {
  const isOther = ({ file }: FileEntry): number => (file.root === importer.file.root ? 0 : 1);
  return entries.toSorted((a, b) => isOther(a) - isOther(b));
}

/** Number of leading folders that two files share. */
function sharedDepth(a: FileEntry, b: FileEntry): number {
  const foldersOfA = a.directory.split('/');
  const foldersOfB = b.directory.split('/');
  let common = 0;
  while (common < foldersOfA.length && foldersOfA[common] === foldersOfB[common]) common++;
  return common;
}
