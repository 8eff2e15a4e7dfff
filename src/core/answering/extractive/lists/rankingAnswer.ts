// Writes the answer to "which are the longest functions": the first in the sentence, and a list with the figures of each.
import * as l10n from '@vscode/l10n';
import { valueOf, type RankedSymbol, type SymbolRanking } from '../../../planning/structure/rankingPlan.ts';
import type { RankMeasure } from '../../../reading/asks/rankingQuestion.ts';
import { nameAsCode, nameWithFile, type WriterContext } from '../definition.ts';

/** Writes the list. */
export async function addRanking(writing: WriterContext, ranking: SymbolRanking): Promise<void> {
  const { page } = writing;
  const [first, second] = ranking.items;
  const [measure = 'lines'] = ranking.by;
  const compared = comparedWords(ranking);
  if (!first) return page.add(l10n.t('There are none to rank: {0}.', compared));
  const one = async (ranked: RankedSymbol): Promise<string> => placeOf(writing, ranked);
  const tied = second && valueOf(second, measure) === valueOf(first, measure) ? ` ${l10n.t('Others have the same number.')}` : '';
  const others: string[] = [];
  for (const { measure: other, best } of ranking.others) others.push(`${mostWords(other)}: ${await one(best)}, ${figure(best, other)}.`);
  page.add([`${mostWords(measure)}: ${await one(first)}, ${figures(first, measure).join(', ')}; ${compared}.${tied}`, ...others].join(' '));
  const lines: string[] = [];
  for (const [at, ranked] of ranking.items.entries())
    lines.push(`${at + 1}. ${await placeOf(writing, ranked)}: ${figures(ranked, measure).join(', ')}`);
  if (lines.length > 1) page.add(...lines);
}

async function placeOf({ page }: WriterContext, { symbol }: RankedSymbol): Promise<string> {
  const cited = await page.citeSymbol(symbol, l10n.t('is one of the first in the requested ranking'));
  // The name of a file is its path.
  return symbol.fact.kind === 'module' ? `${nameAsCode(symbol)}${cited}` : `${nameAsCode(symbol)}, ${nameWithFile(symbol, cited)}`;
}

function mostWords(measure: RankMeasure): string {
  return {
    lines: l10n.t('Most lines'),
    branches: l10n.t('Most branches'),
    members: l10n.t('Most methods'),
    uses: l10n.t('Most used'),
  }[measure];
}

/** Number of compared items, without tests. */
function comparedWords({ of, total }: SymbolRanking): string {
  return {
    function: l10n.t('functions and methods compared, without tests: {0}', total),
    class: l10n.t('classes compared, without tests: {0}', total),
    type: l10n.t('types compared, without tests: {0}', total),
    file: l10n.t('files compared, without tests: {0}', total),
  }[of];
}

/** The requested figure, then the others. */
function figures(ranked: RankedSymbol, first: RankMeasure): readonly string[] {
  const measures: readonly RankMeasure[] = ['lines', 'branches', 'members', 'uses'];
  return [first, ...measures.filter((each) => each !== first && ranked[each])].map((each) => figure(ranked, each));
}

function figure(ranked: RankedSymbol, measure: RankMeasure): string {
  const value = valueOf(ranked, measure);
  switch (measure) {
    case 'lines':
      return ranked.ownLines === ranked.lines
        ? value === 1
          ? l10n.t('1 line')
          : l10n.t('{0} lines', value)
        : l10n.t('{0} lines, {1} without the named functions in it', value, ranked.ownLines);
    case 'branches':
      if (ranked.ownLines !== ranked.lines) return l10n.t('{0} branches of its own', value);
      return value === 1 ? l10n.t('1 branch') : l10n.t('{0} branches', value);
    case 'members':
      return value === 1 ? l10n.t('1 method') : l10n.t('{0} methods', value);
    case 'uses':
      return usersWords(ranked, value);
  }
}

function usersWords({ symbol }: RankedSymbol, value: number): string {
  if (symbol.fact.kind === 'module') return value === 1 ? l10n.t('used by 1 file') : l10n.t('used by {0} files', value);
  return value === 1 ? l10n.t('used by 1 definition') : l10n.t('used by {0} definitions', value);
}
