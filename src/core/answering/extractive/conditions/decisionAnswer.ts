// Writes the answer that a condition or a line decides: first its sentence, then its lines, then other ways there.
import * as l10n from '@vscode/l10n';
import type { SymbolNode } from '../../../graph/edges/graphTypes.ts';
import { firstOfEach } from '../../../base/collections/firstOfEach.ts';
import type { GuardedLine, WayOut } from '../../../planning/decisions/waysOut.ts';
import type { Plan } from '../../../planning/plan.ts';
import { raisableErrors } from '../../../searching/relations/raisableErrors.ts';
import { readableName } from '../../material/relations/relationNote.ts';
import { code, fencedCode } from '../../page/markdownText.ts';
import { conditionClause, earlierExitsSentence, furtherConditions } from './conditionClauses.ts';
import { callChainText, citedLine, codeOf, outsideCallsSentence, raiseClause } from './decisionLines.ts';
import { writeDifference } from './differenceAnswer.ts';
import { writeFailures } from './failuresAnswer.ts';
import { definitionBlock, definitionLine } from '../definition.ts';
import { nameAsCode } from '../symbolText.ts';
import type { WriterContext } from '../writerContext.ts';
import { quotedLine } from '../quotedLine.ts';
import { raisesBlock } from '../lists/relationBlocks.ts';
import type { Decision } from '../../../planning/decisions/decisionTypes.ts';

/** Lines around the match in the next definition. */
const aroundNext = 8;
/** Maximum further ways out that are listed. */
const maxWays = 5;
/** Lines of each branch of a case that must be shown. Set by judgement. */
const branchLines = 4;
/** Maximum further definitions that are listed. */
const maxFurther = 4;
/** Maximum statements of a branch that are named. */
const maxStatements = 2;

/** Writes the decision, and the related parts of the plan. */
export async function writeDecision(writerContext: WriterContext, decision: Decision, plan: Plan): Promise<void> {
  if (decision.kind === 'difference') return writeDifference(writerContext, decision);
  if (decision.kind === 'failures') {
    await writeFailures(writerContext, decision);
    return addRelatedDefinitions(writerContext, [decision.symbol, ...decision.failures.map(({ symbol }) => symbol)], plan, false);
  }
  const { page } = writerContext;
  page.add(await sentenceOf(writerContext, decision));
  const decidingSymbol = decidingSymbolOf(decision);
  const lines = linesToShow(decision);
  page.add(...(await furtherConditionLines(writerContext, decision)));
  const isGuess = decision.kind === 'case' || decision.kind === 'event';
  page.add(
    `### ${nameAsCode(decidingSymbol)}`,
    '',
    fencedCode(await codeOf(writerContext, decidingSymbol, lines, isGuess), decidingSymbol.language),
  );
  const symbols = firstOfEach([decision.symbol, decidingSymbol], ({ id }) => id);
  await addRelatedDefinitions(writerContext, symbols, plan, isGuess);
  const blocks: string[] = [];
  for (const each of symbols) blocks.push(await definitionBlock(writerContext, each, l10n.t('is asked about'), { showWhole: true }));
  if ((decision.kind === 'ways' || decision.kind === 'none') && decision.ask === 'raises')
    blocks.push(await raisesBlock(writerContext, raisableErrors(decision.symbol, writerContext.graph)));
  page.fold(l10n.t('More about {0}', symbols.map(readableName).join(', ')), blocks);
}

type SingleDecision = Exclude<Decision, { readonly kind: 'difference' | 'failures' }>;

/** The function whose lines decide. */
function decidingSymbolOf(decision: SingleDecision): SymbolNode {
  return decision.kind === 'ways' || decision.kind === 'deed' ? decision.decidingSymbol : decision.symbol;
}

async function sentenceOf(writerContext: WriterContext, decision: SingleDecision): Promise<string> {
  switch (decision.kind) {
    case 'ways':
      return waysSentence(writerContext, decision);
    case 'none':
      return noneSentence(writerContext, decision);
    case 'deed':
      return deedSentence(writerContext, decision);
    case 'event':
      return eventSentence(writerContext, decision);
    case 'case':
      return caseSentence(writerContext, decision);
  }
}

async function waysSentence(writerContext: WriterContext, decision: Extract<Decision, { kind: 'ways' }>): Promise<string> {
  const { form, ways, decidingSymbol } = decision;
  const [way] = ways;
  if (!way) return '';
  const exit = await exitClause(writerContext, decision, way);
  const clause = await conditionClause(writerContext, decidingSymbol, way);
  const moreCount = ways.length - 1;
  const moreText =
    moreCount === 0 ? '' : moreCount === 1 ? ` ${l10n.t('1 more case follows.')}` : ` ${l10n.t('{0} more cases follow.', moreCount)}`;
  const sentence = l10n.t('{0} {1}.', exit, clause);
  return (form === 'whether' ? l10n.t('Yes: {0}', sentence) : sentence) + moreText;
}

