// Finds the value of a constant that a file defines once: `MAX_SIZE = 8`, `static final int MAX_SIZE = 8;`, `const MAX_SIZE = 8`.
import type { Conditions } from '../../languages/conditionRules.ts';
import { enclosingBracket, expressionAfter } from '../../uses/places/brackets.ts';
import { escapeRegExp } from '../../text/textQuery.ts';
import type { SourceCode } from './codeParts.ts';

/** Names that all of these languages give to constants; a variable of a function hardly has one. */
const constantName = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/;
const minLength = 3;
const constantWord = /\b(?:const|final|readonly|static)\b/;
/** What changes the content of a list under a name. */
const changingMember =
  '\\s*(?:\\.(?:append|extend|add|update|insert|remove|pop|clear|setdefault|discard|push|unshift|shift|splice|concat|delete|merge!|map!)\\b|<<|\\[[^\\]\\n]*\\]\\s*=(?!=))';

/** The expression that defines the constant `name` in its file; undefined where it has none, several, or may get another value. */
export function constantSource(name: string, { source, code: { text } }: SourceCode, { end }: Conditions): string | undefined {
  if (name.length < minLength || !constantName.test(name) || !text.includes(name)) return undefined;
  const word = `(?<![\\w$])${escapeRegExp(name)}(?![\\w$])`;
  if (new RegExp(`${word}${changingMember}|\\bglobal\\s+${name}\\b`).test(text)) return undefined;
  const settings = [
    ...text.matchAll(new RegExp(`${word}\\s*(?::[^=\\n]{1,80})?(?:[-+*/|&^%]|\\|\\||<<)?=(?![=>~])\\s*|${word}\\s*(?:\\+\\+|--)`, 'g')),
  ];
  const [setting] = settings;
  if (!setting || settings.length > 1 || /(?:[-+*/|&^%<]=|\+\+|--)\s*$/.test(setting[0])) return undefined;
  const before = text.slice(text.lastIndexOf('\n', setting.index) + 1, setting.index);
  if (!isConstant(before, text, setting.index, end)) return undefined;
  const start = setting.index + setting[0].length;
  const length = expressionAfter(text, start).length;
  return length ? source.slice(start, start + length) : undefined;
}

/** Whether the code before a name makes it a constant: a word, the block around it, or its place where the language has no word. */
function isConstant(before: string, text: string, at: number, end: Conditions['end']): boolean {
  if (/\bmut\b|\bvar\b|\blet\b/.test(before)) return false;
  if (end === 'colon') return before === '';
  if (end === 'line') return before.trim() === '';
  if (constantWord.test(before))
    return !/^\s+const\s/.test(before) || end === 'brace' || /\b(?:static|public|private|protected|internal)\b/.test(before);
  const open = enclosingBracket(text, at)?.at;
  return open !== undefined && /\bconst\s*\($/.test(text.slice(Math.max(0, open - 20), open + 1));
}
