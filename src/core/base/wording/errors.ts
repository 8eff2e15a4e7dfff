// Errors for people: a code and its arguments. `errorSentences.ts` makes the sentence with l10n at the edge.

/** Every failure that Clew reports to a user; `errorSentences.ts` has a sentence for each. Brackets list the arguments of a code. */
export type UserErrorCode =
  | 'no-folder'
  | 'chats-not-kept'
  | 'folder-not-found'
  | 'nothing-indexed'
  | 'empty-question'
  /** [scope] matches nothing in the index. */
  | 'unknown-scope'
  /** [pattern, detail] is neither a phrase nor a regular expression that can be searched for. */
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
  /** A chat of the editor asks for code while the local-only switch is on. */
  | 'tool-local-only'
  /** [done, total, why or ''] a tool was called before anything was indexed. */
  | 'tool-not-ready'
  | ModelErrorCode
  | EmbedderErrorCode
  | NoticeCode;

/** Why a model did not answer. Clew still answers from the code alone in each case. */
export type ModelErrorCode =
  /** [host] has no address. */
  | 'model-dns'
  /** [where] has no listener. */
  | 'model-refused'
  /** [where] has no listener, and the address means this machine, which is the remote one. */
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
  /** [url] answers, but does not speak the protocol. */
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
  /** [name, tokens or ''] an empty answer. With tokens: thinking used up all of that many output tokens. */
  | 'model-empty'
  /** [where] the connection broke in the middle of the answer. */
  | 'model-interrupted'
  /** [where, seconds] no connection in time. */
  | 'model-connect-timeout'
  /** [where, seconds] connected, but no first piece of an answer in time. */
  | 'model-first-timeout'
  /** [where, seconds] the answer stopped in the middle. */
  | 'model-silent'
  /** [where, seconds] the answer went on and on, and was not complete in time. */
  | 'model-endless'
  /** [name] the model or its server does not support tools. */
  | 'model-no-tools'
  /** [name, limit in tokens or ''] the request is longer than the model can read. */
  | 'model-context-length'
  /** [name] the provider refused to answer this. */
  | 'model-filtered'
  /** [name] a model of the editor that is no longer offered. */
  | 'model-gone'
  /** [name] a model of the editor that the user or the editor did not allow. */
  | 'model-denied'
  /** [where] the local-only switch refuses it. */
  | 'model-local-only'
  /** The user chose not to send. */
  | 'model-declined'
  /** [cap, currency] the cap for a day is reached. */
  | 'model-over-cap'
  /** The settings ask for a model, but name none. */
  | 'model-unset'
  /** [url] is not an address. */
  | 'model-bad-url';

/** Why an embedder made no vectors. Text search still works in each case, and for the model codes about servers. */
export type EmbedderErrorCode =
  /** The settings ask for an embedder at an endpoint, but name no model. */
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
  /** [name, where] the name now stands for another model than the one that made the stored vectors. */
  | 'embedder-changed'
  /** [name] reads less than even one piece of a text. */
  | 'embedder-too-long'
  /** [where, seconds] */
  | 'embedder-timeout'
  /** [where, seconds or ''] 429, also after the retries. */
  | 'embedder-rate-limited'
  /** [where] the local-only switch refuses it. */
  | 'embedder-local-only'
  /** [cap, currency] the cap for a day is reached. */
  | 'embedder-over-cap'
  /** [where] the person has not decided yet whether the workspace may be embedded there. */
  | 'embedder-consent'
  /** [where] the person said no. */
  | 'embedder-declined'
  /** [detail] the files of the built-in embedder differ from the shipped ones. */
  | 'embedder-damaged'
  /** The person paused it. */
  | 'embedder-paused';

/** Remarks about an answer that is otherwise fine. */
export type NoticeCode =
  /** [tokens] the answer reached the output limit; it can be continued. */
  | 'answer-cut'
  /** [count] placeholders replace secrets. */
  | 'secrets-replaced'
  /** [sentence] vectors of the chosen embedder had no part in the search; the sentence says why. */
  | 'vectors-missing'
  /** The request was too long for the model; a shorter one replaced it. */
  | 'context-shrunk'
  /** [name, place, word] the assumed subject of a follow-up question; `word` is the word that stood for it, if any. */
  | 'follow-up'
  /** The chat rested so long that Clew retrieved evidence anew. */
  | 'session-idle'
  /** [model, why, args of that] a model did not say what to look for, so the search used the question alone. */
  | 'search-unguided'
  /** [model, why, args of that] a model did not say whether enough was found, so there was no further search. */
  | 'search-unjudged'
  /** [model, why, args of that] a model took no notes on its reading, so the graph of notes lacks them. */
  | 'graph-unread'
  /** [files] hold invisible characters, which are shown as marks. */
  | 'evidence-invisible'
  /** [files] hold text that speaks to language models. */
  | 'evidence-orders'
  /** [count] places that earlier answers of the chat read are gone. */
  | 'evidence-gone';

/** A remark for people beside an answer. */
export interface Notice {
  readonly code: UserErrorCode;
  readonly args: readonly string[];
  /** Words of the model stay despite the failure: those that had arrived, or the answer to be continued. */
  readonly kept?: boolean;
}

/** A failure that is understood: `code` says what happened, `args` the details. Any other error is a bug with a stack. */
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
