// Tells a password in a certain place from the words that documentation has there.
import { isLiteral } from './randomness.ts';

/** Placeholders for a password in documentation. */
const placeholder =
  /^(?:pass(?:word|wd|phrase)?|pwd|pw|secret|token|api_?key|key|user|username|foo|bar|baz|test|x+|\*+|\.+|\$.*|%.*|\[.*|#.*|my_?pass(?:word)?|your_?.*|.*_here|changeme|port|\d{1,5})$/i;

/** Whether this is a real password, not a placeholder and not a mask, also between signs of Markdown. */
export function isRealPassword(password: string): boolean {
  const letters = password.replace(/[^a-z0-9]+/gi, '');
  return !placeholder.test(password) && !/^x+$/i.test(letters) && isLiteral(password) && !/^(.)\1*$/.test(password);
}
