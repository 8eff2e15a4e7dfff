// The shapes of what a question points at. Everything here is read from the question alone, before the index is asked.
import type { ReadMessage } from '../messages/reading.ts';

/** One line of a stack trace. `line` is zero-based, -1 when the frame has none. */
export interface Frame {
  /** Path as written; for Java and Kotlin made from the package and the file name. */
  readonly path: string;
  readonly line: number;
  /** Function or `Class.method` as written, without arguments; empty when the frame names none. */
  readonly symbol: string;
  readonly text: string;
  /** The line of code that the trace shows under the frame; tells the place even when line numbers have changed. */
  readonly source?: string;
  /** Where the frame names no file: paths that its modules may have, the likeliest first; `path` is one of them. */
  readonly modules?: readonly string[];
  /** A compiler says it: nothing need have run there. */
  readonly compiler?: true;
}

/** A file that the question names, with the zero-based line when it says one. */
export interface PathMention {
  readonly path: string;
  readonly line?: number;
}

/** A name that looks like code. `weight` 0..1 says how much the question is about it; `marked` that it stood in backticks or was called. */
export interface NameMention {
  readonly name: string;
  readonly weight: number;
  readonly marked: boolean;
}

/** What a question asks about, read from its text. Lists are ordered, most telling first. */
export interface Question {
  readonly text: string;
  /** First line that says something; the whole text of a one-line question. */
  readonly title: string;
  readonly names: readonly NameMention[];
  readonly paths: readonly PathMention[];
  /** What the question says that code may say, best first: errors, lines of logs, quotations. */
  readonly messages: readonly ReadMessage[];
  /** Their texts, and whatever else stands in quotation marks: text that code may hold. */
  readonly quoted: readonly string[];
  /** Exception and error types. */
  readonly exceptions: readonly string[];
  /** HTTP status codes and error codes such as `ECONNRESET` or `E1101`. */
  readonly codes: readonly string[];
  /** Frames of the stack traces, innermost of the root cause first. */
  readonly frames: readonly Frame[];
  /** Weighted search terms. */
  readonly terms: ReadonlyMap<string, number>;
  /** What the answer should be looked for in, when the question says so. */
  readonly wants: 'code' | 'tests' | 'documentation';
  /** A question asks, a statement says what code does or what is wrong with it, a report tells so at length. */
  readonly form: 'question' | 'statement' | 'report';
  /** Characters that were not looked at because the text is too long. */
  readonly unread: number;
}
