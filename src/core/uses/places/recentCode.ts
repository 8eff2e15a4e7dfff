// Code without comments and strings, kept for files that are asked about again: a look-up for each definition of a file does that.
import { lineStartsOf, type LinedText } from '../../base/lines.ts';
import { LruMap } from '../../base/lru.ts';
import { familyOf } from '../../graph/families.ts';
import { languages } from '../../syntax/languages.ts';
import { isPage } from '../../syntax/scriptBlocks.ts';
import { codeText } from './codeText.ts';
import { pageCode } from './pageCode.ts';

/** A text in which comments and the insides of strings are blanked out; it has the same length and the same lines. */
export interface Code extends LinedText {
  readonly language: string;
}

/** Characters of the texts that are kept; see "Uses" in `docs/ranking.md` for the times with and without. */
const most = 24_000_000;
const recent = new LruMap<string, Code>(most, (text) => text.length);

/** The code of a file in `language`. */
export function codeIn(text: string, language: string): Code {
  const known = recent.get(text);
  if (known?.language === language) return known;
  const comments = languages.get(language)?.comments ?? {};
  const blanked = isPage(language) ? pageCode(text, language) : codeText(text, familyOf(language), comments);
  const code = { language, text: blanked, lineStarts: lineStartsOf(blanked) };
  recent.set(text, code);
  return code;
}
