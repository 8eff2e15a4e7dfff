// Shape of the tables for texts that only runtimes write: no literal contains them, but certain lines of code cause them.

/** Parts of a text: `name` of a member, `key`, `expression`, `type`, `parameter`, `value`. */
export type RuntimeParts = Readonly<Partial<Record<'name' | 'key' | 'expression' | 'type' | 'parameter' | 'value', string>>>;

/** A text that a runtime writes. Its expression is bounded, so that even a hostile line takes linear time. */
export interface RuntimeRow {
  readonly id: string;
  /** Families of languages, with the ids of the code graph. */
  readonly families: readonly string[];
  readonly test: RegExp;
  /** The condition for the text; it follows "The runtime writes this text ". */
  readonly when: (parts: RuntimeParts) => string;
  /** Text on every line that causes it; undefined where only a frame identifies the line. */
  readonly seed?: (parts: RuntimeParts) => string | undefined;
  /** Pattern of such a line, without blanks where `isBlind`. */
  readonly line?: (parts: RuntimeParts) => RegExp;
  readonly isBlind?: true;
  /** Texts of this form, each with a line of code that it must find. */
  readonly examples: readonly (readonly [text: string, line: string])[];
  /** Texts that the row must not match. */
  readonly others: readonly string[];
}

/** A runtime text found in a question. */
export interface RuntimeText {
  readonly id: string;
  readonly parts: RuntimeParts;
  /** Values below it: `left: …`, `right: …`. */
  readonly values: readonly string[];
}

/** Why a line of code is the cause: the trace ends there, or the line does what triggers the text. */
export interface RuntimeCause {
  readonly by: 'frame' | 'line';
  /** Undefined for an unknown text, where only the frame leads to the line. */
  readonly when: string | undefined;
}
