// Whether cited lines hold what the sentence beside them names: an identifier or a quotation that does not occur there is proven by nothing.
import { claimsIn } from './sentences.ts';
import type { QuestionText } from '../../reading/questionText.ts';

/** Lines that a citation means, and the names of the definitions around them: a sentence may name those without the lines doing so. */
export interface CitedText {
  readonly text: string;
  readonly around: readonly string[];
}

/** What a check of all sentences found. */
export interface Support {
  /** Citations of which no sentence names anything that their lines hold, with the names that were looked for. */
  readonly unfounded: ReadonlyMap<number, readonly string[]>;
  /** Sentences that name only what their cited lines lack. */
  readonly sentences: ReadonlySet<string>;
}

const span = /`([^`\n]{1,200})`/g;
/** Three words or more: shorter ones are often just a manner of speaking. */
const quotation = /["“]([^\s"“”]{1,40}(?: [^\s"“”]{1,40}){2,20})["”]/g;
/** What is not there cannot be shown by lines that hold it. */
const negated =
  /\b(?:no|not|never|neither|nor|nothing|none|without|cannot|lacks?|missing|instead|rather|unlike|kein\w*|nicht|nie|ohne|fehlt)\b|n['’]t\b/i;
const word = /[\p{L}_$][\p{L}\p{N}_$]{2,}/gu;
/** A name with its qualifiers, maybe called: its last part is what a line can hold. */
const qualified = /^[\p{L}\p{N}_$]+(?:(?:\.|::|#|->|\?\.)[\p{L}\p{N}_$]+)*(?:\(.*\))?$/u;
const pathLike = /[/\\]|\.\w{1,5}(?::\d+)?$/;
/** Words of languages, which prove nothing where they occur and are no name where they do not. */
const reserved = new Set(
  'null None nil true false True False undefined void this self super return throw raise async await const let var new int str bool string number boolean object list dict any Any Error Exception'.split(
    ' ',
  ),
);

const noQuestion = { holds: () => false };

/**
 * Checks each sentence of `markdown` that has citations against their lines, all of them together. A sentence is founded when one thing
 * that it names occurs there, or when it names nothing beside what stands around the lines.
 * @param cited text of a citation by its number; undefined when it is not verified anyway
 * @param question what was asked: a text that the answer repeats from there is not said to stand in the code
 */
export function supportOf(
  markdown: string,
  cited: (n: number) => CitedText | undefined,
  question: Pick<QuestionText, 'holds'> = noQuestion,
): Support {
  const founded = new Set<number>();
  const missed = new Map<number, Set<string>>();
  const sentences = new Set<string>();
  for (const { text, cites } of claimsIn(markdown)) {
    const places = cites.flatMap((n) => cited(n) ?? []);
    if (places.length === 0) continue;
    const lacking = lackingIn(text, places, question);
    if (!lacking.length) cites.forEach((n) => founded.add(n));
    else {
      sentences.add(text);
      for (const n of cites) missed.set(n, new Set([...(missed.get(n) ?? []), ...lacking]));
    }
  }
  const unfounded = [...missed].flatMap(([n, names]) => (founded.has(n) || !cited(n) ? [] : [[n, [...names]] as const]));
  return { unfounded: new Map(unfounded), sentences };
}

/** What `sentence` names and `places` lack; empty when one of its names is there, or when there is nothing to look for. */
function lackingIn(sentence: string, places: readonly CitedText[], question: Pick<QuestionText, 'holds'>): readonly string[] {
  if (negated.test(sentence.replace(span, ' '))) return [];
  const all = namesIn(sentence).filter(({ shown, isText }) => !(isText && question.holds(shown)));
  const occurs = ({ words, shown }: Named): boolean =>
    places.some(({ text }) => text.includes(shown) || words.some((each) => text.includes(each)));
  if (all.some(occurs)) return [];
  // The definition around the lines may be named without standing in them.
  const around = new Set(places.flatMap((place) => place.around));
  return all.filter(({ words }) => words.some((each) => !around.has(each))).map(({ shown }) => shown);
}

interface Named {
  readonly shown: string;
  /** One of them has to occur. */
  readonly words: readonly string[];
  /** Words of a text rather than a name. */
  readonly isText: boolean;
}

function namesIn(sentence: string): readonly Named[] {
  const spans = [...sentence.matchAll(span)].flatMap(([, shown = '']): Named[] => {
    if (pathLike.test(shown) && !shown.includes('(')) return [];
    const words = (qualified.test(shown) ? shown.replace(/\(.*\)$/, '') : shown).match(word)?.filter((each) => !reserved.has(each)) ?? [];
    const wanted = qualified.test(shown) ? words.slice(-1) : words;
    return wanted.length ? [{ shown, words: wanted, isText: !qualified.test(shown) }] : [];
  });
  const plain = sentence.replace(span, ' ');
  const quoted = [...plain.matchAll(quotation)].map(([, shown = '']): Named => ({ shown, words: [shown], isText: true }));
  return [...spans, ...quoted];
}
