// Checks whether cited lines show the sentence beside them: its names, texts, numbers and conditions, one after the other.
import type { QuestionText } from '../../reading/questionText.ts';
import { callVerdict, type OwnedLines } from './callVerdict.ts';
import { claimsIn, type Claim } from './claims.ts';
import { clausesOf } from './clauses.ts';
import { conditionVerdict } from './conditions.ts';
import { quotationVerdict, signsIn, truthsIn } from './literalVerdicts.ts';
import { isOfOtherLines } from './likeness.ts';
import { Identifiers, sentenceNames, type SentenceName } from './sentenceNames.ts';
import { countText } from './counts.ts';
import { numberVerdict } from './numbers.ts';
import { orderVerdict } from './order.ts';
import { hasWordOf } from './wordTable.ts';

/** Lines of a citation, and the names of the definitions around them: a sentence may use those even if the lines do not. */
export interface CitedText {
  readonly text: string;
  readonly around: readonly string[];
  /** For each line the names of the definitions around it; absent where only those of the first line are known. */
  readonly owners?: readonly (readonly string[])[];
}

/** State of a sentence after the check against its lines. */
export type SentenceState =
  | 'proven'
  /** Its lines have its names, but something else could not be checked. */
  | 'open'
  /** It has nothing to look for. */
  | 'unnamed'
  | 'unfounded';

/** Result of checking all sentences. */
export interface Proof {
  /** Citations that show nothing of their sentences, with the lacking names; empty where the whole sentence fails. */
  readonly unfoundedCitations: ReadonlyMap<number, readonly string[]>;
  /** Citations whose lines show a part of a sentence. */
  readonly partialDoubts: ReadonlyMap<number, Doubt>;
  /** State of each sentence with a valid citation. */
  readonly states: ReadonlyMap<string, SentenceState>;
  /** The doubt about each unfounded sentence. */
  readonly doubts: ReadonlyMap<string, Doubt>;
}

/** Doubts that mean an error; the others only mean that nothing was checked. */
const wrongKinds: ReadonlySet<Doubt['kind']> = new Set(['lacking', 'compares', 'reversed', 'order', 'count']);

/** Why the lines of a sentence do not show all of it. */
export interface Doubt {
  readonly kind:
    /** Wrong: the lines lack names, texts or numbers of the sentence. */
    | 'lacking'
    /** Wrong: the lines make another comparison. */
    | 'compares'
    /** Wrong: the lines show the call the other way round. */
    | 'reversed'
    /** Wrong: the lines have another order. */
    | 'order'
    /** Wrong: the number is not that of the listed things. */
    | 'count'
    /** Not checked: a condition. */
    | 'condition'
    /** Not checked: a call that the lines do not show. */
    | 'call'
    /** Not checked: a value that the lines do not contain. */
    | 'value';
  readonly lacking: readonly string[];
  readonly sentence: string;
}

type QuestionContent = Pick<QuestionText, 'holds'>;

/** Input of the check. */
export interface ProofDependencies {
  /** Text of a citation by its number; undefined when it is not verified anyway. */
  readonly citedText: (n: number) => CitedText | undefined;
  /** The question: a text or number that the answer repeats from it need not be in the code. */
  readonly question?: QuestionContent;
  /** Numbers of relations that the evidence listed. */
  readonly counts?: ReadonlySet<number>;
  /** All sent pieces, as lines. */
  readonly sentPieces?: readonly (readonly string[])[];
}

const noQuestion: QuestionContent = { holds: () => false };

/** Checks each sentence of `markdown` with citations against their lines, all of them together. */
export function prove(
  markdown: string,
  { citedText, question = noQuestion, counts = new Set(), sentPieces = [] }: ProofDependencies,
): Proof {
  const foundedNumbers = new Set<number>();
  const lackingByCitation = new Map<number, Set<string>>();
  const partialDoubts = new Map<number, Doubt>();
  const states = new Map<string, SentenceState>();
  const doubts = new Map<string, Doubt>();
  const byText = new Map<string, Identifiers>();
  for (const claim of claimsIn(markdown, undefined, counts).slice(0, maxClaims)) {
    const { text, cites, countVerdict } = claim;
    const places = cites.flatMap((n) => citedText(n) ?? []);
    if (places.length === 0 && countVerdict !== 'differs') continue;
    const { state, kind, lacking, isPart } = places.length
      ? judge(claim, places, { question, sentPieces, byText })
      : miscountJudgement(text, false);
    states.set(text, state);
    if (state === 'unfounded') doubts.set(text, { kind: kind ?? 'lacking', lacking, sentence: text });
    for (const n of cites) {
      if (state === 'unfounded' && !isPart) lackingByCitation.set(n, new Set([...(lackingByCitation.get(n) ?? []), ...lacking]));
      else foundedNumbers.add(n);
      // Lacking content says more than an unchecked condition.
      if (isPart && kind && (wrongKinds.has(kind) || !partialDoubts.has(n))) partialDoubts.set(n, { kind, lacking, sentence: text });
    }
  }
  const unfoundedEntries = [...lackingByCitation].flatMap(([n, names]) =>
    foundedNumbers.has(n) || !citedText(n) ? [] : [[n, [...names]] as const],
  );
  return { unfoundedCitations: new Map(unfoundedEntries), partialDoubts, states, doubts };
}

interface SentenceJudgement {
  readonly state: SentenceState;
  readonly lacking: readonly string[];
  readonly kind?: Doubt['kind'];
  /** Some of it is shown. */
  readonly isPart: boolean;
}

