// Resolves a plain name at a place: parameters, definitions, imports and variables from the innermost scope outwards.
import type { BindingFact, SymbolFact } from '../../symbols/facts.ts';
import { isClassLike, type FileEntry, type LocalImport } from '../files/fileEntry.ts';
import { tellsMembers, fromOutside, unionOf, unknown, type InstanceValue, type NameUse, type Value } from '../values/values.ts';
import { loopVariable } from '../golang/goLoops.ts';
import { keysTo } from './patterns.ts';
import { importPath } from '../modules/rustPaths.ts';
import { isTypeParameter, isNamespace, pickDefinition, canBe } from './definitionChoice.ts';
import type { DependencyTracker } from '../files/dependencyTracker.ts';
import type { RecursionGuard } from '../files/recursionGuard.ts';
import type { Modules } from '../modules/modules.ts';
import type { VariableValues } from '../flow/variableValues.ts';
import type { SharedNames } from './sharedNames.ts';
import type { Exports } from './exports.ts';
import type { StarScopes } from './starScopes.ts';
import type { ScopeNames, Resolution } from '../values/resolution.ts';

/** Dependencies of {@link Scopes}: earlier parts, and parts of later folders through `resolution`. */
interface ScopesDependencies {
  readonly tracker: DependencyTracker;
  readonly guard: RecursionGuard;
  readonly modules: Modules;
  readonly flows: VariableValues;
  readonly sharedNames: SharedNames;
  readonly exports: Exports;
  readonly starScopes: StarScopes;
  readonly resolution: Pick<Resolution, 'classes' | 'types' | 'narrowing' | 'contextual' | 'evaluation'>;
}

/** Lexical scoping over the facts of a file. */
export class Scopes implements ScopeNames {
  readonly #dependencies: ScopesDependencies;

  constructor(dependencies: ScopesDependencies) {
    this.#dependencies = dependencies;
  }

  /** The value of `name` inside symbol `scope`; undefined when nothing defines it. */
  lookup(entry: FileEntry, scope: number, name: string, use: NameUse): Value | undefined {
    this.#dependencies.tracker.touchHead(entry, scope);
    if (entry.rules.hasLoopVariables && use.want === 'value') {
      const loop = use.line < 0 ? undefined : loopVariable(entry, scope, name, use.line);
      return loop
        ? (this.#dependencies.resolution.evaluation.binding(entry, loop) ?? unknown)
        : this.#lookUpOutwards(entry, scope, name, use);
    }
    const check = use.line < 0 ? undefined : entry.narrowingAt(scope, name, use.line);
    const narrowedValue = check && this.#dependencies.resolution.evaluation.binding(entry, check);
    if (narrowedValue?.kind === 'instance') return narrowedValue;
    return this.#dependencies.resolution.narrowing.of(entry, scope, name, use, this.#lookUpOutwards(entry, scope, name, use));
  }

  #lookUpOutwards(entry: FileEntry, scope: number, name: string, use: NameUse): Value | undefined {
    let externalMember: Value | undefined;
    for (let fact = entry.fact(scope); fact; fact = entry.fact(fact.parent)) {
      if (isTypeParameter(entry, fact, name, use)) return unknown;
      const value = this.#valueInScope(entry, fact, name, fact.index === scope ? use : { ...use, line: -1 }, fact.index === scope);
      // A member of an external base is a guess: a definition of the name in the workspace comes first.
      if (value?.kind === 'external' && entry.rules.namesMembersBare && isClassLike(fact)) externalMember ??= value;
      else if (value) return value;
      const outside = fact.kind === 'method' ? this.#memberOfOwner(entry, fact, name, use) : undefined;
      if (outside) return outside;
    }
    return this.#valueAroundFile(entry, name, use) ?? (entry.rules.globals.has(name) ? { kind: 'external', name } : externalMember);
  }

