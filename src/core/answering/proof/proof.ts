// Checks whether cited lines show the sentence beside them: its names, texts, numbers and conditions, one after the other.
import type { QuestionText } from '../../reading/questionText.ts';
import { callVerdict, type OwnedLines } from './calls.ts';
import { claimsIn, type Claim } from './sentences.ts';
import { clausesOf } from './clauses.ts';
import { conditionOf } from './conditions.ts';
import { quotationVerdict, signsIn, truthsIn } from './literals.ts';
import { isOfOtherLines } from './likeness.ts';
import { Identifiers, sentenceNames, type SentenceName } from './names.ts';
import { countShown } from './counts.ts';
import { numbersIn } from './numbers.ts';
import { orderOf } from './order.ts';
import { says } from './wordTable.ts';

/** Lines of a citation, and the names of the definitions around them: a sentence may use those even if the lines do not. */
export interface CitedText {
  readonly text: string;
  readonly around: readonly string[];
  /** For each line the names of the definitions around it; absent where only those of the first line are known. */
  readonly owners?: readonly (readonly string[])[];
}

/** `unnamed`: the sentence has nothing to look for; `open`: its lines have its names, but its condition could not be checked. */
export type SentenceState = 'proven' | 'open' | 'unnamed' | 'unfounded';

/** Result of checking all sentences. */
export interface Proof {
  /** Citations that show nothing of their sentences, with the lacking names; empty where the whole sentence fails. */
  readonly unfounded: ReadonlyMap<number, readonly string[]>;
  /** Citations whose lines show a part of a sentence. */
  readonly partly: ReadonlyMap<number, Doubt>;
  /** State of each sentence with a valid citation. */
  readonly states: ReadonlyMap<string, SentenceState>;
  /** The doubt about each unfounded sentence. */
  readonly doubts: ReadonlyMap<string, Doubt>;
}

/** Doubts that mean an error; the others only mean that nothing was checked. */
const wrong: ReadonlySet<Doubt['kind']> = new Set(['lacking', 'compares', 'reversed', 'order', 'count']);

/**
 * Why a sentence is not fully shown. Wrong: lacking names or numbers, another comparison, a call or an order the other way round, a count
 * of something else. Not checked: a condition, a call that the lines do not show, a value that they do not contain.
 */
export interface Doubt {
  readonly kind: 'lacking' | 'compares' | 'reversed' | 'order' | 'count' | 'condition' | 'call' | 'value';
  readonly lacking: readonly string[];
  readonly sentence: string;
}

type QuestionContent = Pick<QuestionText, 'holds'>;

/** Input of the check. */
export interface ProofParts {
  /** Text of a citation by its number; undefined when it is not verified anyway. */
  readonly cited: (n: number) => CitedText | undefined;
  /** The question: a text or number that the answer repeats from it need not be in the code. */
  readonly question?: QuestionContent;
  /** Numbers of relations that the evidence listed. */
  readonly counts?: ReadonlySet<number>;
  /** All sent pieces, as lines. */
  readonly sent?: readonly (readonly string[])[];
}

const noQuestion: QuestionContent = { holds: () => false };

/** Checks each sentence of `markdown` with citations against their lines, all of them together. */
export function prove(markdown: string, { cited, question = noQuestion, counts = new Set(), sent = [] }: ProofParts): Proof {
  const founded = new Set<number>();
  const missed = new Map<number, Set<string>>();
  const partly = new Map<number, Doubt>();
  const states = new Map<string, SentenceState>();
  const doubts = new Map<string, Doubt>();
  const byText = new Map<string, Identifiers>();
  for (const claim of claimsIn(markdown, undefined, counts).slice(0, mostClaims)) {
    const { text, cites, counted } = claim;
    const places = cites.flatMap((n) => cited(n) ?? []);
    if (places.length === 0 && counted !== 'differs') continue;
    const { state, kind, lacking, isPart } = places.length ? judge(claim, places, { question, sent, byText }) : miscounted(text, false);
    states.set(text, state);
    if (state === 'unfounded') doubts.set(text, { kind: kind ?? 'lacking', lacking, sentence: text });
    for (const n of cites) {
      if (state === 'unfounded' && !isPart) missed.set(n, new Set([...(missed.get(n) ?? []), ...lacking]));
      else founded.add(n);
      // Lacking content says more than an unchecked condition.
      if (isPart && kind && (wrong.has(kind) || !partly.has(n))) partly.set(n, { kind, lacking, sentence: text });
    }
  }
  const unfounded = [...missed].flatMap(([n, names]) => (founded.has(n) || !cited(n) ? [] : [[n, [...names]] as const]));
  return { unfounded: new Map(unfounded), partly, states, doubts };
}

interface SentenceJudgement {
  readonly state: SentenceState;
  readonly lacking: readonly string[];
  readonly kind?: Doubt['kind'];
  /** Some of it is shown. */
  readonly isPart: boolean;
}

/** Input shared by all sentences of an answer. */
interface SharedProofParts extends Required<Omit<ProofParts, 'cited' | 'counts'>> {
  /** Cache: sentences often cite the same lines. */
  readonly byText: Map<string, Identifiers>;
}

