// Code without comments and strings, kept for files that are asked about again: a look-up for each definition of a file does that.
import { lineStartsOf, type LinedText } from '../../base/lines.ts';
import { LruMap } from '../../base/collections/lru.ts';
import { lookUpRoom, type LookUpRoom } from '../../graph/files/lookUpRoom.ts';
import { rulesOf } from '../../syntax/languages.ts';
import { languages } from '../../syntax/languages.ts';
import { isPage } from '../../syntax/scriptBlocks.ts';
import { blankedIn, withBlanks } from './codeText.ts';
import { pageCode } from './pageCode.ts';

/** A text in which comments and the insides of strings are blanked out; it has the same length and the same lines. */
export interface Code extends LinedText {
  readonly language: string;
}

/** A text with where its comments and the insides of its strings stand. */
interface BlankRanges {
  readonly language: string;
  readonly ranges: Uint32Array;
}

const recent = new LruMap<string, Code>(lookUpRoom(0).code, (text) => text.length);
/** Code is made of these in a twentieth of the time in which they are found. */
const blanked = new LruMap<string, BlankRanges>(lookUpRoom(0).blanked, (_, { ranges }) => ranges.byteLength);
let forgottenAt = 0;
/** Texts that may have changed before all are forgotten, with those that no file has any more. */
const mostChanges = 100;

/** Sets how much is kept. @param changes another number when texts have changed, by how many */
export function limitCode({ code, blanked: bytes }: LookUpRoom, changes: number): void {
  recent.limitTo(code);
  blanked.limitTo(bytes);
  if (Math.abs(changes - forgottenAt) <= mostChanges) return;
  forgottenAt = changes;
  forgetCode();
}

/** Lets go of all code. */
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

/** Whether `name` stands in code at any of the offsets at which it stands in `text`: most files that hold a common name only tell of it. */
export function standsInCode(text: string, language: string, name: string, offsets: readonly number[]): boolean {
  if (isPage(language)) return true;
  const ranges = rangesIn(text, language);
  let next = 0;
  return offsets.some((at) => {
    // Beginnings and ends in turn, both in the order of the text.
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
