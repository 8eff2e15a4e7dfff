// Notes that authors leave in comments about what is wrong or undone: problems that they themselves wrote down.
import * as l10n from '@vscode/l10n';
import type { CodeGraph } from '../graph/types.ts';
import type { Finding } from './finding.ts';
import type { FindingScope } from './findings.ts';

/** Notes that say that something is wrong, not only undone. */
const wrong = new Set(['FIXME', 'BUG']);
const longestText = 160;

/** One finding for each note in a comment. */
export function noteFindings(graph: CodeGraph, scope: FindingScope): Finding[] {
  const found: Finding[] = [];
  for (const { root, path, role, facts } of graph.files()) {
    if (!scope(root, path) || role === 'vendored' || role === 'generated') continue;
    for (const { tag, text, line } of facts.notes) {
      const isWrong = wrong.has(tag.toUpperCase());
      found.push({
        root,
        path,
        lines: { first: line, last: line },
        severity: isWrong ? 'medium' : 'low',
        category: isWrong ? 'correctness' : 'maintainability',
        rule: 'note',
        message: l10n.t('{0} noted here: {1}', tag, shortened(text)),
      });
    }
  }
  return found;
}

function shortened(text: string): string {
  const plain = text.trim();
  return plain.length > longestText ? `${plain.slice(0, longestText).trimEnd()}\u2026` : plain;
}
