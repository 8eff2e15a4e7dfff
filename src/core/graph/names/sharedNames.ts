// Resolves names that the files of one package, program or namespace share without an import: Go, Rust, C, C++, C#, Ruby, PHP, Kotlin.
import { baseName } from '../../base/baseName.ts';
import { parentFolder } from '../../base/parentFolder.ts';
import { compareTexts } from '../../base/compareTexts.ts';
import { folderKey, memberKey, topKey } from '../files/definitionKeys.ts';
import type { Definition, Definitions } from '../files/definitions.ts';
import { isClassLike, type FileEntry } from '../files/fileEntry.ts';
import { isFunctionRouteOrTest } from '../edges/functionKinds.ts';
import type { SymbolNode } from '../edges/graphTypes.ts';
import type { SymbolFact } from '../../symbols/facts.ts';
import { sharesRuntime } from '../../languages/nameRules.ts';
import { rulesOf } from '../../syntax/languages.ts';
import type { SymbolValue, NameUse } from '../values/values.ts';
import type { DependencyTracker } from '../files/dependencyTracker.ts';

/** Maximum definitions of one name; a name with more is not resolved. */
export const maxDefinitions = 200;

/** Dependencies of {@link SharedNames}; constructed before it. */
interface SharedNamesDependencies {
  readonly definitions: Definitions;
  readonly tracker: DependencyTracker;
}

/** Looks up names outside their file, nearest first. */
export class SharedNames {
  readonly #dependencies: SharedNamesDependencies;

  constructor(dependencies: SharedNamesDependencies) {
    this.#dependencies = dependencies;
  }

  /** The target of a plain name that neither the file nor its imports define. */
  lookup(entry: FileEntry, name: string, use: NameUse): SymbolValue | undefined {
    const rule = entry.rules.sharing;
    if (!rule) return undefined;
    const key = `${entry.rules.id} ${entry.file.root}:${rule === 'folder' ? entry.directory : entry.key} ${use.want} ${name}`;
    return this.#dependencies.tracker.remember('shared', key, () => {
      this.#dependencies.tracker.note(rule === 'folder' ? folderKey(name, entry.directory) : topKey(entry.rules, name));
      const symbolValues = this.#findByName(entry, name).filter((value) => {
        const fact = value.entry.fact(value.index);
        const isInFolder = value.entry.directory === entry.directory;
        if (!isTop(value) || (use.want === 'type' && !isClassLike(fact))) return false;
        if ((rule === 'folder' || (rule === 'types' && !isClassLike(fact))) && !isInFolder) return false;
        return !entry.rules.sharesExportsOnly || value.entry === entry || fact?.exported === true;
      });
      return this.#nearest(entry, symbolValues, use);
    });
  }

  /** The definition of a name in a package that is a folder. */
  inFolder(root: string, folder: string, name: string): SymbolValue | undefined {
    this.#dependencies.tracker.note(folderKey(name, folder));
    let first: SymbolValue | undefined;
    for (const node of this.#dependencies.definitions.withName(name)) {
      if (node.root !== root || !rulesOf(node.language).packagesAreFolders || parentFolder(node.path) !== folder) continue;
      const value = this.#value(node);
      // Of several, as for other systems, the first by path: files arrive in any order.
      if (value && isTop(value) && (!first || compareTexts(value.entry.key, first.entry.key) < 0)) first = value;
    }
    return first;
  }

  /** The file that represents a package that is a folder: the first by path that is no test file. */
  packageFile(root: string, folder: string): FileEntry | undefined {
    this.#dependencies.tracker.note(`m:${baseName(folder)}`);
    return this.#dependencies.tracker.remember('package', `${root}:${folder}`, () => {
      let first: FileEntry | undefined;
      for (const entry of this.#dependencies.definitions.files.values()) {
        if (!entry.rules.packagesAreFolders || entry.file.root !== root || entry.directory !== folder || entry.stem.endsWith('_test'))
          continue;
        if (!first || compareTexts(entry.key, first.key) < 0) first = entry;
      }
      return first;
    });
  }

  /** The top-level definition behind an import: in a file whose path has the import's suffix. */
  importedDefinition(entry: FileEntry, module: string, name: string): SymbolValue | undefined {
    const parts = module.split(/[.\\]|::/).filter((part) => !/^(?:crate|self|super)$/.test(part) && part !== '');
    const last = parts.at(-1);
    this.#dependencies.tracker.note(topKey(entry.rules, name));
    const symbolValues = this.#findByName(entry, name, true).filter((value) => {
      if (!isTop(value)) return false;
      const { directory, stem } = value.entry;
      return last === undefined || directory === last || directory.endsWith(`/${last}`) || (entry.rules.filesAreModules && stem === last);
    });
    return this.#nearest(entry, symbolValues, { line: -1, want: 'type', arguments: -1 });
  }

  /** A member written outside its type: in another file, another part of the class, or an extension. */
  member(type: SymbolValue, name: string): SymbolValue | undefined {
    const { entry } = type;
    if (!entry.rules.sharing) return undefined;
    const qualifiedName = entry.fact(type.index)?.qualifiedName;
    if (qualifiedName === undefined) return undefined;
    return this.#dependencies.tracker.remember(entry, `v ${type.index} ${name}`, () => {
      this.#dependencies.tracker.note(memberKey(entry.rules, qualifiedName, name));
      const symbolValues = this.#findByName(entry, name).filter(
        (value) => hasOwner(value, qualifiedName) && (!entry.rules.packagesAreFolders || value.entry.directory === entry.directory),
      );
      return this.#nearest(entry, symbolValues, { line: -1, want: 'type', arguments: -1 });
    });
  }

  /** The type that a method belongs to, wherever the method is written. */
  owner(entry: FileEntry, index: number): SymbolValue | undefined {
    const classIndex = entry.enclosingClass(index);
    if (classIndex !== undefined && entry.fact(classIndex)?.kind !== undefined && !this.#isNamespace(entry, classIndex))
      return { kind: 'symbol', entry, index: classIndex };
    if (!entry.rules.sharing) return undefined;
    for (let fact = entry.fact(index); fact && fact.parent >= 0; fact = entry.fact(fact.parent)) {
      const prefix = fact.qualifiedName.slice(0, -fact.name.length - 1);
      const outerName = entry.fact(fact.parent)?.qualifiedName ?? '';
      if (fact.kind !== 'method' || prefix === '' || prefix === outerName) continue;
      const type = prefix.slice(prefix.lastIndexOf('.') + 1);
      return this.lookup(entry, type, { line: -1, want: 'type', arguments: -1 });
    }
    return undefined;
  }

  #isNamespace(entry: FileEntry, index: number): boolean {
    return namespaceHead.test(entry.fact(index)?.signature ?? '');
  }

  /**
   * Definitions in the language of `entry`; `ofRuntime` adds types of other languages that it can import. The caller notes which of them it
   * looks at.
   */
  #findByName(entry: FileEntry, name: string, ofRuntime = false): SymbolValue[] {
    const nodes = this.#dependencies.definitions.withName(name);
    if (nodes.length > maxDefinitions) return [];
    const isVisible = ({ language, fact }: SymbolNode): boolean =>
      rulesOf(language) === entry.rules || (ofRuntime && isClassLike(fact) && sharesRuntime(rulesOf(language), entry.rules));
    return nodes.flatMap((node) => (node.root === entry.file.root && isVisible(node) ? (this.#value(node) ?? []) : []));
  }

  #value(node: SymbolNode): SymbolValue | undefined {
    const definition = this.#dependencies.definitions.definition(node);
    return definition && { kind: 'symbol', ...definition };
  }

  /** The nearest candidate by folder; undefined for equally near functions in different files. */
  #nearest(entry: FileEntry, symbolValues: readonly SymbolValue[], use: NameUse): SymbolValue | undefined {
    if (symbolValues.length <= 1) return symbolValues[0];
    const ratings = symbolValues
      .map((value) => ({ value, near: nearness(entry, value.entry), fits: fits(value, use) }))
      .sort((a, b) => b.fits - a.fits || b.near - a.near || compareTexts(a.value.entry.key, b.value.entry.key));
    const [first, second] = ratings;
    if (!first || !second) return first?.value;
    const isSure = first.near > second.near || first.fits > second.fits || first.value.entry === second.value.entry;
    const isType = isClassLike(first.value.entry.fact(first.value.index));
    return isSure || isType || first.value.entry.rules.packagesAreFolders ? first.value : undefined;
  }
}

