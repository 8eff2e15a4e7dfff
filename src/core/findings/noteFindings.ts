// Turns the notes in comments (`TODO`, `FIXME`) into findings.
import { shorten } from '../base/shorten.ts';
import * as l10n from '@vscode/l10n';
import type { CodeGraph } from '../graph/edges/graphTypes.ts';
import type { Finding, FindingScope } from './finding.ts';

/** Tags for something that is wrong rather than undone. */
const errorTags = new Set(['FIXME', 'BUG']);
const maxTextLength = 160;

/** One finding for each note in a file that people maintain. */
export function noteFindings(graph: CodeGraph, isInScope: FindingScope): Finding[] {
  const findings: Finding[] = [];
  for (const { root, path, role, facts } of graph.files()) {
    if (!isInScope(root, path) || role === 'vendored' || role === 'generated') continue;
    for (const { tag, text, line } of facts.notes) {
      // A tag without text does not say what is wrong.
      const isWrong = errorTags.has(tag.toUpperCase()) && text.trim() !== '';
      findings.push({
        root,
        path,
        lines: { first: line, last: line },
        severity: isWrong ? 'medium' : 'low',
        category: isWrong ? 'correctness' : 'maintainability',
        rule: 'note',
        message: text.trim()
          ? l10n.t('{0} noted here: {1}', tag, shorten(text.trim(), maxTextLength))
          : l10n.t('{0} noted here, without an explanation.', tag),
      });
    }
  }
  return findings;
}
