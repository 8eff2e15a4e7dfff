// Finds code that knows the type of a caught error: handlers with their types, and branches after a type check.
import { captureOf } from '../captures.ts';
import type { FileContext } from '../fileContext.ts';
import { OwnerSpans } from '../definitions/ownerSpans.ts';
import { toDots } from '../source.ts';

/** A stretch of the text in which `name` has one of `types`. Types are as written, without type arguments. */
export interface Handler {
  readonly start: number;
  readonly end: number;
  name: string | undefined;
  readonly types: string[];
}

/** Handlers of one file. */
export class Handlers {
  readonly #handlers: readonly Handler[];
  readonly #spans: OwnerSpans;

  constructor(context: FileContext) {
    this.#handlers = findHandlers(context);
    this.#spans = new OwnerSpans(
      this.#handlers.map(({ start, end }, i) => ({ start, end, owner: i })),
      -1,
    );
  }

  /** The innermost handler at an offset; a bare re-raise there raises its types again. */
  at(offset: number): Handler | undefined {
    return this.#handlers[this.#spans.ownerAt(offset)];
  }

  /** Types of `name` at the offset, if a handler around it binds or checks the name; empty when it catches everything. */
  typesAt(name: string, offset: number): readonly string[] | undefined {
    let types: readonly string[] | undefined;
    for (const handler of this.#handlers) {
      // Inner handlers begin later, so the last match is the innermost. A handler without types keeps the known ones.
      if (handler.name === name && handler.start <= offset && offset < handler.end && (handler.types.length > 0 || !types))
        types = handler.types;
    }
    return types;
  }
}

function findHandlers(context: FileContext): Handler[] {
  const handlers = new Map<number, Handler>();
  for (const match of context.captures('catch')) {
    const node = captureOf(match, 'catch');
    if (!node) continue;
    let handler = handlers.get(node.id);
    if (!handler) handlers.set(node.id, (handler = { start: node.startIndex, end: node.endIndex, name: undefined, types: [] }));
    const type = captureOf(match, 'catch.type');
    const name = captureOf(match, 'catch.name');
    if (type) handler.types.push(bareType(context.source.foldedText(type, 200)));
    if (name) handler.name = context.source.textOf(name);
  }
  return [...handlers.values()].sort((a, b) => a.start - b.start || b.end - a.end);
}

/** A type as written, without its arguments. */
export function bareType(text: string): string {
  return toDots(text.replace(/\s*<[^]*$/, '').replace(/\s/g, ''));
}
