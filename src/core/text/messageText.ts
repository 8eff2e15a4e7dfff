// Finds where code says a message that somebody saw: the constant parts of a literal stand in its file word for word, whatever values filled the
// holes between them. Holds for every language and every kind of template, since only text is compared.
import type { CancellationToken } from '../base/cancellation.ts';
import type { FileTexts, TextFile } from './fileTexts.ts';
import { lineOf, newLineCursor } from './lineCursor.ts';

/** Lines that hold parts of a message, near each other. */
export interface MessageText {
  readonly file: TextFile;
  /** Zero-based line of the longest part. */
  readonly line: number;
  /** Share of the message's characters, without white space, that the parts cover. */
  readonly covered: number;
  /** The longest part. */
  readonly part: string;
}

/** Where to look. */
export interface MessageOptions {
  readonly includes?: (file: TextFile) => boolean;
  /** Whether a part at `offset` of a text counts; all do when absent. */
  readonly counts?: (file: TextFile, text: string, offset: number) => boolean;
  /** Most places that are returned. */
  readonly most: number;
}

/**
 * What counts as a part. Chosen so that every part is more than a common turn of speech; not tuned on any set.
 * - `seedWords`: words in a row that must stand in a text before it is looked at closely; two of a message of at most `fewWords`, since a value may
 *   be the third.
 * - `seeds`: such runs that are looked for, spread over a long message.
 * - `gapLines`: lines between parts of one literal, which may be joined over lines.
 * - `least`: share of the message that must be covered; below half, another message is as likely.
 */
const limits = { seedWords: 3, fewWords: 4, seeds: 16, gapLines: 6, least: 0.5 } as const;

/** A stretch of the message that a text holds: `from` up to `to` in the message, at `at` in the text. */
interface Part {
  readonly from: number;
  readonly to: number;
  readonly at: number;
}

/** Places that hold at least half of `message`, those that hold most of it first, then code before tests and documents. Rejects with `CancelledError`. */
export async function messageTexts(
  message: string,
  texts: FileTexts,
  { includes = () => true, counts = () => true, most }: MessageOptions,
  token: CancellationToken,
): Promise<MessageText[]> {
  const seeds = seedsOf(message);
  const found: MessageText[] = [];
  const files = texts.files().filter(includes);
  const look = (file: TextFile, text: string | undefined): void => {
    if (text !== undefined)
      found.push(
        ...grouped(
          file,
          text,
          message,
          partsIn(text, message, seeds).filter(({ at }) => counts(file, text, at)),
        ),
      );
  };
  const missing: TextFile[] = [];
  for (const file of files) {
    const text = texts.held(file);
    if (text === undefined) missing.push(file);
    else look(file, text);
  }
  await texts.load(missing, look, token);
  const rank = new Map(files.map((file, i) => [file, i] as const));
  return found.sort((a, b) => b.covered - a.covered || (rank.get(a.file) ?? 0) - (rank.get(b.file) ?? 0)).slice(0, most);
}

/** Runs of words with their offsets; all of a message that has no more words than one run. */
function seedsOf(message: string): readonly { readonly text: string; readonly from: number }[] {
  const words = [...message.matchAll(/\S+/g)];
  const length = words.length <= limits.fewWords ? 2 : limits.seedWords;
  const runs = words.slice(0, Math.max(1, words.length - length + 1)).map((word, i) => {
    const last = words[Math.min(words.length, i + length) - 1] ?? word;
    return { text: message.slice(word.index, last.index + last[0].length), from: word.index };
  });
  const step = Math.max(1, runs.length / limits.seeds);
  return Array.from({ length: Math.min(runs.length, limits.seeds) }, (_, i) => runs[Math.floor(i * step)]).filter(
    (run) => run !== undefined,
  );
}

/** Parts of the message that a text holds, in the order of the text. */
function partsIn(text: string, message: string, seeds: ReturnType<typeof seedsOf>): Part[] {
  const parts = new Map<number, Part>();
  for (const seed of seeds) {
    for (let at = text.indexOf(seed.text); at >= 0; at = text.indexOf(seed.text, at + 1)) {
      const part = extended(text, message, { from: seed.from, to: seed.from + seed.text.length, at });
      parts.set(part.at, part);
    }
  }
  return [...parts.values()].sort((a, b) => a.at - b.at);
}

/** The part with all that agrees before and after it. */
function extended(text: string, message: string, { from, to, at }: Part): Part {
  let [start, end, textEnd] = [from, to, at + to - from];
  let textStart = at;
  while (start > 0 && textStart > 0 && message[start - 1] === text[textStart - 1]) {
    start--;
    textStart--;
  }
  while (end < message.length && textEnd < text.length && message[end] === text[textEnd]) {
    end++;
    textEnd++;
  }
  return { from: start, to: end, at: textStart };
}

/** Parts that stand near each other belong to one literal. */
function grouped(file: TextFile, text: string, message: string, parts: readonly Part[]): MessageText[] {
  const whole = letters(message);
  const cursor = newLineCursor(text);
  const lined = parts.map((part) => ({ part, line: lineOf(cursor, part.at).line }));
  const places: MessageText[] = [];
  for (let i = 0; i < lined.length;) {
    let j = i + 1;
    while (j < lined.length && (lined[j]?.line ?? 0) - (lined[j - 1]?.line ?? 0) <= limits.gapLines) j++;
    const group = lined.slice(i, j);
    i = j;
    const covered =
      coverage(
        message,
        group.map(({ part }) => part),
      ) / whole;
    const longest = group.reduce((a, b) => (b.part.to - b.part.from > a.part.to - a.part.from ? b : a));
    if (covered < limits.least) continue;
    places.push({ file, line: longest.line, covered, part: message.slice(longest.part.from, longest.part.to) });
  }
  return places;
}

function coverage(message: string, parts: readonly Part[]): number {
  let [covered, end] = [0, 0];
  for (const { from, to } of parts.toSorted((a, b) => a.from - b.from)) {
    if (to <= end) continue;
    covered += letters(message.slice(Math.max(from, end), to));
    end = to;
  }
  return covered;
}

function letters(text: string): number {
  return text.replace(/\s+/g, '').length;
}
