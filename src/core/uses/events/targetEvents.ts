// Decides the roles of a target's places in events, with knowledge of its definition.
import type { LanguageRules } from '../../languages/languageRules.ts';
import type { CodeGraph, SymbolNode } from '../../graph/edges/graphTypes.ts';
import { eventOfDecorator, eventUseAt, takesEvents, type EventUse, type TargetOrigin } from './eventUse.ts';
import type { UseTarget } from '../target/usePlaces.ts';
import type { Occurrence } from '../places/occurrences.ts';

/** Finds the uses of one target that send, handle or register. */
export class TargetEvents {
  readonly #origin: TargetOrigin;

  constructor(target: UseTarget, graph: CodeGraph) {
    const { kind, declaration } = target.symbol.fact;
    const isFunction = target.name === undefined && (kind === 'function' || kind === 'method') && declaration !== true;
    this.#origin = { by: makersOf(target, graph), isFunction };
  }

  /** Whether a function is at the position of an event: it is no event but only passed on, as in `onClosed.addListener(close)`. */
  isEventLike(use: EventUse | undefined): boolean {
    return this.#origin.isFunction && use !== undefined && use.kind !== 'registers';
  }

  /** The role of an occurrence; undefined for none. `around`: the innermost definition there. `name`: the target's name in that file. */
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
    return eventUseAt({ code, text, rules }, offset, offset + name.length, this.#origin);
  }
}

/** The code that makes the value of a name: the head of a constant, and the known assignments to a field. */
function makersOf({ symbol, name }: UseTarget, graph: CodeGraph): string {
  if (name === undefined) return symbol.fact.signature;
  const bindings = graph.file(symbol.root, symbol.path)?.facts.bindings ?? [];
  return bindings.flatMap((each) => (each.name.replace(/^(?:self|this)\./, '') === name ? [`${each.value}()`] : [])).join(' ');
}

/** The events that a function handles by its own decorators; a type where its parameter gives the event. */
export function eventsOfDecorators(
  { fact: { decorators, parameters } }: SymbolNode,
  rules: LanguageRules,
): readonly { readonly decorator: string; readonly event: string }[] {
  return decorators.flatMap((decorator) => {
    const event = eventOfDecorator(decorator, rules) ?? (takesEvents(decorator, rules) ? parameters[0]?.type : undefined);
    return event === undefined ? [] : [{ decorator, event }];
  });
}
