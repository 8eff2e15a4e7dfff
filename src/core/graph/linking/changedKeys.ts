// Lists the dependency keys that a change of one file affects, so that only the dependent files are linked again.
import { fileKey } from '../../base/fileKey.ts';
import { parentFolder } from '../../base/parentFolder.ts';
import { areSameSettings, configurationKeys } from '../files/configurations.ts';
import { isNamed } from '../files/definitions.ts';
import type { DependencyKey } from '../files/dependencyTracker.ts';
import { fileStem, type FileEntry } from '../files/fileEntry.ts';
import { definedNames, flowDigest } from './interfaceDigest.ts';
import { assignmentsByName } from '../files/fieldAssignments.ts';
import { passedTextsByName } from '../files/passingCalls.ts';

/** Keys for an added or removed file: module lookups by any part of its path may change. */
export function noteExistence(file: { readonly root: string; readonly path: string } | undefined, keys: Set<DependencyKey>): void {
  if (!file) return;
  const { root, path } = file;
  const stem = fileStem(path);
  keys.add(`f:${fileKey(root, path)}`);
  for (const part of [stem, ...path.split('/')]) keys.add(`m:${part}`);
  if (stem === '__init__') keys.add(`i:${fileKey(root, parentFolder(path))}`);
}

/** Keys for changed value flow: of files that followed values into this one, and of functions that its calls pass values to. */
export function noteFlow(key: string, old: FileEntry | undefined, fresh: FileEntry | undefined, keys: Set<DependencyKey>): void {
  if (old && fresh && flowDigest(old) === flowDigest(fresh)) return;
  keys.add(`v:${key}`);
  const before = old ? passedTextsByName(old) : new Map<string, string>();
  for (const [name, argumentTexts] of fresh ? passedTextsByName(fresh) : []) if (before.get(name) !== argumentTexts) keys.add(`a:${name}`);
  const [oldAssignments, newAssignments] = [old, fresh].map((entry) => (entry ? assignmentsByName(entry) : new Map<string, string>()));
  for (const name of new Set([...(oldAssignments?.keys() ?? []), ...(newAssignments?.keys() ?? [])]))
    if (oldAssignments?.get(name) !== newAssignments?.get(name)) keys.add(`a:.${name}`);
}

/** Keys for a changed interface: files that read it, and lookups of the changed names. */
export function noteInterface(old: FileEntry | undefined, fresh: FileEntry | undefined, keys: Set<DependencyKey>): void {
  const before = old ? definedNames(old) : new Map<string, string>();
  const after = fresh ? definedNames(fresh) : new Map<string, string>();
  if (!areSameSettings(old, fresh))
    for (const key of [old, fresh].flatMap((entry) => (entry ? configurationKeys(entry) : []))) keys.add(key);
  for (const entry of [old, fresh]) {
    if (!entry) continue;
    for (const key of [`f:${entry.key}` as const, ...entry.ambientModules.map((name) => `m:${name}` as const)]) keys.add(key);
    for (const node of entry.nodes) {
      if (isNamed(node) && before.get(node.fact.name) !== after.get(node.fact.name)) keys.add(`n:${node.fact.name}`);
    }
  }
}
