// Types for a workspace file before it is parsed.

/** Purpose of a file. Search and walks rank by it; it never excludes a file. */
export type FileRole = 'code' | 'test' | 'example' | 'documentation' | 'generated' | 'vendored' | 'configuration';

/** Reasons for skipping a file. Every skipped file counts under one of them. */
export type SkipReason =
  | 'gitignore'
  | 'clewignore'
  | 'files.exclude'
  | 'search.exclude'
  | 'clew.exclude'
  | 'built-in'
  | 'secret'
  | 'binary'
  | 'too-large'
  | 'minified'
  | 'unsupported'
  | 'link'
  | 'outside'
  | 'other-folder'
  | 'unreadable'
  | 'rules-unread'
  | 'no-room'
  | 'quarantined';

/** A file that is not in the index, with the rule: an ignore file with its line, a setting, or a limit. */
export interface SkippedFile {
  readonly root: string;
  readonly path: string;
  readonly reason: SkipReason;
  readonly detail: string;
  /** A folder that was not entered counts once. */
  readonly directory: boolean;
}
