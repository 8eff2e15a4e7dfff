// Resolves Java packages and types by folder layout: `com.a.B` is a file whose path ends with `com/a/B`.
import { compareTexts } from '../../base/compareTexts.ts';
import { sharesRuntime } from '../../languages/nameRules.ts';
import type { Definitions } from '../files/definitions.ts';
import { topTypeKey } from '../files/definitionKeys.ts';
import type { DependencyTracker } from '../files/dependencyTracker.ts';
import { isClassLike, type FileEntry } from '../files/fileEntry.ts';
import type { SymbolValue, Value } from '../values/values.ts';

const sourceRoot = /^(?:.*\/)?(?:java|kotlin|src)\//;

/** Finds types by qualified name, and by simple name within a package. */
export class JavaModules {
  readonly #definitions: Definitions;
  readonly #tracker: DependencyTracker;

  constructor(definitions: Definitions, tracker: DependencyTracker) {
    this.#definitions = definitions;
    this.#tracker = tracker;
  }

  /** The type with this qualified name (nested types too), otherwise an external name. */
  resolve(importer: FileEntry, specifier: string): Value {
    const parts = specifier.split('.');
    for (let end = parts.length; end > 0; end--) {
      const name = parts[end - 1] ?? '';
      const type = this.typeIn(importer, parts.slice(0, end - 1).join('/'), name);
      const nestedType = type && this.#nestedType(type, parts.slice(end));
      if (nestedType) return nestedType;
    }
    return { kind: 'external', name: specifier };
  }

  #nestedType(type: SymbolValue, names: readonly string[]): SymbolValue | undefined {
    let { index } = type;
    for (const name of names) {
      const inner = type.entry.children(index, name).find((child) => isClassLike(type.entry.fact(child)));
      if (inner === undefined) return undefined;
      index = inner;
    }
    return { ...type, index };
  }

  /** The top-level type `name` of a package given as path suffix; the nearest to the importer wins. */
  typeIn(importer: FileEntry, packagePath: string, name: string): SymbolValue | undefined {
    const isInPackage = (entry: FileEntry): boolean => packagePath === '' || `/${entry.directory}`.endsWith(`/${packagePath}`);
    const otherRoots = packagePath === '' ? [] : this.#definitions.otherRoots(importer.file.root);
    return this.#topLevelType(importer, name, isInPackage, otherRoots);
  }

  /** The top-level type `name` of the importer's own package, which may span main and test folders. */
  sibling(importer: FileEntry, name: string): SymbolValue | undefined {
    const home = packageOf(importer);
    return this.#topLevelType(importer, name, (entry) => entry.directory === importer.directory || packageOf(entry) === home);
  }

  /** A type in the importer's root, otherwise in one of `otherRoots`: only a qualified name leads there. */
  #topLevelType(
    importer: FileEntry,
    name: string,
    accepts: (entry: FileEntry) => boolean,
    otherRoots: readonly string[] = [],
  ): SymbolValue | undefined {
    this.#tracker.note(topTypeKey(name));
    const symbolValues: SymbolValue[] = [];
    for (const node of this.#definitions.withName(name)) {
      const isInRoots = node.root === importer.file.root || otherRoots.includes(node.root);
      if (node.fact.parent !== 0 || !isClassLike(node.fact) || !isInRoots) continue;
      const definition = this.#definitions.definition(node);
      if (definition && sharesRuntime(definition.entry.rules, importer.rules) && accepts(definition.entry))
        symbolValues.push({ kind: 'symbol', ...definition });
    }
    const isOther = ({ entry }: SymbolValue): boolean => entry.file.root !== importer.file.root;
    const near = (value: SymbolValue): number => (isOther(value) ? 2 : value.entry.directory === importer.directory ? 0 : 1);
    return symbolValues.sort((a, b) => near(a) - near(b) || compareTexts(a.entry.key, b.entry.key))[0];
  }
}

function packageOf(entry: FileEntry): string {
  return entry.directory.replace(sourceRoot, '');
}
