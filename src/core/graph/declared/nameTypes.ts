// Types of names in TypeScript: variables and fields by declaration or assignment, parameters, imports, and function results.
import type { BindingFact, SymbolFact } from '../../symbols/facts.ts';
import { isClassLike, type FileEntry } from '../files/fileEntry.ts';
import { noteTargets } from '../flow/flowKeys.ts';
import { TargetIndex } from '../flow/targetIndex.ts';
import type { Meaning, Meanings } from '../names/meanings.ts';
import { keysTo } from '../names/patterns.ts';
import type { Resolver } from '../calls/resolver.ts';
import { isNamespace } from '../names/definitionChoice.ts';
import { splitAt } from '../values/typeText.ts';
import { optionsOf, type ModuleValue, type SymbolValue, type NameUse } from '../values/values.ts';
import type { ExpressionNode } from './expressionReader.ts';
import type { ImportMeanings, NameTypesPart, TypeEvaluation } from './typeParts.ts';
import { narrowByTags } from './tagChecks.ts';
import { outside, type ExpressionType, type TypeArguments } from './expressionTypes.ts';

const identifier = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;
/** Maximum assigned or returned values that are read for a type. */
const maxValues = 6;

/** Dependencies of {@link NameTypes} outside declared types. */
type NameTypesDependencies = Pick<Resolver, 'tracker' | 'exports' | 'guard' | 'modules' | 'narrowing' | 'scopes'>;

/** Looks up the types of names. */
export class NameTypes implements NameTypesPart {
  readonly #dependencies: NameTypesDependencies;
  readonly #types: TypeEvaluation;
  readonly #imports: ImportMeanings;

  constructor(dependencies: NameTypesDependencies, types: TypeEvaluation, imports: ImportMeanings) {
    this.#dependencies = dependencies;
    this.#types = types;
    this.#imports = imports;
  }

  /** Types of a plain name inside symbol `scope`. */
  of(entry: FileEntry, scope: number, name: string, line: number): readonly ExpressionType[] {
    this.#dependencies.tracker.touch(entry);
    if (name === 'this') {
      const index = entry.enclosingClass(scope);
      return index === undefined ? this.#selfTypes(entry, scope) : [{ kind: 'object', entry, index }];
    }
    if (line >= 0 && entry.isChecked(name)) this.#types.memo.noteLine();
    const checkedTypes = this.#checkedTypes(entry, scope, name, line);
    if (checkedTypes.length) return checkedTypes;
    for (let fact = entry.fact(scope); fact; fact = entry.fact(fact.parent)) {
      if (isClassLike(fact) && !isNamespace(entry, fact)) continue;
      const expressionTypes = this.#typesInScope(entry, fact, name, fact.index === scope ? line : -1);
      if (expressionTypes) return this.#narrowByTags(entry, scope, name, line, expressionTypes);
    }
    return [];
  }

