// Factors and bonuses for the scores within a list.
import { ablationFigure, type FusionWeight } from './weight.ts';

/** Factors for hits of words, vectors, names and traces. */
export const scoreWeights = {
  'names.unmarked': {
    value: 0.8,
    kind: 'share',
    does: 'A name that is not marked as code.',
    measurements: ablationFigure(
      'off: Acc@1 +0.2 [0.0, 0.5], MRR@10 -0.0 [-0.3, 0.2], R@10 +0.0 [0.0, 0.0]; of 581 tasks 171 ask for it, 2 get better and 2 worse',
    ),
  },
  'names.capitalised': {
    value: 0.8,
    kind: 'share',
    does: 'A word with a capital inside a sentence that is the name of a type.',
    measurements: ablationFigure(
      'off: Acc@1 +0.2 [0.0, 0.5], MRR@10 +0.1 [0.0, 0.3], R@10 +0.0 [0.0, 0.0]; of 581 tasks 31 ask for it, 2 get better and 0 worse',
    ),
  },
  'paths.withoutLine': {
    value: 0.8,
    kind: 'share',
    does: 'A file that the question names without a line.',
    measurements: ablationFigure(
      'off: Acc@1 +0.0 [0.0, 0.0], MRR@10 +0.0 [0.0, 0.0], R@10 +0.0 [0.0, 0.0]; of 581 tasks 12 ask for it, 0 get better and 0 worse',
    ),
  },
  'frames.further': {
    value: 0.85,
    kind: 'share',
    does: 'Each frame, relative to the frame that it calls.',
    measurements: ablationFigure(
      'off: Acc@1 -0.2 [-0.5, 0.0], MRR@10 -0.2 [-0.5, -0.0], R@10 -0.2 [-0.6, 0.0]; of 581 tasks 32 ask for it, 0 get better and 4 worse',
    ),
  },
  'raisers.offTrace': {
    value: 0.2,
    kind: 'share',
    does: 'A function that raises the exception in a file outside the stack trace.',
    measurements: ablationFigure(
      'off: Acc@1 +0.0 [0.0, 0.0], MRR@10 +0.0 [0.0, 0.0], R@10 +0.2 [0.0, 0.6]; of 581 tasks 14 ask for it, 1 get better and 0 worse',
    ),
  },
  'statuses.value': {
    value: 0.4,
    kind: 'share',
    does: 'A constant or class for a status: the functions that use it return the status.',
    measurements: undefined,
  },
  'statuses.compared': {
    value: 0.7,
    kind: 'share',
    does: 'A function that checks for a status, catches it or only mentions it in a comment.',
    measurements: undefined,
  },
  'options.beside': {
    value: 0.5,
    kind: 'share',
    does: 'A line with the option beside other words of a literal, such as a help text.',
    measurements: undefined,
  },
  errorsInPassing: {
    value: 0.25,
    kind: 'share',
    does: 'Literals, similar messages and raisers in a report without a stack trace, which quotes texts that occur elsewhere too.',
    measurements: ablationFigure(
      'off: Acc@1 -0.9 [-1.7, -0.2], MRR@10 -0.6 [-1.1, -0.2], R@10 +0.0 [0.0, 0.0]; of 581 tasks 38 ask for it, 0 get better and 8 worse',
    ),
  },
  exceptionClass: {
    value: 0.5,
    kind: 'share',
    does: 'The class of an exception in a failure: a report names it because it was raised.',
    measurements: ablationFigure(
      'off: Acc@1 +0.2 [0.0, 0.5], MRR@10 +0.0 [-0.1, 0.2], R@10 -0.4 [-0.9, 0.0]; of 581 tasks 38 ask for it, 1 get better and 2 worse',
    ),
  },
  fileShare: {
    value: 0.2,
    kind: 'gain',
    does: 'Share of the best score that the best file adds to each of its hits, for a statement.',
    measurements: ablationFigure(
      'off: Acc@1 -0.2 [-1.2, 0.9], MRR@10 -0.4 [-1.0, 0.3], R@10 +0.4 [-0.4, 1.2]; of 581 tasks 338 ask for it, 20 get better and 25 worse',
    ),
  },
  'fileShare.further': {
    value: 0.5,
    kind: 'share',
    does: 'Each further hit of a file, relative to the previous one.',
    measurements: ablationFigure(
      'off: Acc@1 +0.3 [-0.9, 1.5], MRR@10 +0.0 [-0.6, 0.6], R@10 -0.3 [-1.1, 0.3]; of 581 tasks 338 ask for it, 15 get better and 21 worse',
    ),
  },
  betweenDefinitions: {
    value: 0.75,
    kind: 'share',
    does: 'Code between definitions, which matches many words.',
    measurements: ablationFigure(
      'off: Acc@1 +0.2 [-0.3, 0.9], MRR@10 +0.2 [-0.2, 0.7], R@10 -0.7 [-1.4, -0.1]; of 581 tasks 558 ask for it, 12 get better and 19 worse',
    ),
  },
  values: {
    value: 0.7,
    kind: 'share',
    does: 'Constants, types, interfaces and enums, which are short.',
    measurements: ablationFigure(
      'off: Acc@1 -0.9 [-1.7, -0.2], MRR@10 -0.6 [-1.3, -0.0], R@10 -0.3 [-1.0, 0.1]; of 581 tasks 566 ask for it, 8 get better and 31 worse',
    ),
  },
  length: {
    value: 0.15,
    kind: 'gain',
    does: 'Power of the length of a function in a report or a failing test: defects are in functions that do something.',
    measurements: ablationFigure(
      'off: Acc@1 +0.0 [-0.9, 1.0], MRR@10 -0.3 [-1.1, 0.5], R@10 -0.8 [-1.8, 0.4]; of 581 tasks 158 ask for it, 22 get better and 35 worse',
    ),
  },
  unnamed: {
    value: 0.9,
    kind: 'share',
    does: 'A definition whose name has no word of the description.',
    measurements: ablationFigure(
      'off: Acc@1 +0.5 [-0.3, 1.4], MRR@10 +0.2 [-0.3, 0.7], R@10 -0.1 [-0.7, 0.6]; of 581 tasks 284 ask for it, 14 get better and 10 worse',
    ),
  },
  coverage: {
    value: 2.5,
    kind: 'gain',
    does: 'Share of a described behaviour that the lines of a function cover, beside the best hit of words and vectors.',
    measurements: [
      {
        by: 'npm run bench -- questions TREES',
        figure:
          'with the value 1 of then, off: the right function first or second for 65 of 120 questions instead of 70 (31 instead of 33 of the 60 about projects that were held back)',
        day: '2026-11-26',
      },
    ],
  },
  'coverage.power': {
    value: 1.5,
    kind: 'gain',
    does: 'Power of that share: half of the words say less than half of the behaviour.',
    measurements: undefined,
  },
  'coverage.near': {
    value: 0.9,
    kind: 'gain',
    does: 'Value of a covered word near other ones in the code, beside 1 for a word in the name.',
    measurements: undefined,
  },
  'coverage.spread': {
    value: 0.4,
    kind: 'gain',
    does: 'Value of a covered word elsewhere in the code.',
    measurements: undefined,
  },
  'coverage.owner': {
    value: 0.4,
    kind: 'gain',
    does: 'Value of a covered word in the name of the class or module.',
    measurements: undefined,
  },
  'coverage.doc': { value: 0.5, kind: 'gain', does: 'Value of a covered word in the documentation.', measurements: undefined },
  'coverage.text': {
    value: 0.5,
    kind: 'share',
    does: 'A covered word that is only in a text for people: printed texts describe what other code does.',
    measurements: undefined,
  },
  'coverage.unnamed': {
    value: 0.7,
    kind: 'share',
    does: 'A word of the description that is in no name of a candidate.',
    measurements: [
      {
        by: 'npm run bench -- questions TREES',
        figure: 'with 1: the right function first or second for 77 of 120 questions instead of 80, 40 instead of 41 of the seen half',
        day: '2026-11-26',
      },
    ],
  },
  'coverage.condition': {
    value: 0.6,
    kind: 'gain',
    does: 'A function with a condition, when the question asks when, whether or how something is decided.',
    measurements: [
      {
        by: 'npm run bench -- questions TREES second.jsonl',
        figure: 'off: the right function first for 15 of the 29 questions of the seen half instead of 17',
        day: '2026-11-26',
      },
    ],
  },
  'coverage.related': {
    value: 0.9,
    kind: 'share',
    does: 'A form that code writes for a word (`cfg` for configuration), beside the word itself.',
    measurements: [
      {
        by: 'npm run bench -- questions TREES [second.jsonl]',
        figure:
          'one share for a word and its forms, not one for each, with the values of the rows around: the right function first or second for 77 of 120 questions after 70, and for 37 of 54 after 32',
        day: '2026-11-26',
      },
    ],
  },
  'tested.namesake': {
    value: 0.6,
    kind: 'share',
    does: 'Code that a failing test is named after.',
    measurements: ablationFigure(
      'off: Acc@1 +0.0 [0.0, 0.0], MRR@10 +0.0 [0.0, 0.0], R@10 +0.0 [0.0, 0.0]; of 581 tasks 9 ask for it, 0 get better and 0 worse',
    ),
  },
  'tested.member': {
    value: 0.5,
    kind: 'share',
    does: 'Lowest score of a member of that code whose name is in the name of the test.',
    measurements: ablationFigure('off: nothing moves, 1 of 581 tasks ask for it'),
  },
  'tested.further': {
    value: 0.7,
    kind: 'share',
    does: 'Each further call away from the test.',
    measurements: ablationFigure(
      'off: Acc@1 +0.0 [0.0, 0.0], MRR@10 +0.0 [0.0, 0.0], R@10 +0.0 [0.0, 0.0]; of 581 tasks 5 ask for it, 0 get better and 0 worse',
    ),
  },
  'flagged.call': { value: 0.025, kind: 'gain', does: 'Each function that a function calls.', measurements: undefined, answersOnly: true },
  'flagged.milder': {
    value: 0.3,
    kind: 'gain',
    does: 'Loss of a finding for each step to a milder severity.',
    measurements: undefined,
    answersOnly: true,
  },
} as const satisfies Readonly<Record<string, FusionWeight>>;

