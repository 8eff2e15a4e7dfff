// Writes the question about an error in the editor. Pure: takes the editor's data, returns words for engine and people.
import * as l10n from '@vscode/l10n';
import { fenceText } from '../documents/codeFence.ts';
import { quoteMessage } from './quoteMessage.ts';

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
  readonly relatedRemarks: readonly Remark[];
  /** Lines around the place, the first of them with number `firstLine`. */
  readonly lines: readonly string[];
  readonly firstLine: number;
  readonly language: string;
}

/** Related remarks to write out; the rest is counted. */
const maxRemarks = 10;
/** Characters of a line of code; the rest is counted, since the engine reads the place itself. */
const maxLineLength = 200;

/** The question in Markdown: message, code and source, related places, the code around. */
export function diagnosticQuestion(problem: Problem): string {
  const reporter = [problem.source, problem.code].filter(Boolean).join(' ');
  const place = `${problem.path}:${problem.line}`;
  const head = reporter ? l10n.t('Why does {0} report this at {1}?', reporter, place) : l10n.t('Why is this reported at {0}?', place);
  return [head, quoteMessage(problem.message), ...remarkLines(problem.relatedRemarks), codeBlock(problem)].join('\n\n');
}

function remarkLines(remarks: readonly Remark[]): readonly string[] {
  if (!remarks.length) return [];
  const lines = remarks.slice(0, maxRemarks).map(({ path, line, message }) => `- ${path}:${line}: ${message}`);
  const omittedCount = remarks.length - lines.length;
  if (omittedCount > 0) lines.push(`- ${l10n.t('{0} more', omittedCount)}`);
  return [lines.join('\n')];
}

function codeBlock({ lines, firstLine, language }: Problem): string {
  const numberedLines = lines.map((line, i) => `${String(firstLine + i)}  ${cutLine(line)}`);
  return fenceText(numberedLines.join('\n'), language);
}

function cutLine(line: string): string {
  return line.length > maxLineLength ? `${line.slice(0, maxLineLength)} … (+${line.length - maxLineLength})` : line;
}
