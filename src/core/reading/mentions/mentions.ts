// What a text mentions, before anybody knows what it asks: names, paths, messages, frames and weighted words.
import type { RuntimeText } from '../../messages/runtime/row.ts';
import type { QuestionMessage } from '../../messages/questions/reading.ts';
import type { QuestionText } from '../questionText.ts';
import type { Frame } from './frame.ts';

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

/** A request to a server as a question writes it: `GET /users/:id`, or a path alone. */
export interface RequestMention {
  readonly method: string | undefined;
  readonly path: string;
}

/** A word of the title that belongs to no name, path, call or quotation. */
export interface ProseWord {
  readonly text: string;
  /** It begins the sentence, where a capital says nothing. */
  readonly opens: boolean;
}

/** What a text mentions. Lists are ordered, most telling first. */
export interface Mentions {
  readonly question: QuestionText;
  /** The whole text is one line. */
  readonly isOneLine: boolean;
  readonly names: readonly NameMention[];
  readonly paths: readonly PathMention[];
  readonly requests: readonly RequestMention[];
  /** What the question says that code may say, best first: errors, lines of logs, quotations. */
  readonly messages: readonly QuestionMessage[];
  /** A text among them that only a runtime writes. */
  readonly runtime: RuntimeText | undefined;
  /** Their texts, and whatever else stands in quotation marks: text that code may hold. */
  readonly quoted: readonly string[];
  /** The title, where it ends with a question mark: it may itself be a text that somebody saw. */
  readonly asksAsText: string | undefined;
  /** Exception and error types. */
  readonly exceptions: readonly string[];
  /** HTTP status codes and error codes such as `ECONNRESET` or `E1101`. */
  readonly codes: readonly string[];
  /** Status codes of HTTP that a question asks about. */
  readonly statuses: readonly number[];
  /** Frames of the stack traces, innermost of the root cause first. */
  readonly frames: readonly Frame[];
  /** Weighted search terms. */
  readonly terms: ReadonlyMap<string, number>;
  /** Words of the title in their order, parts of names among them. */
  readonly titleWords: readonly string[];
  /** Words of the title that may be types: they begin with a capital in the middle of a sentence. */
  readonly capitalised: readonly string[];
  /** Those of both that stand only inside of a message that the question quotes: where code says the message, it is not about them. */
  readonly onlyQuoted: readonly string[];
  /** Words of the title that are prose. */
  readonly prose: readonly ProseWord[];
  /** Words of the whole text. */
  readonly words: readonly string[];
  /** Words of the whole text that may be names of packages. */
  readonly packageNames: readonly string[];
  /** Texts of a question that is nothing but a pasted message, if code says them; the likeliest first. */
  readonly mayBePasted: readonly string[];
  /** The title speaks of requests, routes or what answers them. */
  readonly speaksOfRequests: boolean;
  /** What the answer should be looked for in, when the question says so. */
  readonly wants: 'code' | 'tests' | 'documentation';
  /** A question asks, a statement says what code does or what is wrong with it, a report tells so at length. */
  readonly act: 'question' | 'statement' | 'report';
  /** Characters that were not looked at because the text is too long. */
  readonly unread: number;
}
