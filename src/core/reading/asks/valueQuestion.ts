// Parser for questions about a value in the code or the members of a set: "What is the default timeout?", "how deep may it be nested?",
// "which exit codes are there?"

/** A question for a value. */
export interface ValueQuestion {
  /**
   * `value`: one that a line sets. `members`: all of a described noun, such as the members of an enum. `either`: a number, or a count of
   * something.
   */
  readonly of: 'value' | 'members' | 'either';
  /** It asks for the value without any configuration. */
  readonly isDefault: boolean;
  /** It asks for a maximum or minimum. */
  readonly bound: 'most' | 'least' | undefined;
  /** Possible values. */
  readonly kind: 'number' | 'truth' | 'any';
  /** Whether it asks for a duration; undefined when that is open. */
  readonly isTime: boolean | undefined;
  /** It asks for nothing else: if nothing sets the value, that is the answer. */
  readonly isPlain: boolean;
  /** The question without the words that ask for a value. */
  readonly words: string;
  /** Verb of the described thing: "opened" in "how many connections are opened?". Empty when there is none. */
  readonly deed: string;
  /** Counted noun, such as "connections", or the property in a yes-or-no question, such as "opened". Empty when there is none. */
  readonly noun: string;
}

const byDefault =
  /\bby default\b|\bdefaults?(?: (?:value|setting))?\b|\b(?:if|when|unless) (?:i|you|one|nothing|none|nobody|it) (?:do(?:es)? not|don[’']t|doesn[’']t|is|am|are|say)?\s*(?:say|set|given|pass|passed|specif\w+|told|configured?)?(?: otherwise| anything)?\b/giu;
const most = /\b(?:at (?:the )?most|max(?:imum|imal)?|largest|longest|biggest|highest|deepest|greatest|upper limit|may|limit)\b/giu;
const least = /\b(?:at (?:the )?least|min(?:imum|imal)?|smallest|shortest|lowest|lower limit)\b/giu;
const measure =
  /^how (?:long|large|big|deep|often|high|fast|wide|small|short|much)\b|^(?:what|which) (?:is|are) (?:the )?(?:[\w-]+ ){0,4}?(?:size|length|depth|timeout|interval|period|ttl|limit|capacity|port|threshold|delay|rate|duration|lifetime|width|height)\b/iu;
const counting = /^how (?:many|often)\b/iu;
/** Counts that are limits: "how many … before", "at once", "per second". */
const within =
  /^how (?:many|often)\b.*\b(?:before|until|at (?:once|a time|the same time)|in (?:parallel|a row)|per \w+|an? (?:second|minute|hour|day))\b/iu;
const valueOf = /^what(?: is|['’]s) the (?:initial |constant )?values? of\b|^(?:which|what) value (?:does|do|has|is)\b/iu;
const begins =
  /^(?:(?:at|on|in|by|for|with|after) )?(?:what|which|how (?:many|long|large|big|deep|often|high|much|fast|wide)|when|is|are|does)\b/iu;
/** Nouns between "which" or "how many" and a verb that is no action of the code. */
const listed =
  /^(?:how many|which|what(?! (?:happens|is|are|does|do|did|will|would|calls|uses)\b))(?: (?:different|kinds? of|sorts? of|types? of))?(?: [\p{L}\p{N}_.'-]+){0,4} ?(?!is|does|has|this|does)[\p{L}\p{N}_]+s (?:are|exist|can|may|do|does|have|has|could|send|hold)\b|^how many (?:kinds?|sorts?|types?) of\b/iu;
const frames =
  /^(?:(?:at|on|in|by|for|with|after) )?(?:how (?:many|often|much)|what|which|how|when|is|are|does)\b|\b(?:how (?:many|long|large|big|deep|often|high|much|fast|wide)|many|is|are|the|there|value|values|does|do|may|can|be|a|an|it|kinds?|sorts?|different|have|has|exist|supported|known|defined|(?<=^how many )times?)\b/giu;
const participle = String.raw`(?!(?:used|enabled|turned|set|allowed|supported|given|needed|provided|shown|displayed|printed)\b)(\w+(?:ed|en|wn|pt|ght))\b`;
const deeds = [
  new RegExp(String.raw`^(?:is|are) (?:[\w'-]+ ){1,6}?${participle}`, 'iu'),
  new RegExp(String.raw`\b(?:is|are|be|been|gets?) (?:not |\w+ly )?${participle}`, 'iu'),
];
const nouns = [
  /^(?:how many|which|what) (?:[\w-]+ ){0,3}?(?!(?:does|has|this|times)\b)([\w-]+[^\Wus]s)\b/iu,
  /^(?:what|which) (?:is|are) the (?:[\w-]+ ){0,4}?([\w-]+)(?= (?:of|for|when|in|that|which|to|used|between|by|at|on|with|before|after|if)\b|\W*$)/iu,
];
/** Longer texts ask for more. */
const longest = 120;

/** The value that `title` asks for; undefined for other questions. */
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
  // "How long may it take by default?" asks for the default, not for a limit.
  const bound = has(isDefault ? text.replace(/\bmay\b/giu, ' ') : text, most) ? 'most' : has(text, least) ? 'least' : undefined;
  const isTruth = /^(?:is|are|does)\b/iu.test(text);
  if (isTruth && !isDefault) return undefined;
  const isValue =
    isDefault || valueOf.test(text) || within.test(text) || measure.test(text) || (bound !== undefined && /^(?:what|how)\b/iu.test(text));
  const isCount = counting.test(text);
  const isExistence = /\b(?:are there|exist)\b/iu.test(text) && !isDefault && bound === undefined;
  const isList = listed.test(text) && !(isDefault && isCount);
  if (!isValue && !isList) return undefined;
  return {
    of: !isList ? 'value' : isExistence || !(isValue || isCount) ? 'members' : 'either',
    isDefault,
    bound,
    kind: isTruth ? 'truth' : isCount || /^how\b/iu.test(text) || measure.test(text) ? 'number' : 'any',
    isPlain: isList ? isExistence || isDefault : isDefault || valueOf.test(text),
    isTime: /^how many\b/iu.test(text) ? false : undefined,
    ...described(text, isTruth),
  };
}

/** Description of the value, with its verb and noun. */
function described(text: string, isTruth: boolean): Pick<ValueQuestion, 'words' | 'deed' | 'noun'> {
  // "Which schemes does it allow?": the subject matters less than the object.
  const isChoice = /^(?:which|what)\b/iu.test(text);
  const parted = isChoice ? measured(text).replace(/(?<=\w )(?:does|do|can|may|must)\b/iu, 'by') : measured(text);
  const bare = [byDefault, most, least].reduce((rest, words) => rest.replace(words, ' '), parted);
  const plain = text.replace(byDefault, ' ').replace(/\s+/g, ' ').trim();
  const deed = (isTruth ? deeds[0] : deeds[1])?.exec(plain)?.[1] ?? '';
  return {
    words: bare.replace(frames, ' '),
    deed,
    noun: isTruth ? deed : (nouns.map((pattern) => pattern.exec(plain)?.[1]).find(Boolean) ?? ''),
  };
}

/** "How deep" asks for a depth. */
function measured(text: string): string {
  return text
    .replace(/^how (deep|large|big|wide|high|fast)\b/iu, '$1')
    .replace(/^what (?:is|are) the (?:default|value|maximum|minimum)s? of (?:the )?/iu, '');
}

/** Tests a pattern with the flag `g`, whose `test` would continue at the last match. */
function has(text: string, pattern: RegExp): boolean {
  return text.search(pattern) >= 0;
}
