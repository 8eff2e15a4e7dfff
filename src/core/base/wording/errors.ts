// Errors that are meant for people: a code and its arguments. The sentence is made by l10n at the edge (`words.ts`).

/** Every failure that a user can be told about; `words.ts` has a sentence for each. */
export type UserErrorCode =
  | 'no-folder'
  | 'chats-not-kept'
  | 'folder-not-found'
  | 'nothing-indexed'
  | 'empty-question'
  /** [scope] names nothing in the index. */
  | 'unknown-scope'
  /** [pattern, detail] no phrase or regular expression that can be searched for. */
  | 'bad-expression'
  | 'engine-down'
  | 'engine-restarting'
  | 'bad-request'
  | 'timed-out'
  | 'store-unwritable'
  | 'unknown-symbol'
  | 'no-git'
  /** All folders are virtual, so that no other program can read them. */
  | 'no-disk-folder'
  /** A chat of the editor wants to be shown code while the local-only switch is on. */
  | 'tool-local-only'
  /** [done, total, why or ''] a tool was called before anything was indexed. */
  | 'tool-not-ready'
  | ModelErrorCode
  | EmbedderErrorCode
  | NoticeCode;

/** Why a model did not answer. Whatever of these it is, the answer from the code alone is still made. */
export type ModelErrorCode =
  /** [host] has no address. */
  | 'model-dns'
  /** [where] nothing listens there. */
  | 'model-refused'
  /** [where] as before, and the address means this machine, which is the remote one. */
  | 'model-refused-remote'
  /** [where, detail] */
  | 'model-tls'
  /** [where, detail] */
  | 'model-proxy'
  /** [where, detail] any other failure to connect. */
  | 'model-unreachable'
  /** [where] 401, or no key where one is needed. */
  | 'model-unauthorized'
  /** [where, message] 403 */
  | 'model-forbidden'
  /** [name, where] the server has no such model. */
  | 'model-unknown'
  /** [url] what answers there does not speak the protocol. */
  | 'model-wrong-url'
  /** [where, seconds or ''] 429, also after the retries. */
  | 'model-rate-limited'
  /** [where, status, message] 5xx */
  | 'model-server-error'
  /** [where, message] 400 and the like. */
  | 'model-rejected'
  /** [where, detail] garbage, wrong content type. */
  | 'model-bad-response'
  /** [where, target] a redirect, which is never followed: it would take key and code elsewhere. */
  | 'model-redirected'
  /** [where, megabytes] */
  | 'model-too-long'
  /** [name, tokens or ''] an empty answer; with tokens: that many, all that it may write, went into thinking. */
  | 'model-empty'
  /** [where] the connection broke in the middle of the answer. */
  | 'model-interrupted'
  /** [where, seconds] no connection in time. */
  | 'model-connect-timeout'
  /** [where, seconds] connected, but no first piece of an answer in time. */
  | 'model-first-timeout'
  /** [where, seconds] the answer began and then nothing more came. */
  | 'model-silent'
  /** [name] it takes no tools, or its server does not. */
  | 'model-no-tools'
  /** [name, limit in tokens or ''] the request is longer than the model can read. */
  | 'model-context-length'
  /** [name] the provider refused to answer this. */
  | 'model-filtered'
  /** [name] of the editor, no longer offered. */
  | 'model-gone'
  /** [name] of the editor, the user or the editor did not allow it. */
  | 'model-denied'
  /** [where] refused by the local-only switch. */
  | 'model-local-only'
  /** The user chose not to send. */
  | 'model-declined'
  /** [cap, currency] the cap for a day is reached. */
  | 'model-over-cap'
  /** A model is wanted, but none is named in the settings. */
  | 'model-unset'
  /** [url] is not an address. */
  | 'model-bad-url';

/** Why an embedder made no vectors. Whatever of these it is, or of the model codes about servers, text is searched all the same. */
export type EmbedderErrorCode =
  /** An embedder at an endpoint is wanted, but no model is named. */
  | 'embedder-unset'
  /** [url or ''] is not an address. */
  | 'embedder-bad-url'
  /** [name, where] the server has no such model. */
  | 'embedder-unknown'
  /** [url] a server, but none that makes embeddings. */
  | 'embedder-unsupported'
  /** [where, message] 400 and the like. */
  | 'embedder-rejected'
  /** [name] a reply without vectors. */
  | 'embedder-empty'
  /** [name, texts, vectors] */
  | 'embedder-wrong-count'
  /** [name] NaN, infinite, no number, or all zeros. */
  | 'embedder-bad-vector'
  /** [name, numbers, expected numbers] */
  | 'embedder-wrong-dimension'
  /** [name, where] the same name stands for another model than the one that made the stored vectors. */
  | 'embedder-changed'
  /** [name] even a piece of a text is more than it reads. */
  | 'embedder-too-long'
  /** [where, seconds] */
  | 'embedder-timeout'
  /** [where, seconds or ''] 429, also after the retries. */
  | 'embedder-rate-limited'
  /** [where] refused by the local-only switch. */
  | 'embedder-local-only'
  /** [cap, currency] the cap for a day is reached. */
  | 'embedder-over-cap'
  /** [where] the person has not said yet whether the workspace may be embedded there. */
  | 'embedder-consent'
  /** [where] the person said no. */
  | 'embedder-declined'
  /** [detail] the files of the built-in embedder are not what was shipped. */
  | 'embedder-damaged'
  /** The person paused it. */
  | 'embedder-paused';

/** What a person should know of an answer that is otherwise fine. */
export type NoticeCode =
  /** [tokens] the answer reached the output limit; it can be continued. */
  | 'answer-cut'
  /** [count] secrets were replaced by placeholders. */
  | 'secrets-replaced'
  /** [sentence] vectors of the embedder that was chosen had no part in the search: why. */
  | 'vectors-missing'
  /** The request was too long for the model and was made again with less. */
  | 'context-shrunk'
  /** [name, place, word] what a question that goes on with an earlier one was taken to be about; `word` is what stood for it, if any. */
  | 'follow-up'
  /** The chat rested so long that evidence was retrieved anew. */
  | 'session-idle'
  /** [model, why, args of that] a model did not say what to look for, so that only the question was searched for. */
  | 'search-unguided'
  /** [model, why, args of that] a model did not say whether enough was found, so that no further search was made. */
  | 'search-unjudged'
  /** [model, why, args of that] a model noted nothing of what it was shown, so that the graph of knowledge lacks that. */
  | 'graph-unread'
  /** [count] places that were read for earlier answers of the chat are gone. */
  | 'evidence-gone';

/** Something that people are told beside an answer. */
export interface Notice {
  readonly code: UserErrorCode;
  readonly args: readonly string[];
  /** A failure after which words of a model stay: those that had come, or the answer that was to be continued. */
  readonly kept?: boolean;
}

/** A failure already understood: what happened is its `code`, the details are its `args`. Everything else is a bug with a stack. */
export class UserError extends Error {
  readonly code: UserErrorCode;
  readonly args: readonly string[];

  constructor(code: UserErrorCode, args: readonly string[] = [], options?: { cause?: unknown }) {
    super(`${code}${args.length ? `: ${args.join(', ')}` : ''}`, options);
    this.name = 'UserError';
    this.code = code;
    this.args = args;
  }
}
