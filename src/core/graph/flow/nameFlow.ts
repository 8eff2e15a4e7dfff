// Cells of the names in a file: the scope that declares a name, and the initial values of variables and fields.
import type { SymbolKind } from '../../symbols/facts.ts';
import { isClassLike } from '../files/fileEntry.ts';
import type { NamePart, Flow } from './flowParts.ts';
import { bareName } from './flowValues.ts';
import { fromOutside } from '../values/values.ts';

/** Lexical scoping for the value flow; ignores lines, unlike `Scopes`. */
export class NameFlow implements NamePart {
  readonly #flow: Flow;

  constructor(flow: Flow) {
    this.#flow = flow;
  }

  /** The cell of a name as seen from a scope. */
  nameCell(scope: number, name: string): number {
    return this.#flow.cells.cell(`n ${scope} ${name}`, (cell) => {
      const owner = this.declaringScope(scope, name);
      if (owner !== undefined) this.#flow.cells.network.flow(this.variableCell(owner, name), cell);
      else this.#flow.cells.put(cell, this.#flow.dependencies.resolution.scopes.lookup(this.#flow.entry, 0, name, fromOutside));
    });
  }

  /** The innermost scope around `scope` that declares the name; undefined when the file does not declare it. */
  declaringScope(scope: number, name: string): number | undefined {
    const { entry, facts } = this.#flow;
    facts.noteName(name);
    let isInner = true;
    for (let fact = entry.fact(scope); fact; fact = entry.fact(fact.parent)) {
      const isVisible = isInner || entry.rules.fieldsFlowBare || !isClassLike(fact);
      if (isVisible && this.#declares(fact.index, name)) return fact.index;
      isInner &&= !isClassLike(fact) && fact.index === scope;
    }
    return undefined;
  }

  #declares(scope: number, name: string): boolean {
    const entry = this.#flow.entry;
    if (this.#flow.facts.declares(scope, name) || entry.children(scope, name).length > 0 || entry.importsOf(scope, name).length > 0)
      return true;
    return this.parameterIndex(scope, name) >= 0 || this.patternOf(scope, name) >= 0;
  }

  parameterIndex(scope: number, name: string): number {
    return this.#flow.entry.fact(scope)?.parameters.findIndex((each) => bareName(each.name) === name) ?? -1;
  }

  /** The variable `name` of `scope`, including its definitions, imports and types. */
  variableCell(scope: number, name: string): number {
    const entry = this.#flow.entry;
    if (isClassLike(entry.fact(scope))) return this.fieldCell(scope, name);
    return this.#flow.cells.cell(`v ${scope} ${name}`, (cell) => {
      this.#flow.follow(this.#flow.facts.bindingsOfName(name));
      this.putDefinitions(cell, scope, name);
      const parameter = this.parameterIndex(scope, name);
      const pattern = this.patternOf(scope, name);
      if (pattern >= 0) this.#flow.cells.enqueue(() => this.destructureParameter(scope, pattern));
      if (parameter >= 0) {
        this.#flow.cells.put(cell, { kind: 'parameter', function: scope, index: parameter });
        this.#putContextualType(cell, scope, parameter);
      }
      for (const localImport of entry.importsOf(scope, name))
        this.#flow.cells.put(cell, this.#flow.dependencies.resolution.scopes.importedValue(entry, localImport));
      this.putTypedValues(cell, scope, name);
    });
  }

  /** Adds the type that the context of the function gives an untyped parameter. */
  #putContextualType(cell: number, functionIndex: number, index: number): void {
    const { entry, cells, dependencies } = this.#flow;
    if (entry.fact(functionIndex)?.parameters[index]?.type === undefined)
      cells.put(cell, dependencies.resolution.contextual.parameter(entry, functionIndex, index));
  }

  putDefinitions(cell: number, scope: number, name: string, only?: SymbolKind): void {
    for (const index of this.#flow.entry.children(scope, name)) {
      const kind = this.#flow.entry.fact(index)?.kind;
      if (kind !== 'constant' && (only === undefined || kind === only))
        this.#flow.cells.put(cell, { kind: 'symbol', entry: this.#flow.entry, index });
    }
  }

  putTypedValues(cell: number, scope: number, name: string): void {
    for (const fact of this.#flow.entry.bindingsOf(scope, name)) {
      if (fact.by === 'annotation' || (fact.by === 'new' && fact.value.includes('<')))
        this.#flow.cells.put(cell, this.#flow.dependencies.resolution.types.ofText(this.#flow.entry, fact.scope, fact.value));
    }
  }

  /** A field of a class or of a constructor function. */
  fieldCell(owner: number, name: string): number {
    return this.#flow.cells.cell(`f ${owner} ${name}`, (cell) => {
      if (!isClassLike(this.#flow.entry.fact(owner))) this.putDefinitions(cell, owner, name, 'method');
      this.putTypedValues(cell, owner, name);
      this.#flow.follow(this.#flow.facts.bindingsOfMember(name));
      if (isClassLike(this.#flow.entry.fact(owner))) this.#flow.follow(this.#flow.facts.bindingsOfName(name));
    });
  }

  /** The cell of `this`, `self`, `cls` or `super`. In JavaScript a plain function is the class of its own `this`. */
  selfCell(scope: number, name: string): number | undefined {
    const entry = this.#flow.entry;
    const owner = entry.enclosingClass(scope);
    if (owner !== undefined) {
      if (name === 'super') return this.#flow.cells.constantCell({ kind: 'super', entry, index: owner });
      return this.#flow.cells.constantCell(
        name === 'cls' ? { kind: 'symbol', entry, index: owner } : { kind: 'instance', entry, index: owner, exact: false },
      );
    }
    if (name !== 'this' || !entry.rules.functionsHaveThis) return this.nameCell(scope, name);
    const fact = entry.fact(scope);
    if (!fact || fact.kind === 'module') return undefined;
    const parent = fact.kind === 'method' ? entry.fact(fact.parent) : undefined;
    const constructedIndex = parent && parent.kind !== 'module' && parent.kind !== 'constant' ? parent.index : scope;
    return this.#flow.cells.constantCell({ kind: 'instance', entry, index: constructedIndex, exact: false });
  }

  /** Index of the parameter that is a pattern with the name in it; -1 for none. */
  patternOf(functionIndex: number, name: string): number {
    return this.#flow.entry.fact(functionIndex)?.parameters.findIndex((each) => /^[[{]/.test(each.name) && each.name.includes(name)) ?? -1;
  }

  /** Destructures the argument of a pattern parameter. */
  destructureParameter(functionIndex: number, index: number): void {
    const target = this.#flow.dependencies.terms.term(this.#flow.entry.fact(functionIndex)?.parameters[index]?.name ?? '');
    if (!target) return;
    this.#flow.assign(functionIndex, target, this.#flow.cells.constantCell({ kind: 'parameter', function: functionIndex, index }));
    const typedCell = this.#flow.cells.network.newCell();
    this.#putContextualType(typedCell, functionIndex, index);
    this.#flow.assign(functionIndex, target, typedCell);
  }
}
