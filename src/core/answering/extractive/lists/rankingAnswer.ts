// Writes the answer to "which are the longest functions": the first in the sentence, and a list with the figures of each.
import * as l10n from '@vscode/l10n';
import { valueOf, type RankedSymbol, type SymbolRanking } from '../../../planning/structure/rankingPlan.ts';
import type { RankMeasure } from '../../../reading/asks/rankingQuestion.ts';
import { nameAsCode, placeOfSymbol } from '../symbolText.ts';
import type { WriterContext } from '../writerContext.ts';

/** Writes the first by each requested measure in one sentence, and lists all by the first measure. */
export async function addRanking(writerContext: WriterContext, ranking: SymbolRanking): Promise<void> {
  const { page } = writerContext;
  const [first, second] = ranking.items;
  const [measure = 'lines'] = ranking.by;
  const comparison = comparisonPhrase(ranking);
  if (!first) return page.add(l10n.t('There are none to rank: {0}.', comparison));
  const placeText = async (rankedSymbol: RankedSymbol): Promise<string> => placeOf(writerContext, rankedSymbol);
  const tieNote = second && valueOf(second, measure) === valueOf(first, measure) ? ` ${l10n.t('Others have the same number.')}` : '';
  const others: string[] = [];
  for (const { measure: otherMeasure, best } of ranking.others)
    others.push(`${superlative(otherMeasure)}: ${await placeText(best)}, ${figure(best, otherMeasure)}.`);
  page.add(
    [`${superlative(measure)}: ${await placeText(first)}, ${figures(first, measure).join(', ')}; ${comparison}.${tieNote}`, ...others].join(
      ' ',
    ),
  );
  const lines: string[] = [];
  for (const [index, rankedSymbol] of ranking.items.entries())
    lines.push(`${index + 1}. ${await placeOf(writerContext, rankedSymbol)}: ${figures(rankedSymbol, measure).join(', ')}`);
  if (lines.length > 1) page.add(...lines);
}

async function placeOf({ page }: WriterContext, { symbol }: RankedSymbol): Promise<string> {
  const citation = await page.citeSymbol(symbol, l10n.t('is one of the first in the requested ranking'));
  // The name of a file is its path.
  return symbol.fact.kind === 'module' ? `${nameAsCode(symbol)}${citation}` : `${nameAsCode(symbol)}, ${placeOfSymbol(symbol, citation)}`;
}

function superlative(measure: RankMeasure): string {
  return {
    lines: l10n.t('Most lines'),
    branches: l10n.t('Most branches'),
    members: l10n.t('Most methods'),
    uses: l10n.t('Most used'),
  }[measure];
}

/** Number of compared items, without tests. */
function comparisonPhrase({ of, total }: SymbolRanking): string {
  return {
    function: l10n.t('functions and methods compared, without tests: {0}', total),
    class: l10n.t('classes compared, without tests: {0}', total),
    type: l10n.t('types compared, without tests: {0}', total),
    file: l10n.t('files compared, without tests: {0}', total),
  }[of];
}

/** The requested figure, then the others. */
function figures(rankedSymbol: RankedSymbol, requestedMeasure: RankMeasure): readonly string[] {
  const measures: readonly RankMeasure[] = ['lines', 'branches', 'members', 'uses'];
  return [requestedMeasure, ...measures.filter((each) => each !== requestedMeasure && rankedSymbol[each])].map((each) =>
    figure(rankedSymbol, each),
  );
}

function figure(rankedSymbol: RankedSymbol, measure: RankMeasure): string {
  const value = valueOf(rankedSymbol, measure);
  switch (measure) {
    case 'lines':
      return rankedSymbol.ownLines === rankedSymbol.lines
        ? value === 1
          ? l10n.t('1 line')
          : l10n.t('{0} lines', value)
        : l10n.t('{0} lines, {1} without the named functions in it', value, rankedSymbol.ownLines);
    case 'branches':
      if (rankedSymbol.ownLines !== rankedSymbol.lines) return l10n.t('{0} branches of its own', value);
      return value === 1 ? l10n.t('1 branch') : l10n.t('{0} branches', value);
    case 'members':
      return value === 1 ? l10n.t('1 method') : l10n.t('{0} methods', value);
    case 'uses':
      return userCountPhrase(rankedSymbol, value);
  }
}

function userCountPhrase({ symbol }: RankedSymbol, value: number): string {
  if (symbol.fact.kind === 'module') return value === 1 ? l10n.t('used by 1 file') : l10n.t('used by {0} files', value);
  return value === 1 ? l10n.t('used by 1 definition') : l10n.t('used by {0} definitions', value);
}
