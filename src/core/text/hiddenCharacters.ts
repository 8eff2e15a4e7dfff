// Characters that no reader sees: they hide text from people while a model reads it, or show it in another order. Wherever text of the
// workspace is shown or sent they become marks such as `⟨U+202E⟩`.

/** Characters without a look of their own, and what they do. */
interface HiddenRow {
  /** Part of a character class of a pattern with the flag `v`. */
  readonly characters: string;
  readonly what: string;
}

/** From Unicode 16: `Default_Ignorable_Code_Point` without what is unassigned, the marks of direction (UAX 9), and interlinear marks. */
const hiddenRows: readonly HiddenRow[] = [
  { characters: '\\u00ad', what: 'soft hyphen' },
  { characters: '\\u034f', what: 'combining grapheme joiner' },
  { characters: '\\u061c\\u200e\\u200f', what: 'marks of direction' },
  { characters: '\\u115f\\u1160\\u3164\\uffa0', what: 'Hangul fillers, which may be names of variables' },
  { characters: '\\u17b4\\u17b5', what: 'Khmer vowels without a look' },
  { characters: '\\u180b-\\u180f', what: 'Mongolian selectors and the vowel separator' },
  { characters: '\\u200b-\\u200d\\u2060\\ufeff', what: 'spaces and joiners without width' },
  { characters: '\\u202a-\\u202e\\u2066-\\u2069', what: 'overrides, embeddings and isolates of direction ("Trojan Source")' },
  { characters: '\\u2061-\\u2064\\u206a-\\u206f', what: 'invisible operators, deprecated controls of format' },
  { characters: '\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}', what: 'variation selectors, which can carry any bytes behind one character' },
  { characters: '\\ufff9-\\ufffb', what: 'interlinear annotation' },
  { characters: '\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}', what: 'controls of shorthand and music' },
  { characters: '\\u{e0000}-\\u{e007f}', what: 'tags: a copy of ASCII that is never drawn' },
];

/** Scripts that write some words with joiners; in them a joiner between two letters is seen. */
const joiningScripts = ['Arabic', 'Syriac', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Khmer', 'Myanmar', 'Tibetan', 'Mongolian']; // prettier-ignore

const joiningLetter = `[${joiningScripts.map((script) => `\\p{Script=${script}}`).join('')}]`;
const pictograph = '\\p{Extended_Pictographic}(?:[\\ufe0e\\ufe0f]|\\p{Emoji_Modifier})?';
/** `eng`, `sct` and `wls` in tags: the flags of England, Scotland and Wales, the only ones that are drawn. */
const flagTags =
  '\\u{e0067}\\u{e0062}(?:\\u{e0065}\\u{e006e}\\u{e0067}|\\u{e0073}\\u{e0063}\\u{e0074}|\\u{e0077}\\u{e006c}\\u{e0073})\\u{e007f}';

/** Sequences in which such a character belongs to what is seen: emoji, joined letters, a chosen form of a sign or an ideograph. */
const seenSequences = [
  `\\u{1f3f4}${flagTags}`,
  `${pictograph}(?:\\u200d${pictograph})*`,
  '[[#*0-9\\u00a0-\\u33ff]--\\p{Default_Ignorable_Code_Point}][\\ufe0e\\ufe0f]',
  '\\p{Ideographic}[\\ufe00-\\ufe02\\u{e0100}-\\u{e01ef}]',
  `(?<=${joiningLetter})[\\u200c\\u200d](?=${joiningLetter})`,
];

const hiddenClass = `[${hiddenRows.map(({ characters }) => characters).join('')}]`;
const hiddenRun = new RegExp(`(?<seen>${seenSequences.join('|')})|${hiddenClass}+`, 'gv');
const anyHidden = new RegExp(hiddenClass, 'v');
/** Characters of a run that are named each; of a longer one the first and the last. */
const mostNamed = 4;

/** Whether `text` has characters that no reader sees. Those that belong to emoji and to joined letters are seen. Linear. */
export function hasHidden(text: string): boolean {
  return anyHidden.test(text) && showHidden(text) !== text;
}

/**
 * `text` with a mark for each run of characters that no reader sees: `⟨U+202E⟩`, `⟨U+200B ×3⟩`, `⟨U+E0049…U+E006F ×42⟩`. Line ends stay.
 * Doing it again changes nothing.
 */
export function showHidden(text: string): string {
  return replaceHidden(text, markOf);
}

/** `text` without the characters that no reader sees. */
export function withoutHidden(text: string): string {
  return replaceHidden(text, () => '');
}

/** A mark that {@link showHidden} makes, also one whose end was cut off. */
const mark = /⟨U\+[0-9A-F]{4,6}[ U+0-9A-F…×]{0,40}⟩?/g;

/** `text` without marks, for text that {@link showHidden} was applied to. */
export function withoutMarks(text: string): string {
  return text.replace(mark, '');
}

function replaceHidden(text: string, replacement: (run: string) => string): string {
  if (!anyHidden.test(text)) return text;
  return text.replace(hiddenRun, (run, seen: string | undefined) => (seen === undefined ? replacement(run) : run));
}

function markOf(run: string): string {
  const names = Array.from(run, nameOf);
  const [first = '', last = ''] = [names[0], names.at(-1)];
  const isRepeated = names.every((name) => name === first);
  if (names.length > 1 && isRepeated) return `⟨${first} ×${names.length}⟩`;
  return names.length <= mostNamed ? `⟨${names.join(' ')}⟩` : `⟨${first}…${last} ×${names.length}⟩`;
}

function nameOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
