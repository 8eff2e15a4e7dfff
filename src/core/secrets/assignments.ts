// Finds secret values by their names, in code, JSON, YAML, .env, ini, XML, headers and shell: `apiKey = "…"`, `db.password=…`.
import { isLiteral, isMask, isUuid, looksLikePassphrase, looksLikePassword, looksRandom } from './randomness.ts';
import { nameWords, secretName, type SecretName } from './secretName.ts';
import type { Secret, Stretch } from './secret.ts';

/** A telling word, the rest of the name, its closing sign, and a look ahead to the operator. */
const secretNameStart = new RegExp(
  `(?:${nameWords})[\\w$-]{0,40}(?=\\\\?["'\`]?(?:\\[\\w{0,8}\\]|\\])?[ \\t]{0,20}[=:,(>!?|+]|["'][ \\t]{1,20}value=|[ \\t]+[a-zA-Z]{1,20}[ \\t]*=)`,
  'g',
);
/** From the end of a name to its value: closing quote or bracket, a type, the operator. Groups: closing quote, type, operator. */
const operatorSign =
  /(\\?["'`])?(?:\[\w{0,8}\]|\])?[ \t]{0,20}(?:[?!]?:[ \t]{0,4}[&*]?[A-Za-z][\w.<>|[\]' ]{0,40}(?==)|[ \t][A-Za-z]{1,20}[ \t]{0,8}(?==)|value(?==))?(=>|:=|[!=]==?|(?:\|\||\?\?)=?|\+=|=|:|,|\(|>)/y;
/** Text between operator and quoted value: at most one line break, then prefixes of string literals. Group: the quote. */
const opening = /[ \t]{0,40}(?:\r?\n[ \t]{0,80})?[a-zA-Z@$]{0,2}(\\?["'`])/y;
const blanks = /[ \t]*/y;
/** The head of a block of text in YAML, up to its first line. */
const blockHead = /[ \t]{0,8}[|>][+-]?[ \t]{0,8}\r?\n[ \t]{1,80}/y;
/** Characters of a name to the left of its first telling word. */
const maxNameLength = 60;
const maxValueLength = 4096;
const maxBareLength = 512;
const bareWord = /[^\s"'`,;&<>(){}[\]|\\=]{6,512}={0,2}/y;
/** A line of a settings file up to its name. */
const lineStart = /^[ \t]*(?:-[ \t]+)?(?:export[ \t]+|set[ \t]+|ENV[ \t]+|ARG[ \t]+|\$env:)?$/;

/** Values of secret names that look like secrets, in text order. */
export function findAssignments(text: string): Secret[] {
  const secrets: Secret[] = [];
  secretNameStart.lastIndex = 0;
  for (let nameMatch = secretNameStart.exec(text); nameMatch; nameMatch = secretNameStart.exec(text)) {
    const end = nameMatch.index + nameMatch[0].length;
    const secret = assignedSecret(text, nameMatch.index, end);
    if (!secret) continue;
    secrets.push(secret);
    secretNameStart.lastIndex = Math.max(end, secret.stretches[0]?.end ?? end);
  }
  return secrets;
}

function assignedSecret(text: string, wordStart: number, nameEnd: number): Secret | undefined {
  operatorSign.lastIndex = nameEnd;
  const match = operatorSign.exec(text);
  if (!match) return undefined;
  const nameStart = startOfName(text, wordStart);
  const name = secretName(text.slice(nameStart, nameEnd));
  if (!name) return undefined;
  const isQuotedName = match[1] !== undefined;
  const value = valueAfter(text, operatorSign.lastIndex, match[2] ?? '', nameStart, isQuotedName);
  return value && isSecret(text.slice(value.start, value.end), name, value.mayBeCode) ? { kind: name.kind, stretches: [value] } : undefined;
}

function startOfName(text: string, from: number): number {
  let start = from;
  while (start > 0 && from - start < maxNameLength && isNamePart(text.charCodeAt(start - 1))) start--;
  return start;
}

function isNamePart(code: number): boolean {
  return (
    (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === 95 || code === 45 || code === 46
  );
}

/** `mayBeCode`: the text around the value does not rule out an expression. */
type AssignedValue = Stretch & { readonly mayBeCode: boolean };

function valueAfter(text: string, from: number, operator: string, nameStart: number, isQuotedName: boolean): AssignedValue | undefined {
  opening.lastIndex = from;
  const open = opening.exec(text);
  if (open && (operator !== ',' || isQuotedName)) return quotedValue(text, opening.lastIndex, open[1] ?? '');
  if (!['=', ':', ':=', '>'].includes(operator)) return undefined;
  blockHead.lastIndex = from;
  if (operator === ':' && blockHead.exec(text)) return blockValue(text, blockHead.lastIndex);
  blanks.lastIndex = from;
  blanks.exec(text);
  const start = blanks.lastIndex;
  // `?token=…`, `&token=…` and `--token=…` are not code, nor is a variable before a command (`PGPASSWORD=… psql`).
  const isVariable =
    operator === '=' && start === from && /(?:^|[\s;&|"'`])[A-Z][A-Z0-9_]*=$/.test(text.slice(Math.max(0, nameStart - 1), from));
  const isCode = operator !== '>' && !isVariable && text[nameStart] !== '-' && !/[?&]/.test(text.charAt(nameStart - 1));
  return restOfLine(text, start, nameStart, operator !== '=' || start > from) ?? bareValue(text, start, isCode);
}

function quotedValue(text: string, start: number, quote: string): AssignedValue | undefined {
  const mark = quote.at(-1);
  const limit = Math.min(text.length, start + maxValueLength);
  let end = start;
  for (; end < limit; end++) {
    const character = text[end];
    if (character === mark || character === '\n') break;
    if (character !== '\\') continue;
    // Inside a quoted string an escape ends the value; elsewhere it is skipped.
    if (quote.length > 1) break;
    end++;
  }
  return { start, end: Math.min(end, limit), mayBeCode: false };
}

/** The one line of a block of text in YAML. */
function blockValue(text: string, start: number): AssignedValue | undefined {
  bareWord.lastIndex = start;
  const value = bareWord.exec(text)?.[0];
  if (value === undefined) return undefined;
  const end = start + value.length;
  return /^[ \t]*(?:\r?\n|$)/.test(text.slice(end, end + 100)) ? { start, end, mayBeCode: false } : undefined;
}

/** The rest of a line that consists only of name and value: such a value may hold any character. */
function restOfLine(text: string, start: number, nameStart: number, mayBeCode: boolean): AssignedValue | undefined {
  // Reads pieces of bounded length: a line may be as long as the file.
  const leftText = text.slice(Math.max(0, nameStart - maxNameLength), nameStart);
  const before = leftText.slice(leftText.lastIndexOf('\n') + 1);
  if (before.length === maxNameLength || !lineStart.test(before)) return undefined;
  const rightText = text.slice(start, start + maxBareLength);
  const newline = rightText.indexOf('\n');
  if (newline < 0 && rightText.length === maxBareLength) return undefined;
  const rest = newline < 0 ? rightText : rightText.slice(0, newline);
  const value = /^\S+/.exec(rest.replace(/[ \t]+#.*$/, ''))?.[0] ?? '';
  const isAll = rest.trimEnd() === value || /^[ \t]+#/.test(rest.slice(value.length));
  // A final comma or semicolon, or a bracket, marks code.
  return isAll && value.length >= 6 && !/[,;]$|[(){}[\]]/.test(value) ? { start, end: start + value.length, mayBeCode } : undefined;
}

function bareValue(text: string, start: number, mayBeCode: boolean): AssignedValue | undefined {
  bareWord.lastIndex = start;
  const value = bareWord.exec(text)?.[0];
  if (value === undefined) return undefined;
  // `name(` and `name[` are calls and lookups.
  return /[([]/.test(text[start + value.length] ?? '') ? undefined : { start, end: start + value.length, mayBeCode };
}

/** An expression of code, judging by its characters. */
const expression = /^[A-Za-z_$][\w$]*(?:(?:\.|::|->|\?\.)[A-Za-z_$][\w$]*)*[!?]?$/;

function isSecret(value: string, { kind, certain }: SecretName, mayBeCode: boolean): boolean {
  if (certain && (kind === 'password' || kind === 'secret') && looksLikePassphrase(value)) return true;
  // Random values nearly always have digits or capitals; this cheap check comes first.
  if (value.length < 8 || !/[0-9A-Z]/.test(value) || /\s/.test(value) || isMask(value) || !isLiteral(value)) return false;
  if (isUuid(value)) return certain && kind !== 'credential';
  if (mayBeCode && expression.test(value))
    return looksRandom(value, 16, 3.3) && (value.match(/\d+/g)?.length ?? 0) >= (value.length < 24 ? 3 : 2);
  if (kind === 'password' && certain) return looksLikePassword(value);
  return certain ? looksRandom(value, 14) : looksRandom(value, 20, 3.3);
}
