// Data model of what a text mentions, independent of its question: names, paths, messages, frames and weighted words.
import type { RuntimeText } from '../../messages/runtime/runtimeRow.ts';
import type { QuestionMessage } from '../../messages/questions/questionMessages.ts';
import type { QuestionText } from '../questionText.ts';
import type { Frame } from './frame.ts';

/** A file that the question names, with the zero-based line if given. */
export interface PathMention {
  readonly path: string;
  readonly line?: number;
}

/** A name that looks like code. `weight` 0..1 is its importance for the question; `marked`: in backticks or with a call. */
export interface NameMention {
  readonly name: string;
  readonly weight: number;
  readonly marked: boolean;
}

/** A request to a server in a question: `GET /users/:id`, or only a path. */
export interface RequestMention {
  readonly method: string | undefined;
  readonly path: string;
}

/** A word of the title outside names, paths, calls and quotations. */
export interface ProseWord {
  readonly text: string;
  /** It begins the sentence, where a capital has no meaning. */
  readonly opens: boolean;
}

/** Mentions of a text. Lists are ordered, most important first. */
export interface Mentions {
  readonly question: QuestionText;
  /** The whole text is one line. */
  readonly isOneLine: boolean;
  readonly names: readonly NameMention[];
  readonly paths: readonly PathMention[];
  readonly requests: readonly RequestMention[];
  /** Messages that code may emit, best first: errors, log lines, quotations. */
  readonly messages: readonly QuestionMessage[];
  /** A message among them that only a runtime writes. */
  readonly runtime: RuntimeText | undefined;
  /** Their texts, and other quoted texts that code may hold. */
  readonly quotedTexts: readonly string[];
  /** The title, if it ends with a question mark: it may be a message itself. */
  readonly titleAsMessage: string | undefined;
  /** Exception and error types. */
  readonly exceptions: readonly string[];
  /** HTTP status codes and error codes such as `ECONNRESET` or `E1101`. */
  readonly codes: readonly string[];
  /** HTTP status codes that the question is about. */
  readonly statuses: readonly number[];
  /** Names of the command-line options that a question is about, without dashes. */
  readonly options: readonly string[];
  /** Frames of the stack traces, innermost of the root cause first. */
  readonly frames: readonly Frame[];
  /** Weighted search terms. */
  readonly terms: ReadonlyMap<string, number>;
  /** Words of the title in order, including parts of names. */
  readonly titleWords: readonly string[];
  /** Possible types in the title: words with a capital inside a sentence. */
  readonly capitalisedWords: readonly string[];
  /** Names and types that only occur inside a quoted message: if code emits the message, the question is not about them. */
  readonly onlyQuotedNames: readonly string[];
  /** Words of the title that are prose. */
  readonly prose: readonly ProseWord[];
  /** Words of the whole text. */
  readonly words: readonly string[];
  /** Possible names of packages in the whole text. */
  readonly packageNames: readonly string[];
  /** Candidate messages when the question is only a pasted message; the likeliest first. */
  readonly possiblePastes: readonly string[];
  /** The title mentions requests, routes or handlers. */
  readonly speaksOfRequests: boolean;
  /** The kind of file that should answer, if the question tells. */
  readonly wants: 'code' | 'tests' | 'documentation';
  /** A question asks; a statement describes behaviour or a defect; a report does so at length. */
  readonly act: 'question' | 'statement' | 'report';
  /** Number of characters beyond the read limit. */
  readonly unread: number;
}
