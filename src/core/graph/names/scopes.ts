// Resolves a plain name at a place: parameters, definitions, imports and variables from the innermost scope outwards.
import type { BindingFact, SymbolFact } from '../../symbols/facts.ts';
import { isClassLike, type FileEntry, type LocalImport } from '../files/fileEntry.ts';
import { tells, fromOutside, unionOf, unknown, type InstanceValue, type NameUse, type Value } from '../values/values.ts';
import { loopVariable } from '../golang/goLoops.ts';
import { keysTo } from './patterns.ts';
import { importPath } from '../modules/rustPaths.ts';
import { isTypeParameter, isNamespace, pick, canBe } from './definitionChoice.ts';
import type { Dependencies } from '../files/dependencies.ts';
import type { RecursionGuard } from '../files/recursionGuard.ts';
import type { Modules } from '../modules/modules.ts';
import type { FlowAnswers } from '../flow/flowAnswers.ts';
import type { SharedNames } from './sharedNames.ts';
import type { Exports } from './exports.ts';
import type { ScopeNames, Resolution } from '../values/resolution.ts';

/** Dependencies of {@link Scopes}: earlier parts, and parts of later folders through `above`. */
interface ScopesParts {
  readonly dependencies: Dependencies;
  readonly guard: RecursionGuard;
  readonly modules: Modules;
  readonly flows: FlowAnswers;
  readonly shared: SharedNames;
  readonly exports: Exports;
  readonly above: Pick<Resolution, 'classes' | 'types' | 'narrowing' | 'contextual' | 'evaluation'>;
}

/** Lexical scoping over the facts of a file. */
export class Scopes implements ScopeNames {
  readonly #parts: ScopesParts;

  constructor(parts: ScopesParts) {
    this.#parts = parts;
  }

  /** The value of `name` inside symbol `scope`; undefined when nothing defines it. */
  lookup(entry: FileEntry, scope: number, name: string, use: NameUse): Value | undefined {
    this.#parts.dependencies.touch(entry);
    if (entry.rules.hasLoopVariables && use.want === 'value') {
      const loop = use.line < 0 ? undefined : loopVariable(entry, scope, name, use.line);
      return loop ? (this.#parts.above.evaluation.binding(entry, loop) ?? unknown) : this.#outwards(entry, scope, name, use);
    }
    const check = use.line < 0 ? undefined : entry.narrowed(scope, name, use.line);
    const narrowed = check && this.#parts.above.evaluation.binding(entry, check);
    if (narrowed?.kind === 'instance') return narrowed;
    return this.#parts.above.narrowing.of(entry, scope, name, use, this.#outwards(entry, scope, name, use));
  }

  #outwards(entry: FileEntry, scope: number, name: string, use: NameUse): Value | undefined {
    let inherited: Value | undefined;
    for (let fact = entry.fact(scope); fact; fact = entry.fact(fact.parent)) {
      if (isTypeParameter(entry, fact, name, use)) return unknown;
      const value = this.#inside(entry, fact, name, fact.index === scope ? use : { ...use, line: -1 }, fact.index === scope);
      // A member of an external base is a guess: a known definition of the name comes first.
      if (value?.kind === 'external' && entry.rules.namesMembersBare && isClassLike(fact)) inherited ??= value;
      else if (value) return value;
      const outside = fact.kind === 'method' ? this.#memberOfOwner(entry, fact, name, use) : undefined;
      if (outside) return outside;
    }
    return this.#around(entry, name, use) ?? (entry.rules.globals.has(name) ? { kind: 'external', name } : inherited);
  }