  /** Functions inside a method are mostly arrows, which share its `this`. */
  #selfTypes(entry: FileEntry, scope: number): readonly ExpressionType[] {
    for (let fact = entry.fact(scope); fact && fact.index > 0; fact = entry.fact(fact.parent)) {
      const expressionTypes = this.#types.expected.self(entry, fact.index);
      if (expressionTypes.length) return expressionTypes;
    }
    return [];
  }

  /** The union options that the surrounding conditions leave. */
  #narrowByTags(
    entry: FileEntry,
    scope: number,
    name: string,
    line: number,
    expressionTypes: readonly ExpressionType[],
  ): readonly ExpressionType[] {
    if (line < 0) return expressionTypes;
    const column = this.#types.columnOn(entry, line);
    const use: NameUse = { line, want: 'value', arguments: -1, ...(column !== undefined && { column }) };
    const checks = this.#dependencies.narrowing.tagChecks(entry, scope, name, use);
    return checks.length ? narrowByTags(expressionTypes, checks, this.#types) : expressionTypes;
  }

  /** The types that the surrounding conditions give the name. */
  #checkedTypes(entry: FileEntry, scope: number, name: string, line: number): readonly ExpressionType[] {
    if (line < 0 || !(entry.narrowingAt(scope, name, line) ?? this.#hasTypeCheck(entry, scope, name))) return [];
    const plain = this.#dependencies.scopes.lookup(entry, scope, name, { line: -1, want: 'value', arguments: -1 });
    const value = this.#dependencies.scopes.lookup(entry, scope, name, { line, want: 'value', arguments: -1 });
    if (value?.kind !== 'instance' || value === plain) return this.#guardTypes(entry, scope, entry.narrowingAt(scope, name, line));
    return optionsOf(value).map((each) => ({ kind: 'object', entry: each.entry, index: each.index }));
  }

  /** `if (isItem(x))`: the return type of `isItem` gives the type of `x`. */
  #guardTypes(entry: FileEntry, scope: number, check: BindingFact | undefined): readonly ExpressionType[] {
    if (check?.by !== 'call') return [];
    return this.#types
      .ofText(entry, scope, check.value)
      .flatMap((type) => this.#types.options.of(type))
      .flatMap((option) => this.#types.calls.signatures(option))
      .flatMap(({ result }) => (result?.kind === 'written' && result.node.kind === 'guard' ? [{ ...result, node: result.node.of }] : []));
  }

  #hasTypeCheck(entry: FileEntry, scope: number, name: string): boolean {
    for (let fact = entry.fact(scope); fact; fact = entry.fact(fact.parent))
      if (entry.checksOf(fact.index, name).some(({ how }) => how === 'is')) return true;
    return false;
  }

  /** Types of a name that `fact` itself defines, imports, binds or takes; undefined when it has no such name. */
  #typesInScope(entry: FileEntry, fact: SymbolFact, name: string, line: number): readonly ExpressionType[] | undefined {
    const expressionTypes = this.variableTypes(entry, fact.index, name, undefined, line);
    if (expressionTypes.length) return expressionTypes;
    const child = entry
      .children(fact.index, name)
      .findLast((each) => !isTypeOnly(entry.fact(each)) && !isMemberOfObject(entry, fact, each));
    if (child !== undefined) return [{ kind: 'symbol', entry, index: child }];
    const imports = entry.importsOf(fact.index, name);
    const localImport = imports.findLast((each) => !each.fact.typeOnly) ?? imports[0];
    if (localImport) return this.#importedTypes(entry, localImport);
    if (entry.bindingsOf(fact.index, name).length) return [];
    return this.#parameterTypes(entry, fact, name, line);
  }

  /** Whether the file defines the first name of an expression, so that it is not a built-in. */
  isKnown(entry: FileEntry, scope: number, node: ExpressionNode): boolean {
    let first = node;
    while (first.kind === 'member') first = first.of;
    return first.kind === 'name' && this.of(entry, scope, first.name, -1).length > 0;
  }

  #importedTypes(entry: FileEntry, localImport: ReturnType<FileEntry['importsOf']>[number]): readonly ExpressionType[] {
    const use: NameUse = { line: -1, want: 'value', arguments: -1 };
    if (localImport.name.imported === '*') {
      const module = this.#dependencies.modules.resolve(entry, localImport.fact.module);
      return module.kind === 'module' ? [module] : [outside];
    }
    const meanings = this.#imports.importedMeanings(entry, localImport, use);
    if (meanings !== 'outside' && meanings.length) return this.#typesOfMeanings(meanings);
    // `export * as ns` of a module, and modules that are exported as a whole.
    const value = this.#dependencies.scopes.importedValue(entry, localImport);
    return value.kind === 'module' ? [value] : value.kind === 'external' ? [outside] : [];
  }

  #typesOfMeanings(meanings: Meanings): readonly ExpressionType[] {
    return meanings === 'outside' ? [outside] : meanings.flatMap((each) => this.#types.typesOfMeaning(each));
  }

  /** The meaning that a module exports under a name. */
  inModule(module: ModuleValue, name: string): Meaning | undefined {
    const meanings = this.#imports.inModule(module, name, { line: -1, want: 'value', arguments: -1 });
    return meanings === 'outside' ? undefined : meanings[0];
  }

  /** A type that a module exports. */
  typeOf(entry: FileEntry, specifier: string, name: string): SymbolValue | undefined {
    const module = this.#dependencies.modules.resolve(entry, specifier);
    const value = module.kind === 'module' ? this.#dependencies.exports.of(module, name, 'type') : undefined;
    return value?.kind === 'symbol' ? value : undefined;
  }

  /** A module that another module exports under a name. */
  moduleIn(module: ModuleValue, name: string): ModuleValue | undefined {
    const value = this.#dependencies.exports.of(module, name);
    return value?.kind === 'module' ? value : undefined;
  }

  #parameterTypes(entry: FileEntry, fact: SymbolFact, name: string, line: number): readonly ExpressionType[] | undefined {
    for (const [at, parameter] of fact.parameters.entries()) {
      const plain = parameter.name.replace(/^\.{3}/, '');
      const keys = plain === name ? [] : keysTo(name, parameter.name);
      if (!keys) continue;
      const key = `dp ${entry.key} ${fact.index} ${name}`;
      return this.#dependencies.guard.run(key, () => this.#typesOfParameter(entry, fact, at, keys, line)) ?? [];
    }
    return undefined;
  }

  #typesOfParameter(entry: FileEntry, fact: SymbolFact, at: number, keys: readonly string[], line: number): readonly ExpressionType[] {
    const parameter = fact.parameters[at];
    if (!parameter) return [];
    const prefix = identifier.test(parameter.name) ? parameter.name : '{}';
    const position = fact.parameters[0]?.name === 'this' ? at - 1 : at;
    let types: readonly ExpressionType[] =
      parameter.type === undefined
        ? this.#types.expected.parameter(entry, fact.index, position)
        : [this.#types.writtenType(entry, fact.index, parameter.type, prefix)];
    if (!types.length && !keys.length) types = this.#valueTypes(entry, this.#flowsTo(entry, fact.index, parameter.name), line);
    for (const key of keys) types = types.flatMap((type) => this.#types.members.typesOf(type, key));
    return types;
  }

  /** Types of a variable of `scope`, or of a field if `scope` is a class: the declared type, otherwise the assigned ones. */
  variableTypes(entry: FileEntry, scope: number, name: string, typeArguments?: TypeArguments, line = -1): readonly ExpressionType[] {
    const bindings = entry.bindingsOf(scope, name);
    const declarations = bindings.filter(({ by }) => by === 'annotation');
    // Each call signature is one way to call the object; another block may redeclare a variable.
    if (line >= 0 && declarations.length > 1) this.#types.memo.noteLine();
    const relevantDeclarations =
      name === '()' ? declarations : [declarations.findLast((each) => line >= 0 && each.line <= line) ?? declarations[0]];
    if (declarations.length)
      return relevantDeclarations.flatMap((each) => (each ? this.#types.writtenType(entry, scope, each.value, name, typeArguments) : []));
    const key = `dh ${entry.key} ${scope} ${name} ${line}`;
    const computeTypes = (): readonly ExpressionType[] =>
      this.#dependencies.guard.run(key, () => this.#assignedTypes(entry, scope, name, bindings, line)) ?? [];
    // Results at a line are not cached; there are too many lines.
    return line < 0 ? this.#dependencies.tracker.remember(entry, `dh ${scope} ${name}`, computeTypes) : computeTypes();
  }

  #assignedTypes(entry: FileEntry, scope: number, name: string, bindings: readonly BindingFact[], line: number): readonly ExpressionType[] {
    // Only constructor calls have type arguments: `new Box<Item>()`.
    const constructions = bindings.filter(({ by, value }) => by === 'new' && value.includes('<'));
    for (const { value } of constructions) {
      const type = this.#types.writtenType(entry, scope, value, name);
      if (this.#types.options.of(type).some(({ kind }) => kind !== 'outside')) return [type];
    }
    const flows = this.#valueTypes(entry, this.#flowsTo(entry, scope, name), line);
    return flows.length ? flows : this.#valueTypes(entry, bindings, line);
  }

  /** Types of the last informative value before the line, otherwise of any value. */
  #valueTypes(entry: FileEntry, facts: readonly BindingFact[], line: number): readonly ExpressionType[] {
    if (line >= 0 && facts.length > 1) this.#types.memo.noteLine();
    const before = line < 0 ? [] : facts.filter((each) => each.line <= line).reverse();
    const otherFacts = facts.filter((each) => !before.includes(each));
    // Any other assigned value has a more precise type than an object literal.
    let literalTypes: readonly ExpressionType[] = [];
    for (const fact of [...before, ...otherFacts].slice(0, maxValues)) {
      const expressionTypes = this.#types.memo.runElsewhere(() => this.#types.ofText(entry, fact.scope, textOf(fact), fact.line));
      if (expressionTypes.some(({ kind }) => kind !== 'record')) return expressionTypes;
      if (!literalTypes.length) literalTypes = expressionTypes;
    }
    return literalTypes;
  }

  /** Facts of values that are assigned to a variable or field. */
  #flowsTo(entry: FileEntry, scope: number, name: string): readonly BindingFact[] {
    this.#noteFlow(entry, `n ${name}`, `.${name}`);
    const flows = TargetIndex.of(entry).flowsTo(scope, name);
    if (isClassLike(entry.fact(scope))) return flows;
    return flows.flatMap((each) => (each.name === name ? each : (elementOf(each, name) ?? [])));
  }

  /** Records a dependency on assignments, since they are not part of a file's interface. */
  #noteFlow(entry: FileEntry, ...targets: readonly string[]): void {
    this.#dependencies.tracker.touch(entry);
    noteTargets(this.#dependencies.tracker, entry, ...targets);
  }

  /** Result types of a function without a written return type. */
  returnTypes(entry: FileEntry, index: number): readonly ExpressionType[] {
    const target = `<return> ${index}`;
    this.#noteFlow(entry, target);
    const flows = TargetIndex.of(entry).byTarget.get(target) ?? [];
    return this.#types.memo.runElsewhere(() =>
      flows.slice(0, maxValues).flatMap((each) => this.#types.ofText(entry, index, each.value, each.line)),
    );
  }
}

