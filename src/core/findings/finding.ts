// A problem that is known without asking: from the structure of the code or from what its authors noted in comments.
import type { LineSpan } from '../base/text.ts';

/** Severities, worst first. */
export const severities = ['high', 'medium', 'low'] as const;

/** A finding with the place that it is about. Lines are zero-based. */
export interface Finding {
  readonly root: string;
  readonly path: string;
  readonly lines: LineSpan;
  readonly severity: (typeof severities)[number];
  readonly category: 'correctness' | 'security' | 'performance' | 'maintainability';
  /** What was found, for filtering. */
  readonly rule: 'fan-out' | 'fan-in' | 'call-cycle' | 'import-cycle' | 'long-function' | 'note' | 'review';
  /** One sentence for people. */
  readonly message: string;
}
