// A way in which the library of a message broker subscribes to a topic or sends to it. `topicPattern` makes its pattern.
import type { NameRow } from '../nameRow.ts';

/** A row whose name is a string with its marks, or a constant. */
export interface TopicRow extends NameRow {
  readonly kind: 'sends' | 'handles';
  /** Position or keyword of the function that handles messages; absent: the code around the place does. */
  readonly handler?: number | string;
  /** The name is the type of the message, and the handler a method that is given it. */
  readonly isType?: true;
}

/** A topic in quotation marks, or a constant: `ORDER_TOPIC`, `Topics.ORDERS`. */
const written = '(?<name>["\'`][^"\'`\\n]{1,200}["\'`]|(?:[A-Za-z_]\\w{0,60}\\.){0,2}[A-Z]\\w{1,60}(?![\\w.(<:]))';

/** A pattern whose `NAME` is a topic and whose blanks are optional white space. */
export function topicPattern(source: string): RegExp {
  return new RegExp(source.replaceAll(' ', '\\s{0,100}').replaceAll('NAME', written), 'g');
}

/** A subscription. */
export const handles = { kind: 'handles', isOffer: true } as const;
/** A message that is sent. */
export const sends = { kind: 'sends' } as const;
/** A call that only a broker has. */
export const sure = 0.95;
/** A call that is named like one of a broker. */
export const possible = 0.75;
/** A call whose name other libraries share, in a file that names the broker. */
export const likely = 0.85;
