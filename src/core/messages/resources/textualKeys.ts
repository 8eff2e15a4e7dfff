// Keys that are texts (gettext, `l10n` bundles, Laravel): code writes the text with its own quotation marks, over several lines, or between tags.
import type { KeyForm } from './keyForm.ts';

/** Holes of all kinds: their content differs between key and code where a template uses a block. */
const hole = /%\([\w.]+\)[sdf]|%\d+\$[sd@]|%[sdif@]|%\{\w+\}|\$\{[^{}\n]{0,80}\}|\{\{[^{}\n]{0,80}\}\}|\{[\w.,: #]{0,80}\}|:\w+(?=\W|$)/g;
const lettersOnly = /[^\p{L}\p{N}]+/gu;
const letter = /[\p{L}\p{N}]/u;
/** Characters around a text in code or between tags. */
const opens = /["'`>}%]/;
const closes = /["'`<{%\\]/;
/** Number of words in a text to search for. */
const seedWords = 3;
/** Number of such texts to try: code may break the text at any word. */
const maxSeeds = 3;
/** How many times longer a text may be in code that splits it over lines. */
const maxGrowth = 3;

/** The one form of a key that is a text. */
export function textualForms(key: string): readonly KeyForm[] {
  const pieces = key.split(hole).filter((piece) => letter.test(piece));
  const longestPiece = pieces.reduce((a, b) => (b.length > a.length ? b : a), '');
  const others = pieces.filter((piece) => piece !== longestPiece).map((piece) => piece.replace(lettersOnly, ''));
  const [isFirst, isLast] = [pieces[0] === longestPiece, pieces.at(-1) === longestPiece];
  return seedsOf(longestPiece).map(({ text: searchText, from }) => {
    const fits = (text: string, at: number): number => {
      const start = endOfMatch(text, at, longestPiece, from, -1);
      const end = start < 0 ? -1 : endOfMatch(text, at, longestPiece, from, 1);
      // The text must begin and end there, so that it is not part of a longer one; this does not hold beside a hole.
      if (
        end < 0 ||
        (isFirst && !opens.test(signsBetween(text, start - 1, -1))) ||
        (isLast && !closes.test(signsBetween(text, end + 1, 1)))
      )
        return 0;
      if (others.length === 0) return 1;
      const near = text.slice(Math.max(0, start - maxGrowth * key.length), end + maxGrowth * key.length).replace(lettersOnly, '');
      return others.every((other) => near.includes(other)) ? 1 : 0;
    };
    return { searchText, how: 'exact', fits };
  });
}

/** Runs of words without signs that code might write differently; longest first. */
function seedsOf(piece: string): readonly { readonly text: string; readonly from: number }[] {
  const words = [...piece.matchAll(/[\p{L}\p{N}]+/gu)];
  const runs = words.map((word, i) => {
    let last = word;
    for (const next of words.slice(i + 1, i + seedWords)) {
      if (piece.slice(last.index + last[0].length, next.index) !== ' ') break;
      last = next;
    }
    return { text: piece.slice(word.index, last.index + last[0].length), from: word.index };
  });
  return runs.sort((a, b) => b.text.length - a.text.length).slice(0, maxSeeds);
}

/**
 * Compares `text` from `at` with `piece` from `from` in one direction while the letters are equal; other characters may differ. Returns the
 * offset of the last letter of the piece, or -1.
 */
function endOfMatch(text: string, at: number, piece: string, from: number, step: 1 | -1): number {
  let [i, j, last] = [at, from, at];
  const limit = piece.length * maxGrowth + 100;
  for (let steps = 0; steps < limit; steps++) {
    while (j >= 0 && j < piece.length && !letter.test(piece[j] ?? '')) j += step;
    if (j < 0 || j >= piece.length) return last;
    // An escaped line break is a backslash and a letter.
    while (i >= 0 && i < text.length && (!letter.test(text[i] ?? '') || isEscape(text, i))) i += step;
    if (text[i] !== piece[j]) return -1;
    last = i;
    i += step;
    j += step;
  }
  return -1;
}

function isEscape(text: string, at: number): boolean {
  return text[at - 1] === '\\' && (text[at] === 'n' || text[at] === 't');
}

/** Characters to look at for the next letter: a break of a string with its quotation marks and indentation fits. Set by judgement. */
const maxDistance = 80;

/** Characters between `at` and the next letter in a direction. */
function signsBetween(text: string, at: number, step: 1 | -1): string {
  let i = at;
  while (i >= 0 && i < text.length && Math.abs(i - at) < maxDistance && !letter.test(text[i] ?? '')) i += step;
  return step > 0 ? text.slice(at, i) : text.slice(i + 1, at + 1);
}
