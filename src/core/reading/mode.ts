// The kinds of questions, and how that of a question was chosen: the one list that all of Clew uses.

/** Kinds of questions. On a tie the one that loses least when it is wrong is taken: see `judge.ts`. */
export const modes = ['conceptual', 'diagnostic', 'exploratory', 'analytical'] as const;
export type Mode = (typeof modes)[number];

/** How the mode of a question was chosen. */
export interface ModeChoice {
  readonly value: Mode;
  /** 0 to 1. */
  readonly confidence: number;
  /** A sentence for people that quotes nothing of the question. */
  readonly reason: string;
  /** Words of the question that say so, the most telling first; absent where no words decided. */
  readonly words?: readonly string[];
  readonly scope: string | null;
  /** `settings`: kinds of questions are switched off. */
  readonly by: 'model' | 'rules' | 'user' | 'command' | 'settings';
}

/** The reason with the words that it rests on, as people are told it. */
export function reasonWithWords({ reason, words = [] }: Pick<ModeChoice, 'reason' | 'words'>): string {
  return words.length ? `${reason} (${words.map((word) => `"${word}"`).join(', ')})` : reason;
}
