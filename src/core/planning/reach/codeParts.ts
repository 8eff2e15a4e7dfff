// Splits code at commas outside of brackets. Brackets and commas are read in code without texts and comments, the parts from the source.
import type { Code } from '../../uses/places/recentCode.ts';

/** A file as it is written, and its code without comments and string contents, which has the same offsets. */
export interface SourceCode {
  readonly source: string;
  readonly code: Code;
}

/** A part of a file: as it is written, and as code. */
export interface CodePart {
  readonly source: string;
  readonly code: string;
}

/** The parts between the commas from `from` up to `to`; empty parts are left out. `hasTypes`: angles are brackets. */
export function partsBetween({ source, code: { text } }: SourceCode, from: number, to: number, hasTypes: boolean): readonly CodePart[] {
  const parts: CodePart[] = [];
  let [depth, start] = [0, from];
  for (let at = from; at <= to; at++) {
    const sign = text.charAt(at);
    if (at === to || (sign === ',' && depth === 0)) {
      const code = text.slice(start, at);
      const indent = code.length - code.trimStart().length;
      const length = code.trim().length;
      if (length) parts.push({ source: source.slice(start + indent, start + indent + length), code: code.trim() });
      start = at + 1;
    } else if ('([{'.includes(sign) || (hasTypes && sign === '<')) depth++;
    else if (')]}'.includes(sign) || (hasTypes && sign === '>' && !/[-=]/.test(text.charAt(at - 1)))) depth--;
  }
  return parts;
}
