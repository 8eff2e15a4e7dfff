// Describes what must be true for a line to run: the conditions around it from the inside out, one `if` with its `else if`s as one.
import * as l10n from '@vscode/l10n';
import { shorten } from '../../../base/shorten.ts';
import type { LineCondition } from '../../../messages/literals.ts';
import type { SymbolNode } from '../../../graph/edges/graphTypes.ts';
import { code } from '../../page/markdownText.ts';
import { conditionHead } from './conditionHead.ts';
import { testedValue } from './testedValue.ts';
import { withRest } from '../withRest.ts';
import type { WriterContext } from '../writerContext.ts';
import { triedStatements } from './triedStatements.ts';
import { switchHeadLine } from './switchHead.ts';
import { elseChain, isFurtherBranch } from './elseChain.ts';
import type { MessageMatch } from '../../../messages/matching/messageMatch.ts';

/** Maximum characters of a condition. */
const maxConditionLength = 160;
/** Maximum conditions of one `if`; the others are counted. */
const maxConditions = 4;
/** The keyword of a condition that must not hold. */
const unlessHead = /^unless\s+/;
/** The default branch. */
const defaultBranch = /^(?:default\b|else\b|_\s*(?:=>|:|->|if\b)|case _\b)/;

/** A condition for display. `heads` holds one condition, or several of which none may hold. */
export interface ShownCondition {
  readonly kind: LineCondition['kind'] | 'none' | 'default' | 'loop';
  /** Quoted, with citations. */
  readonly heads: string;
}

/** The conditions around the line of `conditionedLine`, the nearest first. Cites each of them. */
export async function conditionsOfLine(
  writerContext: WriterContext,
  symbol: SymbolNode,
  conditionedLine: Pick<MessageMatch, 'line' | 'conditions'>,
  file: readonly string[],
): Promise<readonly ShownCondition[]> {
  const ifLines = new Set(conditionedLine.conditions.filter(({ kind }) => kind === 'if').map(({ line }) => line));
  const visitedLines = new Set<number>();
  const shownConditions: ShownCondition[] = [];
  for (const { line, kind } of conditionedLine.conditions) {
    if (visitedLines.has(line)) continue;
    const chain =
      kind === 'else'
        ? elseChain(file, line, conditionedLine.line).filter((each) => !ifLines.has(each) && !visitedLines.has(each))
        : [line];
    for (const each of chain) visitedLines.add(each);
    const heads: string[] = [];
    for (const each of chain.slice(0, maxConditions)) heads.push(await quoteCondition(writerContext, symbol, each, file, kind === 'case'));
    const source = chain.length === 1 ? await sourceOfTestedValue(writerContext, symbol, line, file) : '';
    if (source) heads.push(`${heads.pop() ?? ''} (${source})`);
    const switchText = kind === 'case' ? await switchAround(writerContext, symbol, line, file) : '';
    if (switchText) heads.push(l10n.t('{0} of {1}', heads.pop() ?? '', switchText));
    const triedText = kind === 'catch' ? await statementsTried(writerContext, symbol, line, file) : '';
    if (triedText) heads.push(l10n.t('{0}, for an error of {1}', heads.pop() ?? '', triedText));
    const isDefaultBranch = kind === 'case' && defaultBranch.test(conditionHead(file, line, symbol.language).trim());
    const ownKind = chain.length === 1 && isUnless(file, line, symbol.language) ? oppositeOf(kind) : kind;
    shownConditions.push({ kind: chain.length > 1 ? 'none' : isDefaultBranch ? 'default' : ownKind, heads: withRest(heads, chain.length) });
  }
  return shownConditions;
}

/** The `switch` or `match` of the case on `line`, with its citation; empty where it is not above. */
async function switchAround({ page }: WriterContext, symbol: SymbolNode, line: number, file: readonly string[]): Promise<string> {
  const { root, path, language, fact } = symbol;
  const at = switchHeadLine(file, line, fact.range.start.line);
  if (at === undefined) return '';
  const citation = await page.cite({ root, path, lines: { first: at, last: at } }, path, l10n.t('has the cases'), symbol);
  return code(shorten(conditionHead(file, at, language).trim(), maxConditionLength)) + citation;
}

