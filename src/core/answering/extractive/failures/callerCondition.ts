// Where a function raises without a condition of its own, the condition around its only call decides: what must be true there, with its place.
import * as l10n from '@vscode/l10n';
import { firstOfEach } from '../../../base/collections/firstOfEach.ts';
import type { Edge, SymbolNode } from '../../../graph/edges/types.ts';
import { conditionsAbove } from '../../../messages/conditionsAbove.ts';
import type { MessageMatch } from '../../../messages/matching/messageMatch.ts';
import { conditionHead } from '../conditions/conditionHead.ts';
import { waysTo } from '../conditions/conditionWords.ts';
import { nameAsCode, type WriterContext } from '../definition.ts';

/** The sentence for the nearest condition around the only call of `symbol`; empty where the message has conditions, or callers are many or unsure. */
export async function callerCondition(
  writerContext: WriterContext,
  symbol: SymbolNode,
  { conditions, template }: Pick<MessageMatch, 'conditions' | 'template'>,
): Promise<string> {
  const edge = conditions.length || template ? undefined : onlyCall(writerContext, symbol);
  const caller = edge && writerContext.graph.symbol(edge.caller);
  if (!edge || !caller) return '';
  const file = (await writerContext.page.book.readLines(caller.root, caller.path)) ?? [];
  const nearestConditions = conditionsAbove(file, edge.line, caller.fact.range.start.line).slice(0, 1);
  // A call in the condition of its own line runs before anything is decided.
  if (
    nearestConditions.some(({ line }) => line === edge.line && conditionHead(file, line, caller.language).includes(`${symbol.fact.name}(`))
  )
    return '';
  const [way] = await waysTo(writerContext, caller, { line: edge.line, conditions: nearestConditions }, file);
  if (way?.kind === 'if') return l10n.t('Its only caller, {0}, gets there if this holds: {1}.', nameAsCode(caller), way.heads);
  if (way?.kind === 'else') return l10n.t('Its only caller, {0}, gets there if this does not hold: {1}.', nameAsCode(caller), way.heads);
  return '';
}

/** The one line of code that calls a function, if all calls of it are known for sure. */
function onlyCall({ graph }: WriterContext, { id, fact: { kind } }: SymbolNode): Edge | undefined {
  if (kind !== 'function' && kind !== 'method') return undefined;
  const callsInCode = graph.callers(id).filter(({ caller }) => caller !== id && graph.symbol(caller)?.role === 'code');
  const [only, another] = firstOfEach(callsInCode, ({ caller, line }) => `${caller}:${line}`);
  return another || only?.evidence === 'name-only' ? undefined : only;
}
