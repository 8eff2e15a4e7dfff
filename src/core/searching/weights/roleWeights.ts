// Factors of places by the role of their file, relative to 1 for code. `words`: hits of words and vectors; `facts`: hits of names,
// messages, traces or calls.
import { ablationFigure, type FusionWeight } from './weight.ts';

/** Factors of file roles. */
export const roleWeights = {
  'role.configuration.words': {
    value: 0.7,
    kind: 'share',
    does: 'Hits of words in configuration.',
    measurements: ablationFigure(
      'off: Acc@1 +0.0 [0.0, 0.0], MRR@10 -0.1 [-0.2, -0.0], R@10 -0.3 [-0.8, -0.0]; of 581 tasks 579 ask for it, 0 get better and 13 worse',
    ),
  },
  'role.configuration.facts': {
    value: 0.6,
    kind: 'share',
    does: 'Hits of facts in configuration.',
    measurements: ablationFigure(
      'off: Acc@1 -0.2 [-0.7, 0.0], MRR@10 -0.1 [-0.4, 0.0], R@10 +0.0 [0.0, 0.0]; of 581 tasks 4 ask for it, 0 get better and 3 worse',
    ),
  },
  'role.documentation.words': {
    value: 0.6,
    kind: 'share',
    does: 'Hits of words in documentation.',
    measurements: ablationFigure(
      'off: Acc@1 -0.7 [-1.5, 0.2], MRR@10 -1.5 [-2.4, -0.8], R@10 -0.8 [-1.4, -0.3]; of 581 tasks 578 ask for it, 7 get better and 35 worse',
    ),
  },
  'role.documentation.facts': { value: 0.35, kind: 'share', does: 'Hits of facts in documentation.', measurements: undefined },
  'role.example.words': {
    value: 0.6,
    kind: 'share',
    does: 'Hits of words in examples.',
    measurements: ablationFigure(
      'off: Acc@1 -0.2 [-0.5, 0.0], MRR@10 -0.1 [-0.4, 0.0], R@10 +0.0 [0.0, 0.0]; of 581 tasks 579 ask for it, 0 get better and 2 worse',
    ),
  },
  'role.example.facts': {
    value: 0.3,
    kind: 'share',
    does: 'Hits of facts in examples.',
    measurements: ablationFigure(
      'off: Acc@1 +0.0 [0.0, 0.0], MRR@10 +0.0 [0.0, 0.0], R@10 +0.0 [0.0, 0.0]; of 581 tasks 14 ask for it, 0 get better and 0 worse',
    ),
  },
  'role.test.words': {
    value: 0.5,
    kind: 'share',
    does: 'Hits of words in tests.',
    measurements: ablationFigure(
      'off: Acc@1 -1.2 [-2.6, -0.2], MRR@10 -1.6 [-2.5, -0.8], R@10 -0.7 [-1.8, 0.5]; of 581 tasks 579 ask for it, 12 get better and 50 worse',
    ),
  },
  'role.test.facts': {
    value: 0.25,
    kind: 'share',
    does: 'Hits of facts in tests.',
    measurements: ablationFigure(
      'off: Acc@1 -1.2 [-2.1, -0.5], MRR@10 -0.9 [-1.6, -0.4], R@10 -0.2 [-0.6, 0.0]; of 581 tasks 164 ask for it, 2 get better and 15 worse',
    ),
  },
  'role.generated.words': {
    value: 0.4,
    kind: 'share',
    does: 'Hits of words in generated code.',
    measurements: ablationFigure(
      'off: Acc@1 +0.0 [-0.7, 0.7], MRR@10 +0.0 [-0.3, 0.4], R@10 -0.0 [-0.1, 0.0]; of 581 tasks 579 ask for it, 3 get better and 4 worse',
    ),
  },
  'role.generated.facts': {
    value: 0.2,
    kind: 'share',
    does: 'Hits of facts in generated code.',
    measurements: ablationFigure(
      'off: Acc@1 +0.0 [0.0, 0.0], MRR@10 +0.0 [0.0, 0.0], R@10 +0.0 [0.0, 0.0]; of 581 tasks 9 ask for it, 0 get better and 0 worse',
    ),
  },
  'role.vendored.words': {
    value: 0.4,
    kind: 'share',
    does: 'Hits of words in third-party code.',
    measurements: ablationFigure('off: nothing moves, 579 of 581 tasks ask for it'),
  },
  'role.vendored.facts': { value: 0.2, kind: 'share', does: 'Hits of facts in third-party code.', measurements: undefined },
  'role.askedFor': {
    value: 1.2,
    kind: 'factor',
    does: 'Tests or documentation when the question asks for them.',
    measurements: ablationFigure(
      'off: Acc@1 +0.0 [0.0, 0.0], MRR@10 +0.0 [0.0, 0.1], R@10 +0.0 [0.0, 0.0]; of 581 tasks 1 ask for it, 1 get better and 0 worse',
    ),
  },
  'role.besideCode.statement': {
    value: 0.5,
    kind: 'share',
    does: 'Further factor of word hits outside code and configuration for a statement, which mentions them in passing.',
    measurements: ablationFigure(
      'off: Acc@1 +0.0 [0.0, 0.0], MRR@10 -0.1 [-0.2, -0.0], R@10 -0.3 [-0.5, -0.1]; of 581 tasks 338 ask for it, 0 get better and 15 worse',
    ),
  },
  'role.besideCode.report': {
    value: 0.4,
    kind: 'share',
    does: 'The same factor for a report.',
    measurements: ablationFigure(
      'off: Acc@1 +0.0 [0.0, 0.0], MRR@10 -0.1 [-0.2, -0.0], R@10 -0.3 [-0.7, 0.0]; of 581 tasks 124 ask for it, 0 get better and 7 worse',
    ),
  },
} as const satisfies Readonly<Record<string, FusionWeight>>;