/** Factors for how well a line matches a message. */
export const messageWeights = {
  'literals.whole': {
    value: 0.9,
    kind: 'share',
    does: 'Lowest score of a literal that is the message.',
    measurements: ablationFigure(
      'off: Acc@1 +0.0 [0.0, 0.0], MRR@10 +0.0 [0.0, 0.0], R@10 +0.0 [0.0, 0.0]; of 581 tasks 23 ask for it, 0 get better and 0 worse',
    ),
  },
  'literals.inside': {
    value: 0.7,
    kind: 'share',
    does: 'Lowest score of a literal that is a part of the message, or contains it.',
    measurements: ablationFigure(
      'off: Acc@1 -0.2 [-0.5, 0.0], MRR@10 -0.1 [-0.4, 0.0], R@10 +0.0 [0.0, 0.0]; of 581 tasks 16 ask for it, 0 get better and 2 worse',
    ),
  },
  'literals.inside.more': {
    value: 0.2,
    kind: 'gain',
    does: 'Gain of such a literal by how much it covers.',
    measurements: ablationFigure(
      'off: Acc@1 +0.0 [0.0, 0.0], MRR@10 +0.0 [0.0, 0.0], R@10 +0.0 [0.0, 0.0]; of 581 tasks 16 ask for it, 0 get better and 0 worse',
    ),
  },
  'literals.part': {
    value: 0.6,
    kind: 'share',
    does: 'Highest score of a literal that shares a part with the message.',
    measurements: ablationFigure(
      'off: Acc@1 -0.2 [-0.7, 0.0], MRR@10 -0.1 [-0.3, 0.1], R@10 -0.2 [-0.6, 0.0]; of 581 tasks 56 ask for it, 1 get better and 3 worse',
    ),
  },
  'literals.filled': {
    value: 0.5,
    kind: 'share',
    does: 'A literal whose holes take nearly all of the message.',
    measurements: ablationFigure(
      'off: Acc@1 +0.0 [0.0, 0.0], MRR@10 +0.0 [0.0, 0.0], R@10 +0.0 [0.0, 0.0]; of 581 tasks 25 ask for it, 0 get better and 0 worse',
    ),
  },
  'literals.otherType': {
    value: 0.8,
    kind: 'share',
    does: 'A literal that is raised with another type than the one before the message.',
    measurements: undefined,
  },
  'literals.code': {
    value: 0.75,
    kind: 'share',
    does: 'A line of code in the question, relative to a literal.',
    measurements: ablationFigure(
      'off: Acc@1 +0.0 [0.0, 0.0], MRR@10 +0.0 [0.0, 0.0], R@10 -0.2 [-0.6, 0.0]; of 581 tasks 34 ask for it, 0 get better and 1 worse',
    ),
  },
  'keys.lazy': {
    value: 0.95,
    kind: 'share',
    does: 'A use of the key of a text through a scope or the path of its file.',
    measurements: undefined,
  },
  'keys.front': { value: 0.7, kind: 'share', does: 'A use of a key that only begins like the key.', measurements: undefined },
  'keys.further': { value: 0.97, kind: 'share', does: 'Each further use of a key, relative to the previous one.', measurements: undefined },
  'keys.entry': { value: 0.9, kind: 'share', does: 'The text itself, relative to the last use of its key.', measurements: undefined },
} as const satisfies Readonly<Record<string, FusionWeight>>;
