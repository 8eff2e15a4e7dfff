// Weights of the hints by which one of several places with the same text is chosen.

/** A row of the table. */
interface FailureCue {
  readonly value: number;
  readonly meaning: string;
  readonly measurement: string;
}

/**
 * A more specific hint outweighs all less specific ones together. The figure of a row is without that row. With all rows, 95.1 % of 61 of
 * another draw lead right.
 */
export const hintWeights = {
  function: {
    value: 4,
    meaning: 'The stack trace runs through the function.',
    measurement: 'npm run bench -- messages --per 0 --same 20 on 11 projects: off 97.1 [85.5, 99.5] % of 35 that name the line, 2026-11-26',
  },
  file: {
    value: 2,
    meaning: 'The stack trace runs through the file.',
    measurement: 'npm run bench -- messages --per 0 --same 20 on 11 projects: off 41.7 [19.3, 68.0] % of 12 that name the file, 2026-11-26',
  },
  named: { value: 1, meaning: 'The question names the module or the class.', measurement: 'set by judgement' },
  raised: { value: 1, meaning: 'The type that is raised there stands in the question.', measurement: 'set by judgement' },
} as const satisfies Readonly<Record<string, FailureCue>>;
