// "Where does it turn a host name into ASCII?": questions that describe what code does and ask for the place or the way. What they name in passing is part
// of the description, and no relation to it is asked for.
import { terms as termsOf } from '../../text/terms.ts';
import type { SubjectRelation } from '../intent.ts';
import type { Mentions } from '../mentions/mentions.ts';
import type { Mode } from '../mode.ts';
import { isFrame } from '../mentions/termWeights.ts';

/** What asks for a place, a way or a time, in English. */
const asking =
  '^\\W*(?:(?:so|and|ok|but)\\W+)?(?:(?:exactly )?(?:where|how(?: often| long)?|when)|in (?:which|what) [a-z]+|(?:which|what) (?:code|function|method|part|piece|place))(?: [a-z]+ (?:code|project|library|repo|repository|codebase))?';
/** Whoever does it: the project. A subject of its own may be a name of the code. */
const byProject = new RegExp(
  `${asking} (?:does|do|did) (?:it|they|this|(?:the|this) (?:code|project|library|app|application|program|tool|framework|package))\\s+(?!(?:go|fail|crash|break|leak|hang)\\b)[a-z]{2,}`,
  'iu',
);
const placeByProject = /^\W*(?:exactly )?(?:where|when) (?:does|do|did) (?:it|they) (?!go\b|fail\b|crash\b|break\b)[a-z]{3,} /iu;
const person = '(?:we|you|i|one|someone|somebody)\\b';
const passive = new RegExp(`${asking} (?:is|are|was|were|gets?) (?!${person})`, 'iu');
/** "How does a worker wait while the queue is empty?", "which code decides the format?": something that is no name does it. */
const active = [
  new RegExp(`${asking} (?:does|do|did|can|could|may|might|will|would) (?!${person})`, 'iu'),
  /^\W*(?:which|what) (?:code|function|method|part|piece|place) (?!is\b|are\b|was\b|were\b|does\b|do\b|did\b|can\b)[a-z]+s\b/iu,
];
/** "How does the cache work?" asks for all of it, and no line decides that. */
const asWhole = /\b(?:works?|organi[sz]ed|structured|set ?up|laid out|designed|implemented|built)\W*$/iu;
/** "What happens when the header is missing?": what decides such a case is a condition, not a flow. Words that tell of a case, beside those of a step. */
const inCase =
  /^\W*(?:so |and )?what (?:happens|is done|is sent|is used|is returned|does it do|comes) (?:when|if|to|for|with)\b.*\b(?:not|no|non|without|missing|invalid|unknown|wrong|bad|malformed|too|more than|less than|twice|two|already|cannot|can[’']t|[a-z]+n[’']t|fails?|failed|empty|exceed(?:s|ed)?|unsupported|refused|rejected)\b/iu;
/** Who asks for the way from one thing to another follows it. */
const fromTo =
  /\b(?:from|start(?:ing)? with)\b.*\b(?:to|into|end|ending)\b|\bbetween\b|\bin order\b|\bin (?:which|what) order\b|\b(?:gets?|goes|go|comes?|leads?|travels?|arrives?) (?:to|into|at)\b|\breach(?:es)?\b/iu;

/** Words beside a name that make a question the description of something. With fewer it asks about the name: "where does it create `Session`?" Set by judgement. */
const fewestBeside = 3;
/** The same of a question that says nobody does it, "where is the session token read?", and of one in which something that is no name does it. Set by judgement. */
const [fewestOfPassive, fewestOfActive] = [3, 2];
/** "When is a failed test run again?" asks for a condition, and no list answers that: two words are enough. */
const whenPassive = new RegExp(`^\\W*when (?:is|are|was|were|gets?) (?!${person})`, 'iu');

/** What the words of a question were taken to ask of a subject, whether words for just that stand in it, and what kind of question it is by its words. */
export interface ReadRelation {
  readonly relation: SubjectRelation | undefined;
  readonly isWritten: boolean;
  readonly mode: Mode;
}

/** "Where does it refuse too many parameters?": who asks so wants a place, whatever else the words could judge. */
export function asksForPlaceOf(title: string): boolean {
  return placeByProject.test(title);
}

/** Whether `title` describes what the project does and asks where, how or when. */
export function describesBehaviour(
  title: string,
  { names, frames, requests, paths, prose }: Pick<Mentions, 'names' | 'frames' | 'requests' | 'paths' | 'prose'>,
  { relation: asked, isWritten, mode }: ReadRelation,
): boolean {
  if (frames.length + paths.length > 0 || requests.some(({ method }) => method !== undefined)) return false;
  if (names.some(({ marked }) => marked) || /`|\w\(\)/u.test(title)) return false;
  if (inCase.test(title)) return !asked?.isCode && names.length === 0;
  const isByProject = byProject.test(title);
  const isActive = mode === 'conceptual' && active.some((form) => form.test(title)) && !asWhole.test(title);
  if (!isByProject && !isActive && !passive.test(title)) return false;
  const own = new Set(isWritten ? termsOf(asked?.name ?? '') : []);
  const beside = new Set(prose.flatMap(({ text }) => termsOf(text)).filter((term) => !isFrame(term) && !own.has(term)));
  if (isByProject) return !(asked?.isCode && isWritten) || beside.size >= fewestBeside;
  return (
    !asked?.isCode &&
    names.length === 0 &&
    !fromTo.test(title) &&
    beside.size >= (isActive || whenPassive.test(title) ? fewestOfActive : fewestOfPassive)
  );
}