/** The statements whose error the handler on `line` catches, with citations; empty where they are not few. */
async function statementsTried({ page }: WriterContext, symbol: SymbolNode, line: number, file: readonly string[]): Promise<string> {
  const { root, path, fact } = symbol;
  const items: string[] = [];
  for (const at of triedStatements(file, line, fact.range.start.line)) {
    const citation = await page.cite({ root, path, lines: { first: at, last: at } }, path, l10n.t('may raise the error'), symbol);
    items.push(code(shorten((file[at] ?? '').trim().replace(/;$/, ''), maxConditionLength)) + citation);
  }
  return withRest(items, items.length);
}

/** "`err` is set by `read()`": where the value comes from that a condition tests for being there; empty where that is unknown. */
async function sourceOfTestedValue({ page }: WriterContext, symbol: SymbolNode, line: number, file: readonly string[]): Promise<string> {
  const { root, path, language, fact } = symbol;
  const tested = testedValue(file, line, conditionHead(file, line, language), fact.range.start.line);
  if (!tested) return '';
  const lines = { first: tested.line, last: tested.line };
  const citation = await page.cite({ root, path, lines }, path, l10n.t('sets {0}', tested.name), symbol);
  return l10n.t('{0} is set by {1}', code(tested.name), code(shorten(tested.value, maxConditionLength)) + citation);
}

/** Whether the condition on `line` is an `unless`, which is told as its opposite: people read no double negation. */
function isUnless(file: readonly string[], line: number, language: string): boolean {
  return unlessHead.test(conditionHead(file, line, language).trim());
}

function oppositeOf(kind: LineCondition['kind']): LineCondition['kind'] {
  return kind === 'if' ? 'else' : kind === 'else' ? 'if' : kind;
}

/** A condition as quoted, with its citation. `isCase`: it is a case of a switch or match. */
export async function quoteCondition(
  { page }: WriterContext,
  symbol: SymbolNode,
  line: number,
  file: readonly string[],
  isCase = false,
): Promise<string> {
  const { root, path } = symbol;
  const wholeHead = conditionHead(file, line, symbol.language);
  // What an arm does is no part of its condition.
  const head = isCase ? wholeHead.replace(/\s*(?:=>|->).*$/, '') : wholeHead.replace(unlessHead, '');
  // The keyword of a later branch only repeats the relation to earlier ones.
  const bareHead = isFurtherBranch(head) ? head.replace(/^\}\s*/, '') : head;
  const citation = await page.cite(
    { root, path, lines: { first: line, last: line } },
    path,
    l10n.t('decides whether it is reached'),
    symbol,
  );
  return code(shorten(bareHead, maxConditionLength)) + citation;
}

/** The sentence for the nearest condition. */
export function nearestConditionSentence({ kind, heads }: ShownCondition): string {
  switch (kind) {
    case 'if':
      return l10n.t('Reached if this holds: {0}.', heads);
    case 'else':
      return l10n.t('Reached if this does not hold: {0}.', heads);
    case 'none':
      return l10n.t('Reached if none of these holds: {0}.', heads);
    case 'case':
      return l10n.t('Reached in this case: {0}.', heads);
    case 'default':
      return l10n.t('Reached if no earlier case matches: {0}.', heads);
    case 'catch':
      return l10n.t('Reached when an error is caught: {0}.', heads);
    case 'loop':
      return l10n.t('Reached after this loop, unless the loop leaves the function: {0}.', heads);
  }
}

/** The sentence for a condition around the nearest one. */
export function furtherConditionSentence({ kind, heads }: ShownCondition): string {
  switch (kind) {
    case 'if':
      return l10n.t('Before that, this must hold: {0}', heads);
    case 'else':
      return l10n.t('Before that, this must not hold: {0}', heads);
    case 'none':
      return l10n.t('Before that, none of these may hold: {0}', heads);
    case 'case':
      return l10n.t('Before that, in this case: {0}', heads);
    case 'default':
      return l10n.t('Before that, no earlier case may match: {0}', heads);
    case 'catch':
      return l10n.t('Before that, an error must be caught: {0}', heads);
    case 'loop':
      return l10n.t('Before that, this loop must end: {0}', heads);
  }
}
