// A problem that is known without asking: from the structure of the code or from what its authors noted in comments.
import type { LineSpan } from '../base/text.ts';

/** Says whether a file belongs to the part that is asked about. */
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

/** A finding with the place that it is about. Lines are zero-based. */
export interface Finding {
  readonly root: string;
  readonly path: string;
  readonly lines: LineSpan;
  readonly severity: (typeof severities)[number];
  readonly category: 'correctness' | 'security' | 'performance' | 'maintainability';
  /** What was found, for filtering. */
  readonly rule: FindingRule;
  /** One sentence for people. */
  readonly message: string;
  /** How much hangs on it, to be compared within a rule: how far it goes beyond what is usual, and how much code depends on the place. */
  readonly effect?: number;
}
