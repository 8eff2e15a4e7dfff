// Reader for gettext's `.po` and `.pot`: the untranslated text is the key, and people see it where there is no translation.
import type { ResourceEntry } from './resourceEntry.ts';

const keyword = /^(msgctxt|msgid|msgid_plural|msgstr(?:\[\d{1,3}\])?)\s*(".*)$/;

interface EntryPart {
  readonly keyword: string;
  readonly line: number;
  endLine: number;
  text: string;
}

/** Reads all messages: untranslated texts, plurals and translations, but not obsolete ones (`#~`) and the head. */
export function gettextEntries(text: string): readonly ResourceEntry[] {
  const entries: ResourceEntry[] = [];
  let parts: EntryPart[] = [];
  const close = (): void => {
    const key = parts.find((part) => part.keyword === 'msgid')?.text ?? '';
    if (key !== '')
      for (const part of parts)
        if (part.keyword !== 'msgctxt' && part.text !== '') entries.push({ key, text: part.text, line: part.line, endLine: part.endLine });
    parts = [];
  };
  for (const [line, raw] of text.split('\n').entries()) {
    const trimmedLine = raw.trim();
    const [, word, rest = ''] = keyword.exec(trimmedLine) ?? [];
    const last = parts.at(-1);
    if (word !== undefined) {
      if (word === 'msgctxt' || (word === 'msgid' && last?.keyword !== 'msgctxt')) close();
      parts.push({ keyword: word, line, endLine: line, text: unquoteEntryText(rest) });
    } else if (trimmedLine.startsWith('"') && last) {
      last.text += unquoteEntryText(trimmedLine);
      last.endLine = line;
    } else if (trimmedLine === '') close();
  }
  close();
  return entries;
}

function unquoteEntryText(literal: string): string {
  const inner = literal.replace(/^"/, '').replace(/"$/, '');
  return inner.includes('\\') ? inner.replace(/\\(.)/g, (_, sign: string) => signs[sign] ?? sign) : inner;
}

const signs: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };
