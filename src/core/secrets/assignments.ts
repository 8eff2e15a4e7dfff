// Finds secret values by their names, in code, JSON, YAML, .env, ini, XML, headers and shell: `apiKey = "…"`, `db.password=…`.
import { isLiteral, isMask, isUuid, looksLikePassphrase, looksLikePassword, looksRandom } from './randomness.ts';
import { nameWords, secretName, type SecretName } from './secretName.ts';
import type { Secret, Stretch } from './secret.ts';

/** A telling word, the rest of the name, its closing sign, and a look ahead to the operator. */
const secretNameStart = new RegExp(
  `(?:${nameWords})[\\w$-]{0,40}(?=\\\\?["'\`]?(?:\\[\\w{0,8}\\]|\\])?[ \\t]{0,20}[=:：＝,(>!?|+]|["'][ \\t]{1,20}value=|[ \\t]+[a-zA-Z]{1,20}[ \\t]*=)`,
  'g',
);
/** From the end of a name to its value: closing quote or bracket, a type, the operator. Groups: closing quote, type, operator. */
const operatorSign =
  /(\\?["'`])?(?:\[\w{0,8}\]|\])?[ \t]{0,20}(?:[?!]?:[ \t]{0,4}[&*]?[A-Za-z][\w.<>|[\]' ]{0,40}(?==)|[ \t][A-Za-z]{1,20}[ \t]{0,8}(?==)|value(?==))?(=>|:=|[!=]==?|(?:\|\||\?\?)=?|\+=|=|:(?!:)|：|＝|,|\(|>)/y;
/** Text between operator and quoted value: at most one line break, a bracket, then prefixes of string literals. Groups: bracket, quote. */
const opening = /[ \t]{0,40}(?:\\?\r?\n[ \t]{0,80})?(\([ \t]{0,8}(?:\r?\n[ \t]{0,80})?)?[a-zA-Z@$]{0,2}(\\?["'`“])/y;
/** Blanks before a value, also over a continued line. */
const blanks = /[ \t]*(?:\\\r?\n[ \t]{0,80})?/y;
/** From the end of a string to its continuation in another one. Group: the sign that joins them, or the end of a continued line. */
const joint = /["'`][ \t]{0,40}([+.&]|\\(?=[ \t]{0,8}\r?\n)|)[ \t]{0,8}(?:\r?\n[ \t]{0,80})?([+.&]?)[ \t]{0,8}[a-zA-Z@$]{0,2}["'`]/y;
/** Where a string continues on the next line. */
const continued = /\\\r?\n[ \t]*/g;
/** Strings that one value may be joined from. */
const maxParts = 8;
/** The head of a block of text in YAML, up to its first line. */
const blockHead = /[ \t]{0,8}[|>][+-]?[ \t]{0,8}\r?\n[ \t]{1,80}/y;
/** An expression of code, judging by its characters. */
const expression = /^[A-Za-z_$][\w$]*(?:(?:\.|::|->|\?\.)[A-Za-z_$][\w$]*)*[!?]?$/;
/** Characters of a name to the left of its first telling word. */
const maxNameLength = 60;
const maxValueLength = 4096;
const maxBareLength = 512;
/** A value between two tags. */
const elementText = /[^\s<>]{6,512}(?=<)/y;
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
    secretNameStart.lastIndex = Math.max(end, secret.stretches.at(-1)?.end ?? end);
  }
  return secrets;
}

function assignedSecret(text: string, wordStart: number, nameEnd: number): Secret | undefined {
  operatorSign.lastIndex = nameEnd;
  const match = operatorSign.exec(text);
  if (!match) return undefined;
  const nameStart = startOfName(text, wordStart);
  // `</password>` has no value.
  if (match[2] === '>' && text[nameStart - 1] === '/') return undefined;
  const name = secretName(text.slice(nameStart, nameEnd));
  if (!name) return undefined;
  // In `"a.password=password", "b"` the quote ends more than a name.
  const isQuotedName = match[1] !== undefined && /["'`]/.test(text.charAt(nameStart - 1));
  const value = valueAfter(text, operatorSign.lastIndex, match[2] ?? '', nameStart, isQuotedName);
  const { stretches, mayBeCode } = value ?? { stretches: [], mayBeCode: false };
  const parts = stretches.map(({ start, end }) => text.slice(start, end));
  if (isSecret(parts.join(''), name, mayBeCode)) return { kind: name.kind, stretches };
  // What a string is joined with may only follow the secret.
  return parts.length > 1 && isSecret(parts[0] ?? '', name, mayBeCode) ? { kind: name.kind, stretches: stretches.slice(0, 1) } : undefined;
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

/** A value in one or more stretches. `mayBeCode`: it may be an expression, by its characters and by the text around it. */
interface AssignedValue {
  readonly stretches: readonly Stretch[];
  readonly mayBeCode: boolean;
}

function valueAfter(text: string, from: number, operator: string, nameStart: number, isQuotedName: boolean): AssignedValue | undefined {
  opening.lastIndex = from;
  const open = opening.exec(text);
  // A list has its next value in the next line, a call in the same one.
  const isArgument = isQuotedName && !open?.[0].includes('\n');
  if (open && (operator !== ',' || isArgument)) return quotedValue(text, opening.lastIndex, open[2] ?? '', open[1] !== undefined);
  if (!['=', ':', ':=', '>', '：', '＝'].includes(operator)) return undefined;
  blockHead.lastIndex = from;
  if (operator === ':' && blockHead.exec(text)) return whole(blockValue(text, blockHead.lastIndex), false);
  if (operator === '>') return whole(elementValue(text, from), false);
  blanks.lastIndex = from;
  blanks.exec(text);
  const start = blanks.lastIndex;
  // A continued line parts name and value no more than nothing does.
  const isAdjacent = start === from || text[from] === '\\';
  const line = restOfLine(text, start, nameStart);
  const stretch = line ?? bareValue(text, start);
  // The text before the name matters only for a value that could be a name, too.
  const mayBeName = stretch && expression.test(text.slice(stretch.start, stretch.end)) && (!line || operator !== '=' || !isAdjacent);
  return whole(stretch, mayBeName === true && !isSetting(text, from, nameStart, operator === '=' && isAdjacent));
}

function whole(stretch: Stretch | undefined, mayBeCode: boolean): AssignedValue | undefined {
  return stretch && { stretches: [stretch], mayBeCode };
}

/** `?token=…`, `&token=…` and `--token=…` are not code, nor is a variable before a command, an option of one, or a pair among pairs. */
function isSetting(text: string, from: number, nameStart: number, isAdjacent: boolean): boolean {
  if (text[nameStart] === '-' || /[?&]/.test(text.charAt(nameStart - 1))) return true;
  if (!isAdjacent) return false;
  if (/(?:^|[\s;&|"'`])[A-Z][A-Z0-9_]*=$/.test(text.slice(Math.max(0, nameStart - 1), from))) return true;
  const before = text.slice(Math.max(0, nameStart - maxContext), nameStart);
  return optionBefore.test(before) || pairsBefore.test(before);
}

/** `--set db.` and `--from-literal=` before a name. */
const optionBefore = /[ \t]--[a-z][a-z-]{0,30}[= \t][\w.,=-]{0,60}$/;
/** `Server=db;` and `host=db ` before a name: connection strings. */
const pairsBefore =
  /(?:server|data source|address|addr|host(?:name)?|port|database|dbname|initial catalog|uid|user(?: ?id|name)?|accountname|endpoint)[ \t]{0,4}=[^=\n]{0,80}[;\s][ \t]{0,4}$/i;
/** Characters before a name to look at. */
const maxContext = 160;

/** A string, with the strings that it is joined with: within a bracket no sign need join them. */
function quotedValue(text: string, start: number, quote: string, isInBracket: boolean): AssignedValue {
  const stretches: Stretch[] = [];
  let at = start;
  for (let part = 0; part < maxParts; part++) {
    const end = stringEnd(text, at, quote);
    stretches.push(...withoutContinuations(text, at, end));
    if (quote.length > 1 || text[end] !== quote) break;
    joint.lastIndex = end;
    const match = joint.exec(text);
    if (!match || (match[1] === '' && match[2] === '' && !(isInBracket && match[0].includes('\n')))) break;
    at = joint.lastIndex;
  }
  return { stretches, mayBeCode: false };
}

function stringEnd(text: string, start: number, quote: string): number {
  const mark = quote === '“' ? '”' : quote.at(-1);
  const limit = Math.min(text.length, start + maxValueLength);
  let end = start;
  for (; end < limit; end++) {
    const character = text[end];
    if (character === mark || character === quote || character === '\n') break;
    if (character !== '\\') continue;
    // Inside a quoted string an escape ends the value; elsewhere it is skipped.
    if (quote.length > 1) break;
    if (text[end + 1] === '\r') end++;
    end++;
  }
  return Math.min(end, limit);
}

/** The pieces of a string between the places where it continues on the next line. */
function withoutContinuations(text: string, start: number, end: number): Stretch[] {
  const stretches: Stretch[] = [];
  let at = start;
  for (const { index, 0: match } of text.slice(start, end).matchAll(continued)) {
    if (start + index > at) stretches.push({ start: at, end: start + index });
    at = start + index + match.length;
  }
  return at < end || stretches.length === 0 ? [...stretches, { start: at, end }] : stretches;
}

/** The text of an element. */
function elementValue(text: string, start: number): Stretch | undefined {
  elementText.lastIndex = start;
  const value = elementText.exec(text)?.[0];
  return value === undefined ? undefined : { start, end: start + value.length };
}

/** The one line of a block of text in YAML. */
function blockValue(text: string, start: number): Stretch | undefined {
  bareWord.lastIndex = start;
  const value = bareWord.exec(text)?.[0];
  if (value === undefined) return undefined;
  const end = start + value.length;
  return /^[ \t]*(?:\r?\n|$)/.test(text.slice(end, end + 100)) ? { start, end } : undefined;
}

/** The rest of a line that consists only of name and value: such a value may hold any character. */
function restOfLine(text: string, start: number, nameStart: number): Stretch | undefined {
  // Reads pieces of bounded length: a line may be as long as the file.
  const leftText = text.slice(Math.max(0, nameStart - maxNameLength), nameStart);
  const before = leftText.slice(leftText.lastIndexOf('\n') + 1);
  if (before.length === maxNameLength || !lineStart.test(before)) return undefined;
  const rightText = text.slice(start, start + maxBareLength);
  const newline = rightText.indexOf('\n');
  if (newline < 0 && rightText.length === maxBareLength) return undefined;
  const rest = newline < 0 ? rightText : rightText.slice(0, newline);
  const line = rest.replace(/[ \t]+#.*$/, '').trimEnd();
  if (looksLikePassphrase(line)) return { start, end: start + line.length };
  const value = /^\S+/.exec(line)?.[0] ?? '';
  const isAll = rest.trimEnd() === value || /^[ \t]+#/.test(rest.slice(value.length));
  // A final comma or semicolon, or a bracket, marks code.
  return isAll && value.length >= 6 && !/[,;]$|[(){}[\]]/.test(value) ? { start, end: start + value.length } : undefined;
}

function bareValue(text: string, start: number): Stretch | undefined {
  bareWord.lastIndex = start;
  const value = bareWord.exec(text)?.[0];
  if (value === undefined) return undefined;
  // `name(` and `name[` are calls and lookups.
  return /[([]/.test(text[start + value.length] ?? '') ? undefined : { start, end: start + value.length };
}

function isSecret(value: string, { kind, certain }: SecretName, mayBeCode: boolean): boolean {
  if (certain && (kind === 'password' || kind === 'secret') && looksLikePassphrase(value)) return true;
  // Random values nearly always have digits or capitals; this cheap check comes first.
  if (value.length < 8 || !/[0-9A-Z]/.test(value) || /\s/.test(value) || isMask(value) || !isLiteral(value)) return false;
  if (isUuid(value)) return certain && kind !== 'credential';
  if (mayBeCode) return looksUnlikeCode(value, kind === 'password' && certain);
  if (kind === 'password' && certain) return looksLikePassword(value);
  return certain ? looksRandom(value, 14) : looksRandom(value, 20, 3.3);
}

/** Whether a value could be no name in code: names have few digits. */
function looksUnlikeCode(value: string, isPassword: boolean): boolean {
  const digits = value.match(/\d+/g)?.length ?? 0;
  return looksRandom(value, isPassword ? 10 : 16, isPassword ? 3 : 3.3) && digits >= (value.length < 24 ? 3 : 2);
}
