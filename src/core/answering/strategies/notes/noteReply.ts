// Parser for a model's notes about files: findings, each checked against its lines, and overviews. Unfounded ones are counted and dropped.
import { severities } from '../../../findings/finding.ts';
import type { WrittenFinding } from '../../../findings/writtenNotes.ts';
import { prove } from '../../proof/proof.ts';
import type { FileToNote } from './notePlan.ts';

/** Findings by file, and the number of unusable lines in the reply. */
export interface ParsedFindings {
  readonly findings: readonly { readonly file: FileToNote; readonly finding: WrittenFinding }[];
  readonly droppedCount: number;
}

const categories = ['correctness', 'security', 'performance', 'maintainability'] as const;
const findingLine = /^[-*\s]*(high|medium|low) *\| *(\w{1,20}) *\| *\[(\d{1,4}):(\d{1,7})(?:[-–](\d{1,7}))?\] *\| *(\S.*)$/i;
const overviewLine = /^[-*\s]*\[(\d{1,4})\] *(\S.*)$/;
const maxMessageLength = 600;

/** Parses findings. Keeps one if its lines were sent and contain something that its sentence names. */
export function readFindings(reply: string, files: readonly FileToNote[]): ParsedFindings {
  const findings: { file: FileToNote; finding: WrittenFinding }[] = [];
  let droppedCount = 0;
  for (const line of reply.split('\n')) {
    if (!line.trim() || /^\W*none\W*$/i.test(line) || line.trim().startsWith('```')) continue;
    const parsedFinding = readFinding(line, files);
    if (parsedFinding) findings.push(parsedFinding);
    else droppedCount++;
  }
  return { findings, droppedCount };
}

function readFinding(line: string, files: readonly FileToNote[]): ParsedFindings['findings'][number] | undefined {
  const [, severityText = '', categoryText = '', n, firstText, lastText, sentence = ''] = findingLine.exec(line) ?? [];
  const file = files.find(({ evidence }) => evidence.n === Number(n));
  const severity = severities.find((each) => each === severityText.toLowerCase());
  const category = categories.find((each) => each === categoryText.toLowerCase());
  if (!file || !severity || !category) return undefined;
  const first = Number(firstText) - 1;
  const last = lastText === undefined ? first : Number(lastText) - 1;
  if (first < 0 || last < first || last >= file.lines.length) return undefined;
  const message = sentence.trim().slice(0, maxMessageLength);
  return isFounded(message, file.lines.slice(first, last + 1))
    ? { file, finding: { severity, category, message, lines: { first, last } } }
    : undefined;
}

/** A sentence without a name in backticks cannot be checked, and one whose names are missing is wrong. */
function isFounded(message: string, lines: readonly string[]): boolean {
  if (!/`[^`]+`/.test(message)) return false;
  // Even a finding about a missing thing must name an existing one.
  const names = [...message.matchAll(/`([^`]{1,200})`/g)].map(
    ([, name = '']) =>
      name
        .replace(/\(.*$/, '')
        .split(/[.:#>]/)
        .at(-1) ?? '',
  );
  const text = lines.join('\n');
  return (
    names.some((name) => name && text.includes(name)) &&
    prove(`${message} [1].`, { citedText: () => ({ text, around: [] }) }).unfoundedCitations.size === 0
  );
}

/** Overviews by file; omits files without one. */
export function readOverviews(reply: string, files: readonly FileToNote[]): ReadonlyMap<FileToNote, string> {
  const overviews = new Map<FileToNote, string>();
  for (const line of reply.split('\n')) {
    const [, n, text = ''] = overviewLine.exec(line) ?? [];
    const file = n === undefined ? undefined : files.find(({ evidence }) => evidence.n === Number(n));
    if (file) overviews.set(file, text.trim().slice(0, 2 * maxMessageLength));
  }
  return overviews;
}
