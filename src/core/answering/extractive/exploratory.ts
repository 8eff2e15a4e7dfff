// Writes an exploratory answer without a model: a flow of calls as a nested list, or a list such as callers, uses, tests or raised errors.
// The code of the subject follows the list.
import * as l10n from '@vscode/l10n';
import type { CodeGraph, FlowNode, SymbolNode } from '../../graph/edges/graphTypes.ts';
import { tellingExternalCalls } from '../material/relations/externalCalls.ts';
import { raisesBlock, testsBlock } from './lists/relationBlocks.ts';
import { isOnlyDeclared } from '../../searching/definitions/dispatch.ts';
import type { ExploratoryPlan } from '../../planning/exploratoryPlan.ts';
import { mainSteps, stepCount } from '../../planning/flows/mainSteps.ts';
import { code, firstSentence } from '../page/markdownText.ts';
import { addRelation } from './lists/relationList.ts';
import { addCallers } from './lists/callersAnswer.ts';
import { definitionBlock } from './definition.ts';
import { kindLabel, nameAsCode, placeOfSymbol } from './symbolText.ts';
import type { WriterContext } from './writerContext.ts';
import { readableName } from '../material/relations/relationNote.ts';
import { addCallsToEnd, addPaths, disconnectedSentence, guessedEndSentence, leftOutSentence, missingEndSentence } from './flowSentences.ts';
import { isNamedDefinition, relationLead } from './lead/leadSentence.ts';
import { contractWords } from './contractWords.ts';
import { subjectNotes } from './subjectNotes.ts';

const maxBlocks = 2;

/** Writes the relation or the flow of `plan` first, and the code of its subjects after it. */
export async function writeExploratory(writerContext: WriterContext, plan: ExploratoryPlan): Promise<void> {
  const { page } = writerContext;
  const { relationPlan } = plan;
  // A field or variable has no definition, but is known.
  const subjects = relationPlan
    ? plan.subjects.filter(({ name }) => name !== relationPlan.name && !relationPlan.name.endsWith(`.${name}`))
    : plan.subjects;
  const lead = await relationLead(writerContext, plan);
  page.add(lead);
  // A plain word that is a name leaves no doubt about the subject.
  if (plan.describedSymbol && !isNamedDefinition(writerContext, plan))
    page.add(l10n.t('The question names no code; its words match {0} best.', nameAsCode(plan.describedSymbol)));
  if (relationPlan) await addRelation(writerContext, relationPlan, lead !== '');
  const followedSymbols = plan.callers.flatMap(({ symbol, walk }) => (walk ? symbol : []));
  for (const note of await subjectNotes(writerContext, subjects, followedSymbols)) page.add(note);
  await addEnds(writerContext, plan);
  // Written before the text of pictures, so that citation numbers begin at 1 where pictures replace that text.
  const pivotalSymbols = plan.pivotal.flatMap(({ symbol, why }) => (symbol ? [{ symbol, why }] : [])).slice(0, maxBlocks);
  const blocks: string[] = [];
  const followedIds = new Set(followedSymbols.map(({ id }) => id));
  for (const { symbol, why } of pivotalSymbols)
    blocks.push(await definitionBlock(writerContext, symbol, why, { omitCallers: followedIds.has(symbol.id) }));
  for (const askedCallers of plan.callers) {
    const { symbol, tests } = askedCallers;
    await addCallers(writerContext, askedCallers, lead !== '' && plan.callers.length === 1);
    if (tests) page.addDrawn(await testsBlock(writerContext, symbol, tests));
  }
  for (const each of plan.raises) page.addDrawn(await raisesBlock(writerContext, each));
  for (const [index, flow] of plan.flows.entries())
    await addFlow(writerContext, flow, plan.paths.length > 0 || (index > 0 && !isNamedStart(flow, plan)));
  if (plan.ends?.approach?.length) await addCallsToEnd(writerContext, plan.ends, plan.ends.approach);
  // The list is the answer; the code of its subject is collapsed.
  const isAnswered = plan.flows.length + plan.callers.length + plan.raises.length > 0 || relationPlan !== undefined;
  if (isAnswered) page.fold(l10n.t('The code of {0}', pivotalSymbols.map(({ symbol }) => readableName(symbol)).join(', ')), blocks);
  else for (const block of blocks) page.add(block);
  if (page.sections.length === 0)
    page.add(l10n.t('No code of this workspace matches the start of the trace. Name a function, a route or a class.'));
}

/** Reports missing, guessed and unconnected ends of the flow, then the paths between the ends. */
async function addEnds(writerContext: WriterContext, { missing, leftOut, ends, paths }: ExploratoryPlan): Promise<void> {
  const { page } = writerContext;
  for (const each of missing) page.add(missingEndSentence(each));
  for (const each of leftOut) page.add(await leftOutSentence(writerContext, each));
  if (ends?.guessedWords && ends.way.length) page.add(await guessedEndSentence(writerContext, ends, ends.guessedWords));
  if (ends?.way.length === 0) page.add(await disconnectedSentence(writerContext, ends));
  await addPaths(writerContext, paths, ends?.above !== undefined);
}

