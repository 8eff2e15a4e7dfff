// Words that name types of the language itself in TypeScript, and may be names of values as well: where they stand tells which.
import type { Occurrence } from './occurrences.ts';

const keywords: ReadonlySet<string> = new Set(
  'any bigint boolean never null number object string symbol undefined unknown void'.split(' '),
);
const typeBefore = /(?::|<|\||&|\?|\[|\b(?:as|is|extends|satisfies|readonly|keyof))\s*$|\btype\s[^=]*=\s*$|[<,][^()]*,\s*$|=>\s*$/;
/** What is done with values alone. */
const valueAfter = /^\s*(?:\(|\.|\?\.|`)/;

/** Whether `name` stands for a type of the language at the occurrence. */
export function isTypeKeyword(name: string, { receiver, before, after }: Occurrence): boolean {
  return receiver === undefined && keywords.has(name) && typeBefore.test(before) && !valueAfter.test(after);
}
