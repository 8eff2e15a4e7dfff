// What a line with a place in code looks like, in a stack trace or a compiler's message: how to know it and how to read it.
import type { Frame } from './frame.ts';

/** Path, zero-based line (-1: none) and function of a frame, as written. */
export type ReadFrame = Omit<Frame, 'text'>;

/** One way to write a place. */
export interface FrameShape {
  /** Text that must be in the line, so that most lines cost one search. */
  readonly hint: string;
  readonly expression: RegExp;
  readonly read: (match: RegExpExecArray) => ReadFrame;
  /** Python prints the innermost frame last, the others first. */
  readonly innermostLast?: true;
  /** The line says what is wrong as well, not only where. */
  readonly says?: true;
}

/** One-based number of a trace to the zero-based line. */
export function zeroBasedLine(text: string | undefined): number {
  return text ? Number(text) - 1 : -1;
}

/** Reads a match of path and line. */
export function readPlace([, path = '', line]: RegExpExecArray): ReadFrame {
  return { path, line: zeroBasedLine(line), symbol: '' };
}
