// Sentences for people: whether a text is one of those that can be translated, and no text of a library or a stack.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../../scripts/paths.mjs';

const bundle = JSON.parse(readFileSync(join(root, 'l10n/bundle.l10n.json'), 'utf8')) as Readonly<Record<string, string>>;

/** Letters outside of the places to fill in that a sentence has at least, so that "{0}: {1}" is none. */
const minOwnLetters = 12;

const patterns = Object.keys(bundle)
  .filter((text) => text.replace(/\{\d+\}/g, '').length >= minOwnLetters)
  .map((text) => new RegExp(`^${text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\d+\}/g, '.{0,300}?')}$`, 's'));

/** Asserts that `text` is one sentence of the translations, in one line, with all its places filled in. */
export function assertKnownSentence(text: string): void {
  assert.ok(
    patterns.some((pattern) => pattern.test(text)),
    `no sentence of the translations: ${text}`,
  );
  assert.doesNotMatch(text, /[\n\r]|\{\d\}|undefined|\[object|NaN|Infinity/);
  assert.doesNotMatch(text, /\n\s+at |node:internal|Maximum call stack/);
  assert.doesNotMatch(text, /[\u0000-\u001f\u202a-\u202e]/);
  assert.match(text, /[.!?]$/);
  assert.ok(text.length <= 500, `${text.length} characters`);
}
