// Describes the condition around the only call of a function: it decides about a raise that has no condition in the function itself.
import * as l10n from '@vscode/l10n';
import { firstOfEach } from '../../../base/collections/firstOfEach.ts';
import type { Edge, SymbolNode } from '../../../graph/edges/graphTypes.ts';
import { conditionsAbove } from '../../../messages/conditionsAbove.ts';
import type { MessageMatch } from '../../../messages/matching/messageMatch.ts';
import { conditionHead } from '../conditions/conditionHead.ts';
import { conditionsOfLine } from '../conditions/conditionSentences.ts';
import { nameAsCode } from '../symbolText.ts';
import type { WriterContext } from '../writerContext.ts';

/** The sentence for the nearest condition there. Empty where the message has conditions, or `symbol` has several or uncertain callers. */
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
  // A call that is part of the condition runs before the condition decides anything.
  if (
    nearestConditions.some(({ line }) => line === edge.line && conditionHead(file, line, caller.language).includes(`${symbol.fact.name}(`))
  )
    return '';
  const [shownCondition] = await conditionsOfLine(writerContext, caller, { line: edge.line, conditions: nearestConditions }, file);
  if (shownCondition?.kind === 'if')
    return l10n.t('Its only caller, {0}, gets there if this holds: {1}.', nameAsCode(caller), shownCondition.heads);
  if (shownCondition?.kind === 'else')
    return l10n.t('Its only caller, {0}, gets there if this does not hold: {1}.', nameAsCode(caller), shownCondition.heads);
  return '';
}

/** The only call of a function in code. Undefined where another line calls it, or the call is known by name only. */
function onlyCall({ graph }: WriterContext, { id, fact: { kind } }: SymbolNode): Edge | undefined {
  if (kind !== 'function' && kind !== 'method') return undefined;
  const callsInCode = graph.callers(id).filter(({ caller }) => caller !== id && graph.symbol(caller)?.role === 'code');
  const [only, another] = firstOfEach(callsInCode, ({ caller, line }) => `${caller}:${line}`);
  return another || only?.evidence === 'name-only' ? undefined : only;
}
