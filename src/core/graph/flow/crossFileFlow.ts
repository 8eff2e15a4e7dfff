// Finds values of names, results, fields and arguments in other files: each query runs a separate flow there, and the answer is cached.
import { parseTerm } from '../../symbols/values/termParser.ts';
import { FileFlow } from './fileFlow.ts';
import { isClassLike, type FileEntry } from '../files/fileEntry.ts';
import { noteTargets } from './flowKeys.ts';
import { TargetIndex } from './targetIndex.ts';
import type { FlowValue } from './flowValues.ts';
import type { PassingCall } from '../files/passingCalls.ts';
import type { FileFlowDependencies, CrossFilePart } from './flowParts.ts';
import { fromOutside } from '../values/values.ts';

/** Number of files that a value is followed into: a file farther away rarely changes the answer and always costs much. */
const maxHops = 1;
/**
 * Maximum moves of one query. A query with more leads through half of a large file and seldom finds a function. All files together send
 * thousands of queries.
 */
const maxMoves = 1000;
/** Result types that contain nothing callable. */
const plainResultType = /^(?:Promise<|Awaitable\[)?(?:void|None|boolean|bool|number|int|float|string|str|bytes|never)\b/;
const maxPathLength = 120;
const noValues: readonly FlowValue[] = [];

/**
 * Answers queries of one file about another. The hop count is part of the cache key, so that an answer never depends on the order of
 * queries.
 */
export class CrossFileFlow implements CrossFilePart {
  readonly #dependencies: FileFlowDependencies;
  #hops = 0;

  constructor(dependencies: Omit<FileFlowDependencies, 'crossFile'>) {
    this.#dependencies = { ...dependencies, crossFile: this };
  }

  /** Not cached: each query, and each linking of the file, has its own cells and limits. */
  flowOf(entry: FileEntry): FileFlow {
    return new FileFlow(this.#dependencies, entry);
  }

  /** The value of an expression at the top of a file; `path` is the text of a term. */
  at(entry: FileEntry, path: string): readonly FlowValue[] {
    if (path.length > maxPathLength) return noValues;
    return this.#query(entry, `p ${path}`, (flow) => flow.termCell(0, parseTerm(path)), path);
  }

  /** The values that a function returns; its own parameters stay symbolic. */
  returnValues(entry: FileEntry, index: number): readonly FlowValue[] {
    const fact = entry.fact(index);
    if (plainResultType.test(fact?.returnType ?? '') || !this.#hasFlowTo(entry, `<return> ${index}`, `<yield> ${index}`)) return noValues;
    const path = fact?.parent === 0 ? `${fact.name}()` : undefined;
    return this.#query(entry, `r ${index}`, (flow) => flow.calls.returnCell(index), path, true);
  }

  /** The values of a class field, as assigned in the file of the class. */
  field(entry: FileEntry, index: number, name: string): readonly FlowValue[] {
    // A plain name is a field only if the class itself defines it.
    noteTargets(this.#dependencies.tracker, entry, `n ${name}`);
    const isOwn = TargetIndex.of(entry)
      .byTarget.get(`n ${name}`)
      ?.some(({ scope }) => scope === index);
    if (!this.#hasFlowTo(entry, `.${name}`) && !isOwn) return noValues;
    return this.#query(entry, `f ${index} ${name}`, (flow) => flow.names.fieldCell(index, name), undefined);
  }

  /** The values that a call in another file passes as argument `at`, or as `name`. */
  argument({ entry, call, number }: PassingCall, at: number, name: string): readonly FlowValue[] {
    const list = this.#dependencies.terms.arguments(call.passed ?? '');
    const termArgument = list.find((each) => each.name === name) ?? list[at];
    const value = termArgument?.name === undefined || termArgument.name === name ? termArgument?.value : undefined;
    if (!value || value.kind === 'spread') return noValues;
    // A value created for the call alone is mostly data, and following it costs as much as all the rest.
    if (value.kind === 'call' || value.kind === 'new') return noValues;
    if (value.kind === 'function') return [{ kind: 'symbol', entry, index: value.index }];
    const namedValue =
      value.kind === 'name' ? this.#dependencies.resolution.scopes.lookup(entry, call.caller, value.name, fromOutside) : undefined;
    if (namedValue?.kind === 'symbol' && namedValue.entry.fact(namedValue.index)?.kind !== 'constant') return [namedValue];
    return this.#query(entry, `a ${number} ${at} ${name}`, (flow) => flow.termCell(call.caller, value), undefined);
  }

  /** Whether anything in a file flows to one of the targets; even a negative answer depends on the file. */
  #hasFlowTo(entry: FileEntry, ...targets: readonly string[]): boolean {
    this.#dependencies.tracker.touch(entry);
    noteTargets(this.#dependencies.tracker, entry, ...targets);
    const { byTarget } = TargetIndex.of(entry);
    return targets.some((target) => byTarget.has(target));
  }

  /** True while an answer for another file is computed. */
  get isAway(): boolean {
    return this.#hops > 0;
  }

  #query(
    entry: FileEntry,
    cacheKey: string,
    cellIn: (flow: FileFlow) => number | undefined,
    path: string | undefined,
    isOwn = false,
  ): readonly FlowValue[] {
    if (this.#hops >= maxHops) return noValues;
    return this.#dependencies.tracker.remember(entry, `h ${this.#hops} ${cacheKey}`, () => {
      this.#dependencies.tracker.touch(entry);
      noteTargets(this.#dependencies.tracker, entry);
      this.#hops++;
      try {
        const flow = this.flowOf(entry);
        flow.cells.network.maxMoves = maxMoves;
        return this.#collectValues(flow, cellIn, path, isOwn);
      } finally {
        this.#hops--;
      }
    });
  }

  #collectValues(
    flow: FileFlow,
    cellIn: (flow: FileFlow) => number | undefined,
    path: string | undefined,
    isOwn: boolean,
  ): readonly FlowValue[] {
    const cell = cellIn(flow);
    if (cell === undefined) return noValues;
    const flowValues = new Set<FlowValue>();
    const addValue = (value: FlowValue): void => {
      const outsideValue = valueFromOutside(value, flow.entry, path);
      if (outsideValue) flowValues.add(outsideValue);
    };
    if (isOwn) flow.cells.watch(cell, addValue);
    else flow.calls.dereference(cell, addValue);
    flow.cells.run();
    return [...flowValues];
  }
}

/** The value as other files may hold it: outside their file, objects are identified by the expression that reached them. */
function valueFromOutside(value: FlowValue, entry: FileEntry, path: string | undefined): FlowValue | undefined {
  switch (value.kind) {
    case 'object':
      return path === undefined ? undefined : { kind: 'foreign', entry, path };
    case 'built':
      return isClassLike(value.entry.fact(value.index))
        ? { kind: 'instance', entry: value.entry, index: value.index, exact: true }
        : { kind: 'instance', entry: value.entry, index: value.index, exact: false };
    case 'library':
    case 'unknown':
    case 'external':
      return undefined;
    default:
      return value;
  }
}
