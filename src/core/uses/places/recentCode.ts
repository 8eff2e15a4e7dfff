// Cache of code without comments and strings, for files that are read again: a look-up for each definition of a file does that.
import { lineStartsOf, type LinedText } from '../../base/lineStarts.ts';
import { LruMap } from '../../base/collections/lru.ts';
import { lookUpLimits, type LookUpLimits } from '../../graph/files/lookUpLimits.ts';
import { languages, rulesOf } from '../../syntax/languages.ts';
import { isPage } from '../../syntax/scriptBlocks.ts';
import { blankRangesOf, withBlanks } from './codeText.ts';
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

const codeCache = new LruMap<string, Code>(lookUpLimits(0).code, (text) => text.length);
/** Ranges by text: making code from them takes a twentieth of the time of finding them. */
const rangesCache = new LruMap<string, BlankRanges>(lookUpLimits(0).blankPositions, (_, { ranges }) => ranges.byteLength);
let forgottenAt = 0;
/** Number of changed texts after which the caches are cleared, because they also hold texts that no file has any more. */
const maxChanges = 100;

/**
 * Sets the size of the caches.
 * @param changes version of the texts: its difference is the number of changed texts
 */
export function limitCode({ code, blankPositions: bytes }: LookUpLimits, changes: number): void {
  codeCache.limitTo(code);
  rangesCache.limitTo(bytes);
  if (Math.abs(changes - forgottenAt) <= maxChanges) return;
  forgottenAt = changes;
  forgetCode();
}

/** Clears the caches. */
export function forgetCode(): void {
  codeCache.clear();
  rangesCache.clear();
}

/** The code of a file in `language`. */
export function codeIn(text: string, language: string): Code {
  const recentCode = codeCache.get(text);
  if (recentCode?.language === language) return recentCode;
  const blankedText = isPage(language) ? pageCode(text, language) : withBlanks(text, rangesIn(text, language));
  const code = { language, text: blankedText, lineStarts: lineStartsOf(blankedText) };
  codeCache.set(text, code);
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
  const cachedRanges = rangesCache.get(text);
  if (cachedRanges?.language === language) return cachedRanges.ranges;
  const ranges = blankRangesOf(text, rulesOf(language), languages.get(language)?.comments ?? {});
  rangesCache.set(text, { language, ranges });
  return ranges;
}
