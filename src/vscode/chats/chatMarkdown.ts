// Exports a chat as Markdown: each answer with its citations as relative links, and the current text of the cited lines.
import * as l10n from '@vscode/l10n';
import { endWords, standingWords, tripleAt, tripleText } from '../../core/answering/knowledge/tripleWords.ts';
import { unfold } from '../../core/answering/page/folds.ts';
import type { AnswerRecord, Citation } from '../../core/answering/record/record.ts';
import type { ChatTurn } from './chat.ts';

/** Input of an export. `lines` returns the text of cited lines, or undefined when they are gone. */
export interface ExportParts {
  readonly title: string;
  readonly turns: readonly ChatTurn[];
  readonly commit: string | undefined;
  readonly lines: (citation: Citation) => Promise<string | undefined>;
}

/** Lines of one excerpt; longer ones are cut with a note. */
const longestExcerpt = 30;

/** Exports the whole chat. Links are relative to the root of the workspace. */
export async function chatMarkdown({ title, turns, commit, lines }: ExportParts): Promise<string> {
  const parts = [`# ${oneLine(title)}`];
  if (commit) parts.push(l10n.t('Answers by Clew about commit {0}.', `\`${commit}\``));
  for (const { question, about, record } of turns) {
    parts.push(`## ${oneLine(question)}`);
    if (about) parts.push(`*${oneLine(about)}*`);
    if (record) parts.push(await answerMarkdown(record, lines));
    else parts.push(l10n.t('No answer.'));
  }
  return `${parts.join('\n\n')}\n`;
}

async function answerMarkdown(record: AnswerRecord, lines: ExportParts['lines']): Promise<string> {
  const used = record.citations.filter(({ n }) => record.answer.includes(`[${n}]`));
  const byNumber = new Map(used.map((citation) => [citation.n, citation]));
  const linked = (text: string): string =>
    text.replace(/(?<!\\)\[(\d{1,4})\]/g, (mark, n: string) => {
      const citation = byNumber.get(Number(n));
      return citation ? `[${citation.status === 'unsupported' ? '✗' : ''}${placeOf(citation)}](${linkOf(citation)})` : mark;
    });
  // In code, `[1]` is an index.
  const written = (text: string): string =>
    text
      .split(/(```[\s\S]*?(?:```|$)|`[^`\n]*`)/)
      .map((part, i) => (i % 2 ? part : linked(lowered(part))))
      .join('')
      .trim();
  const { text, folded } = unfold(record);
  const folds = folded.map((each) => `<details><summary>${inHtml(each.label)}</summary>\n\n${written(each.text)}\n\n</details>`);
  const excerpts: string[] = [];
  for (const citation of used) excerpts.push(await excerpt(citation, lines));
  const sources = excerpts.length ? [`### ${l10n.t('Sources')}`, ...excerpts] : [];
  return [
    written(text),
    ...folds,
    ...sources,
    ...searches(record),
    ...graphOf(record),
    ...cameAboutBy(record),
    `*${record.disclaimer}*`,
  ].join('\n\n');
}

/** The strategy by which a model wrote the answer; none for an answer from the code, whose disclaimer says so. */
function cameAboutBy({ model, strategy, strategyChoice, continued }: AnswerRecord): readonly string[] {
  if (model === null) return [];
  const words = continued ? l10n.t('Strategy: {0}, continued after the output limit', strategy) : l10n.t('Strategy: {0}', strategy);
  return [`*${[oneLine(words), ...(strategyChoice ? [oneLine(strategyChoice.reason)] : [])].join('. ')}*`];
}

/** The searches, if there were more than the question. */
function searches({ queries = [] }: AnswerRecord): readonly string[] {
  if (queries.length === 0) return [];
  const lines = queries.map(
    ({ round, query, found, fresh }) =>
      `- ${l10n.t('Round {0}: {1} (places: {2}, new: {3})', round, `\`${oneLine(query).replaceAll('`', '')}\``, found, fresh)}`,
  );
  return [`### ${l10n.t('Searches')}`, lines.join('\n')];
}

/** Facts noted before the answer, as triples that each say how they are known, and why they were judged sufficient or not. */
function graphOf({ knowledge }: AnswerRecord): readonly string[] {
  if (!knowledge) return [];
  const { rounds, omitted, end } = knowledge;
  const lines = rounds.flatMap(({ n, triples, reasoning }) => [
    ...triples.map((triple) => {
      const at = tripleAt(triple);
      return `- \`${oneLine(tripleText(triple)).replaceAll('`', '')}\` (${standingWords(triple)}${at ? `, ${at}` : ''})`;
    }),
    ...(reasoning ? [`- ${l10n.t('Judged after round {0}: {1}', n, `\`${oneLine(reasoning).replaceAll('`', '')}\``)}`] : []),
  ]);
  const more = omitted ? [l10n.t('No room in the graph for: {0}.', omitted)] : [];
  return [`### ${l10n.t('Graph of the findings')}`, lines.join('\n'), l10n.t('No further round: {0}.', endWords(end)), ...more];
}

function inHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Moves headings of an answer below the level of its question. */
function lowered(text: string): string {
  return text.replace(/^#{1,6}(?= )/gm, (marks) => '#'.repeat(Math.min(6, marks.length + 2)));
}

async function excerpt(citation: Citation, lines: ExportParts['lines']): Promise<string> {
  const head = `[${placeOf(citation)}](${linkOf(citation)})`;
  if (citation.status === 'unsupported') return `- ${head}: ${citation.reason ?? ''}`;
  const text = await lines(citation);
  if (text === undefined) return `- ${head}: ${l10n.t('the lines have changed or were deleted since this answer.')}`;
  const all = text.split('\n');
  const cut = all.length > longestExcerpt ? [l10n.t('… {0} more lines', all.length - longestExcerpt)] : [];
  const shown = [...all.slice(0, longestExcerpt), ...cut].join('\n');
  // A fence longer than any in the code cannot be closed by it.
  const longest = Math.max(2, ...(shown.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${head}${citation.unchecked === undefined ? '' : `: ${citation.unchecked}`}\n\n${fence}\n${shown}\n${fence}`;
}

function placeOf({ root, file, lineStart, lineEnd }: Citation): string {
  return `${root ? `${root}/` : ''}${file}:${lineStart}${lineEnd > lineStart ? `-${lineEnd}` : ''}`;
}

function linkOf({ root, file, lineStart }: Citation): string {
  const path = [...(root ? [root] : []), ...file.split('/')].map(encodeURIComponent).join('/');
  return `${path}#L${lineStart}`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, 300);
}