/**
 * Whether a symbol is at the top of its file or of a namespace. Types in types count too, except associated types of a trait
 * implementation. A type in a function is not known outside it.
 */
export function isTop({ entry, index }: Definition): boolean {
  const fact = entry.fact(index);
  if (!fact || fact.kind === 'test') return false;
  if (fact.qualifiedName === fact.name) return true;
  if (isClassLike(fact) && !(entry.rules.typesBelongToTraits && fact.kind === 'type')) return !isInFunction(entry, fact);
  const parent = entry.fact(fact.parent);
  return parent !== undefined && namespaceHead.test(parent.signature) && fact.qualifiedName === `${parent.qualifiedName}.${fact.name}`;
}

function isInFunction({ nodes }: FileEntry, { parent }: SymbolFact): boolean {
  for (let outer = nodes[parent]; outer; outer = nodes[outer.fact.parent]) if (isFunctionRouteOrTest(outer)) return true;
  return false;
}

const namespaceHead = /^(?:inline\s+)?(?:namespace|(?:pub(?:\([^)]*\))?\s+)?mod)\s/;

/** Whether a symbol is a member of `owner`: `Foo.bar` of `Foo`, or of `ns.Foo` when one of them omits the namespace. */
function hasOwner({ entry, index }: SymbolValue, owner: string): boolean {
  const fact = entry.fact(index);
  if (!fact || fact.kind === 'constant') return false;
  const prefix = fact.qualifiedName.slice(0, -fact.name.length - 1);
  return prefix !== '' && (prefix === owner || prefix.endsWith(`.${owner}`) || owner.endsWith(`.${prefix}`));
}

function fits({ entry, index }: SymbolValue, use: NameUse): number {
  const count = entry.fact(index)?.parameters.length ?? 0;
  return use.arguments >= 0 && count === use.arguments ? 1 : 0;
}

/** Number of folders that two files share; a fixed maximum in the same folder. */
function nearness(a: FileEntry, b: FileEntry): number {
  if (a === b) return Number.MAX_SAFE_INTEGER;
  if (a.directory === b.directory) return 1000;
  const foldersOfA = a.directory.split('/');
  const foldersOfB = b.directory.split('/');
  let common = 0;
  while (common < foldersOfA.length && foldersOfA[common] === foldersOfB[common]) common++;
  return common;
}
