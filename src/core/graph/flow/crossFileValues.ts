// Brings values from other files into the flow of a file: results of functions, contents of objects, and arguments.
import { constructorName } from '../values/constructors.ts';
import { isClassLike, type FileEntry } from '../files/fileEntry.ts';
import type { Flow } from './flowParts.ts';
import { bareName, type ForeignValue, type PassedArgument } from './flowValues.ts';
import type { PassingCall } from '../files/passingCalls.ts';
import { noteTargets } from './flowKeys.ts';

/** Maximum calling sites of a name to follow; a more frequent name is too common. */
export const maxCallers = 24;

/** Copies values of other files into the cells of one file. */
export class CrossFileValues {
  readonly #flow: Flow;
  readonly #queriedParameters = new Set<string>();

  constructor(flow: Flow) {
    this.#flow = flow;
  }

  /** The result of a function of another file; its parameters become the arguments passed here. */
  putReturnValues(entry: FileEntry, index: number, passedArguments: readonly PassedArgument[], cell: number): void {
    const { calls, cells, dependencies } = this.#flow;
    for (const value of dependencies.crossFile.returnValues(entry, index)) {
      if (value.kind !== 'parameter') cells.put(cell, value);
      else if (value.function === index) {
        const argument = calls.argumentCell(entry, value, passedArguments);
        if (argument !== undefined) cells.network.flow(argument, cell);
      }
    }
  }

  /** The result of a method of another file's container. */
  putResult({ entry, path }: ForeignValue, cell: number): void {
    for (const value of this.#flow.dependencies.crossFile.at(entry, `${path}()`)) this.#flow.cells.put(cell, value);
  }

  /** Passes the elements of another file's container to the callback of its method. */
  passElements({ entry, path }: ForeignValue, passedArguments: readonly PassedArgument[]): void {
    const { calls, cells, dependencies } = this.#flow;
    const callback = passedArguments[0]?.cell;
    const dot = path.lastIndexOf('.');
    if (callback === undefined || dot < 0) return;
    const elements = cells.network.newCell();
    for (const value of dependencies.crossFile.at(entry, `...${path.slice(0, dot)}`)) cells.put(elements, value);
    calls.dereference(callback, (value) => calls.passTo(value, [{ cell: elements }]));
  }

  /**
   * Queries calls in other files that pass a value for an untyped parameter of this file. Only for the file being linked: the callers of
   * callers would never end.
   */
  queryCallers(functionIndex: number, index: number): void {
    const { dependencies, cells } = this.#flow;
    const key = this.#flow.calls.argumentsKey({ function: functionIndex, index });
    if (dependencies.crossFile.isAway || this.#queriedParameters.has(key)) return;
    this.#queriedParameters.add(key);
    cells.enqueue(() => this.#queryCallersOf(functionIndex, index));
  }

  #queryCallersOf(functionIndex: number, index: number): void {
    const { entry, dependencies } = this.#flow;
    const fact = entry.fact(functionIndex);
    if (this.#isTyped(functionIndex, fact?.parameters[index]?.type)) return;
    const owner = entry.fact(fact?.parent ?? -1);
    if (!fact || !(fact.parent === 0 || isClassLike(owner))) return;
    const name = fact.name === constructorName(entry.rules, owner?.name) ? owner?.name : fact.name;
    if (name === undefined || name.startsWith('<')) return;
    dependencies.tracker.note(`a:${name}`);
    const callers = dependencies.definitions.passingCalls.withName(name, entry.rules).filter((each) => each.entry !== entry);
    if (callers.length > maxCallers) this.#flow.cells.network.cutCount++;
    else for (const caller of callers) this.#copyArguments(caller, functionIndex, index);
  }

  /** Whether the type resolves calls on the parameter: a class does, a function type does not. */
  #isTyped(functionIndex: number, type: string | undefined): boolean {
    const { entry, dependencies } = this.#flow;
    const value = type === undefined ? undefined : dependencies.resolution.types.ofText(entry, functionIndex, type);
    if (value?.kind === 'external') return !/(?:^|\.)(?:Function|[Cc]allable)$/.test(value.name);
    return value?.kind === 'instance' && value.entry.fact(value.index)?.kind !== 'type';
  }

  #copyArguments(caller: PassingCall, functionIndex: number, index: number): void {
    const { calls, entry, cells, dependencies } = this.#flow;
    // The name of the callee stands for the call itself; see `a:` of the keys.
    noteTargets(dependencies.tracker, caller.entry);
    dependencies.tracker.touch(caller.entry);
    const id = entry.nodes[functionIndex]?.id;
    const links = dependencies.resolution.links.of(caller.entry, caller.call);
    if (!links.some(({ callee, evidence }) => callee === id && evidence !== 'name-only')) return;
    const name = bareName(entry.fact(functionIndex)?.parameters[index]?.name ?? '');
    const cell = calls.argumentsCell(functionIndex, index);
    for (const value of dependencies.crossFile.argument(caller, index - calls.shift(functionIndex), name)) cells.put(cell, value);
  }
}
