// Rules of the ranking that can be switched off, to measure what each contributes.
import { ablationFigure, type FusionWeight } from './weight.ts';

/** The rules; a value of 1 means that the rule applies. */
export const ruleWeights = {
  'rule.saidMessage': {
    value: 1,
    kind: 'rule',
    does: 'When code emits exactly the message, similar messages and other raisers of the exception are left out.',
    measurements: ablationFigure(
      'off: Acc@1 +0.0 [0.0, 0.0], MRR@10 +0.0 [0.0, 0.0], R@10 +0.0 [0.0, 0.0]; of 581 tasks 23 ask for it, 0 get better and 0 worse',
    ),
  },
  'rule.wholeOnly': {
    value: 1,
    kind: 'rule',
    does: 'When a literal is exactly the message, literals that only share a part with it are left out.',
    measurements: ablationFigure(
      'off: Acc@1 -0.3 [-0.9, 0.0], MRR@10 -0.2 [-0.4, 0.0], R@10 +0.0 [0.0, 0.1]; of 581 tasks 566 ask for it, 2 get better and 2 worse',
    ),
  },
  'rule.neighboursOfReports': {
    value: 1,
    kind: 'rule',
    does: 'Only reports rank neighbours in the graph.',
    measurements: ablationFigure(
      'off: Acc@1 -1.0 [-2.6, 0.5], MRR@10 -0.6 [-1.6, 0.3], R@10 +2.0 [0.6, 3.6]; of 581 tasks 457 ask for it, 38 get better and 45 worse',
    ),
  },
  'rule.testsInCode': {
    value: 1,
    kind: 'rule',
    does: 'Word hits in a test inside a code file count as hits in a test.',
    measurements: ablationFigure(
      'off: Acc@1 -0.2 [-0.5, 0.0], MRR@10 -0.1 [-0.3, 0.0], R@10 -0.0 [-0.1, 0.0]; of 581 tasks 581 ask for it, 1 get better and 4 worse',
    ),
  },
  'rule.rerank': {
    value: 1,
    kind: 'rule',
    does: 'Descriptions and reports order the places again, by evidence of the whole file beside that of the place.',
    measurements: [
      {
        by: 'python3 tools/ranking/fit_tables.py (216 real issues of repositories left out)',
        figure: 'off: Hit@1 -6.0 [-10.2, -2.3], MRR@10 -4.5 [-6.9, -2.3], R@10 -4.7 [-7.8, -1.3]',
        day: '2026-11-27',
      },
      {
        by: 'clew eval ablate --tasks tasks.dev.jsonl',
        figure:
          'off: Acc@1 -0.2 [-2.2, 2.1], MRR@10 -0.7 [-1.8, 0.6], R@10 -0.8 [-2.6, 0.8]; of 581 tasks 462 ask for it, 54 get better and 73 worse',
        day: '2026-11-27',
      },
    ],
  },
  'rule.implementations': {
    value: 1,
    kind: 'rule',
    does: 'A word hit in a signature counts for its implementation, one in a route for its handler.',
    measurements: ablationFigure(
      'off: Acc@1 +0.0 [0.0, 0.0], MRR@10 +0.0 [0.0, 0.0], R@10 +0.0 [0.0, 0.0]; of 581 tasks 581 ask for it, 0 get better and 0 worse',
    ),
  },
} as const satisfies Readonly<Record<string, FusionWeight>>;
