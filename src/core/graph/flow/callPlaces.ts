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
export class CallPlaces implements CallPart {
  readonly otherFiles: CrossFileValues;
  readonly #flow: Flow;
  readonly #argumentsBySite = new Map<number, readonly PassedArgument[]>();
  readonly #queriedFunctions = new Set<number>();
  readonly #deferredArguments = new Map<string, PassedArgument[]>();

  constructor(flow: Flow) {
    this.#flow = flow;
    this.otherFiles = new CrossFileValues(flow);
  }

  /** Watches the values at a place, with parameters replaced by their arguments. */
  dereference(place: number, watcher: (value: FlowValue) => void, visited = new Set<string>()): void {
    this.#flow.places.watch(place, (value) => {
      if (value.kind !== 'parameter') return watcher(value);
      const key = this.argumentsKey(value);
      if (visited.has(key) || visited.size >= maxParameters) return;
      visited.add(key);
      this.askForCalls(value.function);
      this.otherFiles.queryCallers(value.function, value.index);
      this.dereference(this.argumentsPlace(value.function, value.index), watcher, visited);
    });
  }

  /** Follows the arguments of a function on demand. */
  askForCalls(functionIndex: number): void {
    if (this.#queriedFunctions.has(functionIndex)) return;
    this.#queriedFunctions.add(functionIndex);
    for (const call of this.#flow.facts.calls(functionIndex)) this.#flow.places.enqueue(() => this.pass(call));
  }

  /** The place of all arguments passed for a parameter. */
  argumentsPlace(functionIndex: number, index: number): number {
    const key = this.argumentsKey({ function: functionIndex, index });
    return this.#flow.places.place(key, (place) => {
      for (const { place: from } of this.#deferredArguments.get(key) ?? [])
        if (from !== undefined) this.#flow.places.network.flow(from, place);
      this.#deferredArguments.delete(key);
    });
  }

  /** Defers an argument until its parameter is queried. */
  #deferArgument(argument: PassedArgument, functionIndex: number, index: number): void {
    const key = this.argumentsKey({ function: functionIndex, index });
    const place = this.#flow.places.findPlace(key);
    if (place === undefined) {
      const waiting = this.#deferredArguments.get(key);
      if (waiting) waiting.push(argument);
      else this.#deferredArguments.set(key, [argument]);
    } else if (argument.place !== undefined) this.#flow.places.network.flow(argument.place, place);
  }

  /** Key of the place of all arguments passed for a parameter. */
  argumentsKey({ function: fn, index }: { readonly function: number; readonly index: number }): string {
    return `a ${fn} ${index}`;
  }

  /** Puts a returned or stored value into `place`; replaces the function's parameters with the arguments at `site`. */
  putWithArguments(value: FlowValue, functionIndex: number | undefined, site: number, place: number): void {
    if (value.kind !== 'parameter' || value.function !== functionIndex) return this.#flow.places.put(place, value);
    const passedArguments = this.#argumentsBySite.get(site) ?? [];
    const argumentPlace = this.argumentPlace(this.#flow.entry, value, passedArguments);
    if (argumentPlace !== undefined) this.#flow.places.network.flow(argumentPlace, place);
    else this.#flow.places.network.flow(this.#flow.places.place(defaultKey(value)), place);
  }

  /** The place of the argument for a parameter of a function of `entry`: the one with its name, otherwise the one at its position. */
  argumentPlace(entry: FileEntry, { function: fn, index }: ParameterValue, passedArguments: readonly PassedArgument[]): number | undefined {
    const name = bareName(entry.fact(fn)?.parameters[index]?.name ?? '');
    const namedArgument = passedArguments.find((each) => each.name === name);
    return (namedArgument ?? passedArguments[index - this.shift(fn, entry)])?.place;
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

  /** The place of the results of calling the values at a place. */
  resultPlace(callee: number | undefined, passedArguments: readonly PassedArgument[], isNew: boolean): number | undefined {
    if (callee === undefined) return undefined;
    if (passedArguments.length === 0 && !isNew)
      return this.#flow.places.place(`r ${callee}`, (place) => this.putResults(callee, passedArguments, isNew, place));
    const place = this.#flow.places.network.newPlace();
    this.putResults(callee, passedArguments, isNew, place);
    return place;
  }

  putResults(callee: number, passedArguments: readonly PassedArgument[], isNew: boolean, place: number): void {
    const site = this.#flow.places.newSite();
    this.#argumentsBySite.set(site, passedArguments);
    this.dereference(callee, (value) => this.putResult(value, site, isNew, place));
  }

  putResult(value: FlowValue, site: number, isNew: boolean, place: number): void {
    const { evaluation } = this.#flow.dependencies.resolution;
    if (value.kind === 'instance' || value.kind === 'built') {
      const resultPlace = this.resultPlace(this.#flow.members.memberPlace(this.#flow.places.constantPlace(value), '__call__'), [], false);
      if (resultPlace !== undefined) this.#flow.places.network.flow(resultPlace, place);
      return;
    }
    if (value.kind === 'super') return this.#flow.places.put(place, value);
    if (value.kind === 'foreign') return this.otherFiles.putResult(value, place);
    const passedArguments = this.#argumentsBySite.get(site) ?? [];
    if (value.kind === 'library') return this.#flow.library.method(value, passedArguments, place);
    if (value.kind === 'external' && this.#flow.library.call(value.name, passedArguments, place)) return;
    if (value.kind === 'external' || value.kind === 'module') return this.#flow.places.put(place, evaluation.result(value));
    if (value.kind !== 'symbol' && value.kind !== 'bound') return;
    if (value.kind === 'symbol' && value.through !== undefined) return this.#resultThrough(value, passedArguments, place);
    const { entry, index } = value;
    if (isClassLike(entry.fact(index)) || isNew) {
      if (entry === this.#flow.entry || isClassLike(entry.fact(index))) this.#flow.places.put(place, { kind: 'built', entry, index, site });
      return;
    }
    if (entry !== this.#flow.entry || this.#flow.entry.fact(index)?.returnType !== undefined) {
      const knownResult = evaluation.result({ kind: 'symbol', entry, index });
      if (knownResult && knownResult.kind !== 'unknown') return this.#flow.places.put(place, knownResult);
      if (entry !== this.#flow.entry) return this.otherFiles.putReturnValues(entry, index, passedArguments, place);
    }
    this.#flow.places.watch(this.returnPlace(index), (returnValue) => this.putWithArguments(returnValue, index, site, place));
  }

  /** `fn.call(…)` returns the result of `fn`, `fn.bind(…)` the function. */
  #resultThrough(value: SymbolValue, passedArguments: readonly PassedArgument[], place: number): void {
    const calledFunction = withoutMethod(value);
    if (value.through === 'bind') return this.#flow.places.put(place, calledFunction);
    const site = this.#flow.places.newSite();
    this.#argumentsBySite.set(site, this.#argumentsThrough(value, passedArguments));
    this.putResult(calledFunction, site, false, place);
  }

  /** The arguments that reach the function: without the receiver, one by one or as a list. */
  #argumentsThrough({ through }: SymbolValue, passedArguments: readonly PassedArgument[]): readonly PassedArgument[] {
    if (through !== 'apply') return passedArguments.slice(1);
    const place = this.#flow.objects.elementsPlace(passedArguments[1]?.place);
    return place === undefined ? [] : [{ place, spread: true }];
  }

  /** The place of the values that a function returns; a generator function returns an object with the values that it yields. */
  returnPlace(functionIndex: number): number {
    return this.#flow.places.place(`<return> ${functionIndex}`, (place) => {
      this.#flow.follow(this.#flow.facts.bindingsOfResult('<return>', functionIndex));
      if (!this.#flow.facts.yields(functionIndex)) return;
      this.#flow.follow(this.#flow.facts.bindingsOfResult('<yield>', functionIndex));
      const site = this.#flow.places.newSite();
      this.#flow.places.network.flow(this.#flow.places.place(`<yield> ${functionIndex}`), this.#flow.objects.keyPlace(site, anyKey));
      this.#flow.places.put(place, { kind: 'object', site });
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
    const callee = this.#flow.calleePlace(call);
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
      const method = this.#flow.members.memberPlace(this.#flow.places.constantPlace(value), '__call__');
      if (method !== undefined) this.#flow.places.watch(method, (each) => each.kind === 'bound' && this.passTo(each, passedArguments));
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

  default(scope: number, name: string, place: number): void {
    const index = this.#flow.names.parameterIndex(scope, name);
    if (index < 0) return;
    const defaultPlace = this.#flow.places.place(defaultKey({ function: scope, index }));
    this.#flow.places.network.flow(place, defaultPlace);
    this.#deferArgument({ place: defaultPlace }, scope, index);
  }
}

/** Key of the place of the default values of a parameter. */
function defaultKey({ function: fn, index }: { readonly function: number; readonly index: number }): string {
  return `d ${fn} ${index}`;
}

/** An argument as written in a call. Its place is created on demand, since most are never queried. */
class WrittenArgument implements PassedArgument {
  readonly name?: string;
  readonly spread: boolean;
  readonly #flow: Flow;
  readonly #scope: number;
  readonly #term: Term | undefined;
  #place: number | undefined;
  #isKnown = false;

  constructor(flow: Flow, scope: number, { name, value }: TermArgument) {
    if (name !== undefined) this.name = name;
    this.spread = value?.kind === 'spread';
    this.#flow = flow;
    this.#scope = scope;
    this.#term = value;
  }

  get place(): number | undefined {
    if (this.#isKnown) return this.#place;
    this.#isKnown = true;
    return (this.#place = this.#flow.termPlace(this.#scope, this.#term));
  }
}
