// Recognizes questions that describe behaviour and ask for its place: "Where does it turn a host name into ASCII?". Names in them are part
// of the description, not the subject of a relation.
import { termsOfText } from '../../text/tokenizer.ts';
import type { SubjectRelation } from '../intent.ts';
import type { Mentions } from '../mentions/mentions.ts';
import type { Mode } from '../mode.ts';
import { isFrameTerm } from '../mentions/termWeights.ts';

/** English question words for a place, a way or a time. */
const askingPhrase =
  '^\\W*(?:(?:so|and|ok|but)\\W+)?(?:(?:exactly )?(?:where|how(?: often| long)?|when)|in (?:which|what) [a-z]+|(?:which|what) (?:code|function|method|part|piece|place))(?: [a-z]+ (?:code|project|library|repo|repository|codebase))?';
/** The project as the subject: another subject may be a name of the code. */
const byProject = new RegExp(
  `${askingPhrase} (?:does|do|did) (?:it|they|this|(?:the|this) (?:code|project|library|app|application|program|tool|framework|package))\\s+(?!(?:go|fail|crash|break|leak|hang)\\b)[a-z]{2,}`,
  'iu',
);
const placeByProject = /^\W*(?:exactly )?(?:where|when) (?:does|do|did) (?:it|they) (?!go\b|fail\b|crash\b|break\b)[a-z]{3,} /iu;
const person = '(?:we|you|i|one|someone|somebody)\\b';
const passive = new RegExp(`${askingPhrase} (?:is|are|was|were|gets?) (?!${person})`, 'iu');
/** "How does a worker wait while the queue is empty?", "which code decides the format?": the subject is not a name. */
const activeForms = [
  new RegExp(`${askingPhrase} (?:does|do|did|can|could|may|might|will|would) (?!${person})`, 'iu'),
  new RegExp(`^\\W*why (?:can|could|may|might|would) (?!${person})`, 'iu'),
  /^\W*(?:which|what) (?:code|function|method|part|piece|place) (?!is\b|are\b|was\b|were\b|does\b|do\b|did\b|can\b)[a-z]+s\b/iu,
];
/** "How does the cache work?" asks about the whole, which no single line decides. */
const asWhole = /\b(?:works?|organi[sz]ed|structured|set ?up|laid out|designed|implemented|built)\W*$/iu;
/**
 * "What happens when the header is missing?": a condition decides such a case, not a flow. Matches words for a case besides those for a
 * step.
 */
const inCase =
  /^\W*(?:so |and )?what (?:happens|is done|is sent|is used|is returned|does it do|comes) (?:when|if|to|for|with)\b.*\b(?:not|no|non|without|missing|invalid|unknown|wrong|bad|malformed|too|more than|less than|twice|two|already|cannot|can[’']t|[a-z]+n[’']t|fails?|failed|empty|exceed(?:s|ed)?|unsupported|refused|rejected)\b/iu;
/** Questions for the path from one thing to another, which are followed. */
const fromTo =
  /\b(?:from|start(?:ing)? with)\b.*\b(?:to|into|end|ending)\b|\bbetween\b|\bin order\b|\bin (?:which|what) order\b|\b(?:gets?|goes|go|comes?|leads?|travels?|arrives?) (?:to|into|at)\b|\breach(?:es)?\b/iu;

/**
 * Minimum number of words besides a name for a description. With fewer the question is about the name: "where does it create `Session`?"
 * Set by judgement.
 */
const minOtherTerms = 3;
/** The same for a passive question without an agent: "where is the session token read?" Set by judgement. */
const minPassiveTerms = 3;
/** The same for an active question whose subject is not a name. Set by judgement. */
const minActiveTerms = 2;
/** "When is a failed test run again?" asks for a condition, and no list answers that, so it needs no more words than an active question. */
const whenPassive = new RegExp(`^\\W*when (?:is|are|was|were|gets?) (?!${person})`, 'iu');

/** The relation read from a question, whether the question has words for exactly that relation, and the kind of the question. */
export interface BehaviourHints {
  readonly relation: SubjectRelation | undefined;
  readonly isWritten: boolean;
  readonly mode: Mode;
}

/** Whether a question asks for a place, even if its words suggest a judgement: "Where does it refuse too many parameters?" */
export function asksForPlaceOf(title: string): boolean {
  return placeByProject.test(title);
}

/** Whether `title` describes behaviour of the project and asks where, how or when. */
export function isBehaviourQuestion(
  title: string,
  { names, frames, requests, paths, prose }: Pick<Mentions, 'names' | 'frames' | 'requests' | 'paths' | 'prose'>,
  { relation: subjectRelation, isWritten, mode }: BehaviourHints,
): boolean {
  if (frames.length + paths.length > 0 || requests.some(({ method }) => method !== undefined)) return false;
  if (names.some(({ marked }) => marked) || /`|\w\(\)/u.test(title)) return false;
  if (inCase.test(title)) return !subjectRelation?.isCode && names.length === 0;
  const isByProject = byProject.test(title);
  const isActive = mode === 'conceptual' && activeForms.some((form) => form.test(title)) && !asWhole.test(title);
  if (!isByProject && !isActive && !passive.test(title)) return false;
  const subjectTerms = new Set(isWritten ? termsOfText(subjectRelation?.name ?? '') : []);
  const otherTerms = new Set(
    prose.flatMap(({ text }) => termsOfText(text)).filter((term) => !isFrameTerm(term) && !subjectTerms.has(term)),
  );
  if (isByProject) return !(subjectRelation?.isCode && isWritten) || otherTerms.size >= minOtherTerms;
  return (
    !subjectRelation?.isCode &&
    names.length === 0 &&
    !fromTo.test(title) &&
    otherTerms.size >= (isActive || whenPassive.test(title) ? minActiveTerms : minPassiveTerms)
  );
}
