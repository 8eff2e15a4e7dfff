// Tells a password in a certain place from the words that documentation has there.
import { isLiteral } from './randomness.ts';

/** Placeholders for a password in documentation. */
const placeholder =
  /^(?:pass(?:word|wd|phrase)?|pwd|pw|secret|token|api_?key|key|user|username|foo|bar|baz|test|x+|\*+|\.+|\$.*|%.*|\[.*|#.*|my_?pass(?:word)?|your_?.*|.*_here|changeme|port|\d{1,5})$/i;

/** Whether this is a real password, not a placeholder. */
export function isRealPassword(password: string): boolean {
  return !placeholder.test(password) && isLiteral(password) && !/^(.)\1*$/.test(password);
}
