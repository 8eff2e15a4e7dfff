// The answer to a question that describes what code does: the line that decides, its definition with the lines around it, the next best, the rest folded.
import * as l10n from '@vscode/l10n';
import type { SymbolNode } from '../../graph/edges/types.ts';
import { decidingLine } from '../evidence/excerpt.ts';
import { code, fenced } from '../page/markdown.ts';
import { titleOf } from '../page/folds.ts';
import { definitionBlock, matchSentence, nameOf, relations, type Writing } from './definition.ts';
import { quotedLine } from './quotedLine.ts';

/** A definition and why it is shown. */
export interface Reasoned {
  readonly symbol: SymbolNode;
  readonly why: string;
}

/** Definitions whose deciding lines are shown at once: the right one is first in half of the questions, and second in every eighth. */
export const fullShown = 2;
/** Lines around what decides, of the first definition and of the next: with what stands above them both fit one screen. */
const [aroundFirst, aroundNext] = [18, 8];
/** A definition is not shown in part for so few lines. */
const fewLines = 25;
/** Lines of a definition that is shown behind a line. */
const mostBehind = 400;

/** Writes what decides in the first of `found`, and the lines of the next; the whole of what is cut stands behind a line. */
export async function addDescribed(writing: Writing, found: readonly Reasoned[]): Promise<void> {
  const [first, ...others] = found.slice(0, fullShown);
  if (!first) return;
  const { page } = writing;
  const deciding = await decidingLead(writing, first);
  page.add(deciding ?? (await matchSentence(writing, first.symbol, first.why)));
  const shown = { whole: lengthOf(first) <= fewLines, around: aroundFirst, docTold: deciding === undefined, bare: true };
  page.add(await definitionBlock(writing, first.symbol, first.why, shown));
  await addRelations(writing, first.symbol);
  for (const each of others) page.add(await definitionBlock(writing, each.symbol, each.why, { around: aroundNext, bare: true }));
  for (const each of [first, ...others]) await addWhole(writing, each);
}

/** "`line` in `name`": the line that says most of what is asked; undefined for a definition whose lines say none of it. */
async function decidingLead({ page, terms }: Writing, { symbol, why }: Reasoned): Promise<string | undefined> {
  const { root, path, fact } = symbol;
  const lines = ((await page.book.file(root, path)) ?? []).slice(fact.range.start.line, fact.range.end.line + 1);
  const deciding = isFunction(symbol) ? decidingLine(lines, symbol, terms, aroundFirst) : undefined;
  if (deciding !== undefined) {
    const at = fact.range.start.line + deciding;
    const text = await quotedLine(page, symbol, at);
    const cited = await page.cite({ root, path, lines: { first: at, last: at } }, path, why, symbol);
    if (text && cited) return l10n.t('{0}: {1}, in {2}.', `${code(`${path}:${at + 1}`)}${cited}`, text, nameOf(symbol));
  }
  return undefined;
}

/** Who uses a definition and what it calls, behind a line: the question asks what it does. */
async function addRelations(writing: Writing, symbol: SymbolNode): Promise<void> {
  const { page } = writing;
  const lines = await page.aside(() => relations(writing, symbol));
  const label = l10n.t('What uses {0}, and what it calls', symbol.fact.qualifiedName);
  if (lines.length) page.fold(label, [`${titleOf(label)}\n\n${lines.join('\n')}`]);
}

/** The whole definition behind a line, where the answer shows a part. */
async function addWhole({ page }: Writing, each: Reasoned): Promise<void> {
  const { symbol } = each;
  const { root, path, fact } = symbol;
  if (!isFunction(symbol) || lengthOf(each) <= fewLines) return;
  const lines = ((await page.book.file(root, path)) ?? []).slice(fact.range.start.line, fact.range.end.line + 1);
  const label = l10n.t('All {0} lines of {1}', lines.length, fact.qualifiedName);
  if (lines.length <= mostBehind) page.fold(label, [`${titleOf(label)}\n\n${fenced(lines, symbol.language)}`]);
}

function isFunction({ fact: { kind } }: SymbolNode): boolean {
  return kind === 'function' || kind === 'method';
}

function lengthOf({ symbol: { fact } }: Reasoned): number {
  return fact.range.end.line - fact.range.start.line + 1;
}
