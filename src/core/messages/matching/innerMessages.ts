// Finds messages inside a message: values in the holes of a literal, and text around it. Code that wraps an error writes such frames.
import type { MessageMatch } from './messageMatch.ts';

/**
 * Least sizes of an inner message.
 * - `words`: a single word is a name or a number.
 * - `letters`: fewer letters are no message.
 * - `middle`: least words of a value in the middle of a sentence.
 */
const minCounts = { words: 2, letters: 7, middle: 3 } as const;

/**
 * The values of the message of `match` that may be messages themselves: at its beginning, and after a colon or an equals sign. A value in
 * the middle of a sentence is a name, unless it has several words: `super(`cannot ${what} here`)` gets them from the caller.
 */
export function innerMessagesOf({ kind, spans, message, role }: Pick<MessageMatch, 'kind' | 'spans' | 'message' | 'role'>): string[] {
  if ((kind !== 'whole' && kind !== 'link') || role === 'code' || role === undefined) return [];
  const innerMessages: string[] = [];
  let at = 0;
  for (const { from, to } of [...spans, { from: message.length, to: message.length }]) {
    const front = message.slice(0, at);
    const value = message.slice(at, from);
    at = to;
    // Text before a link that ends with a colon is a wrapper.
    if (front === '' && kind === 'link' && /[:=]\s*$/.test(value)) continue;
    const isNamed = front === '' || /[:=]\s*$/.test(front);
    innerMessages.push(...messageWithin(isNamed || isPhrase(value) ? value : (/^\s*[:=]\s([^]+)$/.exec(value)?.[1] ?? '')));
  }
  return innerMessages;
}

function isPhrase(value: string): boolean {
  return value.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length >= minCounts.middle;
}

/** `value` without separators at its ends; nothing when it is too short. */
function messageWithin(value: string): string[] {
  const text = value.replace(/^[\s:;,=\-(]+|[\s:;,=\-(]+$/g, '').replace(/^(["'`])(.*)\1$/, '$2');
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return text.split(/\s+/).length >= minCounts.words && letters >= minCounts.letters ? [text] : [];
}
