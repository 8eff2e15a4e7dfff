// Tells chains of calls that can happen from those that enter a function by one caller and leave it into what another caller passed.
import type { SymbolId } from '../../symbols/symbolId.ts';
import { parseArguments } from '../../symbols/values/termParser.ts';
import type { Term } from '../../symbols/values/valueTerms.ts';
import type { CodeGraph, Edge, SymbolNode } from '../edges/graphTypes.ts';
import { callsAt } from './callsAt.ts';

/** What of the graph is needed to follow functions that are passed. */
export type PassingGraph = Pick<CodeGraph, 'symbol' | 'inFile' | 'file' | 'outgoing'>;

/** A parameter of a function. */
interface Parameter {
  readonly owner: SymbolNode;
  readonly name: string;
}

/** A function that is called through a parameter. A caller of the parameter's owner has to pass it. */
export interface PassedFunction {
  readonly parameter: Parameter;
  readonly callee: SymbolId;
}

/** Functions that are called through a parameter, by the callers that pass them. */
export class PassedFunctions {
  readonly #graph: PassingGraph;
  readonly #calledParameters = new Map<Edge, Parameter | null>();

  constructor(graph: PassingGraph) {
    this.#graph = graph;
  }

  /**
   * Whether `edge` can be taken after the calls of `path`. A call through a parameter leads only to a function that the parameter's owner
   * or a caller on the path names or holds, unless the value of the parameter may come from before the path.
   */
  mayFollow(path: readonly Edge[], edge: Edge): boolean {
    let passedFunction = this.calledBy(edge);
    for (const entry of path.toReversed()) {
      if (!passedFunction) return true;
      if (entry.callee !== passedFunction.parameter.owner.id) continue;
      const outerFunction = this.passedBy(entry, passedFunction);
      if (outerFunction === 'another') return false;
      passedFunction = outerFunction;
    }
    return true;
  }

  /** The function that `edge` calls through a parameter whose owner neither names nor holds it. */
  calledBy(edge: Edge): PassedFunction | undefined {
    const parameter = this.#calledParameter(edge);
    const { callee } = edge;
    return parameter && callee !== null && !this.#names(parameter.owner.id, callee) ? { parameter, callee } : undefined;
  }

  /**
   * What a call of the parameter's owner passes: undefined for the function itself or a value that cannot be told, the function as a
   * parameter of the caller where that is passed on, `another` for anything else.
   */
  passedBy(entry: Edge, { parameter, callee }: PassedFunction): PassedFunction | 'another' | undefined {
    const names = this.#passedNames(entry, parameter);
    const caller = this.#graph.symbol(entry.caller);
    if (!names || !caller || names.includes(this.#graph.symbol(callee)?.fact.name ?? '') || this.#names(caller.id, callee))
      return undefined;
    const outerParameter = this.#parameterIn(caller, names);
    return outerParameter ? { parameter: outerParameter, callee } : 'another';
  }

  /** The parameter that the call of `edge` calls; null for a call by another name. */
  #calledParameter(edge: Edge): Parameter | null {
    const known = this.#calledParameters.get(edge);
    if (known !== undefined) return known;
    const [caller, callee] = [edge.caller, edge.callee ?? ''].map((id) => this.#graph.symbol(id));
    const calls = caller && callee ? callsAt(caller, edge.line, this.#graph).filter(({ how }) => how === 'call') : [];
    const names = calls.flatMap(({ receiver, name }) => (receiver === undefined ? [name] : []));
    const isNamed = calls.some(({ name }) => name === callee?.fact.name);
    const parameter = caller && !isNamed ? this.#parameterIn(caller, names) : null;
    this.#calledParameters.set(edge, parameter);
    return parameter;
  }

  /** The names in what the call of `entry` passes as `parameter`; undefined when the argument cannot be told. */
  #passedNames(entry: Edge, { owner, name }: Parameter): readonly string[] | undefined {
    const caller = this.#graph.symbol(entry.caller);
    const calls = caller ? callsAt(caller, entry.line, this.#graph).filter((call) => call.name === owner.fact.name) : [];
    const [call] = calls;
    const parsedArguments = call && calls.length === 1 ? parseArguments(call.passed ?? '') : undefined;
    if (!parsedArguments || parsedArguments.some(({ value }) => value?.kind === 'spread')) return undefined;
    const parameters = owner.fact.parameters.filter((each, i) => i > 0 || !/^(?:self|cls|this)$/.test(each.name));
    const position = parameters.findIndex((each) => each.name === name);
    const argument = parsedArguments.find((each) => each.name === name) ?? parsedArguments[position];
    return argument?.value ? namesIn(argument.value) : [];
  }

  /** The innermost parameter around `symbol` with one of the names. */
  #parameterIn(symbol: SymbolNode, names: readonly string[]): Parameter | null {
    for (const owner of this.#around(symbol)) {
      const name = owner.fact.parameters.find((each) => names.includes(each.name))?.name;
      if (name !== undefined) return { owner, name };
    }
    return null;
  }

  /** Whether a function contains the definition of `callee`, or names it. */
  #names(id: SymbolId, callee: SymbolId): boolean {
    const definition = this.#graph.symbol(callee);
    if (!definition || this.#around(definition).some((each) => each.id === id)) return true;
    return this.#graph.outgoing(id).some((edge) => edge.callee === callee);
  }

  /** A symbol and those around it, innermost first. */
  #around(symbol: SymbolNode): readonly SymbolNode[] {
    const nodes = this.#graph.inFile(symbol.root, symbol.path);
    const around = [symbol];
    for (let at = symbol; at.fact.index > 0;) {
      const parent = nodes[at.fact.parent];
      if (!parent) break;
      around.push(parent);
      at = parent;
    }
    return around;
  }
}

/** The names that a value may come from. */
function namesIn(term: Term): readonly string[] {
  switch (term.kind) {
    case 'name':
      return [term.name];
    case 'choice':
      return term.options.flatMap(namesIn);
    case 'member':
    case 'index':
    case 'call':
    case 'new':
    case 'spread':
      return [...namesIn(term.of), ...('arguments' in term ? term.arguments.flatMap(({ value }) => (value ? namesIn(value) : [])) : [])];
    case 'list':
      return term.items.flatMap((item) => (item ? namesIn(item) : []));
    case 'record':
      return term.entries.flatMap(({ value }) => namesIn(value));
    case 'function':
      return [];
  }
}
