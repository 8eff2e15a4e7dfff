// Whether cited lines show what the sentence beside them says: its names, texts, numbers and conditions, one after the other.
import type { QuestionText } from '../../reading/questionText.ts';
import { claimsIn } from './sentences.ts';
import { clausesOf } from './clauses.ts';
import { conditionOf } from './conditions.ts';
import { quotationsIn, signsIn, truthsIn } from './literals.ts';
import { isOfOtherLines } from './likeness.ts';
import { Identifiers, namesIn, type Named } from './names.ts';
import { numbersIn } from './numbers.ts';
import { says } from './wordTable.ts';

/** Lines that a citation means, and the names of the definitions around them: a sentence may name those without the lines doing so. */
export interface CitedText {
  readonly text: string;
  readonly around: readonly string[];
}

/** `unnamed`: nothing in the sentence can be looked for; `open`: its lines name it, and its condition could not be checked. */
export type SentenceState = 'proven' | 'open' | 'unnamed' | 'unfounded';

/** What a check of all sentences found. */
export interface Proof {
  /** Citations that show nothing of the sentences beside them, with what their lines lack; nothing where it is no name but the whole. */
  readonly unfounded: ReadonlyMap<number, readonly string[]>;
  /** Citations whose lines show a part of what a sentence says. */
  readonly partly: ReadonlyMap<number, Doubt>;
  /** What became of each sentence with a citation that holds. */
  readonly states: ReadonlyMap<string, SentenceState>;
}

/** Why a sentence is not shown as a whole: names or numbers that its lines lack, another comparison, or a condition that could not be checked. */
export interface Doubt {
  readonly kind: 'lacking' | 'compares' | 'condition';
  readonly lacking: readonly string[];
  readonly sentence: string;
}

type Asked = Pick<QuestionText, 'holds'>;

/** What sentences are held against. */
export interface ProofParts {
  /** Text of a citation by its number; undefined when it is not verified anyway. */
  readonly cited: (n: number) => CitedText | undefined;
  /** What was asked: a text or number that the answer repeats from there is not said to stand in the code. */
  readonly question?: Asked;
  /** All pieces that were sent, as lines. */
  readonly sent?: readonly (readonly string[])[];
}

const noQuestion: Asked = { holds: () => false };

/**
 * Checks each sentence of `markdown` that has citations against their lines, all of them together.
 * @param cited text of a citation by its number; undefined when it is not verified anyway
 */
export function prove(markdown: string, { cited, question = noQuestion, sent = [] }: ProofParts): Proof {
  const founded = new Set<number>();
  const missed = new Map<number, Set<string>>();
  const partly = new Map<number, Doubt>();
  const states = new Map<string, SentenceState>();
  const byText = new Map<string, Identifiers>();
  for (const { text, cites } of claimsIn(markdown).slice(0, mostClaims)) {
    const places = cites.flatMap((n) => cited(n) ?? []);
    if (places.length === 0) continue;
    const { state, kind, lacking, isPart } = judge(text, places, { question, sent, byText });
    states.set(text, state);
    for (const n of cites) {
      if (state === 'unfounded' && !isPart) missed.set(n, new Set([...(missed.get(n) ?? []), ...lacking]));
      else founded.add(n);
      // What lines do not show says more than what could not be checked.
      if (isPart && kind && (kind !== 'condition' || !partly.has(n))) partly.set(n, { kind, lacking, sentence: text });
    }
  }
  const unfounded = [...missed].flatMap(([n, names]) => (founded.has(n) || !cited(n) ? [] : [[n, [...names]] as const]));
  return { unfounded: new Map(unfounded), partly, states };
}

interface Judgement {
  readonly state: SentenceState;
  readonly lacking: readonly string[];
  readonly kind?: Doubt['kind'];
  /** Some of it is shown. */
  readonly isPart: boolean;
}

/** What is the same for all sentences of an answer. */
interface Parts extends Required<Omit<ProofParts, 'cited'>> {
  /** Sentences often cite the same lines. */
  readonly byText: Map<string, Identifiers>;
}

/** Sentences of one answer that are judged: more are no answer. */
const mostClaims = 200;
/** Neither a sentence nor a line is read any further: what is longer was not written by a person. */
const longest = 2000;
/** Lines that are asked for conditions: guards of more would belong to other things. */
const mostLines = 200;

function shortLines(text: string): string {
  return text.length <= longest
    ? text
    : text
        .split('\n')
        .map((line) => line.slice(0, longest))
        .join('\n');
}

function judge(whole: string, places: readonly CitedText[], { question, sent, byText }: Parts): Judgement {
  const sentence = whole.slice(0, longest);
  const text = places.map((place) => shortLines(place.text)).join('\n');
  const around = new Set(places.flatMap((place) => place.around));
  const isAsked = (part: string): boolean => question.holds(part);
  const names = namesIn(sentence);
  const identifiers = byText.get(text) ?? new Identifiers(text);
  byText.set(text, identifiers);
  const held = names.filter((name) => identifiers.hold(name));
  const excused = excuse(sentence, around, isAsked, held.length > 0);
  const quotations = quotationsIn(sentence, text, isAsked);
  const numbers = numbersIn(sentence, text, isAsked);
  const truths = truthsIn(sentence, text);
  const signs = signsIn(sentence, text);
  const lackingNames = names.filter((name) => !held.includes(name) && !excused(name)).map(({ shown }) => shown);
  const hits = held.length + quotations.held.length + numbers.held.length + signs.held.length;
  const lacking = [
    ...lackingNames,
    ...quotations.lacking,
    ...numbers.lacking,
    ...truths.lacking,
    ...(hits ? [] : [...numbers.unsure, ...signs.lacking]),
  ];
  const isPart = hits > 0;
  if (lacking.length) return { state: 'unfounded', kind: 'lacking', lacking, isPart };
  if (hits === 0 && isOfOtherLines(sentence, text, sent)) return { state: 'unfounded', lacking, isPart };
  const condition = conditionOf(sentence, text.split('\n').slice(0, mostLines).join('\n'));
  if (condition === 'wrong') return { state: 'unfounded', kind: 'compares', lacking, isPart };
  const isOpen = condition === 'open' || truths.open || numbers.unsure.length > 0;
  return isOpen ? { state: 'open', kind: 'condition', lacking, isPart: true } : { state: hits ? 'proven' : 'unnamed', lacking, isPart };
}

/** What need not stand in the lines: what lies around them, a text of the question, and what is said not to be there. */
function excuse(
  sentence: string,
  around: ReadonlySet<string>,
  isAsked: (part: string) => boolean,
  isNamed: boolean,
): (name: Named) => boolean {
  const clauses = clausesOf(sentence).filter(({ plain }) => says('negation', plain) && !says('condition', plain));
  return ({ shown, words, kind }) =>
    words.every((each) => around.has(each)) ||
    // A name of the question, such as the asker's own class, need not stand in lines that show something else of the sentence.
    ((kind === 'expression' || isNamed) && isAsked(shown)) ||
    clauses.some(({ text }) => isDenied(shown, text));
}

/** Words between a negation and what it denies. */
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
