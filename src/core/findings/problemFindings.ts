// Turns the problems that the editor shows into findings: Clew itself never runs compilers or linters.
import { shorten } from '../base/shorten.ts';
import type { Finding, FindingScope } from './finding.ts';

/** A problem in the list of the editor. */
export interface EditorProblem {
  /** Key of the root. */
  readonly root: string;
  readonly path: string;
  /** One-based. */
  readonly line: number;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  /** Tool that reports it, such as `ts` or `eslint`. */
  readonly source?: string;
}

/** Maximum problems sent with a question. */
export const maxProblems = 200;
const maxMessageLength = 200;

/** Problems in files that `isInScope` accepts, errors first. */
export function problemFindings(problems: readonly EditorProblem[], isInScope: FindingScope): readonly Finding[] {
  return problems
    .filter(({ root, path }) => isInScope(root, path))
    .toSorted((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'))
    .map(({ root, path, line, severity, message, source }) => ({
      root,
      path,
      lines: { first: line - 1, last: line - 1 },
      severity: severity === 'error' ? 'high' : 'medium',
      category: 'correctness',
      rule: 'problem',
      message: `${source ? `${source}: ` : ''}${shorten(message.replace(/\s+/g, ' ').trim(), maxMessageLength)}`,
    }));
}