/** Names the raise or return; the calls that lead there come first where another function has it. */
async function exitClause(writerContext: WriterContext, decision: Extract<Decision, { kind: 'ways' }>, way: WayOut): Promise<string> {
  const { ask, symbol, decidingSymbol, through, falls } = decision;
  const name = nameAsCode(decidingSymbol);
  const callChain = await callChainText(writerContext, symbol, through);
  const exit =
    ask === 'raises'
      ? await raiseClause(writerContext, decidingSymbol, way, name)
      : await returnClause(writerContext, decidingSymbol, way, { name, falls });
  return callChain ? l10n.t('{0} calls {1}: {2}', nameAsCode(symbol), callChain, exit) : exit;
}

async function returnClause(
  writerContext: WriterContext,
  decidingSymbol: SymbolNode,
  { line, value, guards }: WayOut,
  { name, falls = false }: { readonly name: string; readonly falls?: boolean | undefined },
): Promise<string> {
  if (falls) return l10n.t('{0} ends without a value', name);
  // A line with its own condition is cited as that.
  const citation = guards[0]?.line === line && guards[0].kind === 'here' ? '' : await citedLine(writerContext, decidingSymbol, line);
  return l10n.t('{0} returns {1}', name, (value ? code(value) : l10n.t('nothing')) + citation);
}

async function noneSentence(
  writerContext: WriterContext,
  { ask, symbol, calleeCount, outsideCount }: Extract<Decision, { kind: 'none' }>,
): Promise<string> {
  const name = nameAsCode(symbol) + (await writerContext.page.citeSymbol(symbol, l10n.t('is asked about')));
  const calleesClause =
    calleeCount === 0
      ? l10n.t('it calls no function of this workspace for certain')
      : calleeCount === 1
        ? l10n.t('neither does the function of this workspace that it calls')
        : l10n.t('neither do the {0} functions of this workspace that it calls', calleeCount);
  const outsideSentence = outsideCount === 0 ? '' : ` ${outsideCallsSentence(outsideCount)}`;
  const sentences = {
    raises: l10n.t('no line of {0} raises an error', name),
    returns: l10n.t('no line of {0} returns it', name),
    deed: l10n.t('no line of {0} does so', name),
  };
  return l10n.t('No, as far as the code shows: {0}, and {1}.', sentences[ask], calleesClause) + outsideSentence;
}

/** Begins with "Yes" only if all code that could decide it was read. */
async function deedSentence(writerContext: WriterContext, decision: Extract<Decision, { kind: 'deed' }>): Promise<string> {
  const { symbol, decidingSymbol, targetLine, through, isComplete } = decision;
  const text = await quotedLine(writerContext.page, decidingSymbol, targetLine.line);
  const citation = await citedLine(writerContext, decidingSymbol, targetLine.line);
  const hasWays = targetLine.guards.some(({ kind }) => kind !== 'here') || targetLine.earlier.length > 0;
  const lineClause = through.length
    ? l10n.t(
        '{0} calls {1}, which has this line: {2}',
        nameAsCode(symbol),
        await callChainText(writerContext, symbol, through),
        text + citation,
      )
    : l10n.t('{0} has this line: {1}', nameAsCode(decidingSymbol), text + citation);
  const line = isComplete ? l10n.t('Yes: {0}', lineClause) : lineClause;
  if (!hasWays) return `${line}.`;
  return (
    l10n.t('{0}. It runs {1}.', line, await conditionClause(writerContext, decidingSymbol, targetLine)) +
    (await earlierExitsSentence(writerContext, decidingSymbol, targetLine))
  );
}

async function eventSentence(
  writerContext: WriterContext,
  { symbol, targetLine, isValue }: Extract<Decision, { kind: 'event' }>,
): Promise<string> {
  const text = (await quotedLine(writerContext.page, symbol, targetLine.line)) + (await citedLine(writerContext, symbol, targetLine.line));
  if (isValue) return l10n.t('{0} decides it: {1}.', nameAsCode(symbol), text);
  const sentence = l10n.t(
    '{0} does it in this line: {1}. It runs {2}.',
    nameAsCode(symbol),
    text,
    await conditionClause(writerContext, symbol, targetLine),
  );
  return sentence + (await earlierExitsSentence(writerContext, symbol, targetLine));
}

