// Follows a text in a local variable to the statement below that raises it: `text = "…"; raise Missing(text)`.
import { escapeRegExp } from '../../../text/textQuery.ts';
import type { SymbolNode } from '../../../graph/edges/graphTypes.ts';
import { conditionsAbove } from '../../../messages/conditionsAbove.ts';
import type { MessageMatch } from '../../../messages/matching/messageMatch.ts';
import { textHolder } from '../../../messages/textHolder.ts';

/** Maximum lines between the text and the raise. Set by judgement: farther below, the variable may have another value. */
const maxDistance = 12;

/**
 * The match at the first statement of `symbol` below it that raises the variable with the text, with the conditions there; undefined where
 * the text is in no variable, or nothing raises it.
 */
export function localRaise(file: readonly string[], symbol: SymbolNode, message: MessageMatch): MessageMatch | undefined {
  const { role, line, literal, entry, template, runtime, givenTo } = message;
  const isHeld = role === 'other' || role === 'constant' || role === 'argument' || role === undefined;
  if (!isHeld || entry || template || runtime || givenTo !== undefined || symbol.fact.kind === 'module') return undefined;
  const holder = textHolder(file, line, literal);
  if (holder?.how !== 'name') return undefined;
  const raise = new RegExp(String.raw`(?<![\w.$])(?:throw|raise|panic!?|bail!)(?![\w.]).*(?<![\w$.])${escapeRegExp(holder.name)}(?![\w$])`);
  const last = Math.min(symbol.fact.range.end.line, line + maxDistance);
  for (let at = line + 1; at <= last; at++) {
    if (!raise.test(file[at] ?? '')) continue;
    return { ...message, role: 'raised', line: at, conditions: conditionsAbove(file, at, symbol.fact.range.start.line) };
  }
  return undefined;
}
