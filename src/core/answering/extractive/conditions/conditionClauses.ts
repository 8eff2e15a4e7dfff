// Writes the conditions of a line as the end of a sentence: "if this holds: …", each condition quoted with its citation.
import * as l10n from '@vscode/l10n';
import type { SymbolNode } from '../../../graph/edges/graphTypes.ts';
import type { LineGuard, GuardedLine } from '../../../planning/decisions/waysOut.ts';
import { furtherConditionSentence, quoteCondition, conditionsOfLine, type ShownCondition } from './conditionSentences.ts';
import { withRest } from '../withRest.ts';
import type { WriterContext } from '../writerContext.ts';
import { quotedLine } from '../quotedLine.ts';

/** Maximum earlier exits that are named. */
const maxExits = 4;
/** Maximum earlier exits before a nearer condition, the last of them. */
const maxEarlierExits = 2;

/** The nearest condition as the end of a sentence. */
export async function conditionClause(writerContext: WriterContext, symbol: SymbolNode, guardedLine: GuardedLine): Promise<string> {
  const { page } = writerContext;
  const { root, path } = symbol;
  const [nearest] = guardedLine.guards;
  if (nearest?.kind === 'here') {
    const citation = await page.cite(
      { root, path, lines: { first: nearest.line, last: nearest.line } },
      path,
      l10n.t('decides it'),
      symbol,
    );
    return l10n.t('by this line: {0}', (await quotedLine(page, symbol, nearest.line)) + citation);
  }
  const file = (await page.book.readLines(root, path)) ?? [];
  if (nearest) {
    const [shownCondition] = await conditionsOfLine(
      writerContext,
      symbol,
      { line: guardedLine.line, conditions: guardedLine.guards.flatMap(conditionOf) },
      file,
    );
    return shownCondition ? clauseFor(shownCondition) : l10n.t('without a condition');
  }
  const earlierCondition = await earlierConditionOf(writerContext, symbol, guardedLine, file);
  return earlierCondition ? clauseFor(earlierCondition) : l10n.t('without a condition');
}

/** What the code before a line without a condition around it decides: conditions that leave, otherwise a loop that may. */
export async function earlierConditionOf(
  writerContext: WriterContext,
  symbol: SymbolNode,
  { earlier, loops }: GuardedLine,
  file: readonly string[],
): Promise<ShownCondition | undefined> {
  const lines = earlier.length ? earlier : loops;
  if (lines.length === 0) return undefined;
  const heads: string[] = [];
  for (const line of lines.slice(-maxExits)) heads.push(await quoteCondition(writerContext, symbol, line, file));
  return { kind: lines === loops ? 'loop' : lines.length === 1 ? 'else' : 'none', heads: withRest(heads, lines.length) };
}

/** A sentence about the exits before the nearest condition, with a leading space; empty without any. */
export async function earlierExitsSentence(
  writerContext: WriterContext,
  symbol: SymbolNode,
  { guards, earlier: earlierExits }: GuardedLine,
): Promise<string> {
  if (guards.length === 0 || earlierExits.length === 0) return '';
  const file = (await writerContext.page.book.readLines(symbol.root, symbol.path)) ?? [];
  const heads: string[] = [];
  for (const line of earlierExits.slice(-maxEarlierExits)) heads.push(await quoteCondition(writerContext, symbol, line, file));
  return ` ${furtherConditionSentence({ kind: earlierExits.length === 1 ? 'else' : 'none', heads: withRest(heads, earlierExits.length) })}.`;
}

/** The conditions around the nearest one, each as a sentence. */
export async function furtherConditions(
  writerContext: WriterContext,
  symbol: SymbolNode,
  { line, guards }: GuardedLine,
): Promise<readonly string[]> {
  const file = (await writerContext.page.book.readLines(symbol.root, symbol.path)) ?? [];
  const shownConditions = await conditionsOfLine(writerContext, symbol, { line, conditions: guards.flatMap(conditionOf) }, file);
  const isOwnCondition = guards[0]?.kind === 'here';
  return shownConditions.slice(isOwnCondition ? 0 : 1).map(furtherConditionSentence);
}

function conditionOf({ line, kind }: LineGuard): { line: number; kind: Exclude<LineGuard['kind'], 'here'> }[] {
  return kind === 'here' ? [] : [{ line, kind }];
}

function clauseFor({ kind, heads }: ShownCondition): string {
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
    case 'loop':
      return l10n.t('after this loop, unless the loop leaves the function: {0}', heads);
  }
}
