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
  readonly limitKind: 'most' | 'least' | undefined;
  /** Possible values. */
  readonly kind: 'number' | 'truth' | 'any';
  /** Whether it asks for a duration; undefined when that is open. */
  readonly isTime: boolean | undefined;
  /** It asks for nothing else: if nothing sets the value, that is the answer. */
  readonly isPlain: boolean;
  /** The question without the words that ask for a value. */
  readonly words: string;
  /** Verb of the described thing: "opened" in "how many connections are opened?". Empty when there is none. */
  readonly verb: string;
  /** Counted noun, such as "connections", or the property in a yes-or-no question, such as "opened". Empty when there is none. */
  readonly noun: string;
}

/** "by default", "the default value", "if I do not pass one". */
const give = '(?:says?|said|sets?|gives?|given|pass(?:es|ed)?|specif(?:y|ies|ied)|tells?|told|configured?|chooses?|chosen|provide[sd]?)';
const defaultWords = new RegExp(
  [
    String.raw`\bby default\b|\bdefaults?(?: (?:value|setting))?\b`,
    String.raw`\b(?:if|when) (?:i|you|we|one|it|they)(?: (?:is|are|am|was))? (?:do(?:es)? not|don[’']t|doesn[’']t|did(?: not|n[’']t)|not|isn[’']t)(?: ${give})?(?: otherwise| anything| any| one)?\b`,
    String.raw`\b(?:if|when) (?:nothing|none|nobody)(?: else)?(?: (?:is|are|was))? ${give}(?: otherwise| anything)?\b`,
    String.raw`\bunless (?:(?:i|you|we|one|somebody)\b(?: ${give})?|(?:it )?(?:(?:is|are|was) )?${give})(?: otherwise| anything| one)?\b`,
  ].join('|'),
  'giu',
);
/** "at most", "the longest", "how long may it". */
const maximumWords = /\b(?:at (?:the )?most|max(?:imum|imal)?|largest|longest|biggest|highest|deepest|greatest|upper limit|may|limit)\b/giu;
/** "at least", "the smallest". */
const minimumWords = /\b(?:at (?:the )?least|min(?:imum|imal)?|smallest|shortest|lowest|lower limit)\b/giu;
/** "how long …", "what is the read timeout …". */
const measure =
  /^how (?:long|large|big|deep|often|high|fast|wide|small|short|much)\b|^(?:what|which) (?:is|are) (?:the )?(?:[\w-]+ ){0,4}?(?:size|length|depth|timeout|interval|period|ttl|limit|capacity|port|threshold|delay|rate|duration|lifetime|width|height)\b/iu;
/** "how many …". */
const countQuestion = /^how (?:many|often)\b/iu;
/** Counts that are limits: "how many … before", "at once", "per second". */
const limitedCount =
  /^how (?:many|often)\b.*\b(?:before|until|at (?:once|a time|the same time)|in (?:parallel|a row)|per \w+|an? (?:second|minute|hour|day))\b/iu;
