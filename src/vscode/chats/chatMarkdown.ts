// Exports a chat as Markdown: each answer with its citations as relative links, and the current text of the cited lines.
import * as l10n from '@vscode/l10n';
import { showHidden } from '../../core/text/hiddenCharacters.ts';
import { endPhrase, standingLabel, triplePlaceText, tripleText } from '../../core/answering/material/knowledge/knowledgeLabels.ts';
import { unfold } from '../../core/answering/page/folds.ts';
import type { AnswerRecord, Citation } from '../../core/answering/record/answerRecord.ts';
import { code } from '../../core/answering/page/markdownText.ts';
import { inertMarkdown, linkText } from '../documents/inertMarkdown.ts';
import { scrub } from '../../core/secrets/scrub.ts';
import type { ChatTurn } from './chat.ts';

/** Input of an export. `readLines` returns the text of cited lines, or undefined when they are gone. */
export interface ExportInput {
  readonly title: string;
  readonly turns: readonly ChatTurn[];
  readonly commit: string | undefined;
  readonly readLines: (citation: Citation) => Promise<string | undefined>;
}

/** Lines of one excerpt; longer ones are cut with a note. */
const maxExcerptLines = 30;

/** Exports the whole chat without secrets. Links are relative to the root of the workspace. */
export async function chatMarkdown({ title, turns, commit, readLines }: ExportInput): Promise<string> {
  const parts = [`# ${inertMarkdown(cleanLine(title))}`];
  if (commit) parts.push(l10n.t('Answers by Clew about commit {0}.', `\`${commit}\``));
  for (const { question, about, record } of turns) {
    parts.push(`## ${inertMarkdown(cleanLine(question))}`);
    if (about) parts.push(`*${inertMarkdown(cleanLine(about))}*`);
    if (record) parts.push(await answerMarkdown(record, readLines));
    else parts.push(l10n.t('No answer.'));
  }
  return scrub(`${parts.join('\n\n')}\n`).text;
}

/** A question on one line. Secrets go first: joined lines would hide them. */
function cleanLine(text: string): string {
  return oneLine(scrub(text).text);
}

async function answerMarkdown(record: AnswerRecord, readLines: ExportInput['readLines']): Promise<string> {
  const usedCitations = record.citations.filter(({ n }) => record.answer.includes(`[${n}]`));
  const citationsByNumber = new Map(usedCitations.map((citation) => [citation.n, citation]));
  const cite = (n: number): string | undefined => {
    const citation = citationsByNumber.get(n);
    return citation && placeLink(citation);
  };
  // A model's links, images and HTML would act when the file is drawn. Secrets go before headings are moved, which would hide a broken one.
  const renderText = (text: string): string => inertMarkdown(scrub(text).text, { cite, prose: lowerHeadings }).trim();
  const { text, folded } = unfold(record);
  const details = folded.map(
    (each) => `<details><summary>${escapeHtml(showHidden(cleanLine(each.label)))}</summary>\n\n${renderText(each.text)}\n\n</details>`,
  );
  const excerpts: string[] = [];
  for (const citation of usedCitations) excerpts.push(await renderExcerpt(citation, readLines));
  const sources = excerpts.length ? [`### ${l10n.t('Sources')}`, ...excerpts] : [];
  return [
    renderText(text),
    ...details,
    ...sources,
    ...searchLines(record),
    ...knowledgeLines(record),
    ...strategyLines(record),
    `*${inertMarkdown(record.disclaimer)}*`,
  ].join('\n\n');
}

/** The strategy by which a model wrote the answer; none for an answer from the code, whose disclaimer says so. */
function strategyLines({ model, strategy, strategyChoice, continued }: AnswerRecord): readonly string[] {
  if (model === null) return [];
  const words = continued ? l10n.t('Strategy: {0}, continued after the output limit', strategy) : l10n.t('Strategy: {0}', strategy);
  return [`*${inertMarkdown([oneLine(words), ...(strategyChoice ? [oneLine(strategyChoice.reason)] : [])].join('. '))}*`];
}

