// Tells which look-ups of definitions by name may find others after a change of one file.
import { maxNameOnlyTargets } from '../edges/edgeConfidence.ts';
import { parentFolder } from '../../base/parentFolder.ts';
import type { SymbolNode } from '../edges/graphTypes.ts';
import {
  callableKey,
  folderKey,
  implicitMethodKey,
  isCallable,
  memberKey,
  methodKey,
  topKey,
  topTypeKey,
} from '../files/definitionKeys.ts';
import { isNamed, type Definitions } from '../files/definitions.ts';
import type { DependencyKey } from '../files/dependencyTracker.ts';
import { isClassLike, type FileEntry } from '../files/fileEntry.ts';
import { isTop, maxDefinitions } from '../names/sharedNames.ts';
import { rulesOf } from '../../syntax/languages.ts';

/** The definitions of one name in one version of a file. */
interface SymbolsOfName {
  readonly entry: FileEntry;
  readonly nodes: SymbolNode[];
  /** What look-ups by name read of them. */
  text: string;
}

/** Keys of the look-ups that the change concerns. `definitions` hold the fresh version already. */
export function changedDefinitions(
  old: FileEntry | undefined,
  fresh: FileEntry | undefined,
  definitions: Definitions,
): readonly DependencyKey[] {
  const [before, after] = [symbolsByName(old), symbolsByName(fresh)];
  const keys: DependencyKey[] = [];
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const versions = [before.get(name), after.get(name)];
    if (versions[0]?.text === versions[1]?.text) continue;
    const now = definitions.withName(name);
    const freshNodes = new Set(versions[1]?.nodes);
    const then = [...now.filter((node) => !freshNodes.has(node)), ...(versions[0]?.nodes ?? [])];
    keys.push(`n:${name}`);
    if (then.some(isCallable) !== now.some(isCallable)) keys.push(callableKey(name));
    keys.push(...sharingKeys(name, versions, then, now));
    for (const version of versions) if (version) keys.push(...methodKeys(name, version, then, now), ...folderKeys(name, version));
  }
  return keys;
}

/** Definitions with what distinguishes them in a look-up by name. */
function symbolsByName(entry: FileEntry | undefined): ReadonlyMap<string, SymbolsOfName> {
  const symbols = new Map<string, SymbolsOfName>();
  for (const node of entry?.nodes.filter(isNamed) ?? []) {
    const { id, fact } = node;
    let ofName = symbols.get(fact.name);
    if (!ofName && entry) symbols.set(fact.name, (ofName = { entry, nodes: [], text: '' }));
    if (!ofName) continue;
    ofName.nodes.push(node);
    const types = fact.parameters.map(({ type }) => type ?? '').join();
    ofName.text += ` ${id} ${fact.kind} ${fact.exported} ${fact.declaration} ${isTop({ entry: ofName.entry, index: fact.index })} (${types}) ${fact.decorators.join()}`;
  }
  return symbols;
}

/** Keys of {@link SharedNames}: with too many definitions of the name it finds none, so that then only the step over the limit counts. */
function sharingKeys(
  name: string,
  versions: readonly (SymbolsOfName | undefined)[],
  then: readonly SymbolNode[],
  now: readonly SymbolNode[],
): readonly DependencyKey[] {
  const [wasOver, isOver] = [then.length > maxDefinitions, now.length > maxDefinitions];
  if (wasOver && isOver) return [];
  if (wasOver !== isOver) return [...then, ...now].flatMap((node) => [...topKeys(node), ...memberKeys(node)]);
  return versions.flatMap((version) =>
    (version?.nodes ?? []).flatMap((node) => {
      const isShared = version && isTop({ entry: version.entry, index: node.fact.index });
      return isShared ? [topKey(version.entry.rules, name), ...memberKeys(node)] : memberKeys(node);
    }),
  );
}

function topKeys({ language, path, fact: { name } }: SymbolNode): readonly DependencyKey[] {
  return [topKey(rulesOf(language), name), folderKey(name, parentFolder(path))];
}

/** The look-up in one folder has no limit of its own. */
function folderKeys(name: string, { entry, nodes }: SymbolsOfName): readonly DependencyKey[] {
  const { rules, directory } = entry;
  const isPackage = rules.packagesAreFolders || rules.sharing === 'folder';
  return isPackage && nodes.some(({ fact }) => isTop({ entry, index: fact.index })) ? [folderKey(name, directory)] : [];
}

function memberKeys({ language, fact: { qualifiedName, name } }: SymbolNode): readonly DependencyKey[] {
  const owner = qualifiedName.slice(0, -name.length - 1);
  return owner === '' ? [] : [memberKey(rulesOf(language), owner, name)];
}

/** Keys of the look-ups of types and methods. A call by name alone has no targets when there are many. */
function methodKeys(
  name: string,
  { entry: { rules }, nodes }: SymbolsOfName,
  then: readonly SymbolNode[],
  now: readonly SymbolNode[],
): readonly DependencyKey[] {
  const keys: DependencyKey[] = [];
  if ((rules.packagesShareTypes || rules.runtime) && nodes.some(({ fact }) => fact.parent === 0 && isClassLike(fact)))
    keys.push(topTypeKey(name));
  if (!nodes.some(({ fact }) => fact.kind === 'method')) return keys;
  if (rules.interfacesAreImplicit) keys.push(implicitMethodKey(name));
  const isFew = [then, now].some((all) => {
    const methods = all.filter(({ fact, role, language }) => fact.kind === 'method' && role === 'code' && rulesOf(language) === rules);
    return new Set(methods.map(({ path, fact }) => `${path} ${fact.qualifiedName}`)).size <= maxNameOnlyTargets;
  });
  if (isFew) keys.push(methodKey(rules, name));
  return keys;
}
