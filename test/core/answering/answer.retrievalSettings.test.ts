// Settings of retrieval: places, callers, steps of a flow, lines of a function. Each row changes one setting and expects a different answer.
import { below, count, depth, firstTree, missing, testRows, type Seen } from './settingRows.ts';

const fails = "Why does it say 'The ledger takes no negative entry'?";
const closed = "Why does it say 'The customs office is closed today'?";
const trace = 'Trace `dispatch`';
const whoPosts = 'Who calls `post`?';
const weighs = 'What does `weighParcel` do?';
const trees = ({ record }: Seen): number => record.pictures?.trees.length ?? 0;
const flowEnds = ({ record }: Seen): number => record.evidence.filter(({ why }) => why.startsWith('is where the flow')).length;
const firstCallers = (seen: Seen): readonly string[] => below(firstTree(seen)).slice(0, 2);
const callersShown = (seen: Seen): number => below(firstTree(seen)).length;
const wayDown = (seen: Seen): number => depth(firstTree(seen));
/** Callers of `post` whose code is read, in their order. */
const callersRead = ({ record }: Seen): readonly (string | undefined)[] =>
  record.evidence.filter(({ why, lineStart, lineEnd }) => why === 'calls post' && lineEnd > lineStart).map(({ symbol }) => symbol);
/** Lines of the long function that were sent: it has 150 that are alike. */
const longLines = count(/sum \+= parcel/g);
/** Functions that were sent with more than one line. */
const functionsRead = ({ sent }: Seen): number =>
  new Set([...sent.matchAll(/^\d+\| export function (tangle\d)/gm)].map(([, name]) => name)).size;

testRows('the places of an answer follow the settings', [
  { name: 'retrieval.errorSites', value: 1, question: closed, see: trees, usual: 3, then: 1 },
  {
    name: 'retrieval.diagnosticSources',
    value: 2,
    question: fails,
    beside: { 'retrieval.results': 1 },
    see: ({ record }) => record.evidence.filter(({ lineStart, lineEnd, why }) => lineEnd > lineStart && why === 'calls post').length > 0,
    usual: true,
    then: false,
  },
  {
    name: 'retrieval.entryPoints',
    value: 1,
    question: 'Trace how a parcel goes through dispatch and weighing step by step',
    see: trees,
    usual: 2,
    then: 1,
  },
  { name: 'retrieval.pivotalSources', value: 1, question: trace, see: flowEnds, usual: 5, then: 1 },
  {
    name: 'retrieval.samples',
    value: 7,
    question: 'What is wrong with the architecture?',
    options: { budget: 40_000 },
    see: functionsRead,
    usual: 4,
    then: 6,
  },
]);

testRows('the depth of calls follows the settings', [
  { name: 'graph.callerHops', value: 1, question: fails, see: wayDown, usual: 3, then: 1 },
  { name: 'graph.callerHops', value: 1, question: whoPosts, see: wayDown, usual: 3, then: 1 },
  { name: 'graph.calleeHops', value: 2, question: trace, see: wayDown, usual: 4, then: 2 },
  { name: 'graph.callersPerHop', value: 2, question: fails, see: callersShown, usual: 5, then: 2 },
  { name: 'graph.calleesPerHop', value: 2, question: trace, see: callersShown, usual: 8, then: 2 },
  { name: 'graph.calleesPerHop', value: 2, question: whoPosts, see: callersShown, usual: 8, then: 2 },
]);

const [changing, plain] = [
  ['stamping', 'logging'],
  ['plain0', 'plain1'],
];
testRows('the setting puts callers that change state first', [
  { name: 'graph.stateChangersFirst', value: false, question: whoPosts, see: firstCallers, usual: changing, then: plain },
  { name: 'graph.stateChangersFirst', value: false, question: fails, see: firstCallers, usual: changing, then: plain },
  {
    name: 'graph.stateChangersFirst',
    value: false,
    question: fails,
    beside: { 'graph.callersPerHop': 50 },
    see: callersRead,
    usual: [...changing, 'plain0'],
    then: [...plain, 'plain2'],
  },
]);

testRows('the length of a shown function follows the settings', [
  { name: 'source.mostLines', value: 10, question: weighs, see: longLines, usual: 145, then: 5 },
  {
    name: 'source.mostLines',
    value: 10,
    question: 'Where is the ledger?',
    replies: missing(['`weighParcel`'], []),
    see: longLines,
    usual: 146,
    then: 6,
  },
  {
    name: 'source.markerTokens',
    value: 200,
    question: weighs,
    beside: { 'budget.conceptual.source': 500 },
    see: (seen) => longLines(seen) > 35,
    usual: true,
    then: false,
  },
  { name: 'source.cutLong', value: false, question: weighs, see: longLines, usual: 145, then: 150 },
  // Whole, or not at all.
  {
    name: 'source.cutLong',
    value: false,
    question: weighs,
    options: { budget: 2000 },
    see: (seen) => longLines(seen) > 0,
    usual: true,
    then: false,
  },
  {
    name: 'source.cutLong',
    value: false,
    question: 'Where is the ledger?',
    replies: missing(['`weighParcel`'], []),
    options: { budget: 12_000 },
    see: longLines,
    usual: 146,
    then: 150,
  },
]);
