// Switches for parts of an answer: each row turns one off and expects that its part is missing.
import { below, count, depth, firstTree, missing, testRows, type Seen, type SettingRow } from './settingRows.ts';

const fails = "Why does it say 'The ledger takes no negative entry'?";
const report = `Posting into the ledger ends the program. ${'We post one entry after another, and after a while nothing is written any more. '.repeat(8)}`;
const fromCode = { options: { strategy: 'extractive' } } as const;
const ran =
  (name: string) =>
  ({ record }: Seen): boolean =>
    record.search.retrievers.some((each) => each.name === name && each.ran);
const read =
  (why: RegExp) =>
  ({ record }: Seen): boolean =>
    record.evidence.some((each) => why.test(each.why));
const answers =
  (words: RegExp) =>
  ({ record }: Seen): boolean =>
    words.test(record.answer);
/** Functions that are drawn below the first one; none where nothing is drawn. */
const drawn = (seen: Seen): number => (seen.record.pictures?.trees.length ? below(firstTree(seen)).length : 0);

const withoutCalls = { name: 'features.callGraph', value: false } as const;
const withoutIndex = { name: 'features.codeIndex', value: false } as const;
const gone = { usual: true, then: false } as const;

const calls: readonly SettingRow[] = [
  { ...withoutCalls, question: fails, see: drawn, usual: 5, then: 0 },
  { ...withoutCalls, question: 'Trace `dispatch`', see: (seen) => depth(firstTree(seen)), usual: 4, then: 0 },
  { ...withoutCalls, question: 'Who calls `post`?', see: drawn, usual: 8, then: 0 },
  { ...withoutCalls, question: report, options: { mode: 'conceptual' }, see: ran('neighbours'), ...gone },
  { ...withoutCalls, question: 'What does `CentralOffice.close` do?', see: read(/^called by CentralOffice/), ...gone },
  { ...withoutCalls, question: 'What does `post` do?', see: count(/^Relations$/gm), usual: 1, then: 0 },
];

const index: readonly SettingRow[] = [
  { ...withoutIndex, question: fails, see: ran('literals'), ...gone },
  { ...withoutIndex, question: 'What does `post` do?', see: read(/^is named in the question$/), ...gone },
  { ...withoutIndex, question: 'What does `post` do?', see: count(/overview of src\/ledger\.ts/g), usual: 1, then: 0 },
  { ...withoutIndex, question: 'How do I use `post`?', ...fromCode, see: answers(/\*\*How it is used here\*\*/), ...gone },
];

const others: readonly SettingRow[] = [
  {
    name: 'features.gapResolution',
    value: false,
    question: 'What does `stamping` do?',
    ...fromCode,
    see: answers(/\*\*Evidence\*\*/),
    ...gone,
  },
  {
    name: 'features.sourceFetching',
    value: false,
    question: 'Where is the ledger?',
    replies: missing(['`weighParcel`'], []),
    see: count(/sum \+= parcel/g),
    usual: 146,
    then: 0,
  },
  {
    name: 'features.modeRouting',
    value: false,
    question: fails,
    see: ({ record }) => record.mode.value,
    usual: 'diagnostic',
    then: 'conceptual',
  },
];

testRows('an answer without the call graph', calls);
testRows('an answer without the code index', index);
testRows('an answer without one of the other features', others);
