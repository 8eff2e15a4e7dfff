// Adds the functions that the shown code calls and the answer does not cite, since without a model nobody asks for them. They are looked up
// like the gaps of a model, so the record of the answer lists both alike.
import * as l10n from '@vscode/l10n';
import { firstOfEach } from '../../base/collections/firstOfEach.ts';
import { groupByKey } from '../../base/collections/groupByKey.ts';
import type { CodeGraph, Edge, SymbolNode } from '../../graph/edges/graphTypes.ts';
import type { AnswerRun } from '../run/answerRun.ts';
import { GapLookUp } from '../gaps/gapLookUp.ts';
import { readGap } from '../gaps/gapRequest.ts';
import type { Page } from '../page/page.ts';
import type { GapRecord } from '../record/answerRecord.ts';
import { definitionLine } from './definition.ts';
import { nameAsCode } from './symbolText.ts';
import type { WriterContext } from './writerContext.ts';

/** Maximum names that are looked up: the answer must not become a list of everything. */
const maxNames = 4;

/** Looks up the most called functions of `symbols` that the page has not cited, writes a line for each find, and returns the outcomes. */
export async function writeUncitedCallees(
  run: AnswerRun,
  writerContext: WriterContext,
  symbols: readonly SymbolNode[],
): Promise<readonly GapRecord[]> {
  const { dependencies, scope, settings } = run;
  const { page, graph } = writerContext;
  if (!settings['features.gapResolution']) return [];
  const lookUp = new GapLookUp({ ...dependencies, scope, settings });
  const gaps: GapRecord[] = [];
  const lines: string[] = [];
  for (const { symbol: callee, edge } of uncitedCallees(symbols, graph, page).slice(0, maxNames)) {
    const start = dependencies.clock.monotonic();
    const request = readGap(`${callee.fact.qualifiedName} in ${callee.path}`);
    const result = await lookUp.find(request);
    const [symbol] = result.symbols;
    if (symbol) {
      const line = await definitionLine(writerContext, symbol, l10n.t('is called by a result'));
      lines.push(`- ${line}${/[.!?…]$/.test(line) ? '' : '.'}${await callerSentence(writerContext, edge)}`);
    }
    const { text, normalized } = request;
    const { how, outcome } = result;
    const evidence = symbol ? page.book.numbersOf(symbol.id) : [];
    gaps.push({ text, normalized, how, outcome, evidence, tokens: 0, ms: Math.round(dependencies.clock.monotonic() - start) });
  }
  if (lines.length) page.fold(l10n.t('Evidence: {0}', lines.length), [[`**${l10n.t('Evidence')}**`, '', ...lines].join('\n')]);
  return gaps;
}

async function callerSentence({ page, graph }: WriterContext, edge: Edge): Promise<string> {
  const caller = graph.symbol(edge.caller);
  if (!caller) return '';
  const citation = await page.citeEdge(
    edge,
    caller,
    `${caller.fact.name} → ${graph.symbol(edge.callee ?? '')?.fact.name ?? ''}`,
    l10n.t('is a call'),
  );
  return ` ${l10n.t('Called by {0}', nameAsCode(caller))}${citation}.`;
}

/** Functions of this workspace that `symbols` call, most called first, without cited ones. */
function uncitedCallees(
  symbols: readonly SymbolNode[],
  graph: CodeGraph,
  { book }: Page,
): readonly { readonly symbol: SymbolNode; readonly edge: Edge }[] {
  const ownIds = new Set(symbols.map(({ id }) => id));
  const calls = symbols.flatMap(({ id }) => firstOfEach(graph.callees(id), ({ callee }) => callee ?? ''));
  const callsByCallee = groupByKey(calls, ({ callee }) => callee ?? '');
  return [...callsByCallee.values()]
    .toSorted((a, b) => b.length - a.length)
    .flatMap(([edge]) => {
      const symbol = edge?.callee ? graph.symbol(edge.callee) : undefined;
      if (!edge || !symbol || symbol.role !== 'code' || edge.evidence === 'name-only' || ownIds.has(symbol.id)) return [];
      const { root, path, fact } = symbol;
      const isRead = book.findCovering({ root, path, lines: { first: fact.range.start.line, last: fact.range.end.line } }) !== undefined;
      return isRead ? [] : [{ symbol, edge }];
    });
}
