// What a plain name means at a place: parameters, definitions, imports and variables from the innermost scope outwards.
import type { BindingFact, SymbolFact } from '../../symbols/facts.ts';
import { isGlobal } from './builtins.ts';
import { isSelf, namesMembersBare, sharing } from '../edges/families.ts';
import { isClassLike, type FileEntry, type LocalImport } from './fileEntry.ts';
import { tells } from '../flow/flowAnswers.ts';
import { loopVariable } from '../golang/goLoops.ts';
import { keysTo } from './patterns.ts';
import type { Resolver } from '../calls/resolver.ts';
import { typeParameters } from '../typing/typeParameters.ts';
import { importPath } from '../modules/rustPaths.ts';
import { fromOutside, unionOf, unknown, type InstanceValue, type Use, type Value } from '../calls/values.ts';

/** Lexical scoping over the facts of a file. */
export class Scopes {
  readonly #resolver: Resolver;

  constructor(resolver: Resolver) {
    this.#resolver = resolver;
  }

  /** The meaning of `name` used inside symbol `scope`; undefined when nothing defines it. */
  lookup(entry: FileEntry, scope: number, name: string, use: Use): Value | undefined {
    this.#resolver.touch(entry);
    if (entry.family === 'go' && use.want === 'value') {
      const loop = use.line < 0 ? undefined : loopVariable(entry, scope, name, use.line);
      return loop ? (this.#resolver.evaluation.binding(entry, loop) ?? unknown) : this.#found(entry, scope, name, use);
    }
    const check = use.line < 0 ? undefined : entry.narrowed(scope, name, use.line);
    const narrowed = check && this.#resolver.evaluation.binding(entry, check);
    if (narrowed?.kind === 'instance') return narrowed;
    return this.#resolver.narrowing.of(entry, scope, name, use, this.#found(entry, scope, name, use));
  }

  #found(entry: FileEntry, scope: number, name: string, use: Use): Value | undefined {
    let inherited: Value | undefined;
    for (let fact = entry.fact(scope); fact; fact = entry.fact(fact.parent)) {
      if (isTypeParameter(entry, fact, name, use)) return unknown;
      const found = this.#inside(entry, fact, name, fact.index === scope ? use : { ...use, line: -1 }, fact.index === scope);
      // What a base outside the workspace may have is a guess: whatever is known to have the name comes first.
      if (found?.kind === 'external' && namesMembersBare(entry.family) && isClassLike(fact)) inherited ??= found;
      else if (found) return found;
      const outside = fact.kind === 'method' ? this.#memberOfOwner(entry, fact, name, use) : undefined;
      if (outside) return outside;
    }
    return this.#around(entry, name, use) ?? (isGlobal(entry.family, name) ? { kind: 'external', name } : inherited);
  }

