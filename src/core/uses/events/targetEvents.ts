// What places of one target have to do with events, read with what is known of its definition.
import type { LanguageRules } from '../../languages/rules.ts';
import type { CodeGraph, SymbolNode } from '../../graph/edges/types.ts';
import { eventOfDecorator, eventUseAt, takesEvents, type EventUse, type TargetMaking } from './eventUse.ts';
import type { UseTarget } from '../types.ts';
import type { Occurrence } from '../places/occurrences.ts';

/** Reads the uses of one target that send, handle or register. */
export class TargetEvents {
  readonly #made: TargetMaking;

  constructor({ symbol, name }: UseTarget, graph: CodeGraph) {
    const { kind, declaration } = symbol.fact;
    const isFunction = name === undefined && (kind === 'function' || kind === 'method') && declaration !== true;
    this.#made = { by: makersOf({ symbol, ...(name !== undefined && { name }) }, graph), isFunction };
  }

  /** A function is no event: where one stands for an event it is only passed on, as by `onClosed.addListener(close)`. */
  isEventLike(use: EventUse | undefined): boolean {
    return this.#made.isFunction && use !== undefined && use.kind !== 'registers';
  }

  /** `around` is the innermost definition there; `name` what the target is called in that file. */
  useAt(
    occurrence: Occurrence,
    name: string,
    text: string,
    rules: LanguageRules,
    around: SymbolNode | null,
    isParameter: boolean,
  ): EventUse | undefined {
    const { offset, code } = occurrence;
    if (isParameter && around?.fact.decorators.some((each) => takesEvents(each, rules))) return { kind: 'handles' };
    return eventUseAt({ code, text, rules }, offset, offset + name.length, this.#made);
  }
}

/** The code that makes what a name holds: the head of a constant, and what is known to be assigned to a field. */
function makersOf({ symbol, name }: UseTarget, graph: CodeGraph): string {
  if (name === undefined) return symbol.fact.signature;
  const bindings = graph.file(symbol.root, symbol.path)?.facts.bindings ?? [];
  return bindings.flatMap((each) => (each.name.replace(/^(?:self|this)\./, '') === name ? [`${each.value}()`] : [])).join(' ');
}

/** The events that a function handles by its own decorators; a type where its parameter tells which. */
export function eventsOfDecorators(
  { fact: { decorators, parameters } }: SymbolNode,
  rules: LanguageRules,
): readonly { readonly decorator: string; readonly event: string }[] {
  return decorators.flatMap((decorator) => {
    const event = eventOfDecorator(decorator, rules) ?? (takesEvents(decorator, rules) ? parameters[0]?.type : undefined);
    return event === undefined ? [] : [{ decorator, event }];
  });
}
