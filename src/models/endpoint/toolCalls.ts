// Assembles tool calls from streamed pieces: by index, by id, or whole, in one chunk or many.
import type { ToolCall } from '../../core/ports.ts';
import { fieldsOf } from './jsonFields.ts';

/** A call of which pieces have come. */
interface Pieces {
  id: string;
  name: string;
  args: string;
}

/** The calls of one reply, in the order in which they began. */
export class ReplyToolCalls {
  readonly #before: number;
  readonly #calls: Pieces[] = [];
  readonly #byIndex = new Map<number, Pieces>();

  /** @param before messages of the request, so that an id made here is unique among the requests of a chat */
  constructor(before: number) {
    this.#before = before;
  }

  /** Whether any call has begun. */
  get begun(): boolean {
    return this.#calls.length > 0;
  }

  /** Adds the pieces in a chunk; older servers write the only call as `function_call`. */
  read(delta: Readonly<Record<string, unknown>>): void {
    const { tool_calls: list, function_call: only } = delta;
    if (Array.isArray(list)) for (const piece of list) this.#take(piece);
    else if (only !== undefined && only !== null) this.#take({ index: 0, function: only });
  }

  #take(piece: unknown): void {
    const { index, id, function: called } = fieldsOf(piece);
    const { name, arguments: args } = fieldsOf(called);
    const call = this.#callOf(typeof index === 'number' ? index : undefined, textOf(id));
    call.id ||= textOf(id);
    // Some servers repeat the name with every piece.
    call.name ||= textOf(name);
    call.args += typeof args === 'object' && args !== null ? JSON.stringify(args) : textOf(args);
  }

  /** Without an index, a new id begins a new call, and a piece without an id continues the last one. */
  #callOf(index: number | undefined, id: string): Pieces {
    const known =
      index === undefined ? (id === '' ? this.#calls.at(-1) : this.#calls.find((each) => each.id === id)) : this.#byIndex.get(index);
    // A server that gives every call the same index tells them apart by their ids.
    if (known && (id === '' || known.id === '' || known.id === id)) return known;
    const call = { id: '', name: '', args: '' };
    this.#calls.push(call);
    if (index !== undefined) this.#byIndex.set(index, call);
    return call;
  }

  /** All calls, each with an id of its own. */
  get all(): readonly ToolCall[] {
    const taken = new Set<string>();
    return this.#calls.map(({ id, name, args }, i) => {
      const own = id === '' || taken.has(id) ? madeId(this.#before, i) : id;
      taken.add(own);
      return { id: own, name, args };
    });
  }
}

/** Nine letters and digits: Mistral takes no other ids. */
function madeId(before: number, i: number): string {
  return `c${String(before % 10_000).padStart(4, '0')}${String(i % 10_000).padStart(4, '0')}`;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
