// Maps the verbs of questions (closes, retries, copies) to patterns of the code that does so. For verbs without a row, names of calls
// decide.
import { termsOfText } from '../../text/tokenizer.ts';

/** The code that does what a verb says. */
export interface ActionPattern {
  readonly code: RegExp;
  /** Whether a body without a matching line certainly does not do it. */
  readonly isDecided: boolean;
  /** Whether the action changes an argument; then {@link changeOf} has the pattern. */
  readonly toArgument?: true;
}

interface ActionRow extends ActionPattern {
  readonly verbs: RegExp;
}

/** Rows rest on statements and usual names of languages, never on one project. */
const actionRows: readonly ActionRow[] = [
  {
    verbs: /^(?:close|release|dispose|free)$/,
    code: /\b\w*(?:close|dispose|release)\w*!?\s*\(|\.close\b|^\s*with\s+\w*open|\bwith\s+\w+.*\bas\b|\busing\s*(?:\(|var\b|let\b)|\bawait using\b|\.use\s*\{|\btry\s*\(|\bdrop\(/i,
    isDecided: true,
  },
  { verbs: /^(?:mutate|modify|change|alter|update|touch)$/, code: /$^/, isDecided: true, toArgument: true },
  { verbs: /^(?:retry|reattempt)$/, code: /\bretr(?:y|ies|ied|ying)\w*|\battempts?\b|_retr|Retr/, isDecided: true },
  {
    verbs: /^(?:cache|memoi[sz]e|remember)$/,
    code: /cache|memo(?!ry)|\?\?=|\|\|=|get_or_init|lazy|once\b|singleton|_instance/i,
    isDecided: true,
  },
  {
    verbs: /^(?:copy|clone|duplicate)$/,
    code: /\b\w*(?:copy|clone|dup)\w*\s*\(|\.dup\b|\.clone\b|\{\s*\.\.\.|\[\s*\.\.\.|Object\.assign\(|\.slice\(\)|\.to_owned\(|append\(\[\]/i,
    isDecided: true,
  },
  {
    verbs: /^(?:swallow|catch|suppress|hide)$/,
    code: /\bcatch\b|\bexcept\b|\brescue\b|\brecover\(|suppress|swallow|return True\b/i,
    isDecided: true,
  },
  { verbs: /^(?:lock|synchroni[sz]e)$/, code: /lock|mutex|synchroni[sz]ed|semaphore|\batomic/i, isDecided: true },
  {
    verbs: /^(?:log|print|warn)$/,
    code: /\blog(?:ger|ging)?\b|console\.|\bprint\w*[!(]|\bwarn\w*\(|\.(?:debug|info|warn|error)\(/i,
    isDecided: true,
  },
  {
    verbs: /^(?:wait|block|sleep|pause)$/,
    code: /\bsleep\b|\bawait\b|\bwait\w*\(|\.join\(|\bblock\w*\(|setTimeout|delay/i,
    isDecided: true,
  },
  {
    verbs: /^(?:skip|ignore|drop|omit|leave)$/,
    code: /^\s*(?:continue|next|return)\b|\b(?:continue|next)\b|\.(?:filter|reject)\(|\bskip\w*\(/,
    isDecided: false,
  },
  {
    verbs: /^(?:validate|check|verify)$/,
    code: /\b\w*(?:valid|check|verif|assert|ensure)\w*!?\s*\(|\bassert\b|\b(?:throw|raise)\b/i,
    isDecided: false,
  },
];

/** Verbs that ask for a relation, or for nothing that a line does. */
const otherVerbs =
  /^(?:call|use|import|extend|implement|inherit|override|depend|have|need|require|work|get|do|make|take|support|handle|mean|belong|exist|be|know|run|apply|matter|also|always|never|ever|not|only|still|really|actually|it|the|a|an|this|that|i|we|you)$/;

/** The action that a verb asks about; undefined for verbs that ask for something else. */
export function actionOf(verb: string): ActionPattern | undefined {
  const row = actionRows.find(({ verbs }) => verbs.test(verb));
  if (row || otherVerbs.test(verb)) return row;
  const [stem] = termsOfText(verb);
  // A call with the verb in its name: `normalize(x)`, `self.delete_key(y)`.
  return stem === undefined || stem.length < 4 ? undefined : { code: new RegExp(`\\b\\w*${stem}\\w*!?\\s*\\(`, 'i'), isDecided: false };
}

/** Names of methods that change their receiver. */
const changingMethods =
  'push|pop|shift|unshift|splice|sort|reverse|fill|append|extend|insert|remove|delete|clear|update|setdefault|add|put|set|write|put_?all|merge!|concat|replace|store|discard|addAll|removeAll|retain|truncate|drain';

/**
 * Matches lines that change the content of `parameter`: they set its members, pass it to code that changes it, or call a changing method.
 */
export function changeOf(parameter: string): RegExp {
  const name = `(?<![\\w$.])[$@&*]?${parameter.replace(/[$]/g, '\\$&')}`;
  return new RegExp(
    `${name}(?:(?:\\.|->)\\w+|\\[[^\\]]*\\])+\\s*(?:[-+*/|&?]{0,2}=)(?![=>~])|${name}(?:\\.|->)(?:${changingMethods})!?\\s*\\(|\\bdelete\\s*\\(?\\s*${name}\\b\\s*[,.\\[]|\\bdel\\s+${name}[.\\[]|${name}\\s*<<\\s|${name}\\.\\w+!`,
  );
}
