// Rules of the ranking that hold or do not.
import type { Weight } from './weight.ts';

/** Rows of the rules. */
export const ruleWeights = {
  'rule.saidMessage': {
    value: 1,
    kind: 'rule',
    does: 'Where code says just the message, what says something similar or raises the same exception is left out.',
    measured: undefined,
  },
  'rule.wholeOnly': {
    value: 1,
    kind: 'rule',
    does: 'Where a literal says just the message, literals that share a part with it are left out.',
    measured: undefined,
  },
  'rule.neighboursOfReports': { value: 1, kind: 'rule', does: 'Neighbours in the graph rank for reports alone.', measured: undefined },
  'rule.testsInCode': {
    value: 1,
    kind: 'rule',
    does: 'Tests that stand in a file of code count as tests where words find them.',
    measured: undefined,
  },
  'rule.implementations': {
    value: 1,
    kind: 'rule',
    does: 'A signature that words find stands for its function, a route for what answers it.',
    measured: undefined,
  },
} as const satisfies Readonly<Record<string, Weight>>;
