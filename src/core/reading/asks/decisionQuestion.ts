// Parser for questions that a condition, a line of a body or a pair of definitions decides: "When does X fail?", "can X return null?",
// "what happens if Y is empty?", "A or B?". Other code looks up what decides them.

/** A value in a question, in the terms of code: a few words stand for many spellings. */
export type QuestionValue = 'null' | 'empty' | 'unchanged' | { readonly text: string };

/** A question about a subject. `subject`: its words, which may be a name. */
export type DecisionQuestion =
  | { readonly ask: 'raises'; readonly form: DecisionForm; readonly subject: string; readonly words: string }
  | { readonly ask: 'returns'; readonly form: DecisionForm; readonly subject: string; readonly value: QuestionValue }
  /** Behaviour in a case. */
  | { readonly ask: 'case'; readonly words: string }
  /** Condition for an event. `subject` if the sentence has one. */
  | { readonly ask: 'condition'; readonly words: string; readonly subject?: string; readonly verb?: string }
  /** Whether a subject performs an action. */
  | { readonly ask: 'deed'; readonly subject: string; readonly verb: string; readonly words: string }
  /** `things`: the ends that are described rather than named ("a module", "the duplicate-code checker"); absent where there are none. */
  | { readonly ask: 'difference'; readonly first: string; readonly second: string; readonly things?: readonly string[] };

/** "When" asks for the condition, "whether" for yes or no. */
type DecisionForm = 'when' | 'whether';

/** Longer texts are reports. */
const maxLength = 240;
const opening = '^\\W*(?:(?:so|and|but|ok)[, ]+)?';
const when = `${opening}(?:when(?: exactly)?|in (?:which|what) (?:cases?|situations?|circumstances)|under (?:which|what) (?:conditions?|circumstances))`;
const auxiliary = '(?:does|do|did|will|would|can|could|may|might|should)';
const subject = '(?<subject>.+?)';
const raising =
  '(?:throws?|raises?|fails?|panics?|errors?(?: out)?|crash(?:es)?|rejects?|aborts?|bails?(?: out)?|(?:returns?|gives?|yields?) (?:an?|the) err(?:or)?)(?![\\w-])';
const returning = '(?:returns?|gives? back|gives?|yields?|results? in|evaluates? to)';
const value =
  '(?:an? |the )?(?<value>null|nil|none|undefined|nothing|nullptr|void|empty(?: \\w+)?|(?<same>\\w+ )?(?:unchanged|unmodified|untouched|as (?:it )?is)|true|false|zero|-?\\d+|`[^`]+`|[A-Z]\\w*)(?![\\w-])';