  /** Inside a method that is written outside of its type, the members of the type. */
  #memberOfOwner(entry: FileEntry, fact: SymbolFact, name: string, use: Use): Value | undefined {
    if (!namesMembersBare(entry.family)) return undefined;
    const owner = this.#resolver.shared.owner(entry, fact.index);
    if (owner?.entry === entry && owner.index === fact.parent) return undefined;
    const found = owner && this.#resolver.classes.member(owner.entry, owner.index, name, use);
    return found?.kind === 'external' ? undefined : found;
  }

  /** The meaning of `name` at the top of the file, without what the language brings along. */
  atTop(entry: FileEntry, name: string, use: Use): Value | undefined {
    this.#resolver.touch(entry);
    const module = entry.fact(0);
    return (module && this.#inside(entry, module, name, use, true)) ?? this.#starred(entry, name);
  }

  #inside(entry: FileEntry, scope: SymbolFact, name: string, use: Use, innermost: boolean): Value | undefined {
    if (isClassLike(scope) && !isNamespace(entry, scope)) return this.#insideClass(entry, scope, name, use, innermost);
    const named = entry.children(scope.index, name);
    // Members of an object literal are no names for the code in it and beside it; at the top they may be what the file exports.
    const isInCode = entry.family === 'ecmascript' && scope.index !== 0;
    const plain = isInCode ? named.filter((index) => entry.fact(index)?.kind !== 'method') : named;
    if (scope.kind === 'constant' && plain.length < named.length) return undefined;
    // An interface beside an import of its name is the type alone.
    const isImported = plain.length > 0 && entry.family === 'ecmascript' && entry.importsOf(scope.index, name).length > 0;
    const meant = isImported ? plain.filter((index) => canBe(entry, index, use)) : plain;
    return (
      this.defined(entry, scope.index, name, use, meant) ??
      this.#imported(entry, scope.index, name, use.want) ??
      this.bound(entry, scope.index, name, use) ??
      this.#parameter(entry, scope, name)
    );
  }

  /** The body of a class is no scope for its methods, except in Java, where members are named without a receiver. */
  #insideClass(entry: FileEntry, scope: SymbolFact, name: string, use: Use, innermost: boolean): Value | undefined {
    if (namesMembersBare(entry.family)) return this.#resolver.classes.member(entry, scope.index, name, use);
    if (!innermost) return undefined;
    return (
      this.defined(entry, scope.index, name, use) ??
      this.#imported(entry, scope.index, name, use.want) ??
      this.bound(entry, scope.index, name, use)
    );
  }

  /** A symbol defined right inside `parent`. A variable stands for what it is known to hold. */
  defined(entry: FileEntry, parent: number, name: string, use: Use, candidates = entry.children(parent, name)): Value | undefined {
    const index = pick(entry, candidates, use);
    if (index === undefined) return undefined;
    const fact = entry.fact(index);
    // A variable that stands for a type with arguments, or for several, is read as one.
    if (use.want === 'type' && fact?.kind === 'constant' && entry.family === 'python' && this.#resolver.types.aliased(fact) !== undefined)
      return { kind: 'symbol', entry, index };
    const held = fact?.kind === 'constant' ? this.bound(entry, parent, name, { ...use, line: -1 }) : undefined;
    return held && held.kind !== 'unknown' ? held : { kind: 'symbol', entry, index };
  }

  /** What a variable of the scope holds: its last assignment before the use, else its last one. */
  bound(entry: FileEntry, scope: number, name: string, use: Use): Value | undefined {
    // Variables are no types there: a field may be called like its own type, or like that of a parameter.
    if (use.want === 'type' && /^(?:java|go|rust)$/.test(entry.family)) return undefined;
    const all = entry.bindingsOf(scope, name);
    if (!all.length) return entry.family === 'python' ? this.#flowed(entry, scope, name, use) : undefined;
    const written = use.line < 0 && entry.family === 'python' ? this.#written(entry, all, use) : undefined;
    if (written) return written;
    const before = use.line < 0 ? undefined : all.findLast((fact) => fact.line < use.line);
    const fact = before ?? all.findLast((other) => other.line !== use.line) ?? all[0];
    const held = fact && (this.#choice(entry, all, fact, use) ?? this.#resolver.evaluation.binding(entry, fact, use.receiver));
    if (held && held.kind !== 'unknown' && held.kind !== 'external') return held;
    // What is assigned tells little, as results of libraries do: the declared type tells more.
    const declared = all.find((other) => other.by === 'annotation' && other !== fact);
    const typed = declared && this.#resolver.evaluation.binding(entry, declared, use.receiver);
    const other = typed ?? (use.line < 0 ? this.#anyInstance(entry, all, use) : undefined);
    const flowed = declared ? undefined : this.#flowed(entry, scope, name, use);
    return other ?? flowed ?? held ?? unknown;
  }

  /** Elsewhere a variable or field is what its type says, whatever was put there, as type checkers read it. */
  #written(entry: FileEntry, all: readonly BindingFact[], { receiver }: Use): InstanceValue | undefined {
    const annotation = all.length > 1 ? all.find(({ by }) => by === 'annotation') : undefined;
    const value = annotation && this.#resolver.evaluation.binding(entry, annotation, receiver);
    return value?.kind === 'instance' && !value.orOutside ? value : undefined;
  }

  /** What flows tell, if anything. */
  #flowed(entry: FileEntry, scope: number, name: string, use: Use): Value | undefined {
    if (entry.family !== 'python') return undefined;
    const value = this.#resolver.flows.variable(entry, scope, name, use);
    return value && tells(value) ? value : undefined;
  }

  /** `a or b` is any of its options: Python has a binding for each. */
  #choice(entry: FileEntry, all: readonly BindingFact[], { line, by }: BindingFact, { receiver }: Use): Value | undefined {
    const options = entry.family === 'python' && by !== 'annotation' ? all.filter((fact) => fact.line === line) : [];
    if (options.length < 2) return undefined;
    // Of two that are of one class the later is kept: a written type has type arguments.
    const annotated = options.filter((fact) => fact.by === 'annotation');
    const held = [...options.filter((fact) => fact.by !== 'annotation'), ...annotated].flatMap(
      (fact) => this.#resolver.evaluation.binding(entry, fact, receiver) ?? [],
    );
    const symbols = new Set(held.flatMap((value) => (value.kind === 'symbol' ? [`${value.entry.key} ${value.index}`] : [])));
    // Which of several functions or classes is meant is followed to where it is called.
    return unionOf(held.flatMap((value) => (value.kind === 'instance' ? [value] : []))) ?? (symbols.size > 1 ? unknown : undefined);
  }

  /** Of a field or variable that several places set, the last that tells what it is: the order of the places says little elsewhere. */
  #anyInstance(entry: FileEntry, all: readonly BindingFact[], { receiver }: Use): Value | undefined {
    for (const fact of all.toReversed()) {
      const held = entry.family === 'python' ? this.#resolver.evaluation.binding(entry, fact, receiver) : undefined;
      if (held?.kind === 'instance') return held;
    }
    return undefined;
  }

  #parameter(entry: FileEntry, scope: SymbolFact, name: string): Value | undefined {
    const at = scope.parameters.findIndex((each) => each.name.replace(/^[*.]+/, '') === name);
    const parameter = scope.parameters[at];
    if (!parameter) return entry.family === 'ecmascript' ? this.#partOfParameter(entry, scope, name) : undefined;
    const { type } = parameter;
    if (type === undefined)
      return (
        this.#resolver.contextual.parameter(entry, scope.index, at) ??
        this.#inheritedParameter(entry, scope, name) ??
        this.#byDefault(entry, scope, name) ??
        unknown
      );
    // A parameter may bear the name of its own type (`options: options`): the guard ends the circle.
    return this.#resolver.guarded(parameter, () => this.#resolver.types.typed(entry, scope.index, type)) ?? unknown;
  }

  /** What a parameter of Python is by default, where that tells anything. */
  #byDefault(entry: FileEntry, scope: SymbolFact, name: string): Value | undefined {
    const value = entry.family === 'python' ? this.#resolver.flows.byDefault(entry, scope.index, name) : undefined;
    return value && tells(value) ? value : undefined;
  }

  /** A method of Python without types has those of the method that it overrides, as type checkers read it. */
  #inheritedParameter(entry: FileEntry, scope: SymbolFact, name: string): Value | undefined {
    const owner = entry.family === 'python' && scope.kind === 'method' ? entry.enclosingClass(scope.index) : undefined;
    if (owner === undefined || isSelf(entry.family, name)) return undefined;
    const base = this.#resolver.classes.member(entry, owner, scope.name, fromOutside, true);
    const type = base?.kind === 'symbol' ? base.entry.fact(base.index)?.parameters.find((each) => each.name === name)?.type : undefined;
    return base?.kind === 'symbol' && type !== undefined ? this.#resolver.types.typed(base.entry, base.index, type) : undefined;
  }

  /** A parameter that is taken apart: `({ a, b: c }) => …`. */
  #partOfParameter(entry: FileEntry, scope: SymbolFact, name: string): Value | undefined {
    for (const [at, parameter] of scope.parameters.entries()) {
      const keys = keysTo(name, parameter.name);
      if (!keys) continue;
      const key = `pp ${entry.key} ${scope.index} ${name}`;
      return this.#resolver.guarded(key, () => this.#resolver.contextual.partOfParameter(entry, scope.index, at, keys)) ?? unknown;
    }
    return undefined;
  }

  #imported(entry: FileEntry, scope: number, name: string, want: Use['want']): Value | undefined {
    const found = entry.importsOf(scope, name);
    const last = found.findLast((each) => !each.fact.typeOnly || !each.fact.reexport) ?? found[0];
    return last && this.importedValue(entry, last, want);
  }

  /** What an import brings. */
  importedValue(entry: FileEntry, { fact, name }: LocalImport, want: Use['want'] = 'value'): Value {
    const { modules, exports } = this.#resolver;
    if (entry.family === 'java') return this.#javaImport(entry, fact.module, name.imported);
    const top = fact.module.split('.', 1)[0] ?? '';
    const plain = entry.family === 'python' && name.imported === '*' && top !== '' && fact.module.includes('.');
    if (plain && (name.local === top || name.local === fact.module)) return modules.resolve(entry, top);
    const specifier = importPath(entry, fact);
    const shared = sharing(entry.family) ? this.#sharedImport(entry, specifier, name.imported) : undefined;
    if (shared) return shared;
    const module = modules.resolve(entry, specifier);
    if (name.imported === '*' || module.kind === 'symbol') return module;
    // What a package takes from itself is a module in it (`from . import json`): its own names are not there yet.
    const part = entry.family === 'python' && module.kind === 'module' && module.entry === entry && modules.inside(module, name.imported);
    if (part) return part;
    if (module.kind === 'external') {
      return name.imported === 'default' ? module : { kind: 'external', name: `${module.name}.${name.imported}` };
    }
    return (module.kind === 'module' ? exports.of(module, name.imported, want) : undefined) ?? unknown;
  }

  /** What an import means where its path does not lead to a file at once: PHP and Kotlin name what packages hold, Rust what modules pass on. */
  #sharedImport(entry: FileEntry, module: string, imported: string): Value | undefined {
    const { modules, exports, shared } = this.#resolver;
    if (imported === '*') return undefined;
    const found = modules.resolve(entry, module);
    if (found.kind === 'module') {
      const value = exports.of(found, imported);
      if (value && value.kind !== 'unknown') return value;
      const inner = modules.resolve(entry, `${module}::${imported}`);
      if (inner.kind === 'module') return inner;
    }
    const isOwn = found.kind === 'module' || entry.family === 'php' || entry.family === 'kotlin';
    return isOwn ? shared.imported(entry, module, imported) : undefined;
  }

  /** A type, or a static member of one. */
  #javaImport(entry: FileEntry, module: string, imported: string): Value {
    const { modules, classes } = this.#resolver;
    const type = modules.resolve(entry, javaName(module, imported));
    const owner = type.kind === 'external' ? modules.resolve(entry, module) : type;
    if (type.kind !== 'external' || owner.kind !== 'symbol') return type;
    return classes.member(owner.entry, owner.index, imported, fromOutside) ?? type;
  }

  /** What lies around the file: star imports, and the package in Java. */
  #around(entry: FileEntry, name: string, use: Use): Value | undefined {
    const starred = this.#starred(entry, name);
    if (starred) return starred;
    if (entry.family === 'java') return this.#resolver.modules.java.sibling(entry, name);
    // Nothing of another module is seen without an import: `Err` is that of the prelude, whatever is called so elsewhere.
    if (entry.family === 'rust' && isGlobal(entry.family, name)) return undefined;
    return this.#resolver.shared.lookup(entry, name, use);
  }

  #starred(entry: FileEntry, name: string): Value | undefined {
    if (name.startsWith('_')) return undefined;
    for (const fact of entry.stars.toReversed()) {
      if (fact.reexport && entry.family === 'ecmascript') continue;
      const found =
        entry.family === 'java' ? this.#javaStar(entry, fact.module, name) : this.#moduleStar(entry, importPath(entry, fact), name);
      if (found) return found;
    }
    return undefined;
  }

  #moduleStar(entry: FileEntry, specifier: string, name: string): Value | undefined {
    const module = this.#resolver.modules.resolve(entry, specifier);
    const found = module.kind === 'module' ? this.#resolver.exports.of(module, name) : undefined;
    return found?.kind === 'unknown' ? undefined : found;
  }

  /** `import a.b.*` (types of a package) and `import static a.B.*` (members of a type). */
  #javaStar(entry: FileEntry, specifier: string, name: string): Value | undefined {
    const { modules, classes } = this.#resolver;
    const inside = specifier.replace(/\.\*$/, '');
    const type = modules.java.typeIn(entry, inside.replaceAll('.', '/'), name);
    if (type) return type;
    const owner = modules.resolve(entry, inside);
    return owner.kind === 'symbol' ? classes.member(owner.entry, owner.index, name, fromOutside) : undefined;
  }
}

