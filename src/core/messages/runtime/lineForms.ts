// Expressions for code that reads a member or a key, built from names in a runtime text.
import { escapeRegExp } from '../../text/textQuery.ts';

/** `name` as a whole word, after `before` and before `after`. Both are expressions. */
export function memberPattern(before: string, name: string | undefined, after = ''): RegExp {
  return new RegExp(String.raw`${before}${literalPattern(name)}(?![\w$])${after}`);
}

/** `key` in quotation marks. */
export function quotedKey(key: string | undefined): string {
  return `["'\`]${literalPattern(key)}["'\`]`;
}

/** `text` as an expression that matches exactly it. */
export function literalPattern(text: string | undefined): string {
  return escapeRegExp(text ?? '');
}
