// Writes the answer to "which exit codes are there?" without a model: number and names first, then the lines of the set.
import * as l10n from '@vscode/l10n';
import type { MemberSet } from '../../../searching/lists/values/memberSets.ts';
import type { SymbolNode } from '../../../graph/edges/graphTypes.ts';
import { nameAsCode, placeOfSymbol } from '../symbolText.ts';
import { code, fencedCode } from '../../page/markdownText.ts';
import { withRest } from '../withRest.ts';
import type { WriterContext } from '../writerContext.ts';

/** Maximum members that are named at once. */
const maxNames = 16;
/** Maximum lines of the set. */
const maxLines = 30;

/** Writes the best of `sets` with its lines, and lists the others. Writes nothing without a set. */
export async function writeMembers(writerContext: WriterContext, sets: readonly MemberSet[]): Promise<void> {
  const { page } = writerContext;
  const [best, ...others] = sets;
  if (!best) return;
  const { symbol, lines, definitions } = best;
  page.add(await setSentence(writerContext, best, definitions === undefined));
  if (definitions) await addDefinitions(writerContext, best.name, definitions);
  const text = (await page.book.readLines(symbol.root, symbol.path)) ?? [];
  if (best.of !== 'subtypes' && best.of !== 'namesakes')
    page.add(fencedCode(text.slice(lines.first, Math.min(lines.last + 1, lines.first + maxLines)), symbol.language));
  await writeSets(writerContext, l10n.t('Other sets that fit the words'), others);
}

/** Lists members that stand in places of their own, each with its place. */
async function addDefinitions({ page }: WriterContext, name: string, definitions: readonly SymbolNode[]): Promise<void> {
  const lineOf = async (symbol: SymbolNode): Promise<string> =>
    `${nameAsCode(symbol)}, ${placeOfSymbol(symbol, await page.citeSymbol(symbol, l10n.t('is one of the requested items')))}`;
  const lines: string[] = [];
  for (const each of definitions.slice(0, maxNames)) lines.push(`- ${await lineOf(each)}`);
  page.add(...lines);
  await page.foldRest(l10n.t('Members of {0}', name), definitions.slice(maxNames), lineOf);
}

/** Lists `sets` with their members under a title. Writes nothing without a set. */
export async function writeSets(writerContext: WriterContext, title: string, sets: readonly MemberSet[]): Promise<void> {
  const items: string[] = [];
  for (const each of sets) items.push(`- ${await setSentence(writerContext, each)}`);
  if (items.length) writerContext.page.add(`**${title}**`, '', ...items);
}

/** Number and place of a set, with the first names unless they follow as a list. */
async function setSentence({ page }: WriterContext, { of, name, symbol, lines, members }: MemberSet, hasNames = true): Promise<string> {
  const { root, path } = symbol;
  const citation = await page.cite({ root, path, lines }, name, l10n.t('is one of the requested items'), symbol);
  const place = `${code(`${path}:${lines.first + 1}`)}${citation}`;
  const names = withRest(members.slice(0, maxNames).map(code), members.length);
  const count = members.length;
  if (!hasNames && of === 'subtypes') return l10n.t('{0} types derive from {1} in {2}:', count, code(name), place);
  if (!hasNames) return l10n.t('{0} definitions end with {1}:', count, code(name));
  switch (of) {
    case 'subtypes':
      return l10n.t('{0} types derive from {1} in {2}: {3}.', count, code(name), place, names);
    case 'family':
      return l10n.t('{0} constants begin with {1} in {2}: {3}.', count, code(name), place, names);
    case 'namesakes':
      return l10n.t('{0} definitions end with {1} in {2}: {3}.', count, code(name), place, names);
    default:
      return l10n.t('{0} members of {1} in {2}: {3}.', count, code(name), place, names);
  }
}
