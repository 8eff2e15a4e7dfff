// Lists the dependency keys that a change of one file affects, so that only the dependent files are linked again.
import { fileKey } from '../../base/fileKey.ts';
import { parentFolder } from '../../base/parentFolder.ts';
import { areSameSettings, configurationKeys, isConfiguration, isManifest, manifestText, packageName } from '../files/configurations.ts';
import type { LanguageRules } from '../../languages/languageRules.ts';
import { isNamed, type Definitions } from '../files/definitions.ts';
import { partKey, type DependencyKey } from '../files/dependencyTracker.ts';
import { fileStem, meaningsKey, type FileEntry } from '../files/fileEntry.ts';
import { changedDefinitions } from './changedDefinitions.ts';
import { flowChanges } from './flowChanges.ts';
import { changedParts, wholePart } from './interfaceParts.ts';
import type { FileSnapshot } from './savedEdges.ts';
import { assignmentsByName } from '../files/fieldAssignments.ts';
import { passingCalls } from '../files/passingCalls.ts';
import { maxCallers } from '../flow/crossFileValues.ts';

/** Keys for an added or removed file: module lookups by any part of its path may change. */
export function noteExistence(file: { readonly root: string; readonly path: string } | undefined, keys: Set<DependencyKey>): void {
  if (!file) return;
  const { root, path } = file;
  const stem = fileStem(path);
  keys.add(`f:${fileKey(root, path)}`);
  keys.add(`g:${fileKey(root, path)}`);
  for (const part of [stem, ...path.split('/')]) keys.add(`m:${part}`);
  if (stem === '__init__') keys.add(`i:${fileKey(root, parentFolder(path))}`);
}

/** Keys for changed value flow: of files that followed values into this one, and of functions that its calls pass values to. */
export function noteFlow(
  key: string,
  old: FileEntry | undefined,
  fresh: FileEntry | undefined,
  definitions: Definitions,
  keys: Set<DependencyKey>,
): void {
  const changes = old && fresh ? flowChanges(old, fresh) : undefined;
  if (changes) {
    for (const each of changes.keys) keys.add(each);
  } else {
    keys.add(`v:${key}`);
    keys.add(meaningsKey(key));
  }
  const callees =
    changes?.callees ?? new Set([old, fresh].flatMap((entry) => (entry ? [...passingCalls(entry)].map(([name]) => name) : [])));
  const rules = (fresh ?? old)?.rules;
  for (const name of callees) if (!rules || !hasTooManyCallers(name, key, rules, definitions)) keys.add(`a:${name}`);
  const [oldAssignments, newAssignments] = [old, fresh].map((entry) => (entry ? assignmentsByName(entry) : new Map<string, string>()));
  for (const name of new Set([...(oldAssignments?.keys() ?? []), ...(newAssignments?.keys() ?? [])]))
    if (oldAssignments?.get(name) !== newAssignments?.get(name)) keys.add(`a:.${name}`);
}

/**
 * Whether no file follows the arguments of calls of a name, however often the file `key` calls it. False while nobody has asked for calls of
 * the language: to read them all would take longer than to link a few files.
 */
function hasTooManyCallers(name: string, key: string, rules: LanguageRules, { passingCalls: calls }: Definitions): boolean {
  if (!calls.isRead(rules)) return false;
  const callsByFile = new Map<FileEntry, number>();
  for (const { entry } of calls.withName(name, rules)) if (entry.key !== key) callsByFile.set(entry, (callsByFile.get(entry) ?? 0) + 1);
  // The file that follows them leaves out its own.
  const counts = [...callsByFile.values()];
  return counts.reduce((sum, count) => sum + count, 0) - Math.max(0, ...counts) > maxCallers;
}

/** Keys for a changed interface: files that read what has changed of it, and look-ups of the changed names. */
export function noteInterface(
  old: FileEntry | undefined,
  fresh: FileEntry | undefined,
  definitions: Definitions,
  keys: Set<DependencyKey>,
): void {
  if (!areSameSettings(old, fresh))
    for (const key of [old, fresh].flatMap((entry) => (entry ? configurationKeys(entry) : []))) keys.add(key);
  if (old && fresh && manifestText(old) !== manifestText(fresh)) keys.add(`m:${fresh.stem}`);
  for (const entry of [old, fresh]) {
    if (!entry) continue;
    for (const key of [entry.dependency, ...entry.ambientModules.map((name) => `m:${name}` as const)]) keys.add(key);
  }
  for (const key of changedDefinitions(old, fresh, definitions)) keys.add(key);
  if (old && fresh) for (const part of changedParts(old, fresh)) keys.add(part === wholePart ? fresh.named : partKey(fresh, part));
  else for (const entry of [old, fresh]) if (entry) keys.add(entry.named);
}

/** Keys and names that a saved file stood for; its facts are not saved. */
export function noteSavedNames({ root, path, names: savedNames }: FileSnapshot, keys: Set<DependencyKey>, names: Set<string>): void {
  if (isConfiguration(path)) keys.add(`c:${fileKey(root, parentFolder(path))}`);
  for (const name of savedNames) {
    if (isManifest(path)) keys.add(`p:${name}`);
    else names.add(name);
  }
}

/** Names that other files look up: symbols, or the package. */
export function lookedUpNames(entry: FileEntry): readonly string[] {
  if (!isManifest(entry.file.path)) return [...new Set(entry.nodes.filter(isNamed).map(({ fact }) => fact.name))];
  const name = packageName(entry);
  return name === undefined ? [] : [name];
}
