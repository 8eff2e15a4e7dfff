// The kinds of questions, and how that of a question was chosen: the one list that all of Clew uses.

/** Kinds of questions. On a tie the one that loses least when it is wrong is taken: see `judge.ts`. */
export const modes = ['conceptual', 'diagnostic', 'exploratory', 'analytical'] as const;
export type Mode = (typeof modes)[number];

/** How the mode of a question was chosen. */
export interface ModeChoice {
  readonly value: Mode;
  /** 0 to 1. */
  readonly confidence: number;
  /** A sentence for people. */
  readonly reason: string;
  readonly scope: string | null;
  /** `settings`: kinds of questions are switched off. */
  readonly by: 'model' | 'rules' | 'user' | 'command' | 'settings';
}
