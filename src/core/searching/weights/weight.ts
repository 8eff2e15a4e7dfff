// What a row of the table of weights is.

/** Where a weight was measured. */
export interface WeightFigure {
  /** The command, as it is typed. */
  readonly by: string;
  /** What came out, in points of percent; intervals are 95 %. */
  readonly figure: string;
  readonly day: string;
}

/**
 * What a weight does to scores, which tells what it is when it is off.
 * - `list`: a list's say beside the others. Off at 0.
 * - `gain`: is added to a score, or is a power of one. Off at 0.
 * - `share`: what a score keeps, 0 to 1. Off at 1.
 * - `factor`: what a score is multiplied by. Off at 1.
 * - `rule`: 1 where the rule holds, 0 where it does not.
 */
export type WeightKind = 'list' | 'gain' | 'share' | 'factor' | 'rule';

/** One number by which lists are fused. */
export interface FusionWeight {
  readonly value: number;
  readonly kind: WeightKind;
  readonly does: string;
  /** Undefined until it is measured. */
  readonly measured: readonly WeightFigure[] | undefined;
  /** Set where it decides what an answer is made of and no search asks for it: `eval ablate` cannot move it. */
  readonly answersOnly?: true;
}

/** What `clew eval ablate` said of a row on the development tasks: points of percent over all tasks, with what it does switched off. */
export function ablationFigure(figure: string): readonly WeightFigure[] {
  return [{ by: 'clew eval ablate --tasks tasks.dev.jsonl', figure, day: '2026-11-25' }];
}
