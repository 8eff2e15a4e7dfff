// Resolves the names that a module exports: definitions, renamed and default exports, and re-exports through any number of files.
import type { FileEntry } from '../files/fileEntry.ts';
import { exportedMember } from './objectLiterals.ts';
import { fromOutside, type ModuleValue, type SymbolValue, type NameUse, type Value } from '../values/values.ts';
import type { DependencyTracker } from '../files/dependencyTracker.ts';
import type { RecursionGuard } from '../files/recursionGuard.ts';
import type { Modules } from '../modules/modules.ts';
import type { TermCache } from '../flow/termCache.ts';
import type { CrossFileFlow } from '../flow/crossFileFlow.ts';
import { noteTargets, passedFunctions } from '../flow/flowKeys.ts';
import type { SharedNames } from './sharedNames.ts';
import type { Resolution } from '../values/resolution.ts';

/** Keys of `FileEntry.exports` for the value that stands for the whole module. */
const wholeExportNames = ['default', 'module.exports', '='];

/** Whether a module can export the name: imports without re-export stay private. */
export function canExport(entry: FileEntry, name: string): boolean {
  if (!entry.rules.exportsByStatement || entry.exportOf(name) !== undefined || entry.children(0, name).length) return true;
  const imports = entry.importsOf(0, name);
  return !imports.length || imports.some(({ fact }) => fact.reexport);
}

/** Whether a star export includes the name: unexported definitions stay private, except in a declaration file. */
export function isInStarExport(entry: FileEntry, name: string): boolean {
  if (name === 'default') return false;
  const definitions = entry.children(0, name);
  const isHidden =
    definitions.length > 0 && !definitions.some((index) => entry.fact(index)?.exported) && !/\.d\.[cm]?ts$/.test(entry.file.path);
  return !entry.rules.exportsByStatement || entry.exportOf(name) !== undefined || !isHidden;
}

/**
 * The file and local name of the value of `module.exports`, which `require` returns. Undefined for other modules: a default export is
 * only one member of them.
 */
export function wholeName(value: Value): { readonly entry: FileEntry; readonly name: string } | undefined {
  if (value.kind !== 'module' || !value.entry?.rules.exportsByStatement) return undefined;
  const { exports, file } = value.entry;
  const isSet = file.facts.bindings.some((fact) => fact.scope === 0 && fact.name === 'module.exports');
  const name = exports.get('=') ?? (isSet ? exports.get('default') : undefined);
  return name === undefined ? undefined : { entry: value.entry, name };
}

/** Dependencies of {@link Exports}: earlier parts, and parts of later folders through `resolution`. */
interface ExportsDependencies {
  readonly tracker: DependencyTracker;
  readonly guard: RecursionGuard;
  readonly modules: Modules;
  readonly terms: TermCache;
  readonly crossFile: CrossFileFlow;
  readonly sharedNames: SharedNames;
  readonly resolution: Pick<Resolution, 'scopes' | 'evaluation'>;
}

/** Looks up exported names of modules. */
export class Exports {
  readonly #dependencies: ExportsDependencies;

  constructor(dependencies: ExportsDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * The value that `module` exports as `name` (`default` for the default export); undefined when there is none. In TypeScript a type and
   * a value may share a name: `want` chooses between them.
   */
  of(module: ModuleValue, name: string, want: NameUse['want'] = 'value'): Value | undefined {
    const { entry } = module;
    if (!entry) return this.#exportOfFolder(module, name);
    const usedWant = entry.rules.typeNames === 'beside' ? want : 'value';
    const key = `e ${entry.key} ${usedWant} ${name}`;
    return this.#dependencies.tracker.remember(entry, `e ${usedWant} ${name}`, () =>
      this.#dependencies.guard.run(key, () => this.#find(module, entry, name, usedWant)),
    );
  }

