// Cache of code without comments and strings, for files that are read again: a look-up for each definition of a file does that.
import { lineStartsOf, type LinedText } from '../../base/lines.ts';
import { LruMap } from '../../base/collections/lru.ts';
import { lookUpRoom, type LookUpRoom } from '../../graph/files/lookUpRoom.ts';
import { rulesOf } from '../../syntax/languages.ts';
import { languages } from '../../syntax/languages.ts';
import { isPage } from '../../syntax/scriptBlocks.ts';
import { blankedIn, withBlanks } from './codeText.ts';
import { pageCode } from './pageCode.ts';

/** A text with comments and string contents blanked; length and lines stay. */
export interface Code extends LinedText {
  readonly language: string;
}

/** The ranges of comments and string contents of a text. */
interface BlankRanges {
  readonly language: string;
  readonly ranges: Uint32Array;
}

const recent = new LruMap<string, Code>(lookUpRoom(0).code, (text) => text.length);
/** Ranges by text: making code from them takes a twentieth of the time of finding them. */
const blanked = new LruMap<string, BlankRanges>(lookUpRoom(0).blanked, (_, { ranges }) => ranges.byteLength);
let forgottenAt = 0;
/** Changes of texts before the whole cache is cleared, including texts that no file has any more. */
const mostChanges = 100;

/**
 * Sets the size of the caches.
 * @param changes version of the texts: its difference is the number of changed texts
 */
export function limitCode({ code, blanked: bytes }: LookUpRoom, changes: number): void {
  recent.limitTo(code);
  blanked.limitTo(bytes);
  if (Math.abs(changes - forgottenAt) <= mostChanges) return;
  forgottenAt = changes;
  forgetCode();
}

/** Clears the caches. */
export function forgetCode(): void {
  recent.clear();
  blanked.clear();
}

/** The code of a file in `language`. */
export function codeIn(text: string, language: string): Code {
  const known = recent.get(text);
  if (known?.language === language) return known;
  const written = isPage(language) ? pageCode(text, language) : withBlanks(text, rangesIn(text, language));
  const code = { language, text: written, lineStarts: lineStartsOf(written) };
  recent.set(text, code);
  return code;
}

/** Whether any of the `offsets` of `name` in `text` is in code: most files with a common name only mention it. */
export function standsInCode(text: string, language: string, name: string, offsets: readonly number[]): boolean {
  if (isPage(language)) return true;
  const ranges = rangesIn(text, language);
  let next = 0;
  return offsets.some((at) => {
    // Starts and ends alternate, in text order.
    while (next < ranges.length && (ranges[next + 1] ?? 0) <= at) next += 2;
    return next >= ranges.length || (ranges[next] ?? 0) >= at + name.length;
  });
}

function rangesIn(text: string, language: string): Uint32Array {
  const known = blanked.get(text);
  if (known?.language === language) return known.ranges;
  const ranges = blankedIn(text, rulesOf(language), languages.get(language)?.comments ?? {});
  blanked.set(text, { language, ranges });
  return ranges;
}
