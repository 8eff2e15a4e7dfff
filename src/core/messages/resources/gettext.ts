// Reader for gettext's `.po` and `.pot`: the untranslated text is the key, and people see it where there is no translation.
import { moveToLine, newLineCursor } from '../../text/lineCursor.ts';
import type { ResourceEntry } from './resourceEntry.ts';

const keyword = /^(msgctxt|msgid|msgid_plural|msgstr(?:\[\d{1,3}\])?)\s*(".*)$/;

interface EntryPart {
  readonly keyword: string;
  readonly line: number;
  endLine: number;
  text: string;
}

/**
 * Reads all messages: untranslated texts, plurals and translations, but not obsolete ones (`#~`) and the head. With `offsets`, in rising order,
 * only those of the blocks that hold them, if there are any.
 */
export function gettextEntries(text: string, offsets?: readonly number[]): readonly ResourceEntry[] {
  const nearEntries = offsets ? blocksAt(text, offsets).flatMap((block) => blockEntries(block.text, block.line)) : [];
  // Whether the file is a catalog at all, only the whole of it tells.
  return nearEntries.length ? nearEntries : blockEntries(text, 0);
}

/** The parts of the text between empty lines that hold an offset, each with its first line. No entry goes on over an empty line. */
function blocksAt(text: string, offsets: readonly number[]): readonly { readonly text: string; readonly line: number }[] {
  const blocks: { text: string; line: number }[] = [];
  const cursor = newLineCursor(text);
  let end = -1;
  for (const offset of offsets) {
    if (offset <= end) continue;
    // A line end belongs to the line before it.
    const before = text.lastIndexOf('\n\n', offset - 1);
    const start = before < 0 ? 0 : before + 2;
    const after = text.indexOf('\n\n', offset);
    end = after < 0 ? text.length : after;
    blocks.push({ text: text.slice(start, end), line: moveToLine(cursor, start).line });
  }
  return blocks;
}

function blockEntries(text: string, firstLine: number): readonly ResourceEntry[] {
  const entries: ResourceEntry[] = [];
  let parts: EntryPart[] = [];
  const close = (): void => {
    const key = parts.find((part) => part.keyword === 'msgid')?.text ?? '';
    if (key !== '')
      for (const part of parts)
        if (part.keyword !== 'msgctxt' && part.text !== '') entries.push({ key, text: part.text, line: part.line, endLine: part.endLine });
    parts = [];
  };
  for (const [i, raw] of text.split('\n').entries()) {
    const line = firstLine + i;
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