function javaName(module: string, imported: string): string {
  return imported === '*' || imported === 'default' || module.endsWith(`.${imported}`) ? module : `${module}.${imported}`;
}

/** Where a type is expected the type parameters of a definition hide whatever has their name outside of it. */
export function isTypeParameter(entry: FileEntry, fact: SymbolFact, name: string, { want }: Use): boolean {
  return want === 'type' && entry.family === 'ecmascript' && typeParameters(fact, entry.family).some((each) => each.name === name);
}

/** A namespace of TypeScript is a scope for all that is in it. */
export function isNamespace(entry: FileEntry, fact: SymbolFact | undefined): boolean {
  if (!fact) return false;
  if (entry.family === 'rust' || entry.family === 'c') return /\b(?:namespace|mod)\s/.test(fact.signature);
  return entry.family === 'ecmascript' && /\b(?:namespace|module)\s/.test(fact.signature);
}

/** Which of several definitions of one name is meant. */
export function pick(entry: FileEntry, candidates: readonly number[], use: Use): number | undefined {
  if (candidates.length <= 1 && use.exclude === undefined && entry.family !== 'java' && entry.family !== 'ruby') return candidates[0];
  const suiting = candidates.filter((index) => index !== use.exclude && canBe(entry, index, use));
  // A namespace adds to the function, class or enum that has its name.
  const main = entry.family === 'ecmascript' ? suiting.filter((index) => !isNamespace(entry, entry.fact(index))) : suiting;
  const possible = main.length ? main : suiting;
  if (possible.length <= 1) return possible[0];
  const overloads = use.arguments < 0 ? [] : possible.filter((index) => entry.fact(index)?.parameters.length === use.arguments);
  if (overloads.length && entry.family !== 'python') return overloads.at(-1);
  if (entry.family === 'ecmascript') {
    // Declarations of one name are one type: the class says most.
    const types = possible.filter((index) => isClassLike(entry.fact(index)));
    const declared = types.find((index) => entry.fact(index)?.kind === 'class');
    if (declared !== undefined || use.want === 'type') return declared ?? types[0];
  }
  // Both halves of a property of Python are one name, and naming it gives what the getter does.
  const getter = entry.family === 'python' ? getterOf(entry, possible) : undefined;
  if (getter !== undefined) return getter;
  const before = use.line < 0 ? undefined : possible.findLast((index) => (entry.fact(index)?.range.start.line ?? 0) <= use.line);
  return before ?? possible.at(-1);
}

function getterOf(entry: FileEntry, candidates: readonly number[]): number | undefined {
  const isHalf = (index: number): boolean => entry.fact(index)?.decorators.some((text) => /\.(?:setter|deleter)\b/.test(text)) ?? false;
  return candidates.some(isHalf) ? candidates.findLast((index) => !isHalf(index)) : undefined;
}

/** Whether the definition can be meant where a type or a value is wanted: they have names of their own in Java; in TypeScript a type never stands for a value. */
export function canBe(entry: FileEntry, index: number, use: Use): boolean {
  const fact = entry.fact(index);
  if (entry.family === 'java') return isClassLike(fact) || use.want === 'value';
  // The title of a test cannot be called.
  if (entry.family === 'ruby') return fact?.kind !== 'test' || fact.signature.startsWith('def ');
  if (entry.family !== 'ecmascript') return true;
  return use.want === 'value' ? fact?.kind !== 'interface' && fact?.kind !== 'type' : isClassLike(fact);
}
