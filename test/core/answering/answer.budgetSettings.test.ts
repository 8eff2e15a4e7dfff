// Settings of tokens, passes, chats and confidence: each row changes one setting and expects a different answer.
import type { EarlierTurn } from '../../../src/core/answering/session/earlierTurn.ts';
import { modes } from '../../../src/core/reading/mode.ts';
import { answer } from '../../support/scriptedReplies.ts';
import { numberOf, promptOf, reply, told } from '../../support/askModel.ts';
import { count, missing, testRows, type Seen, type SettingRow } from './settingRows.ts';

const ledger = 'Where is the ledger?';
/** Long functions, one a pass, so that only the budget says how much of each is read: all evidence is cited, so that none makes room. */
const long = [['`tangle0`'], ['`tangle1`'], ['`tangle2`'], []].map((gaps) =>
  answer((request) =>
    reply(
      [...promptOf(request).matchAll(/^\[(\d+)\] \S+:(\d+)-(\d+)/gm)]
        .map(([, n, from, to]) => `It is so [${n}:${from}-${to}].`)
        .join(' ') || 'So.',
      ...gaps,
    ),
  ),
);
/** Tokens that were read for gaps, pass by pass. */
const spent = ({ record }: Seen): readonly number[] => record.passes.map(({ gaps }) => gaps.reduce((sum, { tokens }) => sum + tokens, 0));
/** Nothing is read at first, so that nothing of it is left for gaps. */
const onlyGaps = { options: { maxPasses: 6 }, replies: long, beside: { 'budget.initial': 0 } } as const;
const more = (pass: number, than: number) => (seen: Seen) => (spent(seen)[pass] ?? 0) > than;

testRows('the number of tokens read follows the settings', [
  { name: 'budget.total', value: 3000, question: ledger, see: ({ record }) => record.tokens.budget, usual: 6000, then: 3000 },
  {
    name: 'budget.initial',
    value: 300,
    question: 'What does the insurance of a parcel cover?',
    see: ({ record }) => record.tokens.initial > 400,
    usual: true,
    then: false,
  },
  { name: 'budget.gapsOfFirstPass', value: 200, question: ledger, ...onlyGaps, see: more(0, 200), usual: true, then: false },
  { name: 'budget.gapsOfSecondPass', value: 200, question: ledger, ...onlyGaps, see: more(1, 200), usual: true, then: false },
  { name: 'budget.gapsOfLaterPasses', value: 200, question: ledger, ...onlyGaps, see: more(2, 200), usual: true, then: false },
  {
    name: 'budget.gaps',
    value: 500,
    question: ledger,
    ...onlyGaps,
    see: (seen) => spent(seen).reduce((sum, each) => sum + each, 0) > 500,
    usual: true,
    then: false,
  },
]);

/** One file of code and one document, in a budget that leaves nothing to be filled: what has no share is not sent. */
const shares = [
  ['budget.conceptual.documents', 'budget.conceptual.source', 'budget.conceptual.relations'],
  ['budget.diagnostic.documents', 'budget.diagnostic.source', 'budget.diagnostic.relations'],
  ['budget.exploratory.documents', 'budget.exploratory.source', 'budget.exploratory.relations'],
  ['budget.analytical.documents', 'budget.analytical.source', 'budget.analytical.relations'],
] as const;
const ofKind = [/for ten years/g, /return letter\.length/g, /^Relations$/gm];
testRows(
  'what each kind of evidence may take of it',
  shares.flatMap((names) =>
    names.map((name, kind): SettingRow => {
      const mode = modes.find((each) => name.includes(each));
      return {
        name,
        value: 0,
        question: 'What happens to letters in the archive?',
        options: { mode, scope: 'archive' },
        beside: { 'budget.initial': 340 },
        see: count(ofKind[kind] ?? /nothing/g),
        usual: 1,
        then: 0,
      };
    }),
  ),
);

testRows('the look-ups between two passes follow the settings', [
  {
    name: 'loop.gapsPerPass',
    value: 1,
    question: ledger,
    replies: missing(['`weighParcel`', '`refuse0`'], []),
    see: ({ record }) => record.passes[0]?.gaps.map(({ outcome }) => outcome),
    usual: ['found', 'found'],
    then: ['found', 'not-pursued'],
  },
  {
    name: 'loop.gapResults',
    value: 1,
    question: ledger,
    replies: missing(['what the insurance of a parcel covers'], []),
    see: ({ record }) => record.passes[0]?.gaps[0]?.evidence.length,
    usual: 3,
    then: 1,
  },
]);

const minute = 60_000;
const turn = (question: string, minutesAgo = 0): EarlierTurn => ({
  question,
  at: Date.now() - minutesAgo * minute,
  answer: 'word '.repeat(60),
  citations: [],
  evidence: [],
  unresolved: [],
});
const chat = { options: { earlier: [1, 2, 3, 4].map((n) => turn(`Question number ${n}?`)) } } as const;
testRows('the use of earlier turns follows the settings', [
  { name: 'session.turns', value: 1, question: ledger, ...chat, see: count(/Question number \d/g), usual: 3, then: 1 },
  { name: 'session.turnTokens', value: 100, question: ledger, ...chat, see: count(/Question number \d/g), usual: 3, then: 1 },
  {
    name: 'session.idleMinutes',
    value: 60,
    question: ledger,
    options: { earlier: [turn('Before?', 31)] },
    see: ({ record }) => told(record).includes('session-idle'),
    usual: true,
    then: false,
  },
]);

/** Of two sentences one is proven. */
const halfProven = (...gaps: readonly string[]) => [
  answer((request) =>
    reply(`\`post\` writes an entry [${numberOf(request, 'src/ledger.ts')}]. The ledger is kept by hand all year.`, ...gaps),
  ),
];
const level = ({ record }: Seen): string => record.confidence.level;
const posts = 'What does `post` do?';
testRows('the confidence in an answer follows the settings', [
  { name: 'confidence.forHigh', value: 0.4, question: posts, replies: halfProven(), see: level, usual: 'medium', then: 'high' },
  { name: 'confidence.forMedium', value: 0.6, question: posts, replies: halfProven(), see: level, usual: 'medium', then: 'low' },
  {
    name: 'confidence.manyUnresolved',
    value: 1,
    question: posts,
    replies: halfProven('`nowhere`'),
    see: level,
    usual: 'medium',
    then: 'low',
  },
]);
