// Maps the states that questions mention to the code that tests them: "missing" is `null`, `not x` or `!has(x)`.
import { termsOfText } from '../../text/tokenizer.ts';

/** A state: words of a question, and the code that tests it. */
interface StateWords {
  readonly words: RegExp;
  readonly code: RegExp;
}

const wordPattern = (words: string): RegExp => new RegExp(`(?<![\\w-])(?:${words})(?![\\w-])`, 'i');

/** Rows rest on operators and usual names of languages, never on one project. */
const states: readonly StateWords[] = [
  {
    words: wordPattern('empty|blank|nothing|zero[- ]length|no (?:\\w+ )?(?:items?|elements?|entries|values?|characters?|data)'),
    code: /empty|blank|(?:len|length|size|count)\w*(?:\(\w*\))?\s*(?:===?|<=?)\s*[01]\b|(?:===?|==)\s*(?:""|''|\[\]|\{\}|nil|"\s*")|!\w+\.(?:length|size)\b|\bnot\s+\w+|\.strip\(|\.trim\(/i,
  },
  {
    words: wordPattern(
      "missing|absent|null|none|nil|undefined|not (?:given|set|there|found|present|provided|specified|defined|passed|known)|without|lacks?|unset|no|(?:does|do|is|are|was)(?: not|n['’]t) (?:there|exist|set|found|given)|cannot be found|unknown|unregistered|never \\w+",
    ),
    code: /\bnull\b|\bnil\b|\bNone\b|undefined|\bis_none|\bnot\b|!(?!=)|\bunless\b|isset|exists?\b|\bempty\b|\.has\w*\(|contains|\bin\b|array_key_exists|get\(|\bok\b|missing|default/i,
  },
  { words: wordPattern('negative|below (?:zero|0)|less than (?:zero|0)|minus'), code: /<=?\s*-?[01]\b|negative/i },
  { words: wordPattern('zero|0'), code: /(?:===?|<=)\s*0\b|!\w+\b|zero/i },
  { words: wordPattern('non[- ]?zero|other than (?:zero|0)'), code: /!==?\s*(?:\w+\()?0|\?\s*0|success/i },
  { words: wordPattern('positive|above zero'), code: />=?\s*[01]\b/ },
  {
    words: wordPattern('disabled|off|turned off|not enabled|inactive'),
    code: /enabled|disabled|active|!(?!=)|\bnot\b|=== false|== false/i,
  },
  {
    words: wordPattern('already|twice|again|duplicates?|duplicated|exists?|existing|more than once|registered|set'),
    code: /exists?\b|has\w*\(|contains|\bin\b|already|includes|!(?!=)|\[\w+\]|seen|duplicate|isset/i,
  },
  {
    words: wordPattern(
      'too (?:many|long|large|big|high|much)|more than|exceed(?:s|ed)?|over|greater|above|longer|larger|at least|maximum|limit',
    ),
    code: />=?|max|limit|next\(\)|exceed/i,
  },
  { words: wordPattern('too (?:few|short|small|low)|less than|fewer|under|below|shorter|smaller|minimum'), code: /<=?|min/i },
  {
    words: wordPattern('invalid|malformed|wrong|bad|unsupported|not (?:valid|allowed|supported)|illegal|corrupt'),
    code: /valid|match|test\(|supported|allowed|legal|!(?!=)|\bnot\b|err|instanceof|isinstance|is_a|typeof/i,
  },
  {
    words: wordPattern('fails?|failed|failing|error|errors|throws?|raises?|crash(?:es)?|exception'),
    code: /err|fail|catch|except|rescue|\bok\b|throw|exception/i,
  },
  { words: wordPattern('expired|expires?|stale|too old|outdated'), code: /expir|stale|deadline|<|ttl|max_?age/i },
  { words: wordPattern('times? out|timed out|timeout|too slow'), code: /time_?d?_?out|deadline|elapsed/i },
  { words: wordPattern('both|together|at the same time'), code: /&&|\band\b/ },
  { words: wordPattern('neither|none of'), code: /&&|\band\b|\|\||\bor\b/ },
  { words: wordPattern('itself|same|equal|identical|refers to itself'), code: /===?|!==?|equal|same|self|circular/i },
  { words: wordPattern('different|other|differs?|not the same'), code: /!==?|\bnot\b|different/i },
  { words: wordPattern('cancel(?:s|l?ed)?|abort(?:s|ed)?|interrupt(?:s|ed)?'), code: /cancel|abort|interrupt|ctx|signal/i },
  { words: wordPattern('closed|shut down|stopped|finished|done'), code: /clos|shut|stop|finish|done/i },
];

/** The code patterns of the states in `words`. */
export function statesIn(words: string): readonly RegExp[] {
  return states.filter((state) => state.words.test(words)).map(({ code }) => code);
}

/** Whether a word names a state, which code tests by signs rather than by words. */
export function isStateWord(text: string): boolean {
  return states.some(({ words }) => words.test(text));
}

/** Terms of a question that describe things rather than states. */
export function thingsIn(words: string): readonly string[] {
  const textWithoutStates = states.reduce((text, state) => text.replace(new RegExp(state.words.source, 'gi'), ' '), words);
  return [...new Set(termsOfText(textWithoutStates))];
}
