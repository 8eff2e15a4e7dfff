// Defines a finding: a problem that is known without a question, from the structure of the code, from comments of its authors, from the
// editor, or from a review that a model wrote.
import type { LineSpan } from '../base/positions.ts';

/** Tells whether a file belongs to the requested part of the workspace. */
export type FindingScope = (root: string, path: string) => boolean;

/** Severities, worst first. */
export const severities = ['high', 'medium', 'low'] as const;

/** Kinds of findings. */
export type FindingRule =
  | 'folder-cycle'
  | 'import-cycle'
  | 'hub'
  | 'large-class'
  | 'copy'
  | 'long-function'
  | 'fan-out'
  | 'call-cycle'
  | 'fan-in'
  | 'note'
  | 'remark'
  | 'review'
  | 'problem';

/** A finding with its place. Lines are zero-based. */
export interface Finding {
  readonly root: string;
  readonly path: string;
  readonly lines: LineSpan;
  readonly severity: (typeof severities)[number];
  readonly category: 'correctness' | 'security' | 'performance' | 'maintainability';
  /** Kind of finding, for filters. */
  readonly rule: FindingRule;
  /** One sentence for display. */
  readonly message: string;
  /** Impact, comparable within a rule: how far the value exceeds the limit, and how much code depends on the place. */
  readonly effect?: number;
}
