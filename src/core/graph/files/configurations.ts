// Lookup of configuration files by folder and of packages by name, for the settings of module resolution.
import { fileKey } from '../../base/fileKey.ts';
import type { DependencyKey } from './dependencyTracker.ts';
import type { FileEntry } from './fileEntry.ts';

const manifestName = 'package.json';

/** Tables of the files with settings; results are ordered by path. */
export class Configurations {
  readonly #byFolder = new Map<string, FileEntry[]>();
  readonly #byPackage = new Map<string, FileEntry[]>();

  add(entry: FileEntry): void {
    if (!entry.file.facts.settings) return;
    addEntry(this.#byFolder, folderKey(entry), entry);
    const name = packageName(entry);
    if (name !== undefined) addEntry(this.#byPackage, fileKey(entry.file.root, name), entry);
  }

  remove(entry: FileEntry): void {
    if (!entry.file.facts.settings) return;
    removeEntry(this.#byFolder, folderKey(entry), entry);
    const name = packageName(entry);
    if (name !== undefined) removeEntry(this.#byPackage, fileKey(entry.file.root, name), entry);
  }

  /** Files with settings directly in a folder. */
  inFolder(root: string, folder: string): readonly FileEntry[] {
    return this.#byFolder.get(fileKey(root, folder)) ?? [];
  }

  /** The package.json files whose `name` field is `name`. */
  packages(root: string, name: string): readonly FileEntry[] {
    return this.#byPackage.get(fileKey(root, name)) ?? [];
  }
}

/** The name under which other packages of the workspace import this one. */
export function packageName({ file }: FileEntry): string | undefined {
  if (!isManifest(file.path)) return undefined;
  return file.facts.settings?.find(({ path }) => path.length === 1 && path[0] === 'name')?.value;
}

/** What a go.mod or Cargo.toml says of its module or crate, as one text; empty for other files. */
export function manifestText({ stem, file }: FileEntry): string {
  if (stem !== 'go' && stem !== 'Cargo') return '';
  const settings = (file.facts.settings ?? []).filter(({ path: [table] }) => table === 'module' || table === 'lib' || table === 'package');
  return settings.map(({ path, value }) => `${path.join('.')}=${value}`).join('\n');
}

/** Whether the path is that of a package.json. */
export function isManifest(path: string): boolean {
  return path === manifestName || path.endsWith(`/${manifestName}`);
}

/** Whether a file may have settings, by its ending alone. */
export function isConfiguration(path: string): boolean {
  return /\.(?:jsonc?|toml|cfg)$/.test(path);
}

/** Keys of lookups for settings that depend on this file. */
export function configurationKeys(entry: FileEntry): DependencyKey[] {
  if (!entry.file.facts.settings) return [];
  const name = packageName(entry);
  return name === undefined ? [`c:${folderKey(entry)}`] : [`c:${folderKey(entry)}`, `p:${name}`];
}

/** Whether two versions of a file have the same module settings. */
export function areSameSettings(a: FileEntry | undefined, b: FileEntry | undefined): boolean {
  return JSON.stringify(a?.file.facts.settings) === JSON.stringify(b?.file.facts.settings);
}

function folderKey({ file, directory }: FileEntry): string {
  return fileKey(file.root, directory);
}

function addEntry(table: Map<string, FileEntry[]>, key: string, entry: FileEntry): void {
  table.set(
    key,
    [...(table.get(key) ?? []), entry].sort((a, b) => (a.key < b.key ? -1 : 1)),
  );
}

function removeEntry(table: Map<string, FileEntry[]>, key: string, entry: FileEntry): void {
  const remaining = (table.get(key) ?? []).filter((other) => other !== entry);
  if (remaining.length) table.set(key, remaining);
  else table.delete(key);
}
