// The result of a look-up that found definitions: one as a whole, the overload that does the work, or all as ambiguous.
import * as l10n from '@vscode/l10n';
import { defaultAskSettings } from '../../base/settings/askSettings.ts';
import type { SymbolNode } from '../../graph/edges/graphTypes.ts';
import { allLinesOf, symbolCandidate } from '../../searching/candidate.ts';
import type { GapView } from './gapView.ts';
import { maxPlaces, nameAndPlace, type GapResult, type GapSources } from './gapResult.ts';
import { workingOverload } from './meantOverloads.ts';
import { lineNumbersText } from './lookUpNameInFile.ts';

/** The result for `symbols`, the definitions that a gap called `name` can mean. */
export function definitionsResult(
  how: GapResult['how'],
  name: string,
  symbols: readonly SymbolNode[],
  view: GapView,
  gapSources: GapSources,
): GapResult {
  const places = symbols.slice(0, maxPlaces).map((symbol) => symbolCandidate(symbol, 1, l10n.t('defines {0}', name)));
  const [symbol] = symbols;
  const [place] = places;
  if (symbols.length === 1 && symbol && place) {
    // The request, not the position, decides which lines of a long class are read.
    const wholePlaces = [symbol.fact.kind === 'module' ? place : { ...place, lines: allLinesOf(symbol) }];
    return {
      how,
      outcome: 'found',
      places: wholePlaces,
      symbols,
      candidates: [],
      note: nameAndPlace(symbol),
      ...membersOf(symbol, view, gapSources),
    };
  }
  const workingSymbol = workingOverload(symbols, gapSources.sources.graph);
  if (workingSymbol) {
    const otherLines = symbols.filter((each) => each !== workingSymbol).map(({ fact }) => fact.range.start.line);
    const note = `${nameAndPlace(workingSymbol)}, one of ${symbols.length} definitions of this name; the others begin in ${lineNumbersText(otherLines)} of ${workingSymbol.path}`;
    return {
      how,
      outcome: 'found',
      places: [symbolCandidate(workingSymbol, 1, l10n.t('defines {0}', name))],
      symbols: [workingSymbol],
      candidates: [],
      note,
    };
  }
  const names = symbols.map(nameAndPlace);
  const moreText = names.length > maxPlaces ? ` and ${names.length - maxPlaces} more` : '';
  const note = `\`${name}\` is ambiguous, ${symbols.length} symbols: ${names.slice(0, maxPlaces).join('; ')}${moreText}`;
  return { how, outcome: 'ambiguous', places, symbols: [], candidates: names, note };
}

/** Members of a class that is too long to read as a whole, so that the model can ask for each. */
function membersOf(symbol: SymbolNode, view: GapView, { sources, settings = defaultAskSettings }: GapSources): Pick<GapResult, 'outline'> {
  const { first, last } = allLinesOf(symbol);
  if (symbol.fact.kind === 'module' || last - first < settings['source.mostLines']) return {};
  const members = view.inScope(sources.graph.inFile(symbol.root, symbol.path)).filter(({ fact }) => fact.parent === symbol.fact.index);
  return {
    outline: members.filter(({ fact }) => !fact.name.startsWith('<')).map(({ fact }) => `${fact.name}:${fact.range.start.line + 1}`),
  };
}