  /** The member of the type of a method that is written outside its type. */
  #memberOfOwner(entry: FileEntry, fact: SymbolFact, name: string, use: NameUse): Value | undefined {
    if (!entry.rules.namesMembersBare) return undefined;
    const owner = this.#parts.shared.owner(entry, fact.index);
    if (owner?.entry === entry && owner.index === fact.parent) return undefined;
    const value = owner && this.#parts.above.classes.member(owner.entry, owner.index, name, use);
    return value?.kind === 'external' ? undefined : value;
  }

  /** The value of `name` at the top of the file, without the language's globals. */
  atTop(entry: FileEntry, name: string, use: NameUse): Value | undefined {
    this.#parts.dependencies.touch(entry);
    const module = entry.fact(0);
    return (module && this.#inside(entry, module, name, use, true)) ?? this.#starred(entry, name);
  }

  #inside(entry: FileEntry, scope: SymbolFact, name: string, use: NameUse, innermost: boolean): Value | undefined {
    if (isClassLike(scope) && !isNamespace(entry, scope)) return this.#insideClass(entry, scope, name, use, innermost);
    const named = entry.children(scope.index, name);
    // Methods of an object literal are not names for the code inside and beside it; at the top the file may export them.
    const isInCode = entry.rules.hasObjectLiterals && scope.index !== 0;
    const plain = isInCode ? named.filter((index) => entry.fact(index)?.kind !== 'method') : named;
    if (scope.kind === 'constant' && plain.length < named.length) return undefined;
    // With an import of the same name, an interface is only the type.
    const isImported = plain.length > 0 && entry.rules.typeNames === 'beside' && entry.importsOf(scope.index, name).length > 0;
    const indices = isImported ? plain.filter((index) => canBe(entry, index, use)) : plain;
    return (
      this.defined(entry, scope.index, name, use, indices) ??
      this.#imported(entry, scope.index, name, use.want) ??
      this.bound(entry, scope.index, name, use) ??
      this.#parameter(entry, scope, name)
    );
  }

  /** A class body is not a scope for its methods, except in languages such as Java that name members without a receiver. */
  #insideClass(entry: FileEntry, scope: SymbolFact, name: string, use: NameUse, innermost: boolean): Value | undefined {
    if (entry.rules.namesMembersBare) return this.#parts.above.classes.member(entry, scope.index, name, use);
    if (!innermost) return undefined;
    return (
      this.defined(entry, scope.index, name, use) ??
      this.#imported(entry, scope.index, name, use.want) ??
      this.bound(entry, scope.index, name, use)
    );
  }

  /** A symbol defined directly inside `parent`. A variable is replaced by its known value. */
  defined(entry: FileEntry, parent: number, name: string, use: NameUse, candidates = entry.children(parent, name)): Value | undefined {
    const index = pick(entry, candidates, use);
    if (index === undefined) return undefined;
    const fact = entry.fact(index);
    // An alias of a generic type or union is read as a type.
    if (
      use.want === 'type' &&
      fact?.kind === 'constant' &&
      entry.rules.hasTypeVariables &&
      this.#parts.above.types.aliased(fact) !== undefined
    )
      return { kind: 'symbol', entry, index };
    const value = fact?.kind === 'constant' ? this.bound(entry, parent, name, { ...use, line: -1 }) : undefined;
    return value && value.kind !== 'unknown' ? value : { kind: 'symbol', entry, index };
  }

  /** The value of a variable of the scope: its last assignment before the use, otherwise its last one. */
  bound(entry: FileEntry, scope: number, name: string, use: NameUse): Value | undefined {
    if (use.want === 'type' && entry.rules.valuesAreNoTypes) return undefined;
    const all = entry.bindingsOf(scope, name);
    if (!all.length) return this.#flowed(entry, scope, name, use);
    const written = use.line < 0 && entry.rules.variablesChangeTypes ? this.#written(entry, all, use) : undefined;
    if (written) return written;
    const before = use.line < 0 ? undefined : all.findLast((fact) => fact.line < use.line);
    const fact = before ?? all.findLast((other) => other.line !== use.line) ?? all[0];
    const value = fact && (this.#choice(entry, all, fact, use) ?? this.#parts.above.evaluation.binding(entry, fact, use.receiver));
    if (value && value.kind !== 'unknown' && value.kind !== 'external') return value;
    // A library result tells little; the declared type tells more.
    const declared = all.find((other) => other.by === 'annotation' && other !== fact);
    const typed = declared && this.#parts.above.evaluation.binding(entry, declared, use.receiver);
    const other = typed ?? (use.line < 0 ? this.#anyInstance(entry, all, use) : undefined);
    const flowed = declared ? undefined : this.#flowed(entry, scope, name, use);
    return other ?? flowed ?? value ?? unknown;
  }

  /** Away from the assignment a variable or field has its declared type, as in type checkers. */
  #written(entry: FileEntry, all: readonly BindingFact[], { receiver }: NameUse): InstanceValue | undefined {
    const annotation = all.length > 1 ? all.find(({ by }) => by === 'annotation') : undefined;
    const value = annotation && this.#parts.above.evaluation.binding(entry, annotation, receiver);
    return value?.kind === 'instance' && !value.orOutside ? value : undefined;
  }

  /** The value by value flow, if that tells anything. */
  #flowed(entry: FileEntry, scope: number, name: string, use: NameUse): Value | undefined {
    if (!entry.rules.flowsTellValues) return undefined;
    const value = this.#parts.flows.variable(entry, scope, name, use);
    return value && tells(value) ? value : undefined;
  }

  /** The union of the options of `a or b`, which has one binding per option on its line. */
  #choice(entry: FileEntry, all: readonly BindingFact[], { line, by }: BindingFact, { receiver }: NameUse): Value | undefined {
    const options = entry.rules.variablesChangeTypes && by !== 'annotation' ? all.filter((fact) => fact.line === line) : [];
    if (options.length < 2) return undefined;
    // The later of two values of one class wins: a written type has type arguments.
    const annotated = options.filter((fact) => fact.by === 'annotation');
    const held = [...options.filter((fact) => fact.by !== 'annotation'), ...annotated].flatMap(
      (fact) => this.#parts.above.evaluation.binding(entry, fact, receiver) ?? [],
    );
    const symbols = new Set(held.flatMap((value) => (value.kind === 'symbol' ? [`${value.entry.key} ${value.index}`] : [])));
    // Value flow follows alternatives of functions or classes to their calls.
    return unionOf(held.flatMap((value) => (value.kind === 'instance' ? [value] : []))) ?? (symbols.size > 1 ? unknown : undefined);
  }

  /** The last informative value of a field or variable with several assignments: away from them their order tells little. */
  #anyInstance(entry: FileEntry, all: readonly BindingFact[], { receiver }: NameUse): Value | undefined {
    for (const fact of all.toReversed()) {
      const value = entry.rules.variablesChangeTypes ? this.#parts.above.evaluation.binding(entry, fact, receiver) : undefined;
      if (value?.kind === 'instance') return value;
    }
    return undefined;
  }

  #parameter(entry: FileEntry, scope: SymbolFact, name: string): Value | undefined {
    const at = scope.parameters.findIndex((each) => each.name.replace(/^[*.]+/, '') === name);
    const parameter = scope.parameters[at];
    if (!parameter) return entry.rules.parametersHaveParts ? this.#partOfParameter(entry, scope, name) : undefined;
    const { type } = parameter;
    if (type === undefined)
      return (
        this.#parts.above.contextual.parameter(entry, scope.index, at) ??
        this.#inheritedParameter(entry, scope, name) ??
        this.#byDefault(entry, scope, name) ??
        unknown
      );
    // A parameter may have the name of its own type (`options: options`): the guard ends the cycle.
    return this.#parts.guard.run(parameter, () => this.#parts.above.types.typed(entry, scope.index, type)) ?? unknown;
  }

  /** The default value of a parameter, if it tells anything. */
  #byDefault(entry: FileEntry, scope: SymbolFact, name: string): Value | undefined {
    const value = entry.rules.flowsTellValues ? this.#parts.flows.byDefault(entry, scope.index, name) : undefined;
    return value && tells(value) ? value : undefined;
  }

  /** An untyped parameter of an override takes the type of the overridden method. */
  #inheritedParameter(entry: FileEntry, scope: SymbolFact, name: string): Value | undefined {
    const owner = entry.rules.overridesInheritTypes && scope.kind === 'method' ? entry.enclosingClass(scope.index) : undefined;
    if (owner === undefined || entry.rules.selfNames.has(name)) return undefined;
    const base = this.#parts.above.classes.member(entry, owner, scope.name, fromOutside, true);
    const type = base?.kind === 'symbol' ? base.entry.fact(base.index)?.parameters.find((each) => each.name === name)?.type : undefined;
    return base?.kind === 'symbol' && type !== undefined ? this.#parts.above.types.typed(base.entry, base.index, type) : undefined;
  }

  /** A destructured parameter: `({ a, b: c }) => …`. */
  #partOfParameter(entry: FileEntry, scope: SymbolFact, name: string): Value | undefined {
    for (const [at, parameter] of scope.parameters.entries()) {
      const keys = keysTo(name, parameter.name);
      if (!keys) continue;
      const key = `pp ${entry.key} ${scope.index} ${name}`;
      return this.#parts.guard.run(key, () => this.#parts.above.contextual.partOfParameter(entry, scope.index, at, keys)) ?? unknown;
    }
    return undefined;
  }

  #imported(entry: FileEntry, scope: number, name: string, want: NameUse['want']): Value | undefined {
    const localImports = entry.importsOf(scope, name);
    const last = localImports.findLast((each) => !each.fact.typeOnly || !each.fact.reexport) ?? localImports[0];
    return last && this.importedValue(entry, last, want);
  }

  /** The value that an import binds. */
  importedValue(entry: FileEntry, { fact, name }: LocalImport, want: NameUse['want'] = 'value'): Value {
    const { modules, exports } = this.#parts;
    if (entry.rules.importsName === 'types') return this.#typeImport(entry, fact.module, name.imported);
    const top = fact.module.split('.', 1)[0] ?? '';
    const plain = entry.rules.importsBindTop && name.imported === '*' && top !== '' && fact.module.includes('.');
    if (plain && (name.local === top || name.local === fact.module)) return modules.resolve(entry, top);
    const specifier = importPath(entry, fact);
    const shared = entry.rules.sharing ? this.#sharedImport(entry, specifier, name.imported) : undefined;
    if (shared) return shared;
    const module = modules.resolve(entry, specifier);
    if (name.imported === '*' || module.kind === 'symbol') return module;
    // A package that imports from itself means a submodule (`from . import json`): its own names do not exist yet.
    const isSelf = module.kind === 'module' && module.entry === entry;
    const part = isSelf && entry.rules.importsName === 'submodules' && modules.inside(module, name.imported);
    if (part) return part;
    if (module.kind === 'external') {
      return name.imported === 'default' ? module : { kind: 'external', name: `${module.name}.${name.imported}` };
    }
    return (module.kind === 'module' ? exports.of(module, name.imported, want) : undefined) ?? unknown;
  }

  /** Resolves imports whose path is not directly a file: PHP and Kotlin name members of packages, Rust names re-exports. */
  #sharedImport(entry: FileEntry, module: string, imported: string): Value | undefined {
    const { modules, exports, shared } = this.#parts;
    if (imported === '*') return undefined;
    const match = modules.resolve(entry, module);
    if (match.kind === 'module') {
      const value = exports.of(match, imported);
      if (value && value.kind !== 'unknown') return value;
      const inner = modules.resolve(entry, `${module}::${imported}`);
      if (inner.kind === 'module') return inner;
    }
    const isOwn = match.kind === 'module' || entry.rules.importsName === 'definitions';
    return isOwn ? shared.imported(entry, module, imported) : undefined;
  }

  /** A type, or a static member of one. */
  #typeImport(entry: FileEntry, module: string, imported: string): Value {
    const {
      modules,
      above: { classes },
    } = this.#parts;
    const type = modules.resolve(entry, javaName(module, imported));
    const owner = type.kind === 'external' ? modules.resolve(entry, module) : type;
    if (type.kind !== 'external' || owner.kind !== 'symbol') return type;
    return classes.member(owner.entry, owner.index, imported, fromOutside) ?? type;
  }

  /** Resolves names around the file: star imports, and the package in Java. */
  #around(entry: FileEntry, name: string, use: NameUse): Value | undefined {
    const starred = this.#starred(entry, name);
    if (starred) return starred;
    if (entry.rules.packagesShareTypes) return this.#parts.modules.types.sibling(entry, name);
    if (entry.rules.globalsComeFirst && entry.rules.globals.has(name)) return undefined;
    return this.#parts.shared.lookup(entry, name, use);
  }

  #starred(entry: FileEntry, name: string): Value | undefined {
    if (name.startsWith('_')) return undefined;
    for (const fact of entry.stars.toReversed()) {
      if (fact.reexport && entry.rules.starsOnlyPassOn) continue;
      const value =
        entry.rules.importsName === 'types'
          ? this.#typeStar(entry, fact.module, name)
          : this.#moduleStar(entry, importPath(entry, fact), name);
      if (value) return value;
    }
    return undefined;
  }

  #moduleStar(entry: FileEntry, specifier: string, name: string): Value | undefined {
    const module = this.#parts.modules.resolve(entry, specifier);
    const value = module.kind === 'module' ? this.#parts.exports.of(module, name) : undefined;
    return value?.kind === 'unknown' ? undefined : value;
  }

  /** Star imports in Java: `import a.b.*` (types of a package) and `import static a.B.*` (members of a type). */
  #typeStar(entry: FileEntry, specifier: string, name: string): Value | undefined {
    const {
      modules,
      above: { classes },
    } = this.#parts;
    const inside = specifier.replace(/\.\*$/, '');
    const type = modules.types.typeIn(entry, inside.replaceAll('.', '/'), name);
    if (type) return type;
    const owner = modules.resolve(entry, inside);
    return owner.kind === 'symbol' ? classes.member(owner.entry, owner.index, name, fromOutside) : undefined;
  }
}

function javaName(module: string, imported: string): string {
  return imported === '*' || imported === 'default' || module.endsWith(`.${imported}`) ? module : `${module}.${imported}`;
}