/** Maximum sentences of an answer that are checked. */
const mostClaims = 200;
/** Maximum characters read of a sentence or line: people write no longer ones. */
const longest = 2000;
/** Maximum lines searched for conditions: guards of more would belong to other things. */
const mostLines = 200;

function shortLines(text: string): string {
  return text.length <= longest
    ? text
    : text
        .split('\n')
        .map((line) => line.slice(0, longest))
        .join('\n');
}

function miscounted(sentence: string, isPart: boolean): SentenceJudgement {
  return { state: 'unfounded', kind: 'count', lacking: [countShown(sentence) ?? ''], isPart };
}

function judge(
  { text: whole, counted }: Claim,
  places: readonly CitedText[],
  { question, sent, byText }: SharedProofParts,
): SentenceJudgement {
  const sentence = whole.slice(0, longest);
  const text = places.map((place) => shortLines(place.text)).join('\n');
  const around = new Set(places.flatMap((place) => place.around));
  const isAsked = (part: string): boolean => question.holds(part);
  const names = sentenceNames(sentence);
  const identifiers = byText.get(text) ?? new Identifiers(text);
  byText.set(text, identifiers);
  const present = names.filter((name) => identifiers.hold(name));
  const excused = excuse(sentence, around, isAsked, present.length > 0);
  const quotations = quotationVerdict(sentence, text, isAsked);
  const count = counted ? countShown(sentence) : undefined;
  const numbers = numbersIn(sentence, text, (shown) => shown === count || isAsked(shown));
  const truths = truthsIn(sentence, text);
  const signs = signsIn(sentence, text);
  const lackingNames = names.filter((name) => !present.includes(name) && !excused(name)).map(({ text: shown }) => shown);
  const hits = present.length + quotations.present.length + numbers.held.length + signs.present.length;
  const lacking = [
    ...lackingNames,
    ...quotations.lacking,
    ...numbers.lacking,
    ...truths.lacking,
    ...(hits ? [] : [...numbers.unsure, ...signs.lacking]),
  ];
  const isPart = hits > 0;
  if (lacking.length) return { state: 'unfounded', kind: 'lacking', lacking, isPart };
  // Lines may contain the number themselves, about more than the list.
  if (counted === 'differs' && !numbers.held.includes(count ?? '') && !isAsked(count ?? '')) return miscounted(sentence, isPart);
  if (hits === 0 && isOfOtherLines(sentence, text, sent)) return { state: 'unfounded', lacking, isPart };
  const { called, pair } = callVerdict(sentence, places.map(ownedLines));
  const named = pair ? [pair.from, pair.to] : [];
  if (called === 'reversed') return { state: 'unfounded', kind: 'reversed', lacking: named, isPart };
  const texts = places.map((place) => shortLines(place.text));
  const order = orderOf(sentence, texts, around);
  if (order === 'wrong') return { state: 'unfounded', kind: 'order', lacking, isPart };
  const condition = conditionOf(sentence, text.split('\n').slice(0, mostLines).join('\n'), around);
  if (condition === 'wrong') return { state: 'unfounded', kind: 'compares', lacking, isPart };
  if (called === 'open') return { state: 'open', kind: 'call', lacking: named, isPart: true };
  if (condition === 'open') return { state: 'open', kind: 'condition', lacking, isPart: true };
  const untold = [...truths.untold, ...numbers.unsure];
  if (untold.length) return { state: 'open', kind: 'value', lacking: untold, isPart: true };
  if (order === 'open' || condition === 'beside') return { state: 'open', lacking, isPart: true };
  return { state: hits ? 'proven' : 'unnamed', lacking, isPart };
}

function ownedLines({ text, around, owners }: CitedText): OwnedLines {
  const lines = shortLines(text).split('\n').slice(0, mostLines);
  return { text: lines.join('\n'), owners: owners ?? lines.map(() => around) };
}

/** Names that the lines may lack: those around them, a text of the question, and things that the sentence denies. */
function excuse(
  sentence: string,
  around: ReadonlySet<string>,
  isAsked: (part: string) => boolean,
  isNamed: boolean,
): (name: SentenceName) => boolean {
  const clauses = clausesOf(sentence).filter(({ plain }) => says('negation', plain) && !says('condition', plain));
  return ({ text: shown, words, kind }) =>
    words.every((each) => around.has(each)) ||
    // A name from the question, such as the person's own class, may be absent from lines that show the rest.
    ((kind === 'expression' || isNamed) && isAsked(shown)) ||
    clauses.some(({ text }) => isDenied(shown, text));
}

/** Maximum words between a negation and its object. */
const mostBetween = 4;

function isDenied(shown: string, clause: string): boolean {
  const at = clause.indexOf(shown);
  if (at < 0) return false;
  const before = clause
    .slice(0, at)
    .split(/\s+/)
    .slice(-mostBetween - 1);
  const after = clause
    .slice(at + shown.length)
    .split(/\s+/)
    .slice(0, mostBetween);
  return says('negation', before.join(' ')) || says('negation', after.join(' '));
}
