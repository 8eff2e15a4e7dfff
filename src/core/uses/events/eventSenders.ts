// Finds places that may reach a function through an event: they send an event that the function is registered for.
import { fileKeyOf } from '../../base/fileKey.ts';
import type { Pause } from '../../base/pause.ts';
import { dispatchConfidence } from '../../graph/edges/edgeConfidence.ts';
import { rulesOf } from '../../syntax/languages.ts';
import type { CodeGraph } from '../../graph/edges/graphTypes.ts';
import type { FileTexts } from '../../text/fileTexts.ts';
import { placesOfString } from './eventStrings.ts';
import type { UsePlace, UseOptions, Uses, UseTarget } from '../target/usePlaces.ts';
import { eventsOfDecorators } from './targetEvents.ts';

/** Input of a look-up for one function. */
export interface SenderSearchInput {
  readonly target: UseTarget;
  readonly graph: CodeGraph;
  readonly texts: FileTexts;
  readonly includes: NonNullable<UseOptions['includes']>;
  /** Direct uses of another definition. */
  readonly findDirect: (target: UseTarget) => Promise<Uses>;
  readonly pause: Pause;
}

/** A place that registers a function, with the name of the event. */
export type Registration = UsePlace & { readonly event: string };

/** Maximum number of events of one function that are followed to their senders. Set by judgement. */
const maxEvents = 8;

/** Registrations by the function's own decorators. */
export async function decoratedRegistrations({
  target: { symbol, name },
  texts,
}: Pick<SenderSearchInput, 'target' | 'texts'>): Promise<readonly Registration[]> {
  const events = name === undefined ? eventsOfDecorators(symbol, rulesOf(symbol.language)) : [];
  if (!events.length) return [];
  const lines = ((await texts.textOf(symbol.root, symbol.path)) ?? '').split('\n');
  const { range, nameRange } = symbol.fact;
  return events.map(({ decorator, event }): Registration => {
    const head = /^@?[\w.]+/.exec(decorator)?.[0] ?? decorator;
    let line = range.start.line;
    while (line < nameRange.start.line && !(lines[line] ?? '').includes(head)) line++;
    const column = Math.max(0, (lines[line] ?? '').indexOf(head));
    const { root, path, role } = symbol;
    return {
      root,
      path,
      role,
      line,
      column,
      kind: 'registers',
      through: null,
      evidence: 'same-scope',
      confidence: 0.98,
      text: (lines[line] ?? '').trim(),
      symbol,
      event,
    };
  });
}

/** Places that send an event of one of `registrations`. Rejects with `CancelledError`. */
export async function sendersOf(registrations: readonly Registration[], request: SenderSearchInput): Promise<readonly UsePlace[]> {
  const senders = new Map<string, UsePlace>();
  const events = new Map(registrations.map((each) => [each.event, each]));
  for (const [event, registration] of [...events].slice(0, maxEvents)) {
    for (const place of await sendersOfEvent(event, registration, request)) {
      if (place.kind !== 'sends') continue;
      senders.set(`${fileKeyOf(place)}:${place.line} ${event}`, { ...place, confidence: dispatchConfidence, throughEvent: event });
    }
  }
  return [...senders.values()];
}

async function sendersOfEvent(event: string, { root, path, line }: Registration, request: SenderSearchInput): Promise<readonly UsePlace[]> {
  const { graph, findDirect } = request;
  const quotedText = /^(["'`])(.*)\1$/s.exec(event)?.[2];
  if (quotedText !== undefined) return placesOfEvent(quotedText, request);
  const nameMatch = /^(?:(.*)\.)?([\w$]+)$/.exec(event.replace(/\.class$|\(\)$/, ''));
  if (!nameMatch?.[2]) return [];
  const place = { root, path, line, name: nameMatch[2], receiver: nameMatch[1] };
  const meanings = graph.definitionsAt(place);
  // Some frameworks use classes as events.
  const definitions = meanings !== 'outside' && meanings.length ? meanings : graph.definitionsAt({ ...place, isType: true });
  const places: UsePlace[] = [];
  for (const target of definitions === 'outside' ? [] : definitions.flatMap((each) => [each, ...firedEvents(each, graph)]))
    places.push(...(await findDirect(target)).places);
  return places;
}

/** Places that take part in an event named by a string, or by a constant with that string. */
export async function placesOfEvent(event: string, request: Omit<SenderSearchInput, 'target'>): Promise<readonly UsePlace[]> {
  const { places, constants } = await placesOfString(event, request);
  const allPlaces = [...places];
  for (const constant of constants) allPlaces.push(...(await request.findDirect(constant)).places);
  return allPlaces.filter(({ kind }) => kind === 'sends' || kind === 'handles');
}

/** `onDidOrder = this._onDidOrder.event` exposes what `_onDidOrder` fires. */
function firedEvents({ symbol, name }: UseTarget, graph: CodeGraph): readonly UseTarget[] {
  const bindings = graph.file(symbol.root, symbol.path)?.facts.bindings ?? [];
  return bindings.flatMap((each) => {
    const ownName = each.name.replace(/^this\./, '') === name ? /^this\.([\w$#]+)\.event$/.exec(each.value)?.[1] : undefined;
    return ownName === undefined ? [] : [{ symbol, name: ownName }];
  });
}
