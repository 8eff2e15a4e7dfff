// Finds the formats of the public rule set: one pass looks for three characters that begin one, and only there its pattern is tried.
import { isMask, looksMade, looksRandom } from './randomness.ts';
import { publicFormats } from './publicFormats.ts';
import type { PublicFormat } from './publicFormat.ts';
import { mayBreakAt, wrappedMatch, wrappedRun } from './wrappedRun.ts';
import { mayBegin } from './secretStart.ts';
import type { Secret, Stretch } from './secret.ts';

/** Six bits a character, the same for both cases of a letter; 0 for characters that begin no format. */
const codes = new Uint8Array(128);
for (const [i, character] of [...'abcdefghijklmnopqrstuvwxyz0123456789_-."\'/:=+~@# '].entries()) {
  codes[character.charCodeAt(0)] = i + 1;
  codes[character.toUpperCase().charCodeAt(0)] = i + 1;
}
const threeCodes = 2 ** 18 - 1;

/** A format with one of its beginnings, by the codes of its characters. */
interface Beginning {
  readonly codes: Uint8Array;
  readonly format: PublicFormat;
}

/** Beginnings by their first three characters, and for three characters the place among these, or 0. */
const groups: Beginning[][] = [[]];
const groupOf = new Uint16Array(threeCodes + 1);
for (const format of publicFormats)
  for (const word of format.words) {
    const beginning = { codes: Uint8Array.from(word, (character) => codeOf(character.charCodeAt(0))), format };
    const three = beginning.codes.slice(0, 3).reduce((before, code) => (before << 6) | code, 0);
    groupOf[three] ||= groups.push([]) - 1;
    groups[groupOf[three]]?.push(beginning);
  }
/** 1 at `group * 64 + code` where a beginning of the group goes on with that character: this second look spares most patterns. */
const goesOn = new Uint8Array(groups.length * 64);
for (const [group, beginnings] of groups.entries())
  for (const { codes: all } of beginnings) {
    if (all.length > 3) goesOn[group * 64 + (all[3] ?? 0)] = 1;
    else goesOn.fill(1, group * 64, (group + 1) * 64);
  }
/** Words of the formats whose keys may hold a percent sign. */
const percentWords = new RegExp(
  publicFormats
    .filter(({ pattern }) => pattern.source.includes('%'))
    .flatMap(({ words }) => words)
    .join('|'),
  'i',
);

/** Whether `text` may hold a key with a percent sign, which is no escape. */
export function mayHoldPercent(text: string): boolean {
  return percentWords.test(text);
}

/** Secrets of public formats. Linear: a pattern reads a bounded stretch after its beginning. */
export function findPublicFormats(text: string): Secret[] {
  const secrets: Secret[] = [];
  /** Formats without a beginning, of which the text holds a word. */
  const hinted = new Set<PublicFormat>();
  let three = 0;
  let searchedEnd = 0;
  for (let i = 0; i < text.length; i++) {
    three = ((three << 6) | codeOf(text.charCodeAt(i))) & threeCodes;
    const group = groupOf[three];
    if (!group || i - 2 < searchedEnd) continue;
    if (i + 1 === text.length || goesOn[group * 64 + codeOf(text.charCodeAt(i + 1))] === 1)
      searchedEnd = takeSecret(text, i - 2, groups[group] ?? [], secrets, hinted);
  }
  for (const { kind, pattern } of hinted)
    for (const match of text.matchAll(pattern))
      if (looksRandom(match[0], 8) || looksMade(match[0])) secrets.push({ kind, stretches: secretStretches(match, match.index) });
  return secrets;
}

/** Whether a form with a beginning of its own stands at `at`. */
function isFormStart(text: string, at: number): boolean {
  const three = [0, 1, 2].reduce((before, i) => (before << 6) | codeOf(text.charCodeAt(at + i)), 0);
  return (groups[groupOf[three] ?? 0] ?? []).some(({ codes: all, format: { place, pattern } }) => {
    pattern.lastIndex = at;
    return place === 'word' && sharedLength(text, at, all) === all.length && pattern.test(text);
  });
}

function codeOf(character: number): number {
  return character < 128 ? (codes[character] ?? 0) : 0;
}

/** Adds the longest secret that begins at `start`, if there is one; returns where the search goes on. */
function takeSecret(text: string, start: number, beginnings: readonly Beginning[], secrets: Secret[], hinted: Set<PublicFormat>): number {
  let longest: Secret | undefined;
  for (const { format, codes: characters } of beginnings) {
    const known = sharedLength(text, start, characters);
    if (known < characters.length && (format.place !== 'word' || !beginsOverLines(text, start, characters, known))) continue;
    if (format.place === 'anywhere') hinted.add(format);
    if (format.place === 'anywhere' || (format.place === 'word' && !mayBegin(text, start))) continue;
    const secret = secretAt(text, start, format, characters.length);
    if (secret && endOf(secret) > (longest ? endOf(longest) : start)) longest = secret;
  }
  if (!longest) return start;
  secrets.push(longest);
  return endOf(longest);
}

/** The secret of this format that begins at `start`, also where it goes on in the next lines. */
function secretAt(text: string, start: number, format: PublicFormat, beginningLength: number): Secret | undefined {
  const { kind, pattern, place } = format;
  const wrapped = place === 'word' ? wrappedRun(text, start, (at) => isFormStart(text, at)) : undefined;
  const stretches = wrapped && wrappedMatch(wrapped, pattern, beginningLength);
  if (stretches) return { kind, stretches };
  pattern.lastIndex = start;
  const match = pattern.exec(text);
  return match && isReal(match, format) ? { kind, stretches: secretStretches(match, start) } : undefined;
}

function endOf({ stretches }: Secret): number {
  return stretches.at(-1)?.end ?? 0;
}

/** Number of characters of a beginning that stand at `start`. The first three are known. */
function sharedLength(text: string, start: number, characters: Uint8Array): number {
  let known = 3;
  while (known < characters.length && codeOf(text.charCodeAt(start + known)) === characters[known]) known++;
  return known;
}

/** Whether the beginning of a form goes on in the next line after its first characters. */
function beginsOverLines(text: string, start: number, characters: Uint8Array, known: number): boolean {
  if (!mayBreakAt(text, start + known, known)) return false;
  const wrapped = wrappedRun(text, start, (at) => isFormStart(text, at));
  return wrapped !== undefined && sharedLength(wrapped.text, 0, characters) === characters.length;
}

/** The group stands at the end of the pattern, so its last occurrence is the right one. Line breaks, which one format allows, are not secret. */
function secretStretches(match: RegExpExecArray, start: number): Stretch[] {
  const secret = match[1] ?? match[0];
  const from = start + match[0].lastIndexOf(secret);
  return [...secret.matchAll(/[^\r\n]+/g)].map(({ index, 0: line }) => ({ start: from + index, end: from + index + line.length }));
}

/**
 * Forms that code has by accident, so that the rest has to look random: `s.` and 24 letters are a method of `s`. Measured on 6.7 M lines of
 * public code with `npm run bench -- secrets`: 5 of 5 alarms were false, none is left (2026-11-28).
 */
const accidentalForms = new Set(['vault-service-token']);

/** A form with a telling beginning need only not be a mask; any other value has to look random. */
function isReal(match: RegExpExecArray, { kind, place }: PublicFormat): boolean {
  const secret = match[1] ?? match[0];
  if (place === 'name') return looksRandom(secret, 8) || looksMade(secret);
  if (!accidentalForms.has(kind)) return !isMask(secret.slice(-12));
  return looksRandom(secret, 8) && (secret.match(/\d+/g)?.length ?? 0) > 1;
}
