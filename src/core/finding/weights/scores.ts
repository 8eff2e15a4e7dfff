// What finds keep or gain within their list.
import type { Weight } from './weight.ts';

/** Rows of what words, vectors, names and traces find. */
export const scoreWeights = {
  'names.unmarked': { value: 0.8, kind: 'share', does: 'A name that is not marked as code.', measured: undefined },
  'names.capitalised': {
    value: 0.8,
    kind: 'share',
    does: 'A word with a capital in the middle of a sentence that is a type of the workspace.',
    measured: undefined,
  },
  'paths.withoutLine': { value: 0.8, kind: 'share', does: 'A file that is named without a line.', measured: undefined },
  'frames.further': { value: 0.85, kind: 'share', does: 'Each frame, of the one that it calls.', measured: undefined },
  'raisers.offTrace': {
    value: 0.2,
    kind: 'share',
    does: 'A function that raises the exception in a file that the stack trace does not run through.',
    measured: undefined,
  },
  errorsInPassing: {
    value: 0.25,
    kind: 'share',
    does: 'Literals, similar messages and raisers in a report without a stack trace, which quotes much that is said elsewhere too.',
    measured: undefined,
  },
  exceptionClass: {
    value: 0.5,
    kind: 'share',
    does: 'The class of an exception in a failure: it is named because it was raised.',
    measured: undefined,
  },
  fileShare: {
    value: 0.2,
    kind: 'gain',
    does: 'What the best file adds to each of its finds for a statement, of the best score.',
    measured: undefined,
  },
  'fileShare.further': { value: 0.5, kind: 'share', does: 'Each find of a file, of the one before.', measured: undefined },
  betweenDefinitions: { value: 0.75, kind: 'share', does: 'Code between definitions, which matches many words.', measured: undefined },
  values: { value: 0.7, kind: 'share', does: 'Constants, types, interfaces and enums, which are short.', measured: undefined },
  length: {
    value: 0.15,
    kind: 'gain',
    does: 'Power of the length of a function in a report or a failing test: what can be wrong does something.',
    measured: undefined,
  },
  unnamed: { value: 0.9, kind: 'share', does: 'A definition of whose name a description says no word.', measured: undefined },
  'tested.namesake': { value: 0.6, kind: 'share', does: 'What a failing test is named after.', measured: undefined },
  'tested.member': {
    value: 0.5,
    kind: 'share',
    does: 'A member of it whose name stands in that of the test, at least.',
    measured: undefined,
  },
  'tested.further': { value: 0.7, kind: 'share', does: 'Each call further away from the test.', measured: undefined },
  'flagged.call': { value: 0.025, kind: 'gain', does: 'Each function that another one calls.', measured: undefined, answersOnly: true },
  'flagged.milder': {
    value: 0.3,
    kind: 'gain',
    does: 'What a finding loses for each step that it is milder.',
    measured: undefined,
    answersOnly: true,
  },
} as const satisfies Readonly<Record<string, Weight>>;

/** Rows of how well a line says a message. */
export const messageWeights = {
  'literals.whole': { value: 0.9, kind: 'share', does: 'A literal that is the message, at least.', measured: undefined },
  'literals.inside': {
    value: 0.7,
    kind: 'share',
    does: 'A literal that is a part of the message, or of which the message is one, at least.',
    measured: undefined,
  },
  'literals.inside.more': { value: 0.2, kind: 'gain', does: 'What such a literal gains by how much it covers.', measured: undefined },
  'literals.part': {
    value: 0.6,
    kind: 'share',
    does: 'A literal that shares a part with the message, if it covered all.',
    measured: undefined,
  },
  'literals.filled': {
    value: 0.5,
    kind: 'share',
    does: 'A literal that leaves nearly all of the message to the values in its holes.',
    measured: undefined,
  },
  'literals.code': {
    value: 0.75,
    kind: 'share',
    does: 'A line of code that stands in the question, beside a literal.',
    measured: undefined,
  },
  'keys.lazy': {
    value: 0.95,
    kind: 'share',
    does: 'A use of the key of a text through a scope or the path of the file.',
    measured: undefined,
  },
  'keys.front': { value: 0.7, kind: 'share', does: 'A use of a key that only begins like it.', measured: undefined },
  'keys.further': { value: 0.97, kind: 'share', does: 'Each use of a key, of the one before.', measured: undefined },
  'keys.entry': { value: 0.9, kind: 'share', does: 'The text itself, of the last use of its key.', measured: undefined },
} as const satisfies Readonly<Record<string, Weight>>;
