// What each list of finds has to say beside the others.
import type { Weight } from './weight.ts';

/** Rows of the lists of a search; words and vectors count 1. */
export const listWeights = {
  words: { value: 1, kind: 'list', does: 'What words and vectors find together.', measured: undefined },
  'vectors.question': {
    value: 0.75,
    kind: 'list',
    does: 'The nearest vector of a question, beside 1 for the best that its words find.',
    measured: undefined,
  },
  'vectors.statement': { value: 0.75, kind: 'list', does: 'The same of a statement.', measured: undefined },
  'vectors.report': {
    value: 0.5,
    kind: 'list',
    does: 'The same of a report, whose vector is a mean of all that it speaks of.',
    measured: undefined,
  },
  'names.question': { value: 0.6, kind: 'list', does: 'Definitions of the names in a question.', measured: undefined },
  'names.statement': {
    value: 0.3,
    kind: 'list',
    does: 'The same of a statement, which names what is given and returned as well.',
    measured: undefined,
  },
  'names.report': { value: 0.2, kind: 'list', does: 'The same of a report, which names much in passing.', measured: undefined },
  paths: { value: 0.6, kind: 'list', does: 'Files that are named.', measured: undefined },
  namedFiles: { value: 0.3, kind: 'list', does: 'What the words find in files that are named.', measured: undefined },
  literals: { value: 3, kind: 'list', does: 'Lines that say a message of the question word for word.', measured: undefined },
  similarMessages: { value: 0.45, kind: 'list', does: 'Functions that raise or log something like a message.', measured: undefined },
  raisers: { value: 0.4, kind: 'list', does: 'Functions that raise an exception of the question.', measured: undefined },
  focus: { value: 2, kind: 'list', does: 'What was selected or pointed at.', measured: undefined, answersOnly: true },
  neighbours: { value: 0.3, kind: 'list', does: 'What the best finds of a report call and what calls them.', measured: undefined },
  failureWords: { value: 1, kind: 'list', does: 'All lists above, beside the four below for failures.', measured: undefined },
  frames: { value: 1, kind: 'list', does: 'Functions of the stack trace.', measured: undefined },
  tested: { value: 0.5, kind: 'list', does: 'Code that a failing test tests.', measured: undefined },
  likeTests: { value: 0.3, kind: 'list', does: 'Found code whose class is named like a failing test.', measured: undefined },
} as const satisfies Readonly<Record<string, Weight>>;

/** Rows of the lists that an answer alone is made of. */
export const planWeights = {
  'sites.literals': {
    value: 1,
    kind: 'list',
    does: 'Lines that say the message, among the sites of a failure.',
    measured: undefined,
    answersOnly: true,
  },
  'sites.raisedOnTheWay': {
    value: 1,
    kind: 'list',
    does: 'What raises the exception in a file of the stack trace, among the sites of a failure.',
    measured: undefined,
    answersOnly: true,
  },
  'assessment.words': { value: 1, kind: 'list', does: 'All lists of a search, for an assessment.', measured: undefined, answersOnly: true },
  'assessment.flagged': {
    value: 0.3,
    kind: 'list',
    does: 'What findings lie in and what calls most, for an assessment.',
    measured: undefined,
    answersOnly: true,
  },
} as const satisfies Readonly<Record<string, Weight>>;
