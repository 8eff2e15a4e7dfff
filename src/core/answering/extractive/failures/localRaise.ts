// Follows a text or an error in a local variable to the statement below that raises it: `text = "…"; raise Missing(text)`.
import { escapeRegExp } from '../../../text/textQuery.ts';
import type { SymbolNode } from '../../../graph/edges/graphTypes.ts';
import { conditionsAbove } from '../../../messages/conditionsAbove.ts';
import type { MessageMatch } from '../../../messages/matching/messageMatch.ts';
import { textHolder } from '../../../messages/textHolder.ts';

const raiseWord = /(?<![\w.$])(?:throw|raise|panic!?|bail!)(?![\w.])/;

/**
 * The match at the first statement of `symbol` below it that raises the variable with the text, with the conditions there; undefined where
 * the text is in no variable, or nothing raises it before the variable gets another value.
 */
export function localRaise(file: readonly string[], symbol: SymbolNode, message: MessageMatch): MessageMatch | undefined {
  const { role, line, literal, entry, template, runtime, givenTo } = message;
  const isError = role === 'raised' && !raiseWord.test(file[line] ?? '') && !raiseWord.test(file[line - 1] ?? '');
  const isHeld = isError || role === 'other' || role === 'constant' || role === 'argument' || role === undefined;
  if (!isHeld || entry || template || runtime || givenTo !== undefined || symbol.fact.kind === 'module') return undefined;
  const holder = textHolder(file, line, literal);
  if (holder?.how !== 'name') return undefined;
  const name = escapeRegExp(holder.name);
  const raise = new RegExp(String.raw`${raiseWord.source}.*(?<![\w$.])${name}(?![\w$])`);
  const newValue = new RegExp(String.raw`^\s*(?:\w+\s+)*${name}\s*:?=(?![=>~])`);
  for (let at = line + 1; at <= symbol.fact.range.end.line; at++) {
    if (newValue.test(file[at] ?? '')) return undefined;
    if (!raise.test(file[at] ?? '')) continue;
    return { ...message, role: 'raised', line: at, conditions: conditionsAbove(file, at, symbol.fact.range.start.line) };
  }
  return undefined;
}
