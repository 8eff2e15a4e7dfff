// Weights of the lists in the fusion. Words and vectors count 1, and the others count relative to them.
import { ablationFigure, type FusionWeight } from './weight.ts';

/** Lists of a search, each with the effect of switching it off. */
export const listWeights = {
  words: {
    value: 1,
    kind: 'list',
    does: 'Hits of words and vectors together.',
    measurements: ablationFigure(
      'off: Acc@1 -34.3 [-38.7, -29.8], MRR@10 -47.5 [-51.3, -43.3], R@10 -59.8 [-63.8, -55.5]; of 581 tasks 581 ask for it, 29 get better and 452 worse',
    ),
  },
  'vectors.question': {
    value: 0.75,
    kind: 'list',
    does: 'The nearest vector of a question, beside 1 for the best hit of its words.',
    measurements: ablationFigure(
      'off: Acc@1 -0.9 [-1.7, -0.2], MRR@10 -0.9 [-1.5, -0.3], R@10 -0.4 [-1.3, 0.3]; of 581 tasks 119 ask for it, 9 get better and 31 worse',
    ),
  },
  'vectors.statement': {
    value: 0.75,
    kind: 'list',
    does: 'The nearest vector of a statement.',
    measurements: ablationFigure(
      'off: Acc@1 +0.3 [-1.2, 1.9], MRR@10 -0.6 [-1.6, 0.3], R@10 -2.5 [-4.3, -0.9]; of 581 tasks 338 ask for it, 27 get better and 51 worse',
    ),
  },
  'vectors.report': {
    value: 0.5,
    kind: 'list',
    does: 'The nearest vector of a report. It is a mean of everything that the report mentions.',
    measurements: ablationFigure(
      'off: Acc@1 +0.3 [0.0, 0.9], MRR@10 +0.3 [-0.2, 0.7], R@10 +0.3 [-0.4, 1.1]; of 581 tasks 124 ask for it, 15 get better and 13 worse',
    ),
  },
  'names.question': {
    value: 0.6,
    kind: 'list',
    does: 'Definitions of the names in a question.',
    measurements: ablationFigure(
      'off: Acc@1 +0.0 [0.0, 0.0], MRR@10 -0.0 [-0.1, 0.0], R@10 +0.0 [0.0, 0.0]; of 581 tasks 47 ask for it, 0 get better and 2 worse',
    ),
  },
  'names.statement': {
    value: 0.3,
    kind: 'list',
    does: 'Definitions of the names in a statement, which also names inputs and results.',
    measurements: ablationFigure(
      'off: Acc@1 +0.0 [0.0, 0.0], MRR@10 +0.0 [-0.1, 0.1], R@10 -0.2 [-0.7, 0.0]; of 581 tasks 77 ask for it, 4 get better and 2 worse',
    ),
  },
  'names.report': {
    value: 0.2,
    kind: 'list',
    does: 'Definitions of the names in a report, which names much in passing.',
    measurements: ablationFigure(
      'off: Acc@1 +0.0 [0.0, 0.0], MRR@10 -0.0 [-0.0, 0.0], R@10 +0.0 [0.0, 0.0]; of 581 tasks 72 ask for it, 0 get better and 1 worse',
    ),
  },
  paths: {
    value: 0.6,
    kind: 'list',
    does: 'Files that the question names.',
    measurements: ablationFigure(
      'off: Acc@1 +0.0 [0.0, 0.0], MRR@10 -0.1 [-0.3, 0.0], R@10 +0.0 [0.0, 0.0]; of 581 tasks 22 ask for it, 0 get better and 1 worse',
    ),
  },
  namedFiles: {
    value: 0.3,
    kind: 'list',
    does: 'Hits of words in files that the question names.',
    measurements: ablationFigure(
      'off: Acc@1 -0.2 [-0.5, 0.0], MRR@10 -0.2 [-0.4, 0.0], R@10 +0.0 [0.0, 0.0]; of 581 tasks 22 ask for it, 0 get better and 3 worse',
    ),
  },
  literals: {
    value: 3,
    kind: 'list',
    does: 'Lines that emit a message of the question word for word.',
    measurements: ablationFigure(
      'off: Acc@1 -1.0 [-2.4, 0.3], MRR@10 -0.4 [-1.3, 0.5], R@10 +0.1 [0.0, 0.3]; of 581 tasks 77 ask for it, 13 get better and 12 worse',
    ),
  },
  similarMessages: {
    value: 0.45,
    kind: 'list',
    does: 'Functions that raise or log a similar message.',
    measurements: ablationFigure(
      'off: Acc@1 +0.0 [0.0, 0.0], MRR@10 +0.0 [0.0, 0.0], R@10 +0.2 [0.0, 0.6]; of 581 tasks 26 ask for it, 2 get better and 0 worse',
    ),
  },
  statuses: {
    value: 1.5,
    kind: 'list',
    does: 'Functions that return the HTTP status in the question, or check for it.',
    measurements: undefined,
  },
  options: {
    value: 2,
    kind: 'list',
    does: 'Lines with a command-line option of the question as a literal.',
    measurements: undefined,
  },
  raisers: {
    value: 0.4,
    kind: 'list',
    does: 'Functions that raise an exception of the question.',
    measurements: ablationFigure(
      'off: Acc@1 +0.2 [0.0, 0.5], MRR@10 +0.1 [0.0, 0.3], R@10 -0.3 [-0.7, 0.0]; of 581 tasks 35 ask for it, 1 get better and 3 worse',
    ),
  },
  focus: { value: 2, kind: 'list', does: 'Definitions that the person selected.', measurements: undefined, answersOnly: true },
  neighbours: {
    value: 0.3,
    kind: 'list',
    does: 'Callers and callees of the best hits of a report.',
    measurements: ablationFigure(
      'off: Acc@1 -0.5 [-1.4, 0.2], MRR@10 -0.3 [-0.9, 0.2], R@10 -0.2 [-0.5, -0.0]; of 581 tasks 124 ask for it, 10 get better and 14 worse',
    ),
  },
  failureWords: {
    value: 1,
    kind: 'list',
    does: 'All lists above, beside the four lists below for failures.',
    measurements: ablationFigure(
      'off: Acc@1 -15.1 [-18.4, -12.0], MRR@10 -20.2 [-23.4, -17.3], R@10 -21.7 [-25.3, -18.1]; of 581 tasks 246 ask for it, 21 get better and 188 worse',
    ),
  },
  frames: {
    value: 1,
    kind: 'list',
    does: 'Functions of the stack trace.',
    measurements: ablationFigure(
      'off: Acc@1 +0.0 [-0.9, 0.9], MRR@10 -0.1 [-0.6, 0.4], R@10 +0.0 [-0.7, 0.7]; of 581 tasks 32 ask for it, 6 get better and 6 worse',
    ),
  },
  tested: {
    value: 0.5,
    kind: 'list',
    does: 'Code under a failing test.',
    measurements: ablationFigure(
      'off: Acc@1 +0.0 [0.0, 0.0], MRR@10 -0.1 [-0.3, 0.0], R@10 +0.0 [0.0, 0.0]; of 581 tasks 11 ask for it, 0 get better and 1 worse',
    ),
  },
  likeTests: {
    value: 0.3,
    kind: 'list',
    does: 'Hits whose class is named like a failing test.',
    measurements: ablationFigure(
      'off: Acc@1 +0.0 [0.0, 0.0], MRR@10 +0.0 [-0.1, 0.1], R@10 +0.0 [0.0, 0.0]; of 581 tasks 20 ask for it, 1 get better and 1 worse',
    ),
  },
} as const satisfies Readonly<Record<string, FusionWeight>>;

/** Lists that only answers use. */
export const planWeights = {
  'sites.literals': {
    value: 1,
    kind: 'list',
    does: 'Lines that emit the message, among the sites of a failure.',
    measurements: undefined,
    answersOnly: true,
  },
  'sites.raisedOnTheWay': {
    value: 1,
    kind: 'list',
    does: 'Functions that raise the exception in a file of the stack trace, among the sites of a failure.',
    measurements: undefined,
    answersOnly: true,
  },
  'assessment.words': {
    value: 1,
    kind: 'list',
    does: 'All lists of a search, for an assessment.',
    measurements: undefined,
    answersOnly: true,
  },
  'assessment.flagged': {
    value: 0.3,
    kind: 'list',
    does: 'Code with findings and code with many calls, for an assessment.',
    measurements: undefined,
    answersOnly: true,
  },
} as const satisfies Readonly<Record<string, FusionWeight>>;
