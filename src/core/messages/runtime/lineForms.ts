// Expressions for lines of code that read a member or a key, from names that stand in a text of a runtime.
import { literally } from '../../text/textQuery.ts';

/** `name` behind `before` as a whole, and before `after`. Both are expressions. */
export function member(before: string, name: string | undefined, after = ''): RegExp {
  return new RegExp(String.raw`${before}${literalPattern(name)}(?![\w$])${after}`);
}

/** `key` between marks of a literal. */
export function quotedKey(key: string | undefined): string {
  return `["'\`]${literalPattern(key)}["'\`]`;
}

/** `text` as an expression that means just it. */
export function literalPattern(text: string | undefined): string {
  return literally(text ?? '');
}
