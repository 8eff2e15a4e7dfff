// Writes one question about several problems of the editor, grouped by what they probably have in common.
import * as l10n from '@vscode/l10n';
import { groupProblems, type ListedProblem } from './problemGroups.ts';

/** Problems of one group to write out; the rest is counted. */
const maxListedProblems = 12;

export function problemsQuestion(problems: readonly ListedProblem[]): string {
  const groups = groupProblems(problems);
  const head =
    groups.length === 1
      ? l10n.t('What do these {0} problems have in common, and what causes them?', problems.length)
      : l10n.t('What causes these {0} problems? They seem to have {1} causes.', problems.length, groups.length);
  const blocks = groups.map(({ cause, problems: problemsOfGroup }) => {
    const lines = problemsOfGroup.slice(0, maxListedProblems).map(problemLine);
    const omittedCount = problemsOfGroup.length - lines.length;
    return [`${cause} (${problemsOfGroup.length})`, ...lines, ...(omittedCount > 0 ? [`- ${l10n.t('{0} more', omittedCount)}`] : [])].join(
      '\n',
    );
  });
  return [head, ...blocks].join('\n\n');
}

function problemLine({ path, line: number, message, source, code }: ListedProblem): string {
  const reporter = [source, code].filter(Boolean).join(' ');
  return `- ${path}:${number}: ${message.replace(/\s+/g, ' ')}${reporter ? ` (${reporter})` : ''}`;
}
