// Finds secrets by their form: one pass for the beginnings of all formats, then the formats with that beginning.
import { groupByKey } from '../base/collections/groupByKey.ts';
import { isMask, looksMade, looksRandom } from './randomness.ts';
import { escapePattern, secretFormats, type SecretFormat } from './secretFormats.ts';
import { mayBegin } from './secretStart.ts';
import type { Secret } from './secret.ts';
import { mayBreakAt, wrappedMatch, wrappedRun } from './wrappedRun.ts';

/** Formats by the literal that they begin with. */
const byStart = new Map<string, SecretFormat[]>();
for (const format of secretFormats) for (const start of format.starts) byStart.set(start, [...(byStart.get(start) ?? []), format]);

/** 1 for the first two characters of each literal, at `first * 128 + second`: a very cheap filter for nearly every place of a text. */
const pairs = new Uint8Array(128 * 128);
for (const start of byStart.keys()) pairs[start.charCodeAt(0) * 128 + start.charCodeAt(1)] = 1;

/** Longer literals come first, as `sk-ant-` does before `sk-`. */
const literals = [...byStart.keys()].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
const trigger = new RegExp(literals.map(escapePattern).join('|'), 'y');

/** Literals by their first three characters, for those that are broken over lines. */
const byThree = groupByKey(literals, (literal) => literal.slice(0, 3));
/** As {@link pairs}, for the second and third character. */
const secondPairs = new Uint8Array(128 * 128);
for (const first of byThree.keys()) secondPairs[first.charCodeAt(1) * 128 + first.charCodeAt(2)] = 1;

/** The one format that begins with any digit. */
const telegram = /(?<![A-Za-z0-9])\d{8,10}:AA[\w-]{32,}/g;

/** Known formats, those of one kind in text order. Linear: no pattern reads a part twice. */
export function findKnownFormats(text: string): Secret[] {
  const secrets: Secret[] = [];
  let previous = 128;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if ((previous | code) < 128 && pairs[previous * 128 + code] === 1 && mayBegin(text, i - 1)) {
      const end = takeSecret(text, i - 1, secrets);
      if (end > i) {
        i = end - 1;
        previous = 128;
        continue;
      }
    }
    previous = code;
  }
  if (text.includes(':AA'))
    for (const {
      index,
      0: { length },
    } of text.matchAll(telegram))
      secrets.push({ kind: 'telegram-token', stretches: [{ start: index, end: index + length }] });
  return secrets;
}

/** Adds the secret that begins at `start`, if there is one; returns the end of the first matching format, else `start`. */
function takeSecret(text: string, start: number, secrets: Secret[]): number {
  trigger.lastIndex = start;
  const whole = trigger.exec(text)?.[0];
  const literal = whole ?? brokenLiteral(text, start);
  if (literal === undefined) return start;
  const wrapped = wrappedRun(text, start, (at) => isFormatStart(text, at));
  const formats = byStart.get(literal) ?? [];
  for (const { kind, pattern, needs } of formats) {
    const stretches = wrapped && wrappedMatch(wrapped, pattern, literal.length);
    if (stretches) {
      secrets.push({ kind, stretches });
      return stretches.at(-1)?.end ?? start;
    }
    pattern.lastIndex = start;
    const match = pattern.exec(text);
    if (!match) continue;
    const [matched] = match;
    const secret = match[1] ?? matched;
    // The group stands at or near the end of the pattern, so its last occurrence is the right one.
    const from = start + matched.lastIndexOf(secret);
    if (isReal(secret, matched, needs)) secrets.push({ kind, stretches: [{ start: from, end: from + secret.length }] });
    return start + matched.length;
  }
  return start;
}

/** The literal that begins at `start` and goes on in the next line. */
function brokenLiteral(text: string, start: number): string | undefined {
  const [second, third] = [text.charCodeAt(start + 1), text.charCodeAt(start + 2)];
  if ((second | third) >= 128 || secondPairs[second * 128 + third] !== 1) return undefined;
  return byThree.get(text.slice(start, start + 3))?.find((literal) => {
    let known = 3;
    while (known < literal.length && text[start + known] === literal[known]) known++;
    return mayBreakAt(text, start + known, known) && wrappedRun(text, start, (at) => isFormatStart(text, at))?.text.startsWith(literal);
  });
}

function isFormatStart(text: string, at: number): boolean {
  trigger.lastIndex = at;
  return (byStart.get(trigger.exec(text)?.[0] ?? '') ?? []).some(({ pattern }) => {
    pattern.lastIndex = at;
    return pattern.test(text);
  });
}

function isReal(secret: string, whole: string, needs: SecretFormat['needs']): boolean {
  return needs === 'form' ? !isMask(secret === whole ? secret.slice(-12) : secret) : looksRandom(secret, 8) || looksMade(secret);
}