/** The searches of a strategy that searches several times; none for other answers. */
function searchLines({ queries = [] }: AnswerRecord): readonly string[] {
  if (queries.length === 0) return [];
  const lines = queries.map(
    ({ round, query, found, fresh }) =>
      `- ${l10n.t('Round {0}: {1} (places: {2}, new: {3})', round, `\`${oneLine(query).replaceAll('`', '')}\``, found, fresh)}`,
  );
  return [`### ${l10n.t('Searches')}`, lines.join('\n')];
}

/** Facts noted before the answer, as triples that each say how they are known, and why they were judged sufficient or not. */
function knowledgeLines({ knowledge }: AnswerRecord): readonly string[] {
  if (!knowledge) return [];
  const { rounds, omitted, end } = knowledge;
  const lines = rounds.flatMap(({ n, triples, reasoning }) => [
    ...triples.map((triple) => {
      const at = triplePlaceText(triple);
      return `- \`${oneLine(tripleText(triple)).replaceAll('`', '')}\` (${standingLabel(triple)}${at ? `, ${inertMarkdown(oneLine(at))}` : ''})`;
    }),
    ...(reasoning ? [`- ${l10n.t('Judged after round {0}: {1}', n, `\`${oneLine(reasoning).replaceAll('`', '')}\``)}`] : []),
  ]);
  const more = omitted ? [l10n.t('No room in the graph for: {0}.', omitted)] : [];
  return [`### ${l10n.t('Graph of the findings')}`, lines.join('\n'), l10n.t('No further round: {0}.', endPhrase(end)), ...more];
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Moves headings of an answer below the level of its question. */
function lowerHeadings(text: string): string {
  return text.replace(/^#{1,6}(?= )/gm, (marks) => '#'.repeat(Math.min(6, marks.length + 2)));
}

async function renderExcerpt(citation: Citation, readLines: ExportInput['readLines']): Promise<string> {
  const head = placeLink(citation);
  if (citation.status === 'unsupported') return `- ${head}: ${inertMarkdown(oneLine(citation.reason ?? ''))}`;
  const text = await readLines(citation);
  if (text === undefined) return `- ${head}: ${l10n.t('the lines have changed or were deleted since this answer.')}`;
  // Before lines are left out: a secret that is cut has no form any more.
  const allLines = showHidden(scrub(text).text).split('\n');
  const cutNote = allLines.length > maxExcerptLines ? [l10n.t('… {0} more lines', allLines.length - maxExcerptLines)] : [];
  const excerptText = [...allLines.slice(0, maxExcerptLines), ...cutNote].join('\n');
  // A fence longer than any in the code cannot be closed by it.
  const longestRun = Math.max(2, ...(excerptText.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longestRun + 1);
  return `${head}${citation.unchecked === undefined ? '' : `: ${inertMarkdown(oneLine(citation.unchecked))}`}\n\n${fence}\n${excerptText}\n${fence}`;
}

/** A link to the lines; for what is not proven only its place, since a link would say that it was checked. */
function placeLink(citation: Citation): string {
  return citation.status === 'unsupported'
    ? code(showHidden(`✗${placeText(citation)}`))
    : `[${linkText(placeText(citation))}](${linkOf(citation)})`;
}

function placeText({ root, file, lineStart, lineEnd }: Citation): string {
  return `${root ? `${root}/` : ''}${file}:${lineStart}${lineEnd > lineStart ? `-${lineEnd}` : ''}`;
}

function linkOf({ root, file, lineStart }: Citation): string {
  const path = [...(root ? [root] : []), ...file.split('/')].map(encodePart).join('/');
  return `${path}#L${lineStart}`;
}

/** Parentheses end the address of a link in Markdown. */
function encodePart(part: string): string {
  return encodeURIComponent(part).replace(/[()]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, 300);
}
