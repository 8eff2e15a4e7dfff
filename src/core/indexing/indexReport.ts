// Types of the numbers that an index run reports, and of the share of the workspace that the index covers.
import type { Notice } from '../base/wording/errors.ts';

/** Completeness of the index: share 0..1 of the counted files in each part. */
export interface Coverage {
  readonly text: number;
  readonly graph: number;
  readonly vectors: number;
}

/** Result of an index run. Times in ms. */
export interface IndexReport {
  readonly files: number;
  readonly skipped: Readonly<Record<string, number>>;
  readonly symbols: number;
  readonly chunks: number;
  readonly edges: number;
  /** Files by language. */
  readonly languages: Readonly<Record<string, number>>;
  readonly parseErrors: number;
  /** Files whose record came from the store. */
  readonly fromStore: number;
  /** Why the index could not be saved; absent when it was. */
  readonly storeProblem?: Notice;
  readonly ms: {
    /** From the start until every path can be found. */
    readonly scan: number;
    /** From then until every name and text can be found. */
    readonly read: number;
    /** Part of `read` without graph and full text. */
    readonly parse: number;
    readonly graph: number;
    readonly text: number;
    readonly vectors: number;
    readonly total: number;
  };
}
