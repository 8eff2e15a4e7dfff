// The shapes of the tables in this folder. What tools print is data: one row a form, with lines that have it and lines that only look like it.

/** Where a message was read from. */
export type MessageSource = 'quoted' | 'error' | 'log' | 'json' | 'trace' | 'console' | 'shell' | 'whole';

/** A form of output. Its expression is bounded, so that a hostile line costs no more than its length. */
export interface MessageForm {
  readonly id: string;
  readonly test: RegExp;
  /** Lines of this form, with the message that each must give. */
  readonly examples: readonly (readonly [text: string, message: string])[];
  /** Lines that the row must leave alone. */
  readonly others: readonly string[];
}

/**
 * What is put before a message. Its expression begins with `^`; a first group, where it has one, is the message, else all that follows is.
 * Where it names the group `type`, that is the type of the error, and the message is the group `said` or what follows.
 */
export interface Front extends MessageForm {
  readonly from: MessageSource;
  /** Only behind a time, a level or a collector: elsewhere the same signs mean something else. */
  readonly needs?: 'log';
  /** Makes a log line of its line. */
  readonly opens?: 'log';
  /** Words that code may say itself: the message is returned with them too. */
  readonly own?: true;
  /** Does not make a message of a line by itself: prose has it as well. */
  readonly weak?: true;
}