  /** The member of the type of a method that is written outside its type. */
  #memberOfOwner(entry: FileEntry, fact: SymbolFact, name: string, use: NameUse): Value | undefined {
    if (!entry.rules.namesMembersBare) return undefined;
    const owner = this.#dependencies.sharedNames.owner(entry, fact.index);
    if (owner?.entry === entry && owner.index === fact.parent) return undefined;
    const value = owner && this.#dependencies.resolution.classes.member(owner.entry, owner.index, name, use);
    return value?.kind === 'external' ? undefined : value;
  }

  /** The value of `name` at the top of the file, without the language's globals. */
  atTop(entry: FileEntry, name: string, use: NameUse): Value | undefined {
    const module = entry.fact(0);
    return (module && this.#valueInScope(entry, module, name, use, true)) ?? this.#starValue(entry, name);
  }

  #valueInScope(entry: FileEntry, scope: SymbolFact, name: string, use: NameUse, innermost: boolean): Value | undefined {
    if (isClassLike(scope) && !isNamespace(entry, scope)) return this.#valueInClass(entry, scope, name, use, innermost);
    const children = entry.children(scope.index, name);
    // Methods of an object literal are not names for the code inside and beside it; at the top the file may export them.
    const isInCode = entry.rules.hasObjectLiterals && scope.index !== 0;
    const plain = isInCode ? children.filter((index) => entry.fact(index)?.kind !== 'method') : children;
    if (scope.kind === 'constant' && plain.length < children.length) return undefined;
    // With an import of the same name, an interface is only the type.
    const isImported = plain.length > 0 && entry.rules.typeNames === 'beside' && entry.importsOf(scope.index, name).length > 0;
    const indices = isImported ? plain.filter((index) => canBe(entry, index, use)) : plain;
    return (
      this.definedValue(entry, scope.index, name, use, indices) ??
      this.#importValue(entry, scope.index, name, use.want) ??
      this.variableValue(entry, scope.index, name, use) ??
      (use.want === 'type' && entry.rules.valuesAreNoTypes ? undefined : this.#parameterValue(entry, scope, name))
    );
  }

  /** A class body is not a scope for its methods, except in languages such as Java that name members without a receiver. */
  #valueInClass(entry: FileEntry, scope: SymbolFact, name: string, use: NameUse, innermost: boolean): Value | undefined {
    if (entry.rules.namesMembersBare) return this.#dependencies.resolution.classes.member(entry, scope.index, name, use);
    if (!innermost) return undefined;
    return (
      this.definedValue(entry, scope.index, name, use) ??
      this.#importValue(entry, scope.index, name, use.want) ??
      this.variableValue(entry, scope.index, name, use)
    );
  }

  /** A symbol defined directly inside `parent`. A variable is replaced by its known value. */
  definedValue(entry: FileEntry, parent: number, name: string, use: NameUse, indices = entry.children(parent, name)): Value | undefined {
    const index = pickDefinition(entry, indices, use);
    if (index === undefined) return undefined;
    const fact = entry.fact(index);
    // An alias of a generic type or union is read as a type.
    if (
      use.want === 'type' &&
      fact?.kind === 'constant' &&
      entry.rules.hasTypeVariables &&
      this.#dependencies.resolution.types.aliasText(fact) !== undefined
    )
      return { kind: 'symbol', entry, index };
    const value = fact?.kind === 'constant' ? this.variableValue(entry, parent, name, { ...use, line: -1 }) : undefined;
    if (value?.kind === 'external' && value.name.endsWith('()')) return { ...value, holder: { entry, index } };
    return value && value.kind !== 'unknown' ? value : { kind: 'symbol', entry, index };
  }

  /** The value of a variable of the scope: its last assignment before the use, otherwise its last one. */
  variableValue(entry: FileEntry, scope: number, name: string, use: NameUse): Value | undefined {
    if (use.want === 'type' && entry.rules.valuesAreNoTypes) return undefined;
    const bindings = entry.bindingsOf(scope, name);
    if (!bindings.length) return this.#flowValue(entry, scope, name, use);
    const declaredValue = use.line < 0 && entry.rules.variablesChangeTypes ? this.#declaredValue(entry, bindings, use) : undefined;
    if (declaredValue) return declaredValue;
    const before = use.line < 0 ? undefined : bindings.findLast((fact) => fact.line < use.line);
    const fact = before ?? bindings.findLast((each) => each.line !== use.line) ?? bindings[0];
    const value =
      fact &&
      (this.#unionOfLine(entry, bindings, fact, use) ?? this.#dependencies.resolution.evaluation.binding(entry, fact, use.receiver));
    if (value && value.kind !== 'unknown' && value.kind !== 'external') return value;
    // The declared type is more precise than a library result.
    const annotation = bindings.find((each) => each.by === 'annotation' && each !== fact);
    const annotatedValue = annotation && this.#dependencies.resolution.evaluation.binding(entry, annotation, use.receiver);
    const typedValue = annotatedValue ?? (use.line < 0 ? this.#anyInstance(entry, bindings, use) : undefined);
    const flowValue = annotation ? undefined : this.#flowValue(entry, scope, name, use);
    return typedValue ?? flowValue ?? value ?? unknown;
  }

  /** Away from the assignment a variable or field has its declared type, as in type checkers. */
  #declaredValue(entry: FileEntry, bindings: readonly BindingFact[], { receiver }: NameUse): InstanceValue | undefined {
    const annotation = bindings.length > 1 ? bindings.find(({ by }) => by === 'annotation') : undefined;
    const value = annotation && this.#dependencies.resolution.evaluation.binding(entry, annotation, receiver);
    return value?.kind === 'instance' && !value.orOutside ? value : undefined;
  }

  /** The value by value flow, if its members are known. */
  #flowValue(entry: FileEntry, scope: number, name: string, use: NameUse): Value | undefined {
    if (!entry.rules.flowsTellValues) return undefined;
    const value = this.#dependencies.flows.variable(entry, scope, name, use);
    return value && tellsMembers(value) ? value : undefined;
  }

  /** The union of the options of `a or b`, which has one binding per option on its line. */
  #unionOfLine(entry: FileEntry, bindings: readonly BindingFact[], { line, by }: BindingFact, { receiver }: NameUse): Value | undefined {
    const options = entry.rules.variablesChangeTypes && by !== 'annotation' ? bindings.filter((fact) => fact.line === line) : [];
    if (options.length < 2) return undefined;
    // The later of two values of one class wins: a written type has type arguments.
    const annotations = options.filter((fact) => fact.by === 'annotation');
    const values = [...options.filter((fact) => fact.by !== 'annotation'), ...annotations].flatMap(
      (fact) => this.#dependencies.resolution.evaluation.binding(entry, fact, receiver) ?? [],
    );
    const symbols = new Set(values.flatMap((value) => (value.kind === 'symbol' ? [`${value.entry.key} ${value.index}`] : [])));
    // Value flow follows alternatives of functions or classes to their calls.
    return unionOf(values.flatMap((value) => (value.kind === 'instance' ? [value] : []))) ?? (symbols.size > 1 ? unknown : undefined);
  }

  /** The last object that is assigned to a field or variable; for uses far from the assignments, whose order does not matter there. */
  #anyInstance(entry: FileEntry, bindings: readonly BindingFact[], { receiver }: NameUse): Value | undefined {
    for (const fact of bindings.toReversed()) {
      const value = entry.rules.variablesChangeTypes ? this.#dependencies.resolution.evaluation.binding(entry, fact, receiver) : undefined;
      if (value?.kind === 'instance') return value;
    }
    return undefined;
  }

  #parameterValue(entry: FileEntry, scope: SymbolFact, name: string): Value | undefined {
    const at = scope.parameters.findIndex((each) => each.name.replace(/^[*.]+/, '') === name);
    const parameter = scope.parameters[at];
    if (!parameter) return entry.rules.parametersHaveParts ? this.#partOfParameter(entry, scope, name) : undefined;
    const { type } = parameter;
    if (type === undefined)
      return (
        this.#dependencies.resolution.contextual.parameter(entry, scope.index, at) ??
        this.#inheritedParameter(entry, scope, name) ??
        this.#defaultValue(entry, scope, name) ??
        unknown
      );
    // A parameter may have the name of its own type (`options: options`): the guard ends the cycle.
    return this.#dependencies.guard.run(parameter, () => this.#dependencies.resolution.types.ofText(entry, scope.index, type)) ?? unknown;
  }

  /** The default value of a parameter, if its members are known. */
  #defaultValue(entry: FileEntry, scope: SymbolFact, name: string): Value | undefined {
    const value = entry.rules.flowsTellValues ? this.#dependencies.flows.defaultValue(entry, scope.index, name) : undefined;
    return value && tellsMembers(value) ? value : undefined;
  }

  /** An untyped parameter of an override takes the type of the overridden method. */
  #inheritedParameter(entry: FileEntry, scope: SymbolFact, name: string): Value | undefined {
    const owner = entry.rules.overridesInheritTypes && scope.kind === 'method' ? entry.enclosingClass(scope.index) : undefined;
    if (owner === undefined || entry.rules.selfNames.has(name)) return undefined;
    const base = this.#dependencies.resolution.classes.member(entry, owner, scope.name, fromOutside, true);
    const type = base?.kind === 'symbol' ? base.entry.fact(base.index)?.parameters.find((each) => each.name === name)?.type : undefined;
    return base?.kind === 'symbol' && type !== undefined
      ? this.#dependencies.resolution.types.ofText(base.entry, base.index, type)
      : undefined;
  }

  /** A destructured parameter: `({ a, b: c }) => …`. */
  #partOfParameter(entry: FileEntry, scope: SymbolFact, name: string): Value | undefined {
    for (const [at, parameter] of scope.parameters.entries()) {
      const keys = keysTo(name, parameter.name);
      if (!keys) continue;
      const key = `pp ${entry.key} ${scope.index} ${name}`;
      return (
        this.#dependencies.guard.run(key, () => this.#dependencies.resolution.contextual.partOfParameter(entry, scope.index, at, keys)) ??
        unknown
      );
    }
    return undefined;
  }

  #importValue(entry: FileEntry, scope: number, name: string, want: NameUse['want']): Value | undefined {
    const localImports = entry.importsOf(scope, name);
    const last = localImports.findLast((each) => !each.fact.typeOnly || !each.fact.reexport) ?? localImports[0];
    return last && this.importedValue(entry, last, want);
  }

  /** The value that an import binds. */
  importedValue(entry: FileEntry, { fact, name }: LocalImport, want: NameUse['want'] = 'value'): Value {
    const { modules, exports } = this.#dependencies;
    if (entry.rules.importsName === 'types') return this.#typeImport(entry, fact.module, name.imported);
    const top = fact.module.split('.', 1)[0] ?? '';
    const plain = entry.rules.importsBindTop && name.imported === '*' && top !== '' && fact.module.includes('.');
    if (plain && (name.local === top || name.local === fact.module)) return modules.resolve(entry, top);
    const specifier = importPath(entry, fact);
    const sharedValue = entry.rules.sharing ? this.#sharedImport(entry, specifier, name.imported) : undefined;
    if (sharedValue) return sharedValue;
    const module = modules.resolve(entry, specifier);
    if (name.imported === '*' || module.kind === 'symbol') return module;
    // A package that imports from itself means a submodule (`from . import json`): its own names do not exist yet.
    const isSelf = module.kind === 'module' && module.entry === entry;
    const part = isSelf && entry.rules.importsName === 'submodules' && modules.submodule(module, name.imported);
    if (part) return part;
    if (module.kind === 'external') {
      return name.imported === 'default' ? module : { kind: 'external', name: `${module.name}.${name.imported}` };
    }
    return (module.kind === 'module' ? exports.of(module, name.imported, want) : undefined) ?? unknown;
  }

  /** Resolves imports whose path is not directly a file: PHP and Kotlin name members of packages, Rust names re-exports. */
  #sharedImport(entry: FileEntry, module: string, importedName: string): Value | undefined {
    const { modules, exports, sharedNames } = this.#dependencies;
    if (importedName === '*') return undefined;
    const match = modules.resolve(entry, module);
    if (match.kind === 'module') {
      const value = exports.of(match, importedName);
      if (value && value.kind !== 'unknown') return value;
      const inner = modules.resolve(entry, `${module}::${importedName}`);
      if (inner.kind === 'module') return inner;
    }
    const isOwn = match.kind === 'module' || entry.rules.importsName === 'definitions';
    return isOwn ? sharedNames.importedDefinition(entry, module, importedName) : undefined;
  }

  /** A type, or a static member of one. */
  #typeImport(entry: FileEntry, module: string, importedName: string): Value {
    const {
      modules,
      resolution: { classes },
    } = this.#dependencies;
    const type = modules.resolve(entry, javaName(module, importedName));
    const owner = type.kind === 'external' ? modules.resolve(entry, module) : type;
    if (type.kind !== 'external' || owner.kind !== 'symbol') return type;
    return classes.member(owner.entry, owner.index, importedName, fromOutside) ?? type;
  }

  /** Resolves names around the file: star imports, and the package in Java. */
  #valueAroundFile(entry: FileEntry, name: string, use: NameUse): Value | undefined {
    const starValue = this.#starValue(entry, name);
    if (starValue) return starValue;
    if (entry.rules.packagesShareTypes) return this.#dependencies.modules.types.sibling(entry, name);
    if (entry.rules.globalsComeFirst && entry.rules.globals.has(name)) return undefined;
    return this.#dependencies.sharedNames.lookup(entry, name, use);
  }

  #starValue(entry: FileEntry, name: string): Value | undefined {
    if (name.startsWith('_')) return undefined;
    if (!entry.rules.exportsByStatement && entry.rules.importsName !== 'types') return this.#starScopeValue(entry, name);
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

  #starScopeValue(entry: FileEntry, name: string): Value | undefined {
    const { starScopes, exports, modules } = this.#dependencies;
    for (const module of starScopes.modulesWith(entry, name)) {
      const value = exports.of(module, name);
      if (value && value.kind !== 'unknown') return value;
    }
    if (entry.rules.importsName === 'submodules')
      for (const module of starScopes.packages(entry)) {
        const submodule = modules.submodule(module, name);
        if (submodule) return submodule;
      }
    return undefined;
  }

  #moduleStar(entry: FileEntry, specifier: string, name: string): Value | undefined {
    const module = this.#dependencies.modules.resolve(entry, specifier);
    const value = module.kind === 'module' ? this.#dependencies.exports.of(module, name) : undefined;
    return value?.kind === 'unknown' ? undefined : value;
  }

  /** Star imports in Java: `import a.b.*` (types of a package) and `import static a.B.*` (members of a type). */
  #typeStar(entry: FileEntry, specifier: string, name: string): Value | undefined {
    const {
      modules,
      resolution: { classes },
    } = this.#dependencies;
    const inside = specifier.replace(/\.\*$/, '');
    const type = modules.types.typeIn(entry, inside.replaceAll('.', '/'), name);
    if (type) return type;
    const owner = modules.resolve(entry, inside);
    return owner.kind === 'symbol' ? classes.member(owner.entry, owner.index, name, fromOutside) : undefined;
  }
}

function javaName(module: string, importedName: string): string {
  return importedName === '*' || importedName === 'default' || module.endsWith(`.${importedName}`) ? module : `${module}.${importedName}`;
}
