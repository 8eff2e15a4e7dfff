// Writes the conditions of a line as the end of a sentence: "if this holds: …", each condition quoted with its citation.
import * as l10n from '@vscode/l10n';
import type { SymbolNode } from '../../../graph/edges/types.ts';
import type { LineGuard, GuardedLine } from '../../../planning/decisions/waysOut.ts';
import { furtherSentence, headOf, waysTo, type ConditionWay } from './conditionWords.ts';
import { withRest, type WriterContext } from '../definition.ts';
import { quotedLine } from '../quotedLine.ts';

/** Maximum earlier exits that are named. */
const mostPassed = 4;
/** Maximum earlier exits before a nearer condition, the last of them. */
const mostEarlier = 2;

/** The nearest condition as the end of a sentence. */
export async function clauseOf(writing: WriterContext, symbol: SymbolNode, reached: GuardedLine): Promise<string> {
  const { page } = writing;
  const { root, path } = symbol;
  const [nearest] = reached.guards;
  if (nearest?.kind === 'here') {
    const cited = await page.cite({ root, path, lines: { first: nearest.line, last: nearest.line } }, path, l10n.t('decides it'), symbol);
    return l10n.t('by this line: {0}', (await quotedLine(page, symbol, nearest.line)) + cited);
  }
  const file = (await page.book.file(root, path)) ?? [];
  if (nearest) {
    const [way] = await waysTo(writing, symbol, { line: reached.line, conditions: reached.guards.flatMap(conditionOf) }, file);
    return way ? clause(way) : l10n.t('without a condition');
  }
  if (reached.earlier.length === 0) return l10n.t('without a condition');
  const heads: string[] = [];
  for (const line of reached.earlier.slice(0, mostPassed)) heads.push(await headOf(writing, symbol, line, file));
  return clause({ kind: reached.earlier.length === 1 ? 'else' : 'none', heads: withRest(heads, reached.earlier.length) });
}

/** A sentence about the exits before the nearest condition, with a leading space; empty without any. */
export async function earlierSentence(
  writing: WriterContext,
  symbol: SymbolNode,
  { guards, earlier: passed }: GuardedLine,
): Promise<string> {
  if (guards.length === 0 || passed.length === 0) return '';
  const file = (await writing.page.book.file(symbol.root, symbol.path)) ?? [];
  const heads: string[] = [];
  for (const line of passed.slice(-mostEarlier)) heads.push(await headOf(writing, symbol, line, file));
  return ` ${furtherSentence({ kind: passed.length === 1 ? 'else' : 'none', heads: withRest(heads, passed.length) })}.`;
}

/** The conditions around the nearest one, each as a sentence. */
export async function furtherWays(writing: WriterContext, symbol: SymbolNode, { line, guards }: GuardedLine): Promise<readonly string[]> {
  const file = (await writing.page.book.file(symbol.root, symbol.path)) ?? [];
  const ways = await waysTo(writing, symbol, { line, conditions: guards.flatMap(conditionOf) }, file);
  const isTold = guards[0]?.kind === 'here';
  return ways.slice(isTold ? 0 : 1).map(furtherSentence);
}

function conditionOf({ line, kind }: LineGuard): { line: number; kind: Exclude<LineGuard['kind'], 'here'> }[] {
  return kind === 'here' ? [] : [{ line, kind }];
}

function clause({ kind, heads }: ConditionWay): string {
  switch (kind) {
    case 'if':
      return l10n.t('if this holds: {0}', heads);
    case 'else':
      return l10n.t('if this does not hold: {0}', heads);
    case 'none':
      return l10n.t('if none of these holds: {0}', heads);
    case 'case':
      return l10n.t('in this case: {0}', heads);
    case 'default':
      return l10n.t('if no earlier case matches: {0}', heads);
    case 'catch':
      return l10n.t('when an error is caught: {0}', heads);
  }
}
