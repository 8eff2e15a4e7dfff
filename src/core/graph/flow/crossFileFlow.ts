// Values of names, results, fields and arguments in other files: each query runs a separate flow there, and the answer is cached.
import { parseTerm } from '../../symbols/values/termParser.ts';
import { FileFlow } from './fileFlow.ts';
import { isClassLike, type FileEntry } from '../files/fileEntry.ts';
import { FlowIndex } from './flowIndex.ts';
import type { FlowValue } from './flowValues.ts';
import type { PassingCall } from '../files/passingCalls.ts';
import type { FileFlowParts, OtherFiles } from './flowParts.ts';
import { fromOutside } from '../values/values.ts';

/** Number of files that a value is followed into: a file farther away rarely changes the answer and always costs much. */
const mostHops = 1;
/**
 * Maximum moves of one query. A longer one leads through half of a large file and tells little; all files together send thousands of
 * queries.
 */
const mostMoves = 1000;
/** Result types that contain nothing callable. */
const saysNothing = /^(?:Promise<|Awaitable\[)?(?:void|None|boolean|bool|number|int|float|string|str|bytes|never)\b/;
const longestPath = 120;
const none: readonly FlowValue[] = [];

/**
 * Answers queries of one file about another. The hop count is part of the cache key, so that an answer never depends on the order of
 * queries.
 */
export class CrossFileFlow implements OtherFiles {
  readonly #parts: FileFlowParts;
  #hops = 0;

  constructor(parts: Omit<FileFlowParts, 'crossFile'>) {
    this.#parts = { ...parts, crossFile: this };
  }

  /** A new flow of the file. */
  flowOf(entry: FileEntry): FileFlow {
    return new FileFlow(this.#parts, entry);
  }

  /** The value of an expression at the top of a file; `path` is the text of a term. */
  at(entry: FileEntry, path: string): readonly FlowValue[] {
    if (path.length > longestPath) return none;
    return this.#ask(entry, `p ${path}`, (flow) => flow.term(0, parseTerm(path)), path);
  }

  /** The values that a function returns; its own parameters stay symbolic. */
  returned(entry: FileEntry, index: number): readonly FlowValue[] {
    const fact = entry.fact(index);
    if (saysNothing.test(fact?.returnType ?? '') || !this.#leads(entry, `<return> ${index}`, `<yield> ${index}`)) return none;
    const path = fact?.parent === 0 ? `${fact.name}()` : undefined;
    return this.#ask(entry, `r ${index}`, (flow) => flow.calls.returned(index), path, true);
  }

  /** The values of a class field, as assigned in the file of the class. */
  field(entry: FileEntry, index: number, name: string): readonly FlowValue[] {
    // A plain name is a field only if the class itself defines it.
    const isOwn = FlowIndex.of(entry)
      .byTarget.get(`n ${name}`)
      ?.some(({ scope }) => scope === index);
    if (!this.#leads(entry, `.${name}`) && !isOwn) return none;
    return this.#ask(entry, `f ${index} ${name}`, (flow) => flow.names.field(index, name), undefined);
  }

  /** The values that a call in another file passes as argument `at`, or as `name`. */
  argument({ entry, call, number }: PassingCall, at: number, name: string): readonly FlowValue[] {
    const list = this.#parts.terms.arguments(call.passed ?? '');
    const termArgument = list.find((each) => each.name === name) ?? list[at];
    const value = termArgument?.name === undefined || termArgument.name === name ? termArgument?.value : undefined;
    if (!value || value.kind === 'spread') return none;
    // A value created for the call alone is mostly data, and following it costs as much as all the rest.
    if (value.kind === 'call' || value.kind === 'new') return none;
    if (value.kind === 'function') return [{ kind: 'symbol', entry, index: value.index }];
    const named = value.kind === 'name' ? this.#parts.above.scopes.lookup(entry, call.caller, value.name, fromOutside) : undefined;
    if (named?.kind === 'symbol' && named.entry.fact(named.index)?.kind !== 'constant') return [named];
    return this.#ask(entry, `a ${number} ${at} ${name}`, (flow) => flow.term(call.caller, value), undefined);
  }

  /** Whether anything in a file flows to one of the targets; even a negative answer depends on the file. */
  #leads(entry: FileEntry, ...targets: readonly string[]): boolean {
    this.#parts.dependencies.touch(entry);
    this.#parts.dependencies.note(`v:${entry.key}`);
    const { byTarget } = FlowIndex.of(entry);
    return targets.some((target) => byTarget.has(target));
  }

  /** True while an answer for another file is computed. */
  get isAway(): boolean {
    return this.#hops > 0;
  }

  #ask(
    entry: FileEntry,
    question: string,
    place: (flow: FileFlow) => number | undefined,
    path: string | undefined,
    isOwn = false,
  ): readonly FlowValue[] {
    if (this.#hops >= mostHops) return none;
    return this.#parts.dependencies.remember(entry, `h ${this.#hops} ${question}`, () => {
      this.#parts.dependencies.touch(entry);
      this.#parts.dependencies.note(`v:${entry.key}`);
      this.#hops++;
      try {
        const flow = this.flowOf(entry);
        flow.places.network.mostMoves = mostMoves;
        return this.#follow(flow, place, path, isOwn);
      } finally {
        this.#hops--;
      }
    });
  }

  #follow(flow: FileFlow, place: (flow: FileFlow) => number | undefined, path: string | undefined, isOwn: boolean): readonly FlowValue[] {
    const at = place(flow);
    if (at === undefined) return none;
    const flowValues = new Set<FlowValue>();
    const take = (value: FlowValue): void => {
      const outside = asSeenOutside(value, flow.entry, path);
      if (outside) flowValues.add(outside);
    };
    if (isOwn) flow.places.watch(at, take);
    else flow.calls.deref(at, take);
    flow.places.run();
    return [...flowValues];
  }
}

/** Outside their file, objects are identified by the expression that reached them. */
function asSeenOutside(value: FlowValue, entry: FileEntry, path: string | undefined): FlowValue | undefined {
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
