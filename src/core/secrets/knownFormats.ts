// Finds secrets by their form: one pass for the literals that formats begin with, then the formats of that literal.
import { isMask, looksRandom } from './chance.ts';
import { escaped, secretFormats, type SecretFormat } from './formats.ts';
import type { Secret } from './secret.ts';

/** Formats by the literal that they begin with. */
const byStart = new Map<string, SecretFormat[]>();
for (const format of secretFormats) for (const start of format.starts) byStart.set(start, [...(byStart.get(start) ?? []), format]);

/**
 * Where a format may begin: not in the middle of a word, but after an escape (`\n`, `\u0022`, `%3D`), which ends in a letter or digit.
 * Longer literals come first, as `sk-ant-` does before `sk-`.
 */
const trigger = new RegExp(
  `(?:\\b|(?<=[^A-Za-z0-9])(?=_)|\\\\[nrt]|\\\\u00[0-9a-fA-F]{2}|%[0-9A-F]{2})(${[...byStart.keys()]
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
    .map(escaped)
    .join('|')})`,
  'g',
);

/** Known formats in the order of the text. Linear: what a pattern has read is not read again. */
export function findKnownFormats(text: string): Secret[] {
  const found: Secret[] = [];
  trigger.lastIndex = 0;
  for (let hit = trigger.exec(text); hit; hit = trigger.exec(text)) {
    const literal = hit[1] ?? '';
    const start = trigger.lastIndex - literal.length;
    const end = take(text, start, byStart.get(literal) ?? [], found);
    trigger.lastIndex = Math.max(end, start + 1);
  }
  return found;
}

/** Adds the secret that begins at `start`, if one does; returns where the first format that fits ends. */
function take(text: string, start: number, formats: readonly SecretFormat[], found: Secret[]): number {
  for (const { kind, pattern, needs } of formats) {
    pattern.lastIndex = start;
    const match = pattern.exec(text);
    if (!match) continue;
    const whole = match[0];
    const end = start + whole.length;
    const secret = match[1] ?? whole;
    // The last group ends the match wherever there is one, so its place follows from its length.
    const from = start + whole.lastIndexOf(secret);
    if (isReal(secret, whole, needs)) found.push({ kind, stretches: [{ start: from, end: from + secret.length }] });
    return end;
  }
  return start;
}

function isReal(secret: string, whole: string, needs: SecretFormat['needs']): boolean {
  return needs === 'form' ? !isMask(secret === whole ? secret.slice(-12) : secret) : looksRandom(secret, 8);
}
