// Adds the problems of compilers and linters in the editor to the findings: Clew itself never runs such tools.
import { shorten } from '../base/shorten.ts';
import type { Finding, FindingScope } from './finding.ts';

/** A problem in the list of the editor. `root` is the key of a root, `line` is one-based. */
export interface EditorProblem {
  readonly root: string;
  readonly path: string;
  readonly line: number;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  /** Tool that reports it, such as `ts` or `eslint`. */
  readonly source?: string;
}

/** Limit of problems sent with a question. */
export const maxProblems = 200;
const maxMessageLength = 200;

/** Problems in files that `scope` accepts, errors first. */
export function problemFindings(problems: readonly EditorProblem[], scope: FindingScope): readonly Finding[] {
  return problems
    .filter(({ root, path }) => scope(root, path))
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
