// Data model of a line pattern for a place in code, in a stack trace or a compiler message, with its parser.
import type { Frame } from './frame.ts';

/** Path, zero-based line (-1: none) and function of a frame, as written. */
export type ParsedFrame = Omit<Frame, 'text'>;

/** One form of a place. */
export interface FrameShape {
  /** Text that the line must contain, so that most lines cost one search. */
  readonly hint: string;
  readonly expression: RegExp;
  readonly read: (match: RegExpExecArray) => ParsedFrame;
  /** Python prints the innermost frame last, the others first. */
  readonly innermostLast?: true;
  /** The line also has the error message, not only the place. */
  readonly hasMessage?: true;
}

/** Converts a one-based line number to a zero-based one. */
export function zeroBasedLine(text: string | undefined): number {
  return text ? Number(text) - 1 : -1;
}

/** Reads path and line from a match. */
export function readPlace([, path = '', line]: RegExpExecArray): ParsedFrame {
  return { path, line: zeroBasedLine(line), symbol: '' };
}
