// Tests for forms of names that several languages share.
import type { WrittenName } from './textRules.ts';

/** Whether the name follows `::`. */
export function isInPath({ receiver, code, offset }: WrittenName): boolean {
  const start = Math.max(0, offset - 40);
  return receiver !== undefined && code.slice(start, offset).trimEnd().endsWith('::');
}

/** Whether the name is called here. */
export function isCalled({ after }: WrittenName): boolean {
  return /^\s*(?:::\s*<[^()]*>\s*)?\(/.test(after);
}
