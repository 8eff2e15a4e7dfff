// Finds the SQL in a file: the whole of an SQL file, and in code the strings that begin with a verb of SQL.
import type { NamedFile } from '../sharedName.ts';

/** A text of SQL at an offset of the file. */
export interface SqlText {
  readonly text: string;
  readonly offset: number;
}

const sqlLanguages: ReadonlySet<string> = new Set(['sql']);
/** Languages with texts between a mark and a line that repeats it. */
const languagesWithHereDocuments: ReadonlySet<string> = new Set(['ruby', 'php', 'shell', 'perl']);
const hereDocument = /<<[<~-]?[ \t]{0,9}["']?(?<mark>[A-Za-z_]\w{0,50})["']?[^\n]*\n/g;

/** Words that begin a statement. */
const verbs = 'select|insert|update|delete|with|create|alter|drop|truncate|merge|replace|explain';
const verb = new RegExp(`\\b(?:${verbs})\\b`, 'gi');
/**
 * Signs of SQL for a statement that is not written in capitals: prose begins with such verbs, too. Set by judgement, by what prose hardly has.
 */
const signs: readonly RegExp[] = [
  /\bselect\s+(?:distinct\s+)?(?:[\w.]{1,50}\.)?\*|\bselect\s+(?:count|max|min|sum)\s?\(/i,
  /\b(?:where|on|and|having|set)\s+[\w."`]{1,100}\s*(?:=|<|>|!=|in\s*\(|is\s+(?:not\s+)?null|like\b)/i,
  /\bvalues\s*\(|\binsert\s+into\s+[\w."`]{1,100}\s*\(|\b(?:order|group)\s+by\s|\blimit\s+[\d?:$]/i,
  /\bcreate\s+(?:\w+\s+){0,2}(?:table|view)\s+(?:if\s+not\s+exists\s+)?[\w."`]{1,100}\s*(?:\(|as\b)/i,
  /\balter\s+table\s+[\w."`]{1,100}\s+(?:add|drop|rename|alter|modify|enable|disable)\b/i,
  /^\W*(?:drop|truncate)\s+table\s+(?:if\s+exists\s+)?[\w."`]{1,100}\s*;?\s*$|^\W*delete\s+from\s+[\w."`]{1,100}\s*;?\s*$/i,
];
/** Longest statement that is read, by judgement: longer ones are data. */
const maxLength = 20_000;
/** What joins two strings: operators and brackets of the languages, and the marks before a string. */
const joint = /["`']{1,3}(?!["`'])[ \t]*(?:[+.&,\\][ \t]*)?(?:(?:\r?\n[ \t]*){1,3}(?:[+.&][ \t]*)?)?(?:[rRfFbBuU$@]{1,2})?["`']{1,3}/y;

/** All texts of SQL in a file, in the order of the text, without overlap. */
export function sqlTexts(file: NamedFile): readonly SqlText[] {
  if (sqlLanguages.has(file.language)) return [{ text: file.text, offset: 0 }];
  const hereTexts = languagesWithHereDocuments.has(file.language) ? hereDocuments(file.text) : [];
  const texts: SqlText[] = [...hereTexts];
  let end = 0;
  for (const { index } of file.text.matchAll(verb)) {
    if (index < end || !beginsString(file, index)) continue;
    const text = stringFrom(file, index);
    end = index + text.length;
    if (isSql(text)) texts.push({ text, offset: index });
  }
  return texts.sort((a, b) => a.offset - b.offset);
}

/** Whether only blanks and brackets stand between the mark of a string and `index`. */
function beginsString({ text, code }: NamedFile, index: number): boolean {
  if (code.charAt(index) !== ' ') return false;
  let at = index - 1;
  while (at >= 0 && /[\s(]/.test(text.charAt(at))) at--;
  return /["'`]/.test(code.charAt(at));
}

/** The string from `index` on with those joined to it; what stands between them is blank. */
function stringFrom({ text, code }: NamedFile, index: number): string {
  const last = Math.min(text.length, index + maxLength);
  let result = '';
  let from = index;
  for (;;) {
    let end = from;
    // A hole shows its code, and may end with a string.
    while (end < last && !/["'`]/.test(code.charAt(end))) end++;
    result += text.slice(from, end);
    if (end >= last) return result;
    joint.lastIndex = end;
    const joined = joint.exec(code);
    if (!joined) return result;
    result += ' '.repeat(joined[0].length);
    from = joint.lastIndex;
  }
}

function hereDocuments(text: string): readonly SqlText[] {
  const texts: SqlText[] = [];
  for (const match of text.matchAll(hereDocument)) {
    const offset = match.index + match[0].length;
    const body = text.slice(offset, offset + maxLength);
    const end = new RegExp(`^[ \\t]*${match.groups?.['mark'] ?? ''}\\b`, 'm').exec(body)?.index ?? 0;
    const content = body.slice(0, end);
    if (new RegExp(`^\\s*\\(?(?:${verbs})\\b`, 'i').test(content) && isSql(content.trim())) texts.push({ text: content, offset });
  }
  return texts;
}

function isSql(text: string): boolean {
  const [first = ''] = /\w+/.exec(text) ?? [];
  return first === first.toUpperCase() || signs.some((sign) => sign.test(text));
}
