// Results and arguments of calls in the value flow.
import { constructorName } from '../values/constructors.ts';
import type { CallFact } from '../../symbols/facts.ts';
import type { Term, TermArgument } from '../../symbols/values/valueTerms.ts';
import { isClassLike, type FileEntry } from '../files/fileEntry.ts';
import type { CallPart, Flow } from './flowParts.ts';
import { CrossFileValues } from './crossFileValues.ts';
import { anyKey, bareName, type FlowValue, type ParameterValue, type PassedArgument } from './flowValues.ts';
import { withoutMethod } from '../values/functionMethods.ts';
import { fromOutside, type SymbolValue } from '../values/values.ts';

/** Maximum parameters that one value is followed through. */
const maxParameters = 64;

/**
 * Flow of results and arguments. A parameter stays symbolic until it is used, so that a returned argument keeps the value of its caller.
 * Only a call or member access inside the function reaches the arguments of all calls.
 */
export class CallFlow implements CallPart {
  readonly otherFiles: CrossFileValues;
  readonly #flow: Flow;
  readonly #argumentsBySite = new Map<number, readonly PassedArgument[]>();
  readonly #queriedFunctions = new Set<number>();
  readonly #deferredArguments = new Map<string, PassedArgument[]>();

  constructor(flow: Flow) {
    this.#flow = flow;
    this.otherFiles = new CrossFileValues(flow);
  }

