// Messages that no code says: altered ones, of which a word or a half is another's, and phrases of words that stand in the code but never in that order.
import type { SourceText } from './files.ts';
import { asAsked } from './forms.ts';
import { filled, holesOf, linesOfLiterals, type MessageLiteral } from './literals.ts';
import { oneOf } from '../sampling.ts';

/** `text` as it is asked, and what it was made of. */
export interface Decoy {
  readonly question: string;
  readonly text: string;
  readonly from: string;
}

/** Words of at least four letters, each once, as code and its texts have them. */
export function vocabularyOf(files: readonly SourceText[]): readonly string[] {
  const words = new Set<string>();
  for (const { text } of files) for (const [word] of text.matchAll(/\b[a-z]{4,12}\b/g)) words.add(word);
  return [...words].sort();
}

/** Up to `count` altered messages, half of them with another word and half of two messages; the altered part stands in none of `texts`. */
export function alteredMessages(
  literals: readonly MessageLiteral[],
  { words, texts, files }: { readonly words: readonly string[]; readonly texts: readonly string[]; readonly files: readonly SourceText[] },
  count: number,
  random: () => number,
): Decoy[] {
  const decoys: Decoy[] = [];
  if (literals.length < 2) return decoys;
  const fits = files.flatMap(linesOfLiterals).map(({ text, language }) => fitting(text, language));
  for (let tries = 0; decoys.length < count && tries < 20 * count; tries++) {
    const literal = oneOf(literals, random);
    const made = tries % 2 ? withAnotherWord(literal, words, random) : withAnotherHalf(literal, oneOf(literals, random));
    if (!made || texts.some((text) => text.includes(made.altered))) continue;
    const message = filled(made.text, literal.language, random);
    // A literal with holes may say what another says with one word changed.
    if (fits.some((fit) => fit.test(message))) continue;
    decoys.push({ question: asAsked(literal.kind, message, literal.exception, random), text: message, from: literal.text });
  }
  return decoys;
}

/** What a literal says with any values in its holes. */
function fitting(text: string, language: string): RegExp {
  const constant = text.split(holesOf(language)).map((part) => part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  return new RegExp(`^${constant.join('.{0,80}')}$`);
}

interface Alteration {
  readonly text: string;
  /** The constant part that holds what is new. */
  readonly altered: string;
}

function withAnotherWord({ text, language }: MessageLiteral, words: readonly string[], random: () => number): Alteration | undefined {
  const parts = constants(text, language).filter(({ part }) => (part.match(/\p{L}{2,}/gu) ?? []).length >= 3);
  if (!parts.length) return undefined;
  const { part, at } = oneOf(parts, random);
  const places = [...part.matchAll(/(?<![\p{L}\w])\p{L}{4,}(?![\p{L}\w])/gu)];
  if (!places.length) return undefined;
  const { 0: before, index } = oneOf(places, random);
  const word = oneOf(words, random);
  if (word === before.toLowerCase()) return undefined;
  const altered = `${part.slice(0, index)}${word}${part.slice(index + before.length)}`.trim();
  return { text: `${text.slice(0, at)}${part.slice(0, index)}${word}${text.slice(at + index + before.length)}`, altered };
}

/** The first half of one and the second of the other, by words of the parts without holes. */
function withAnotherHalf(first: MessageLiteral, second: MessageLiteral): Alteration | undefined {
  if (first === second || first.language !== second.language) return undefined;
  if ([first, second].some(({ text, language }) => constants(text, language).length !== 1)) return undefined;
  const [front, back] = [first.text.split(' '), second.text.split(' ')];
  const [left, right] = [front.slice(0, Math.ceil(front.length / 2)), back.slice(Math.floor(back.length / 2))];
  return { text: [...left, ...right].join(' '), altered: [...left.slice(-2), ...right.slice(0, 2)].join(' ') };
}

function constants(text: string, language: string): readonly { readonly part: string; readonly at: number }[] {
  const parts: { part: string; at: number }[] = [];
  let at = 0;
  for (const hole of text.matchAll(holesOf(language))) {
    parts.push({ part: text.slice(at, hole.index), at });
    at = hole.index + hole[0].length;
  }
  return [...parts, { part: text.slice(at), at }].filter(({ part }) => part.trim() !== '');
}

/** `count` phrases of three to six words that stand in none of `texts`, in any case. */
export function absentPhrases(words: readonly string[], texts: readonly string[], count: number, random: () => number): string[] {
  const lower = texts.map((text) => text.toLowerCase());
  const phrases: string[] = [];
  while (phrases.length < count) {
    const phrase = Array.from({ length: 3 + Math.floor(random() * 4) }, () => oneOf(words, random)).join(' ');
    if (!lower.some((text) => text.includes(phrase))) phrases.push(phrase);
  }
  return phrases;
}
