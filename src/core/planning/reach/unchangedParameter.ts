// Tells whether a parameter still has the value of its argument at a condition: nothing before it sets the name or declares it again.
import type { Conditions } from '../../languages/conditionRules.ts';
import { bracketAfter, enclosingBracket } from '../../uses/places/brackets.ts';
import { escapeRegExp } from '../../text/textQuery.ts';

/** Words before a name that only read it, where any other word is its type. */
const readingWord =
  /(?:^|[^\w$.@])(?:return|not|and|or|in|is|if|elseif|while|when|await|yield|throw|case|else|new|typeof|instanceof|assert|match|do|echo|print|clone)\s+$/;
/** Words before a name that declare it, in languages where a word may also call a function. */
const declaringWord =
  /(?:^|[^\w$.@])(?:let|var|const|mut|for|as|def|class|import|from|global|nonlocal|del|delete|lambda|function|fn|func|type|catch|ref|alias|undef)\s+$/;
/** Start of a line with a pattern, whose names are variables. */
const patternLine = /^\s*(?:case|in|rescue|except|catch)\b/;
/** A sign behind a name that sets it. */
const settingSign = /^\s*(?:(?:[-+*/%&|^~]|\*\*|\/\/|<<|>>>?|\|\||&&|\?\?)?=(?![=~>])|:=|\+\+|--)/;
/** A name among several that are set: `a, b = c`, `[a, b] = c`. */
const settingRow = /^[\w\s,$.*:]*[,)\]}][\w\s,$.*:)\]}]*(?<![=!<>:])(?::=|=(?![=>]))/;
/** A name behind which a function begins: it is a parameter there. */
const functionSign = /^\s*\)?\s*(?:=>|->)/;
const functionHead = /\b(?:function\s*[\w$]*|def\s+[\w.]+|fn\s*\w*|func\s*\w*|lambda|catch)\s*$/;
/** Code that may run again or later, when what follows has run. */
const repeatedCode = /\b(?:for|foreach|while|until|loop|retry|redo|goto|each|function|lambda|func|def|proc)\b|=>|->|\bdo\b|\{\s*\|/;
/** Calls that only read what they get, in languages where others may change it. */
const readingCall =
  /(?:^|[^\w>:])(?:is_\w+|isset|empty|count|strlen|trim|in_array|sprintf|implode|gettype|get_class|strtolower|strtoupper|if|elseif|while|switch)\s*$/;
/** Code that changes variables without naming them. */
const hiddenChange = /(?<![\w$.>])(?:arguments|extract|eval|exec|locals)\b\s*[[(]|\$\$\w/;

/**
 * Whether `name` has the value of its argument up to `to`.
 * @param code code of the file without comments and string contents
 * @param from offset behind the parameters
 * @param end offset behind the function
 */
export function isUnchanged(
  name: string,
  code: string,
  { from, to, end }: { readonly from: number; readonly to: number; readonly end: number },
  conditions: Conditions,
): boolean {
  if (hiddenChange.test(code.slice(from, end))) return false;
  const last = repeatedCode.test(code.slice(from, to)) ? end : to;
  const pattern = new RegExp(`(?<![\\w$@]|->|\\?\\.|::|(?<!\\.)\\.)${escapeRegExp(name)}(?![\\w$])`, 'g');
  for (const { index } of code.slice(from, last).matchAll(pattern)) if (!isRead(code, from + index, name, conditions)) return false;
  return true;
}

/** Whether an occurrence of a name only reads it. */
function isRead(code: string, at: number, name: string, conditions: Conditions): boolean {
  const lineStart = code.lastIndexOf('\n', at - 1) + 1;
  const before = code.slice(lineStart, at);
  const after = code.slice(at + name.length, at + name.length + 300).split(/\n|;/, 1)[0] ?? '';
  if (isDeclared(before, after, conditions)) return false;
  if (/(?:\+\+|--)\s*$/.test(before) || (/(?:^|[^&])&\s*$/.test(before) && !/[\w$)\]]\s*&\s*$/.test(before))) return false;
  if (/\|[\w\s,]*$/.test(before) && /^[\w\s,]*\|(?!\|)/.test(after) && !/\|\|[\w\s,]*$/.test(before)) return false;
  if (/\bfor(?:each)?\b[^:;]*$/.test(before) && /^[\w\s,)]*\s(?:in|of|:=)(?:\s|$)/.test(after)) return false;
  return !isSetBehind(code, at, after, conditions) && !isParameterOrChanged(code, at, before, after, conditions);
}

/** Whether a word, a type or a pattern around the name declares it. */
function isDeclared(before: string, after: string, { typeComesFirst, end }: Conditions): boolean {
  if (typeComesFirst) return (/[\w$]\s+$/.test(before) && !readingWord.test(before)) || /[\w>\]][>\]?]\s+$/.test(before);
  if (declaringWord.test(before) || patternLine.test(before)) return true;
  return end === 'brace' && after.includes('=>') && !before.includes('=>');
}

/** Whether the code behind the name sets it. */
function isSetBehind(code: string, at: number, after: string, { keywordSign }: Conditions): boolean {
  const isSet = settingSign.test(after);
  if (!isSet && !settingRow.test(after)) return false;
  const open = keywordSign === '=' && !/^\s*:=/.test(after) ? enclosingBracket(code, at)?.at : undefined;
  if (open === undefined || code.charAt(open) !== '(') return true;
  // In brackets the sign gives an argument its name, unless the brackets themselves are set.
  const close = bracketAfter(code, open);
  return close === undefined || settingSign.test(code.slice(close + 1, close + 8)) || (!isSet && code.charAt(close + 1) === ',');
}

/** Whether it is a parameter of an inner function, or an argument that the call may change. */
function isParameterOrChanged(code: string, at: number, before: string, after: string, conditions: Conditions): boolean {
  if (functionSign.test(after) && !(conditions.end === 'line' && /^\s*=>/.test(after))) return true;
  if (/\blambda\b[^:]*$/.test(before)) return true;
  const open = enclosingBracket(code, at)?.at;
  if (open === undefined) return false;
  const close = bracketAfter(code, open);
  if (close !== undefined && /^\s*(?:=>|->)/.test(code.slice(close + 1, close + 8))) return true;
  if (code.charAt(open) !== '(') return false;
  const beforeBracket = code.slice(Math.max(0, open - 80), open);
  if (functionHead.test(beforeBracket) || (/^\s*:(?!:)/.test(after) && !conditions.keywordSign)) return true;
  return conditions.callsChangeArguments && /[\w>:]\s*$/.test(beforeBracket) && !readingCall.test(beforeBracket);
}
