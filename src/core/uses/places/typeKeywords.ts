// Recognises type keywords of TypeScript, which may also be names of values: the position decides.
import type { Occurrence } from './occurrences.ts';

const keywords: ReadonlySet<string> = new Set(
  'any bigint boolean never null number object string symbol undefined unknown void'.split(' '),
);
const typeBefore = /(?::|<|\||&|\?|\[|\b(?:as|is|extends|satisfies|readonly|keyof))\s*$|\btype\s[^=]*=\s*$|[<,][^()]*,\s*$|=>\s*$/;
/** Operations that only values have. */
const valueAfter = /^\s*(?:\(|\.|\?\.|`)/;

/** Whether `name` is a type keyword at the occurrence. */
export function isTypeKeyword(name: string, { receiver, before, after }: Occurrence): boolean {
  return receiver === undefined && keywords.has(name) && typeBefore.test(before) && !valueAfter.test(after);
}
