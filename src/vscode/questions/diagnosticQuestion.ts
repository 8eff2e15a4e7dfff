// Writes the question about an error in the editor. Pure: takes the editor's data, returns words for engine and people.
import * as l10n from '@vscode/l10n';
import { fenced } from '../codeFence.ts';
import { quotedMessage } from './quotedMessage.ts';

/** A place in a file with a remark; `line` one-based. */
export interface Remark {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

/** An error or warning as the editor shows it, with the lines around it. */
export interface Problem extends Remark {
  readonly source?: string;
  readonly code?: string;
  readonly related: readonly Remark[];
  /** Lines around the place, the first of them with number `firstLine`. */
  readonly lines: readonly string[];
  readonly firstLine: number;
  readonly language: string;
}

/** Limits of remarks and their characters; the rest is omitted and counted, since the engine reads the place itself. */
const [mostRelated, longestLine] = [10, 200];

/** The question in Markdown: message, code and source, related places, the code around. */
export function diagnosticQuestion(problem: Problem): string {
  const by = [problem.source, problem.code].filter(Boolean).join(' ');
  const place = `${problem.path}:${problem.line}`;
  const head = by ? l10n.t('Why does {0} report this at {1}?', by, place) : l10n.t('Why is this reported at {0}?', place);
  return [head, quotedMessage(problem.message), ...related(problem.related), code(problem)].join('\n\n');
}

function related(remarks: readonly Remark[]): readonly string[] {
  if (!remarks.length) return [];
  const lines = remarks.slice(0, mostRelated).map(({ path, line, message }) => `- ${path}:${line}: ${message}`);
  const left = remarks.length - lines.length;
  if (left > 0) lines.push(`- ${l10n.t('{0} more', left)}`);
  return [lines.join('\n')];
}

function code({ lines, firstLine, language }: Problem): string {
  const numbered = lines.map((line, i) => `${String(firstLine + i)}  ${cut(line)}`);
  return fenced(numbered.join('\n'), language);
}

function cut(line: string): string {
  return line.length > longestLine ? `${line.slice(0, longestLine)} … (+${line.length - longestLine})` : line;
}