async function caseSentence(
  writerContext: WriterContext,
  { symbol, guard, branch, otherwise }: Extract<Decision, { kind: 'case' }>,
): Promise<string> {
  const file = (await writerContext.page.book.readLines(symbol.root, symbol.path)) ?? [];
  const head = await conditionClause(writerContext, symbol, { line: guard.line, guards: [guard], earlier: [], loops: [] });
  const [thenText, otherwiseText] = [
    await statementsText(writerContext, symbol, firstStatements(file, branch)),
    await statementsText(writerContext, symbol, firstStatements(file, otherwise)),
  ];
  if (!thenText) return l10n.t('{0} decides it {1}.', nameAsCode(symbol), head);
  if (!otherwiseText) return l10n.t('In {0}, {1}, this runs: {2}.', nameAsCode(symbol), head, thenText);
  return l10n.t('In {0}, {1}, this runs: {2}. Otherwise: {3}.', nameAsCode(symbol), head, thenText, otherwiseText);
}

/** Lines as they are, each cited. */
async function statementsText(writerContext: WriterContext, symbol: SymbolNode, lines: readonly number[]): Promise<string> {
  const sentences: string[] = [];
  for (const line of lines)
    sentences.push((await quotedLine(writerContext.page, symbol, line)) + (await citedLine(writerContext, symbol, line)));
  return sentences.join(', ');
}

/** The most telling statements: those that leave, otherwise the first. */
function firstStatements(file: readonly string[], branch: readonly number[]): readonly number[] {
  const statementLines = branch.filter((line) => /\w/.test(file[line] ?? ''));
  const leavingLines = statementLines.filter((line) => /\b(?:throw|raise|return|continue|break|panic|bail)\b/.test(file[line] ?? ''));
  return firstOfEach([...statementLines.slice(0, 1), ...leavingLines], String).slice(0, maxStatements);
}

/** Conditions around the nearest one, and the other ways out. */
async function furtherConditionLines(writerContext: WriterContext, decision: SingleDecision): Promise<string[]> {
  const decidingSymbol = decidingSymbolOf(decision);
  const [first] = guardedLinesIn(decision);
  const lines = first ? (await furtherConditions(writerContext, decidingSymbol, first)).map((each) => `- ${each}`) : [];
  if (decision.kind !== 'ways') return lines;
  for (const way of decision.ways.slice(1, 1 + maxWays)) {
    const text =
      (await quotedLine(writerContext.page, decidingSymbol, way.line)) + (await citedLine(writerContext, decidingSymbol, way.line));
    const isOwnCondition = way.guards[0]?.kind === 'here';
    lines.push(`- ${isOwnCondition ? text : l10n.t('{0} {1}.', text, await conditionClause(writerContext, decidingSymbol, way))}`);
  }
  return lines;
}

function guardedLinesIn(decision: SingleDecision): readonly GuardedLine[] {
  if (decision.kind === 'ways') return decision.ways;
  return decision.kind === 'none' ? [] : [decision.targetLine];
}

/** Lines that must be shown: the deciding line and its conditions. */
function linesToShow(decision: SingleDecision): readonly number[] {
  if (decision.kind === 'case')
    return [decision.guard.line, ...decision.branch.slice(0, branchLines), ...decision.otherwise.slice(0, branchLines)];
  const guardedLines = guardedLinesIn(decision).slice(0, 1 + maxWays);
  return guardedLines.flatMap(({ line, guards, earlier: earlierExits }) => [
    line,
    ...guards.slice(0, 1).map((guard) => guard.line),
    ...earlierExits,
  ]);
}

/** Adds other definitions that match the words, because the chosen one may be wrong. */
async function addRelatedDefinitions(
  writerContext: WriterContext,
  symbols: readonly SymbolNode[],
  plan: Plan,
  isGuess: boolean,
): Promise<void> {
  const candidates = plan.mode === 'conceptual' ? plan.definitions : plan.mode === 'exploratory' ? plan.further : [];
  const knownIds = new Set(symbols.map(({ id }) => id));
  const relatedDefinitions = candidates.flatMap(({ symbol, why }) => (symbol && !knownIds.has(symbol.id) ? [{ symbol, why }] : []));
  // If the words match other definitions better than the chosen one, the best two of them are shown as well.
  const isFirst = candidates[0]?.symbol !== null && knownIds.has(candidates[0]?.symbol.id ?? '');
  const next = isGuess ? relatedDefinitions.slice(0, isFirst ? 1 : 2) : [];
  for (const { symbol, why } of next)
    writerContext.page.add(await definitionBlock(writerContext, symbol, why, { linesAround: aroundNext, omitRelations: true }));
  const furtherDefinitions = relatedDefinitions.slice(next.length, next.length + maxFurther);
  const lines: string[] = [];
  for (const { symbol, why } of furtherDefinitions) lines.push(`- ${await definitionLine(writerContext, symbol, why)}`);
  if (lines.length) writerContext.page.add(`**${l10n.t('Also relevant')}**`, '', ...lines);
}