const whenRaises = new RegExp(`${when} ${auxiliary} ${subject} (?:ever |even )?${raising}(?<words>.*)$`, 'iu');
/** "Why can X fail?" asks for the possible failures, like "when"; "why does X fail?" is about one that happened. */
const whyMayRaise = new RegExp(
  `${opening}why (?:can|could|may|might|would) ${subject} (?:ever |even |still )?${raising}(?<words>.*)$`,
  'iu',
);
const makesFail = new RegExp(
  `${opening}what (?:(?:can|could|would|may|might) )?(?:makes?|causes?|lets?) ${subject} (?:to )?${raising}(?<words>.*)$`,
  'iu',
);
const whenReturns = new RegExp(`${when} ${auxiliary} ${subject} (?:ever )?${returning} (?:the )?${value}`, 'iu');
const whetherRaises = new RegExp(`${opening}${auxiliary} ${subject} (?:ever |also |still |possibly )?${raising}(?<words>.*)$`, 'iu');
const whetherReturns = new RegExp(
  `${opening}${auxiliary} ${subject} (?:ever |also |sometimes )?${returning} (?:the )?${value}\\s*\\??$`,
  'iu',
);
const inCase = new RegExp(
  `${opening}(?:what (?:happens|is (?:done|returned|used|sent|raised|thrown)|does it do|comes back)|what (?:does|do|will|would) (?:\\S+) (?:do|return|give)|how (?:does|do) (?:\\S+) (?:behave|react|respond|act))(?: \\w+)? (?:if|when|in case|once|with|for) (?<words>.+)$`,
  'iu',
);
const mustHold = new RegExp(
  `${opening}(?:what|which (?:conditions?|requirements?|checks?)|what (?:conditions?|requirements?|checks?)) (?:must|has to|have to|needs? to|should|is (?:required|needed|necessary)|are (?:required|needed|necessary))(?: (?:be|hold|pass|apply)(?: (?:true|the case|fulfilled|met|satisfied|given|set|ok))?)? (?:for|before|so that|to|in order (?:to|for)) (?<words>.+)$`,
  'iu',
);
const whenActs = new RegExp(`${when} ${auxiliary} (?<subject>.+?) (?<words>.+)$`, 'iu');
const whenIs = new RegExp(`${when} (?:is|are|was|were|gets?) (?!(?:we|you|i)\\b)(?<words>.+)$`, 'iu');
/** A subject of one word, followed by its action. */
const actionQuestion = new RegExp(
  `${opening}(?:does|do|did|will|would|can|could) (?<subject>\`[^\`]+\`|[\\w.:#$!?>-]+?(?:\\(\\))?) (?<verb>[a-z]+)(?<words>.*)$`,
  'iu',
);
const differenceBetween = new RegExp('\\b(?:difference|differences|distinction) between (?<first>.+?) and (?<second>.+?)\\s*\\??$', 'iu');
const versus =
  /^(?:\W*(?:what(?:['’]s| is)? (?:better|the difference)?:? ?)?)(?<first>`[^`]+`|\S+) (?:vs\.?|versus) (?<second>`[^`]+`|\S+?)\s*[?.]?$/iu;
const orUse =
  /\b(?:should|shall|do|would|must|can) (?:i|we|one|you) (?:better |rather )?(?:use|call|choose|pick|take|prefer|need) (?<first>`[^`]+`|\S+) or (?<second>`[^`]+`|\S+?)\s*(?:[?,.:].*)?$/iu;
const orDiffers = /^\W*(?<first>`[^`]+`|\S+) or (?<second>`[^`]+`|\S+?)\s*[:,?-]\s*(?:what|which|when).*$/iu;
const whichOf = /\b(?:which|what)\b.*[,:]\s*(?<first>`[^`]+`|\S+) or (?<second>`[^`]+`|\S+?)\s*\??$/iu;
const differs = /\bhow (?:does|do|is|are) (?<first>.+?) (?:differ(?:ent)?|different) from (?<second>.+?)\s*\??$/iu;
const compares = /^\W*compare (?<first>.+?) (?:and|with|to) (?<second>.+?)\s*[?.]?$/iu;

/** The decision that `title` asks for; undefined for other questions. */
export function readDecisionQuestion(title: string): DecisionQuestion | undefined {
  const text = title.trim();
  if (text.length > maxLength || text.includes('\n')) return undefined;
  return readDifference(text) ?? readRaises(text) ?? readReturns(text) ?? readCase(text) ?? readCondition(text) ?? readAction(text);
}

function readDifference(text: string): DecisionQuestion | undefined {
  for (const form of [differenceBetween, versus, orUse, orDiffers, whichOf, differs, compares]) {
    const { first = '', second = '' } = form.exec(text)?.groups ?? {};
    const [a, b] = [plainSubject(first), plainSubject(second)];
    if (!a || !b || a === b || !isEnd(a) || !isEnd(b)) continue;
    const things = [...(isThing(first, a) ? [a] : []), ...(isThing(second, b) ? [b] : [])];
    return { ask: 'difference', first: a, second: b, ...(things.length ? { things } : {}) };
  }
  return undefined;
}

/** Maximum words of an end of a comparison. Set by judgement: longer ones are clauses. */
const maxEndWords = 4;

/** Whether a text is a name or a short phrase; words for another part of the sentence or several things are none. */
function isEnd(text: string): boolean {
  return (
    text.split(/\s+/).length <= maxEndWords && !/(?:^|\s)(?:it|its|them|this|that|these|those|they|and|or|if|when|of)(?:\s|$)/i.test(text)
  );
}

/** Whether an end describes a thing: words after an article that are not written like a name, or several words. */
function isThing(written: string, end: string): boolean {
  if (/\s/.test(end)) return true;
  return /^\s*(?:an?|the)\s/i.test(written) && /^[a-z]+(?:-[a-z]+)*$/.test(end) && written.trim().split(/\s+/).length === 2;
}

/** Whether `title` asks why something may fail. Such a question has no failure of its own. */
export function asksWhyItMayFail(title: string): boolean {
  return title.length <= maxLength && whyMayRaise.test(title.trim());
}

function readRaises(text: string): DecisionQuestion | undefined {
  const match = whenRaises.exec(text) ?? whyMayRaise.exec(text) ?? makesFail.exec(text);
  const groups = (match ?? whetherRaises.exec(text))?.groups;
  if (!groups) return undefined;
  const { subject: subjectText = '', words = '' } = groups;
  return { ask: 'raises', form: match ? 'when' : 'whether', subject: plainSubject(subjectText), words };
}

function readReturns(text: string): DecisionQuestion | undefined {
  const match = whenReturns.exec(text);
  const groups = (match ?? whetherReturns.exec(text))?.groups;
  if (!groups) return undefined;
  const { subject: subjectText = '', value: valueText = '', same } = groups;
  return { ask: 'returns', form: match ? 'when' : 'whether', subject: plainSubject(subjectText), value: valueOf(valueText, same) };
}

function valueOf(text: string, same: string | undefined): QuestionValue {
  if (/^(?:null|nil|none|undefined|nothing|nullptr|void)$/i.test(text)) return 'null';
  if (/^empty/i.test(text)) return 'empty';
  if (same !== undefined || /^(?:un|as )/i.test(text)) return 'unchanged';
  return { text: /^zero$/i.test(text) ? '0' : text.replace(/`/g, '') };
}

function readCase(text: string): DecisionQuestion | undefined {
  const words = inCase.exec(text)?.groups?.['words'];
  return words === undefined ? undefined : { ask: 'case', words: withoutEnd(words) };
}

function readCondition(text: string): DecisionQuestion | undefined {
  const requirement = mustHold.exec(text)?.groups?.['words'];
  if (requirement !== undefined) return { ask: 'condition', words: withoutEnd(requirement) };
  const action = whenActs.exec(text)?.groups;
  if (action)
    return {
      ask: 'condition',
      subject: plainSubject(action['subject'] ?? ''),
      words: withoutEnd(`${action['subject'] ?? ''} ${action['words'] ?? ''}`),
    };
  const state = whenIs.exec(text)?.groups?.['words'];
  return state === undefined ? undefined : { ask: 'condition', words: withoutEnd(state) };
}

function readAction(text: string): DecisionQuestion | undefined {
  const { subject: subjectText, verb, words = '' } = actionQuestion.exec(text)?.groups ?? {};
  if (subjectText === undefined || verb === undefined) return undefined;
  return { ask: 'deed', subject: plainSubject(subjectText), verb: verb.toLowerCase(), words: withoutEnd(words) };
}

const kindNoun = '(?:functions?|methods?|class(?:es)?|types?|modules?|helpers?|options?|fields?)';

/** Strips article, kind, quotes and parentheses from a subject. */
function plainSubject(text: string): string {
  return text
    .trim()
    .replace(/^(?:the|an?|this|that|its|using|calling|a call (?:of|to))\s+/i, '')
    .replace(new RegExp(`^${kindNoun}\\s+(?=\\S+$)|(?<=^\\S+)\\s+${kindNoun}$`, 'i'), '')
    .replace(/ in [`\w.]+$/, '')
    .replace(/[`"'“”]/g, '')
    .replace(/\(\)$/, '')
    .trim();
}

function withoutEnd(words: string): string {
  return words.replace(/[?.!]+\s*$/, '').trim();
}