/** Input shared by all sentences of an answer. */
interface SentenceProofDependencies extends Required<Omit<ProofDependencies, 'citedText' | 'counts'>> {
  /** Cache: sentences often cite the same lines. */
  readonly byText: Map<string, Identifiers>;
}

/** Maximum sentences of an answer that are checked. */
const maxClaims = 200;
/** Maximum characters read of a sentence or line: people write no longer ones. */
const maxCharacters = 2000;
/** Maximum lines searched for conditions: guards of more would belong to other things. */
const maxLines = 200;

function shortenLines(text: string): string {
  return text.length <= maxCharacters
    ? text
    : text
        .split('\n')
        .map((line) => line.slice(0, maxCharacters))
        .join('\n');
}

function miscountJudgement(sentence: string, isPart: boolean): SentenceJudgement {
  return { state: 'unfounded', kind: 'count', lacking: [countText(sentence) ?? ''], isPart };
}

function judge(
  { text: fullText, countVerdict }: Claim,
  places: readonly CitedText[],
  { question, sentPieces, byText }: SentenceProofDependencies,
): SentenceJudgement {
  const sentence = fullText.slice(0, maxCharacters);
  const text = places.map((place) => shortenLines(place.text)).join('\n');
  const around = new Set(places.flatMap((place) => place.around));
  const isAsked = (part: string): boolean => question.holds(part);
  const names = sentenceNames(sentence);
  const identifiers = byText.get(text) ?? new Identifiers(text);
  byText.set(text, identifiers);
  const presentNames = names.filter((name) => identifiers.hasName(name));
  const isExcused = excuserFor(sentence, around, isAsked, presentNames.length > 0);
  const quotations = quotationVerdict(sentence, text, isAsked);
  const statedCount = countVerdict ? countText(sentence) : undefined;
  const numbers = numberVerdict(sentence, text, (number) => number === statedCount || isAsked(number));
  const truths = truthsIn(sentence, text);
  const signs = signsIn(sentence, text);
  const lackingNames = names.filter((name) => !presentNames.includes(name) && !isExcused(name)).map(({ text: nameText }) => nameText);
  const presentCount = presentNames.length + quotations.present.length + numbers.present.length + signs.present.length;
  const lacking = [
    ...lackingNames,
    ...quotations.lacking,
    ...numbers.lacking,
    ...truths.lacking,
    ...(presentCount ? [] : [...numbers.unsure, ...signs.lacking]),
  ];
  const isPart = presentCount > 0;
  if (lacking.length) return { state: 'unfounded', kind: 'lacking', lacking, isPart };
  // Lines may contain the number themselves, about more than the list.
  if (countVerdict === 'differs' && !numbers.present.includes(statedCount ?? '') && !isAsked(statedCount ?? ''))
    return miscountJudgement(sentence, isPart);
  if (presentCount === 0 && isOfOtherLines(sentence, text, sentPieces)) return { state: 'unfounded', lacking, isPart };
  const { verdict, pair } = callVerdict(sentence, places.map(ownedLines));
  const pairNames = pair ? [pair.from, pair.to] : [];
  if (verdict === 'reversed') return { state: 'unfounded', kind: 'reversed', lacking: pairNames, isPart };
  const texts = places.map((place) => shortenLines(place.text));
  const order = orderVerdict(sentence, texts, around);
  if (order === 'wrong') return { state: 'unfounded', kind: 'order', lacking, isPart };
  const condition = conditionVerdict(sentence, text.split('\n').slice(0, maxLines).join('\n'), around);
  if (condition === 'wrong') return { state: 'unfounded', kind: 'compares', lacking, isPart };
  if (verdict === 'open') return { state: 'open', kind: 'call', lacking: pairNames, isPart: true };
  if (condition === 'open') return { state: 'open', kind: 'condition', lacking, isPart: true };
  const uncheckedValues = [...truths.undecided, ...numbers.unsure];
  if (uncheckedValues.length) return { state: 'open', kind: 'value', lacking: uncheckedValues, isPart: true };
  if (order === 'open' || condition === 'beside') return { state: 'open', lacking, isPart: true };
  return { state: presentCount ? 'proven' : 'unnamed', lacking, isPart };
}

function ownedLines({ text, around, owners }: CitedText): OwnedLines {
  const lines = shortenLines(text).split('\n').slice(0, maxLines);
  return { text: lines.join('\n'), owners: owners ?? lines.map(() => around) };
}

/** Names that the lines may lack: those around them, a text of the question, and things that the sentence denies. */
function excuserFor(
  sentence: string,
  around: ReadonlySet<string>,
  isAsked: (part: string) => boolean,
  isNamed: boolean,
): (name: SentenceName) => boolean {
  const clauses = clausesOf(sentence).filter(({ plain }) => hasWordOf('negation', plain) && !hasWordOf('condition', plain));
  return ({ text: nameText, words, kind }) =>
    words.every((each) => around.has(each)) ||
    // A name from the question, such as the person's own class, may be absent from lines that show the rest.
    ((kind === 'expression' || isNamed) && isAsked(nameText)) ||
    clauses.some(({ text }) => isDenied(nameText, text));
}

/** Maximum words between a negation and its object. */
const maxWordsBetween = 4;

function isDenied(nameText: string, clause: string): boolean {
  const at = clause.indexOf(nameText);
  if (at < 0) return false;
  const before = clause
    .slice(0, at)
    .split(/\s+/)
    .slice(-maxWordsBetween - 1);
  const after = clause
    .slice(at + nameText.length)
    .split(/\s+/)
    .slice(0, maxWordsBetween);
  return hasWordOf('negation', before.join(' ')) || hasWordOf('negation', after.join(' '));
}
