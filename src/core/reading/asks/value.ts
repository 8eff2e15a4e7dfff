// "What is the default timeout?", "how deep may it be nested?", "which exit codes are there?": asks for what a line of code sets, or for the members of a set.

/** What a question for a value asks for. */
export interface ValueQuestion {
  /** `value`: one that a line sets. `members`: all of a described noun, as members of an enum. `either`: a number, or how many there are of something. */
  readonly of: 'value' | 'members' | 'either';
  /** It asks for what holds where nobody says otherwise. */
  readonly isDefault: boolean;
  /** It asks for the most or the least that may be. */
  readonly bound: 'most' | 'least' | undefined;
  /** Which values can be meant. */
  readonly kind: 'number' | 'truth' | 'any';
  /** Whether it asks how long something takes; undefined where that is open. */
  readonly isTime: boolean | undefined;
  /** The question without the words that say that a value is asked for. */
  readonly words: string;
}

const byDefault =
  /\bby default\b|\bdefaults?(?: (?:value|setting))?\b|\b(?:if|when|unless) (?:i|you|one|nothing|none|nobody|it) (?:do(?:es)? not|don[’']t|doesn[’']t|is|am|are|say)?\s*(?:say|set|given|pass|passed|specif\w+|told|configured?)?(?: otherwise| anything)?\b/giu;
const most = /\b(?:at (?:the )?most|max(?:imum|imal)?|largest|longest|biggest|highest|deepest|greatest|upper limit|may|limit)\b/giu;
const least = /\b(?:at (?:the )?least|min(?:imum|imal)?|smallest|shortest|lowest|lower limit)\b/giu;
const measure =
  /^how (?:long|large|big|deep|often|high|fast|wide|small|short|much)\b|^(?:what|which) (?:is|are) (?:the )?(?:[\w-]+ ){0,4}?(?:size|length|depth|timeout|interval|period|ttl|limit|capacity|port|threshold|delay|rate|duration|lifetime|width|height)\b/iu;
const counting = /^how (?:many|often)\b/iu;
const valueOf = /^what(?: is|['’]s) the (?:initial |constant )?values? of\b|^(?:which|what) value (?:does|do|has|is)\b/iu;
const begins = /^(?:what|which|how (?:many|long|large|big|deep|often|high|much|fast|wide)|when|at which|by how much|is|are|does)\b/iu;
/** Nouns that stand between "which" or "how many" and a verb that asks for no action of the code. */
const listed =
  /^(?:how many|which|what(?! (?:happens|is|are|does|do|did|will|would|calls|uses)\b))(?: (?:different|kinds? of|sorts? of|types? of))?(?: [\p{L}\p{N}_.'-]+){0,4} ?(?!is|does|has|this|does)[\p{L}\p{N}_]+s (?:are|exist|can|may|do|does|have|has|could|send|hold)\b|^how many (?:kinds?|sorts?|types?) of\b/iu;
const frames =
  /^(?:what|which|how|by how much|at which|when|is|are|does)\b|\b(?:how (?:many|long|large|big|deep|often|high|much|fast|wide)|many|is|are|the|there|value|values|does|do|may|can|be|a|an|it|kinds?|sorts?|different|have|has|exist|supported|known|defined|time|times)\b/giu;
/** Longer texts say more than what they ask for. */
const longest = 120;

/** What the question with `title` asks for; undefined where it asks for something else. */
export function readValueQuestion(title: string): ValueQuestion | undefined {
  const text = title.replace(/\s+/g, ' ').trim();
  if (
    text.length > longest ||
    !begins.test(text) ||
    /^what happens\b|^how often is\b.*\bwhen\b/iu.test(text) ||
    /\b(?:why|where)\b/iu.test(text)
  )
    return undefined;
  const isDefault = has(text, byDefault);
  const bound = has(text, most) ? 'most' : has(text, least) ? 'least' : undefined;
  const isTruth = /^(?:is|are|does)\b/iu.test(text);
  if (isTruth && !isDefault) return undefined;
  const isValue = isDefault || valueOf.test(text) || measure.test(text) || (bound !== undefined && /^(?:what|how)\b/iu.test(text));
  const isCount = counting.test(text);
  const isList = listed.test(text) && !(isDefault && isCount);
  if (!isValue && !isList) return undefined;
  return {
    of: !isList ? 'value' : isValue || isCount ? 'either' : 'members',
    isDefault,
    bound,
    kind: isTruth ? 'truth' : isCount || /^how\b/iu.test(text) || measure.test(text) ? 'number' : 'any',
    isTime: /^how many\b/iu.test(text) ? false : undefined,
    words: measured(text).replace(byDefault, ' ').replace(most, ' ').replace(least, ' ').replace(frames, ' '),
  };
}

/** "How deep" asks for a depth. */
function measured(text: string): string {
  return text
    .replace(/^how (deep|large|big)\b/iu, '$1')
    .replace(/^what (?:is|are) the (?:default|value|maximum|minimum)s? of (?:the )?/iu, '');
}

/** The patterns are for replacing, with the flag `g`: `test` would begin where it ended last. */
function has(text: string, pattern: RegExp): boolean {
  return text.search(pattern) >= 0;
}
