// Answers questions about an event named by a string: `'order:done'`.
import type { CancellationToken } from '../../base/cancellation.ts';
import { Pause } from '../../base/pause.ts';
import { placesOfEvent } from '../events/eventSenders.ts';
import { placesOfString } from '../events/eventStrings.ts';
import { findUses } from '../search/findUses.ts';
import { comparePlaces, type UseOptions, type UseSearchSources, type UsePlace, type UseTarget } from '../target/usePlaces.ts';

/** The participants of an event, and other places with its quoted name. */
export interface EventPlaces {
  readonly name: string;
  readonly places: readonly UsePlace[];
  readonly others: readonly UsePlace[];
}

/** The text of a name in quotation marks; undefined for other names. */
export function textInQuotes(name: string): string | undefined {
  return /^(["'`])(.+)\1$/s.exec(name.trim())?.[2];
}

/** Senders and handlers of the event, also through constants with its name. Undefined when there are none. */
export async function findEvent(
  event: string,
  { graph, texts }: UseSearchSources,
  token: CancellationToken,
  { includes = () => true }: UseOptions = {},
): Promise<EventPlaces | undefined> {
  const findDirect = (target: UseTarget): ReturnType<typeof findUses> =>
    findUses(target, { graph, texts }, token, { includes, isDirect: true });
  const pause = new Pause(texts.clock, token);
  const places = await placesOfEvent(event, { graph, texts, includes, findDirect, pause });
  if (!places.length) return undefined;
  const { others } = await placesOfString(event, { graph, texts, includes, pause });
  return { name: `'${event}'`, places: [...places].sort(comparePlaces), others: [...others].sort(comparePlaces) };
}