  /** Exports of a package that is a folder without an own file. */
  #exportOfFolder(module: ModuleValue, name: string): Value | undefined {
    const symbolValue = module.folder === undefined ? undefined : this.#dependencies.sharedNames.inFolder(module.root, module.folder, name);
    return symbolValue ?? this.#dependencies.modules.submodule(module, name);
  }

  #find(module: ModuleValue, entry: FileEntry, name: string, want: NameUse['want']): Value | undefined {
    if (entry.rules.exportsByStatement) return this.#statedExport(module, entry, name, want);
    return this.#dependencies.resolution.scopes.atTop(entry, name, fromOutside) ?? this.#dependencies.modules.submodule(module, name);
  }

  #statedExport(module: ModuleValue, entry: FileEntry, name: string, want: NameUse['want']): Value | undefined {
    const {
      terms,
      tracker,
      resolution: { scopes },
    } = this.#dependencies;
    const local = entry.exportOf(name);
    // Several objects in one file may have functions of one name.
    noteTargets(tracker, entry, '.exports');
    const member = local === name && entry.children(0, name).length > 1 ? exportedMember(entry, name, terms) : undefined;
    if (member !== undefined) return { kind: 'symbol', entry, index: member };
    const localValue = local === undefined ? undefined : this.#evaluateLocal(entry, local, want);
    if (localValue) return localValue;
    if (name === 'default') return this.#wholeExport(entry) ?? this.#reexportedDefault(entry, want) ?? module;
    const ownValue = canExport(entry, name) ? scopes.atTop(entry, name, { ...fromOutside, want }) : undefined;
    return ownValue ?? this.#starExport(entry, name, want) ?? this.#memberOfWhole(entry, name);
  }

  #evaluateLocal(entry: FileEntry, local: string, want: NameUse['want']): Value | undefined {
    return this.#dependencies.resolution.evaluation.evaluate(entry, 0, local, { ...fromOutside, want });
  }

  /** `export { default } from './cart'`, and `export { Cart as default } from './cart'`. */
  #reexportedDefault(entry: FileEntry, want: NameUse['want']): Value | undefined {
    const isReexported = entry.importsOf(0, 'default').some(({ fact }) => fact.reexport);
    return isReexported ? this.#dependencies.resolution.scopes.atTop(entry, 'default', { ...fromOutside, want }) : undefined;
  }

  /** The value of `module.exports = x`, which stands for the module itself. */
  #wholeExport(entry: FileEntry): Value | undefined {
    for (const name of wholeExportNames) {
      const local = entry.exportOf(name);
      if (local !== undefined) return this.#evaluateLocal(entry, local, 'value');
    }
    return this.#amdExport(entry);
  }

  /** The value of an AMD module: the result of the function passed to `define`. */
  #amdExport(entry: FileEntry): Value | undefined {
    noteTargets(this.#dependencies.tracker, entry, passedFunctions);
    const call = entry.file.facts.calls.find(({ name, receiver, caller }) => name === 'define' && receiver === undefined && caller === 0);
    const factory = /(?:^|,)@(\d+)$/.exec(call?.passed ?? '')?.[1];
    if (factory === undefined) return undefined;
    const returnValues = this.#dependencies.crossFile
      .returnValues(entry, Number(factory))
      .filter((value): value is SymbolValue => value.kind === 'symbol');
    return returnValues.length === 1 ? returnValues[0] : undefined;
  }

  #memberOfWhole(entry: FileEntry, name: string): Value | undefined {
    const value = this.#wholeExport(entry);
    return value && this.#dependencies.resolution.evaluation.member(value, name, fromOutside);
  }

  #starExport(entry: FileEntry, name: string, want: NameUse['want']): Value | undefined {
    for (const fact of entry.stars) {
      const module = fact.reexport ? this.#dependencies.modules.resolve(entry, fact.module) : undefined;
      const value = module?.kind === 'module' ? this.#exportThroughStar(module, name, want) : undefined;
      if (value) return value;
    }
    return undefined;
  }

  /** A star export passes only exported names, never the default. */
  #exportThroughStar(module: ModuleValue, name: string, want: NameUse['want']): Value | undefined {
    if (module.entry && !isInStarExport(module.entry, name)) return undefined;
    const value = this.of(module, name, want);
    return value?.kind === 'unknown' ? undefined : value;
  }
}
