// The modes, which are the main kinds of questions, and how a mode was chosen.

/** Main kinds of questions. The order decides a tie in `judge.ts`: the first one does the least harm when it is wrong. */
export const modes = ['conceptual', 'diagnostic', 'exploratory', 'analytical'] as const;
/** One of {@link modes}. */
export type Mode = (typeof modes)[number];

/** How the mode of a question was chosen. */
export interface ModeChoice {
  readonly value: Mode;
  /** 0 to 1. */
  readonly confidence: number;
  /** A sentence for display that quotes nothing of the question. */
  readonly reason: string;
  /** Words of the question behind the choice, most important first; absent when no words decided. */
  readonly words?: readonly string[];
  readonly scope: string | null;
  /** `settings`: the kinds of questions are disabled. */
  readonly by: 'model' | 'rules' | 'user' | 'command' | 'settings';
}

/** The reason with its words, for display. */
export function reasonWithWords({ reason, words = [] }: Pick<ModeChoice, 'reason' | 'words'>): string {
  return words.length ? `${reason} (${words.map((word) => `"${word}"`).join(', ')})` : reason;
}
