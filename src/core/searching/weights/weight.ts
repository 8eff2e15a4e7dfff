// Types of a row in the table of weights.

/** Measurement of a weight. */
export interface WeightFigure {
  /** The command as typed. */
  readonly by: string;
  /** Result in percentage points, with 95 % intervals. */
  readonly figure: string;
  readonly day: string;
}

/**
 * Effect of a weight on scores, which defines its neutral value.
 * - `list`: weight of a list in the fusion. Off at 0.
 * - `gain`: a summand of a score, or an exponent. Off at 0.
 * - `share`: the part of a score that remains, 0 to 1. Off at 1.
 * - `factor`: a factor of a score. Off at 1.
 * - `rule`: 1 if the rule applies, 0 if not.
 */
export type WeightKind = 'list' | 'gain' | 'share' | 'factor' | 'rule';

/** One number of the ranking. */
export interface FusionWeight {
  readonly value: number;
  readonly kind: WeightKind;
  readonly does: string;
  /** Undefined until it is measured. */
  readonly measurements: readonly WeightFigure[] | undefined;
  /** Set for weights that only answers use: `eval ablate` cannot measure them. */
  readonly answersOnly?: true;
}

/** Figure from `clew eval ablate` on the development tasks: percentage points over all tasks with the row switched off. */
export function ablationFigure(figure: string): readonly WeightFigure[] {
  return [{ by: 'clew eval ablate --tasks tasks.dev.jsonl', figure, day: '2026-11-25' }];
}
