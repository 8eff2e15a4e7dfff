// What compilers and linters of the editor report, as findings beside those of the index: they have run on the code, which Clew never does.
import { shorten } from '../base/shorten.ts';
import type { Finding, FindingScope } from './finding.ts';

/** A problem as the editor lists it. `root` is the key of a root, `line` is one-based. */
export interface EditorProblem {
  readonly root: string;
  readonly path: string;
  readonly line: number;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  /** Who reports it, such as `ts` or `eslint`. */
  readonly source?: string;
}

/** Most problems that go along with a question. */
export const mostProblems = 200;
const longestMessage = 200;

/** The problems that lie `inside`, errors first. */
export function problemFindings(problems: readonly EditorProblem[], inside: FindingScope): readonly Finding[] {
  return problems
    .filter(({ root, path }) => inside(root, path))
    .toSorted((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'))
    .map(({ root, path, line, severity, message, source }) => ({
      root,
      path,
      lines: { first: line - 1, last: line - 1 },
      severity: severity === 'error' ? 'high' : 'medium',
      category: 'correctness',
      rule: 'problem',
      message: `${source ? `${source}: ` : ''}${shorten(message.replace(/\s+/g, ' ').trim(), longestMessage)}`,
    }));
}
