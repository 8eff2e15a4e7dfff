// Assembles tool calls from streamed pieces: by index, by id, or whole, in one chunk or many.
import type { ToolCall } from '../../core/ports.ts';
import { fieldsOf, jsonText } from './jsonFields.ts';

/** A call of which pieces have come. */
interface PartialCall {
  id: string;
  name: string;
  args: string;
}

/** The calls of one reply, in the order in which they began. */
export class ReplyToolCalls {
  readonly #earlierMessages: number;
  readonly #calls: PartialCall[] = [];
  readonly #byIndex = new Map<number, PartialCall>();

  /** @param earlierMessages messages of the request, so that an id made here is unique among the requests of a chat */
  constructor(earlierMessages: number) {
    this.#earlierMessages = earlierMessages;
  }

  /** Whether any call has begun. */
  get begun(): boolean {
    return this.#calls.length > 0;
  }

  /** Adds the pieces in a chunk; older servers write the only call as `function_call`. */
  readDelta(delta: Readonly<Record<string, unknown>>): void {
    const { tool_calls: list, function_call: onlyCall } = delta;
    if (Array.isArray(list)) for (const piece of list) this.#addPiece(piece);
    else if (onlyCall !== undefined && onlyCall !== null) this.#addPiece({ index: 0, function: onlyCall });
  }

  #addPiece(piece: unknown): void {
    const { index, id, function: functionPiece } = fieldsOf(piece);
    const { name, arguments: args } = fieldsOf(functionPiece);
    const call = this.#callOf(typeof index === 'number' ? index : undefined, textOf(id));
    call.id ||= textOf(id);
    // Some servers repeat the name with every piece.
    call.name ||= textOf(name);
    call.args += typeof args === 'object' && args !== null ? jsonText(args) : textOf(args);
  }

  /** Without an index, a new id begins a new call, and a piece without an id continues the last one. */
  #callOf(index: number | undefined, id: string): PartialCall {
    const earlierCall =
      index === undefined ? (id === '' ? this.#calls.at(-1) : this.#calls.find((each) => each.id === id)) : this.#byIndex.get(index);
    // A server that gives every call the same index tells them apart by their ids.
    if (earlierCall && (id === '' || earlierCall.id === '' || earlierCall.id === id)) return earlierCall;
    const call = { id: '', name: '', args: '' };
    this.#calls.push(call);
    if (index !== undefined) this.#byIndex.set(index, call);
    return call;
  }

  get all(): readonly ToolCall[] {
    const usedIds = new Set<string>();
    return this.#calls.map(({ id, name, args }, i) => {
      const uniqueId = id === '' || usedIds.has(id) ? makeId(this.#earlierMessages, i) : id;
      usedIds.add(uniqueId);
      return { id: uniqueId, name, args };
    });
  }
}

/** Nine letters and digits: Mistral takes no other ids. */
function makeId(earlierMessages: number, i: number): string {
  return `c${String(earlierMessages % 10_000).padStart(4, '0')}${String(i % 10_000).padStart(4, '0')}`;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