/** Whether a question names the start of a flow: of several that only its words find, the first is shown. */
function isNamedStart({ symbol }: FlowNode, { subjects }: ExploratoryPlan): boolean {
  return subjects.some(({ definitions }) => definitions.some(({ id }) => id === symbol?.id));
}

/** The main steps of a flow, with all of it collapsed; `isFolded`: a path through it, or another flow, is the answer. */
async function addFlow(writerContext: WriterContext, flow: FlowNode, isFolded: boolean): Promise<void> {
  const { page, terms } = writerContext;
  const shownSteps = mainSteps(flow, terms, writerContext.graph);
  const count = stepCount(flow);
  if (!isFolded) page.addDrawn(await flowBlock(writerContext, flow, shownSteps));
  if (isFolded || count > shownSteps.size)
    page.foldDrawnSections(l10n.t('The flow from {0} in {1} steps', flow.symbol ? readableName(flow.symbol) : '', count), [
      await page.writeAside(() => flowBlock(writerContext, flow)),
    ]);
}

/** The steps to show; undefined for all of them. */
type ShownSteps = ReadonlySet<FlowNode> | undefined;

async function flowBlock(writerContext: WriterContext, flow: FlowNode, shownSteps?: ShownSteps): Promise<string> {
  const { symbol } = flow;
  if (!symbol) return '';
  const citation = await writerContext.page.citeSymbol(symbol, l10n.t('is where the flow starts'));
  const doc = firstSentence(symbol.fact.doc, writerContext.docLength);
  const lines = [
    `1. ${nameAsCode(symbol)}, ${kindLabel(symbol)}, ${placeOfSymbol(symbol, citation)}${doc ? `: ${writerContext.page.prose(doc)}` : ''}`,
  ];
  lines.push(...(await childLines(writerContext, flow, symbol, 1, shownSteps)));
  if (flow.children.length === 0) lines.push(`   - ${l10n.t('calls nothing')}`);
  return [`**${l10n.t('Flow from {0}', nameAsCode(symbol))}**`, '', ...lines].join('\n');
}

async function stepLines(
  writerContext: WriterContext,
  node: FlowNode,
  caller: SymbolNode,
  depth: number,
  shownSteps: ShownSteps,
): Promise<string[]> {
  const lines = [`${'   '.repeat(depth)}- ${await stepName(writerContext, node, caller)}${marksOf(node, writerContext.graph)}`];
  if (node.symbol) lines.push(...(await childLines(writerContext, node, node.symbol, depth + 1, shownSteps)));
  return lines;
}

/** Calls of a node: steps inside the workspace line by line, external ones together on one line. */
async function childLines(
  writerContext: WriterContext,
  node: FlowNode,
  symbol: SymbolNode,
  depth: number,
  shownSteps: ShownSteps,
): Promise<string[]> {
  const lines: string[] = [];
  const insideSteps = node.children.filter((each) => each.symbol);
  const steps = insideSteps.filter((child) => !shownSteps || shownSteps.has(child));
  for (const child of steps) lines.push(...(await stepLines(writerContext, child, symbol, depth, shownSteps)));
  if (shownSteps && insideSteps.length) {
    const hiddenCount = insideSteps.length - steps.length + node.omittedCount;
    return hiddenCount && steps.length ? [...lines, `${'   '.repeat(depth)}- ${l10n.t('… and {0} more', hiddenCount)}`] : lines;
  }
  const outsideSteps = node.children.filter((each) => !each.symbol);
  const tellingSteps = tellingExternalCalls(outsideSteps, symbol.language);
  const names: string[] = [];
  for (const each of tellingSteps) names.push(await stepName(writerContext, each, symbol));
  const hiddenCount = node.omittedCount + outsideSteps.length - tellingSteps.length;
  const moreText = hiddenCount ? l10n.t('… and {0} more', hiddenCount) : '';
  if (names.length)
    lines.push(`${'   '.repeat(depth)}- ${l10n.t('outside the workspace')}: ${[...names, moreText].filter(Boolean).join(', ')}`);
  else if (moreText && lines.length) lines.push(`${'   '.repeat(depth)}- ${moreText}`);
  return lines;
}

async function stepName({ page }: WriterContext, { symbol, external, edge, runs }: FlowNode, caller: SymbolNode): Promise<string> {
  const name = symbol ? nameAsCode(symbol) : code(external ?? '?');
  if (symbol && runs) return name + (await page.citeSymbol(symbol, l10n.t('may run here')));
  const title = `${caller.fact.name} → ${symbol?.fact.name ?? external ?? '?'}`;
  return edge ? name + (await page.citeEdge(edge, caller, title, l10n.t('is a step of the flow'))) : name;
}

function marksOf(node: FlowNode, graph: CodeGraph): string {
  const marks = [
    node.edge ? contractWords(node.edge) : '',
    node.runs ? l10n.t('runs here') : '',
    node.symbol && isOnlyDeclared(node.symbol, graph) ? l10n.t('no implementation is known here') : '',
    node.recursive ? l10n.t('recursive') : '',
    node.ambiguous.length ? l10n.t('ambiguous: {0} more have this name', node.ambiguous.length) : '',
    node.edge?.evidence === 'name-only' && node.ambiguous.length === 0 ? l10n.t('by name only') : '',
  ].filter(Boolean);
  return marks.length ? ` (${marks.join(', ')})` : '';
}
