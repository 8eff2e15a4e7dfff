// The answer to "what is X", "where is X decided" without a model: the best definitions, what is around them, and what documents say.
import * as l10n from '@vscode/l10n';
import type { SymbolNode } from '../../graph/types.ts';
import type { Candidate } from '../../retrieval/candidate.ts';
import type { ConceptualPlan } from '../../retrieval/conceptual.ts';
import { code, firstSentence, prose } from '../markdown.ts';
import { definitionBlock, definitionLine, oneEach, type Writing } from './definition.ts';
import { subjectNotes } from './subjectNotes.ts';

const fullBlocks = 3;
const moreLines = 5;

/** Writes the answer. */
export async function writeConceptual(writing: Writing, plan: ConceptualPlan): Promise<void> {
  const { page } = writing;
  for (const note of await subjectNotes(writing, plan.subjects)) page.add(note);
  const named = plan.subjects.flatMap(({ definitions }) => (definitions.length === 1 ? definitions : []));
  const missing = plan.subjects.some(({ definitions }) => definitions.length === 0);
  const found = plan.definitions.flatMap(({ symbol, why }) => (symbol ? [{ symbol, why }] : []));
  const all = oneEach(
    [...named.map((symbol) => ({ symbol, why: l10n.t('is named in the question') })), ...found],
    ({ symbol }) => symbol.id,
  );
  const full = all.slice(0, named.length ? Math.min(named.length, fullBlocks) : fullBlocks);
  if (full.length && missing) page.add(l10n.t('The words of the question lead to this code instead:'));
  for (const { symbol, why } of full) page.add(await definitionBlock(writing, symbol, why));
  await addMore(writing, all.slice(full.length));
  await addDocuments(writing, plan.documents);
  if (page.sections.length === 0)
    page.add(l10n.t('Nothing in this workspace matches the question. Try the words or names that the code uses.'));
}

async function addMore(writing: Writing, rest: readonly { readonly symbol: SymbolNode; readonly why: string }[]): Promise<void> {
  const lines: string[] = [];
  for (const { symbol, why } of rest.slice(0, moreLines)) lines.push(`- ${await definitionLine(writing, symbol, why)}`);
  const left = rest.length - lines.length;
  if (left > 0) lines.push(`- ${l10n.t('… and {0} more', left)}`);
  if (lines.length) writing.page.add(`**${l10n.t('Also relevant')}**`, '', ...lines);
}

async function addDocuments({ page }: Writing, documents: readonly Candidate[]): Promise<void> {
  const lines: string[] = [];
  for (const { root, path, lines: span, title, why } of documents) {
    const cited = await page.cite({ root, path, lines: span }, title || path, why);
    const text = bodyOf((await page.book.file(root, path))?.slice(span.first, span.last + 1) ?? [], title);
    if (cited) lines.push(`- ${code(path)}${title ? ` (${prose(title)})` : ''}${cited}: ${prose(firstSentence(text))}`);
  }
  if (lines.length) page.add(`**${l10n.t('What the documentation says')}**`, '', ...lines);
}

/** Text of a section without its heading, rulers, fences and list marks. */
function bodyOf(lines: readonly string[], title: string): string {
  const heading = title.slice(title.lastIndexOf('>') + 1).trim();
  const said = lines.filter((line) => line.trim() !== heading && !/^\s*(?:#|[=\-~^*]{3,}\s*$|`{3}|\.\. )/.test(line));
  return said
    .map((line) => line.replace(/^\s*[-*+] /, ''))
    .join('\n')
    .trim();
}