/** Destructured elements: `const [a, b] = pair`, `for (const { a } of list)`. */
function elementOf(fact: BindingFact, name: string): BindingFact | undefined {
  const source = `(${fact.value})`;
  // In `{ a, ...rest }`, `rest` keeps the members that were not taken out.
  if (fact.name.startsWith('{') && fact.name.includes(`[]:...${name}}`)) return { ...fact, value: source };
  const keys = keysTo(name, fact.name);
  if (keys) return { ...fact, value: keys.reduce((text, key) => `${text}["${key}"]`, source) };
  if (!fact.name.startsWith('[')) return undefined;
  const at = splitAt(fact.name.slice(1, -1).replace(/^,/, '_,').replaceAll(',,', ',_,'), ',').indexOf(name);
  return at < 0 ? undefined : { ...fact, value: `${source}["${at}"]` };
}

function textOf({ by, value }: BindingFact): string {
  return by === 'call' ? `${value}()` : by === 'new' ? `new ${value}()` : value;
}

function isTypeOnly(fact: SymbolFact | undefined): boolean {
  return fact?.kind === 'interface' || fact?.kind === 'type' || fact?.kind === 'test' || fact?.kind === 'route';
}

/** Members of an object literal are not names in its code. */
function isMemberOfObject(entry: FileEntry, scope: SymbolFact, child: number): boolean {
  return scope.kind !== 'module' && !isNamespace(entry, scope) && entry.fact(child)?.kind === 'method';
}
