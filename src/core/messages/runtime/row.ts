// The shape of the tables of texts that only runtimes write: what no literal of the code says, and which lines of code make them say it.
/** Parts of a text: `name` of a member, `key`, `expression`, `type`, `parameter`, `value`. */
export type RuntimeParts = Readonly<Partial<Record<'name' | 'key' | 'expression' | 'type' | 'parameter' | 'value', string>>>;

/** A text that a runtime writes. Its expression is bounded, so that a hostile line costs no more than its length. */
export interface RuntimeRow {
  readonly id: string;
  /** Families of languages, as the graph of code has them. */
  readonly families: readonly string[];
  readonly test: RegExp;
  /** When the runtime writes it, behind "The runtime writes this text ". */
  readonly when: (parts: RuntimeParts) => string;
  /** Text that each line which makes it do so holds; undefined where only a frame can tell the line. */
  readonly seed?: (parts: RuntimeParts) => string | undefined;
  /** What such a line looks like, without its blanks where `isBlind`. */
  readonly line?: (parts: RuntimeParts) => RegExp;
  readonly isBlind?: true;
  /** Texts of this form, with a line of code that each must find. */
  readonly examples: readonly (readonly [text: string, line: string])[];
  /** Texts that the row must leave alone. */
  readonly others: readonly string[];
}

/** A text of a runtime as it was read out of a question. */
export interface RuntimeText {
  readonly id: string;
  readonly parts: RuntimeParts;
  /** Values that stand below it: `left: …`, `right: …`. */
  readonly values: readonly string[];
}

/** Why a line of code is told: it is where the trace ends, or it does what makes the runtime write the text. */
export interface RuntimeCause {
  readonly by: 'frame' | 'line';
  /** Undefined where the text is not known, and only the frame leads to the line. */
  readonly when: string | undefined;
}