  /** Watches the values at a cell, with parameters replaced by their arguments. */
  dereference(cell: number, watcher: (value: FlowValue) => void, visited = new Set<string>()): void {
    this.#flow.cells.watch(cell, (value) => {
      if (value.kind !== 'parameter') return watcher(value);
      const key = this.argumentsKey(value);
      if (visited.has(key) || visited.size >= maxParameters) return;
      visited.add(key);
      this.askForCalls(value.function);
      this.otherFiles.queryCallers(value.function, value.index);
      this.dereference(this.argumentsCell(value.function, value.index), watcher, visited);
    });
  }

  /** Follows the arguments of a function on demand. */
  askForCalls(functionIndex: number): void {
    if (this.#queriedFunctions.has(functionIndex)) return;
    this.#queriedFunctions.add(functionIndex);
    for (const call of this.#flow.facts.calls(functionIndex)) this.#flow.cells.enqueue(() => this.pass(call));
  }

  /** The cell of all arguments passed for a parameter. */
  argumentsCell(functionIndex: number, index: number): number {
    const key = this.argumentsKey({ function: functionIndex, index });
    return this.#flow.cells.cell(key, (cell) => {
      for (const { cell: from } of this.#deferredArguments.get(key) ?? [])
        if (from !== undefined) this.#flow.cells.network.flow(from, cell);
      this.#deferredArguments.delete(key);
    });
  }

  /** Defers an argument until its parameter is queried. */
  #deferArgument(argument: PassedArgument, functionIndex: number, index: number): void {
    const key = this.argumentsKey({ function: functionIndex, index });
    const cell = this.#flow.cells.findCell(key);
    if (cell === undefined) {
      const waiting = this.#deferredArguments.get(key);
      if (waiting) waiting.push(argument);
      else this.#deferredArguments.set(key, [argument]);
    } else if (argument.cell !== undefined) this.#flow.cells.network.flow(argument.cell, cell);
  }

  /** Key of the cell of all arguments passed for a parameter. */
  argumentsKey({ function: fn, index }: { readonly function: number; readonly index: number }): string {
    return `a ${fn} ${index}`;
  }

  /** Puts a returned or stored value into `cell`; replaces the function's parameters with the arguments at `site`. */
  putWithArguments(value: FlowValue, functionIndex: number | undefined, site: number, cell: number): void {
    if (value.kind !== 'parameter' || value.function !== functionIndex) return this.#flow.cells.put(cell, value);
    const passedArguments = this.#argumentsBySite.get(site) ?? [];
    const argumentCell = this.argumentCell(this.#flow.entry, value, passedArguments);
    if (argumentCell !== undefined) this.#flow.cells.network.flow(argumentCell, cell);
    else this.#flow.cells.network.flow(this.#flow.cells.cell(defaultKey(value)), cell);
  }

  /** The cell of the argument for a parameter of a function of `entry`: the one with its name, otherwise the one at its position. */
  argumentCell(entry: FileEntry, { function: fn, index }: ParameterValue, passedArguments: readonly PassedArgument[]): number | undefined {
    const name = bareName(entry.fact(fn)?.parameters[index]?.name ?? '');
    const namedArgument = passedArguments.find((each) => each.name === name);
    return (namedArgument ?? passedArguments[index - this.shift(fn, entry)])?.cell;
  }

  /** Number of leading parameters that calls do not pass: 1 for the receiver of a method. */
  shift(functionIndex: number, entry = this.#flow.entry): number {
    const fact = entry.fact(functionIndex);
    if (!entry.rules.objectIsFirstParameter || fact?.kind !== 'method') return 0;
    return fact.decorators.some((text) => text === 'staticmethod') ? 0 : 1;
  }

  arguments(scope: number, list: readonly TermArgument[]): readonly PassedArgument[] {
    return list.map((argument) => new WrittenArgument(this.#flow, scope, argument));
  }

  /** The cell of the results of calling the values at a cell. */
  resultCell(callee: number | undefined, passedArguments: readonly PassedArgument[], isNew: boolean): number | undefined {
    if (callee === undefined) return undefined;
    if (passedArguments.length === 0 && !isNew)
      return this.#flow.cells.cell(`r ${callee}`, (cell) => this.putResults(callee, passedArguments, isNew, cell));
    const cell = this.#flow.cells.network.newCell();
    this.putResults(callee, passedArguments, isNew, cell);
    return cell;
  }

  putResults(callee: number, passedArguments: readonly PassedArgument[], isNew: boolean, cell: number): void {
    const site = this.#flow.cells.newSite();
    this.#argumentsBySite.set(site, passedArguments);
    this.dereference(callee, (value) => this.putResult(value, site, isNew, cell));
  }

  putResult(value: FlowValue, site: number, isNew: boolean, cell: number): void {
    const { evaluation } = this.#flow.dependencies.resolution;
    if (value.kind === 'instance' || value.kind === 'built') {
      const resultCell = this.resultCell(this.#flow.members.memberCell(this.#flow.cells.constantCell(value), '__call__'), [], false);
      if (resultCell !== undefined) this.#flow.cells.network.flow(resultCell, cell);
      return;
    }
    if (value.kind === 'super') return this.#flow.cells.put(cell, value);
    if (value.kind === 'foreign') return this.otherFiles.putResult(value, cell);
    const passedArguments = this.#argumentsBySite.get(site) ?? [];
    if (value.kind === 'library') return this.#flow.library.method(value, passedArguments, cell);
    if (value.kind === 'external' && this.#flow.library.call(value.name, passedArguments, cell)) return;
    if (value.kind === 'external' || value.kind === 'module') return this.#flow.cells.put(cell, evaluation.result(value));
    if (value.kind !== 'symbol' && value.kind !== 'bound') return;
    if (value.kind === 'symbol' && value.through !== undefined) return this.#resultThrough(value, passedArguments, cell);
    const { entry, index } = value;
    if (isClassLike(entry.fact(index)) || isNew) {
      if (entry === this.#flow.entry || isClassLike(entry.fact(index))) this.#flow.cells.put(cell, { kind: 'built', entry, index, site });
      return;
    }
    if (entry !== this.#flow.entry || this.#flow.entry.fact(index)?.returnType !== undefined) {
      const knownResult = evaluation.result({ kind: 'symbol', entry, index });
      if (knownResult && knownResult.kind !== 'unknown') return this.#flow.cells.put(cell, knownResult);
      if (entry !== this.#flow.entry) return this.otherFiles.putReturnValues(entry, index, passedArguments, cell);
    }
    this.#flow.cells.watch(this.returnCell(index), (returnValue) => this.putWithArguments(returnValue, index, site, cell));
  }

  /** `fn.call(…)` returns the result of `fn`, `fn.bind(…)` the function. */
  #resultThrough(value: SymbolValue, passedArguments: readonly PassedArgument[], cell: number): void {
    const calledFunction = withoutMethod(value);
    if (value.through === 'bind') return this.#flow.cells.put(cell, calledFunction);
    const site = this.#flow.cells.newSite();
    this.#argumentsBySite.set(site, this.#argumentsThrough(value, passedArguments));
    this.putResult(calledFunction, site, false, cell);
  }

  /** The arguments that reach the function: without the receiver, one by one or as a list. */
  #argumentsThrough({ through }: SymbolValue, passedArguments: readonly PassedArgument[]): readonly PassedArgument[] {
    if (through !== 'apply') return passedArguments.slice(1);
    const cell = this.#flow.objects.elementsCell(passedArguments[1]?.cell);
    return cell === undefined ? [] : [{ cell, spread: true }];
  }

  /** The cell of the values that a function returns; a generator function returns an object with the values that it yields. */
  returnCell(functionIndex: number): number {
    return this.#flow.cells.cell(`<return> ${functionIndex}`, (cell) => {
      this.#flow.follow(this.#flow.facts.bindingsOfResult('<return>', functionIndex));
      if (!this.#flow.facts.yields(functionIndex)) return;
      this.#flow.follow(this.#flow.facts.bindingsOfResult('<yield>', functionIndex));
      const site = this.#flow.cells.newSite();
      this.#flow.cells.network.flow(this.#flow.cells.cell(`<yield> ${functionIndex}`), this.#flow.objects.keyCell(site, anyKey));
      this.#flow.cells.put(cell, { kind: 'object', site });
    });
  }

  /** The constructor of a class if this file has it; a constructor function is its own constructor. */
  constructorOf({ entry, index }: { readonly entry: FileEntry; readonly index: number }): number | undefined {
    if (!isClassLike(entry.fact(index))) return entry === this.#flow.entry ? index : undefined;
    const name = constructorName(entry.rules, entry.fact(index)?.name);
    const value = this.#flow.dependencies.resolution.classes.member(entry, index, name, fromOutside);
    return value?.kind === 'symbol' && value.entry === this.#flow.entry ? value.index : undefined;
  }

  /** Passes the arguments of a call to the parameters of all its targets. */
  pass(call: CallFact): void {
    const callee = this.#flow.calleeCell(call);
    if (callee === undefined) return;
    const passedArguments = this.passedArgumentsOf(call);
    this.dereference(callee, (value) => this.passTo(value, passedArguments));
  }

  passedArgumentsOf(call: CallFact): readonly PassedArgument[] {
    return this.arguments(call.caller, this.#flow.dependencies.terms.arguments(call.passed ?? ''));
  }

  passTo(value: FlowValue, passedArguments: readonly PassedArgument[]): void {
    if (value.kind === 'library') return this.#flow.library.passElements(value, passedArguments);
    if (value.kind === 'external') return this.#flow.library.passToCallback(value.name, passedArguments);
    if (value.kind === 'foreign') return this.otherFiles.passElements(value, passedArguments);
    if (value.kind === 'instance' || value.kind === 'built') {
      const method = this.#flow.members.memberCell(this.#flow.cells.constantCell(value), '__call__');
      if (method !== undefined) this.#flow.cells.watch(method, (each) => each.kind === 'bound' && this.passTo(each, passedArguments));
      return;
    }
    if (value.kind !== 'symbol' && value.kind !== 'bound') return;
    if (value.kind === 'symbol' && value.through !== undefined)
      return this.passTo(withoutMethod(value), this.#argumentsThrough(value, passedArguments));
    const { entry, index } = value;
    const functionIndex = isClassLike(entry.fact(index)) ? this.constructorOf(value) : entry === this.#flow.entry ? index : undefined;
    if (functionIndex === undefined) return;
    const isPlain = value.kind === 'symbol' && !isClassLike(entry.fact(index)) && this.#flow.entry.rules.objectIsFirstParameter;
    this.fillParameters(functionIndex, passedArguments, isPlain ? 0 : this.shift(functionIndex));
  }

  fillParameters(functionIndex: number, passedArguments: readonly PassedArgument[], shift: number): void {
    const parameters = this.#flow.entry.fact(functionIndex)?.parameters ?? [];
    passedArguments.forEach((argument, i) => {
      const { name, spread } = argument;
      const at = name === undefined ? i + shift : parameters.findIndex((each) => bareName(each.name) === name);
      if (spread) for (let next = at; next < parameters.length; next++) this.#deferArgument(argument, functionIndex, next);
      else if (at >= 0 && at < parameters.length) this.#deferArgument(argument, functionIndex, at);
    });
  }

  default(scope: number, name: string, cell: number): void {
    const index = this.#flow.names.parameterIndex(scope, name);
    if (index < 0) return;
    const defaultCell = this.#flow.cells.cell(defaultKey({ function: scope, index }));
    this.#flow.cells.network.flow(cell, defaultCell);
    this.#deferArgument({ cell: defaultCell }, scope, index);
  }
}

/** Key of the cell of the default values of a parameter. */
function defaultKey({ function: fn, index }: { readonly function: number; readonly index: number }): string {
  return `d ${fn} ${index}`;
}

/** An argument as written in a call. Its cell is created on demand, since most are never queried. */
class WrittenArgument implements PassedArgument {
  readonly name?: string;
  readonly spread: boolean;
  readonly #flow: Flow;
  readonly #scope: number;
  readonly #term: Term | undefined;
  #cell: number | undefined;
  #isKnown = false;

  constructor(flow: Flow, scope: number, { name, value }: TermArgument) {
    if (name !== undefined) this.name = name;
    this.spread = value?.kind === 'spread';
    this.#flow = flow;
    this.#scope = scope;
    this.#term = value;
  }

  get cell(): number | undefined {
    if (this.#isKnown) return this.#cell;
    this.#isKnown = true;
    return (this.#cell = this.#flow.termCell(this.#scope, this.#term));
  }
}
