// Row types of the tables in this folder: one row per form of output, with lines that have it and lines that only look similar.

/** Source of a message. */
export type MessageSource = 'quoted' | 'error' | 'log' | 'json' | 'trace' | 'console' | 'shell' | 'whole';

/** A form of output. Its expression is bounded, so that even a hostile line takes linear time. */
export interface MessageForm {
  readonly id: string;
  readonly test: RegExp;
  /** Lines of this form, each with the expected message. */
  readonly examples: readonly (readonly [text: string, message: string])[];
  /** Lines that the row must not match. */
  readonly others: readonly string[];
}

/**
 * A prefix of a message. Its expression begins with `^`; the first group, if any, is the message, else all text after the match is. With a
 * group `type` that group is the type of the error, and the message is the group `message` or the text after the match.
 */
export interface Front extends MessageForm {
  readonly from: MessageSource;
  /** Only after a time, a level or a collector: elsewhere the same signs have another meaning. */
  readonly needs?: 'log';
  /** Marks its line as a log line. */
  readonly opens?: 'log';
  /** Words that may belong to the code: the message is also returned with them. */
  readonly mayBeCode?: true;
  /** Does not identify a message alone, because prose has it as well. */
  readonly weak?: true;
}