/** "what is the value of …", "which value does …". */
const valueOf = /^what(?: is|['’]s) the (?:initial |constant )?values? of\b|^(?:which|what) value (?:does|do|has|is)\b/iu;
/** Beginning of any question for a value: "after how many …", "what …". */
const opening =
  /^(?:(?:at|on|in|by|for|with|after) )?(?:what|which|how (?:many|long|large|big|deep|often|high|much|fast|wide)|when|is|are|does)\b/iu;
/**
 * Nouns between "which" or "how many" and a verb that is no action of the code: "which exit codes are there", "how many kinds of events".
 */
const listQuestion =
  /^(?:how many|which|what(?! (?:happens|is|are|does|do|did|will|would|calls|uses)\b))(?: (?:different|kinds? of|sorts? of|types? of))?(?: [\p{L}\p{N}_.'-]+){0,4} ?(?!is|does|has|this|does)[\p{L}\p{N}_]+s (?:are|exist|can|may|do|does|have|has|could|send|hold)\b|^how many (?:kinds?|sorts?|types?) of\b/iu;
/** Words that only ask: in "how many retries are there" all but "retries". */
const frameWords =
  /^(?:(?:at|on|in|by|for|with|after) )?(?:how (?:many|often|much)|what|which|how|when|is|are|does)\b|\b(?:how (?:many|long|large|big|deep|often|high|much|fast|wide)|many|is|are|the|there|value|values|does|do|may|can|be|a|an|it|kinds?|sorts?|different|have|has|exist|supported|known|defined|(?<=^how many )times?)\b/giu;
/** "opened" in "how many connections are opened", but no word that says nothing of the code, such as "used". */
const participle = String.raw`(?!(?:used|enabled|turned|set|allowed|supported|given|needed|provided|shown|displayed|printed)\b)(\w+(?:ed|en|wn|pt|ght))\b`;
/** The verb of a question for yes or no ("is the cache cleared"), and of any other ("connections are opened"). */
const verbPatterns = [
  new RegExp(String.raw`^(?:is|are) (?:[\w'-]+ ){1,6}?${participle}`, 'iu'),
  new RegExp(String.raw`\b(?:is|are|be|been|gets?) (?:not |\w+ly )?${participle}`, 'iu'),
];
/** The counted noun ("how many open connections"), and the noun that something has ("what is the size of"). */
const nounPatterns = [
  /^(?:how many|which|what) (?:[\w-]+ ){0,3}?(?!(?:does|has|this|times)\b)([\w-]+[^\Wus]s)\b/iu,
  /^(?:what|which) (?:is|are) the (?:[\w-]+ ){0,4}?([\w-]+)(?= (?:of|for|when|in|that|which|to|used|between|by|at|on|with|before|after|if)\b|\W*$)/iu,
];
/** Words that request a list: "list every built-in", "name all". */
const listRequest = /\b(?:list|name|show|give|enumerate|tell)(?: me)?\b|\b(?:every|each|all|built[- ]in|ready[- ]made|predefined)\b/giu;
/** Longer texts ask for more. */
const maxLength = 120;

/** The value that `title` asks for; undefined for other questions. */
export function readValueQuestion(title: string): ValueQuestion | undefined {
  const text = title.replace(/\s+/g, ' ').trim();
  if (
    text.length > maxLength ||
    !opening.test(text) ||
    /^what happens\b|^how often is\b.*\bwhen\b/iu.test(text) ||
    /\b(?:why|where)\b/iu.test(text)
  )
    return undefined;
  const isDefault = hasMatch(text, defaultWords);
  // "How long may it take by default?" asks for the default, not for a limit.
  const limitKind = hasMatch(isDefault ? text.replace(/\bmay\b/giu, ' ') : text, maximumWords)
    ? 'most'
    : hasMatch(text, minimumWords)
      ? 'least'
      : undefined;
  const isTruth = /^(?:is|are|does)\b/iu.test(text);
  if (isTruth && !isDefault) return undefined;
  const isValue =
    isDefault ||
    valueOf.test(text) ||
    limitedCount.test(text) ||
    measure.test(text) ||
    (limitKind !== undefined && /^(?:what|how)\b/iu.test(text));
  const isCount = countQuestion.test(text);
  const isExistence = /\b(?:are there|exist)\b/iu.test(text) && !isDefault && limitKind === undefined;
  const isList = listQuestion.test(text) && !(isDefault && isCount);
  if (!isValue && !isList) return undefined;
  return {
    of: !isList ? 'value' : isExistence || !(isValue || isCount) ? 'members' : 'either',
    isDefault,
    limitKind,
    kind: isTruth ? 'truth' : isCount || /^how\b/iu.test(text) || measure.test(text) ? 'number' : 'any',
    isPlain: isList ? isExistence || isDefault : isDefault || valueOf.test(text),
    isTime: /^how many\b/iu.test(text) ? false : undefined,
    ...describeValue(text, isTruth),
  };
}

/** Question for the members of a described group, where the form of `title` is surely a list or a count. */
export function readMembersQuestion(title: string): ValueQuestion | undefined {
  const text = title.replace(/\s+/g, ' ').trim();
  if (text.length > maxLength) return undefined;
  return {
    of: 'members',
    isDefault: false,
    limitKind: undefined,
    kind: 'any',
    isPlain: true,
    isTime: undefined,
    ...describeValue(text.replace(listRequest, ' ').trim(), false),
  };
}

/** Description of the value, with its verb and noun. */
function describeValue(text: string, isTruth: boolean): Pick<ValueQuestion, 'words' | 'verb' | 'noun'> {
  // "Which schemes does it allow?": the subject matters less than the object.
  const isChoice = /^(?:which|what)\b/iu.test(text);
  const measureText = isChoice ? withMeasureNoun(text).replace(/(?<=\w )(?:does|do|can|may|must)\b/iu, 'by') : withMeasureNoun(text);
  const withoutLimits = [defaultWords, maximumWords, minimumWords].reduce((rest, words) => rest.replace(words, ' '), measureText);
  const plainText = text.replace(defaultWords, ' ').replace(/\s+/g, ' ').trim();
  const verb = (isTruth ? verbPatterns[0] : verbPatterns[1])?.exec(plainText)?.[1] ?? '';
  return {
    words: withoutLimits.replace(frameWords, ' '),
    verb,
    noun: isTruth ? verb : (nounPatterns.map((pattern) => pattern.exec(plainText)?.[1]).find(Boolean) ?? ''),
  };
}

/** "How deep" asks for a depth. */
function withMeasureNoun(text: string): string {
  return text
    .replace(/^how (deep|large|big|wide|high|fast)\b/iu, '$1')
    .replace(/^what (?:is|are) the (?:default|value|maximum|minimum)s? of (?:the )?/iu, '');
}

/** Searches with a pattern that has the flag `g`: its `test` would continue at the last match. */
function hasMatch(text: string, pattern: RegExp): boolean {
  return text.search(pattern) >= 0;
}
