// Type of a found secret with the stretches of text that it covers.

/** A half-open stretch of a text by UTF-16 offsets. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** A secret in a text. Most cover one stretch; a key block covers one per line. */
export interface Secret {
  /** Usual name of the kind, such as `aws-access-key`; lower case letters, digits and hyphens. */
  readonly kind: string;
  /** At least one, ascending, none empty, none overlapping. */
  readonly stretches: readonly Stretch[];
}
