// Writes the answer to "trace X" without a model: the flow as a nested list with a citation per hop, and its central functions.
import * as l10n from '@vscode/l10n';
import type { CodeGraph, FlowNode, SymbolNode } from '../../graph/edges/types.ts';
import { tellingOutside } from '../relations/outside.ts';
import { raisesBlock, testsBlock } from './lists/relationBlocks.ts';
import { isOnlyDeclared } from '../../searching/definitions/dispatch.ts';
import type { ExploratoryPlan } from '../../planning/exploratory.ts';
import { mainSteps, stepCount } from '../../planning/flows/mainSteps.ts';
import { code, firstSentence } from '../page/markdown.ts';
import { addRelation } from './lists/relationList.ts';
import { addCallers } from './lists/callerWords.ts';
import { definitionBlock, kindWord, nameAsCode, nameWithFile, type WriterContext } from './definition.ts';
import { nameForModel } from '../relations/relation.ts';
import { addApproach, addPaths, apartLine, guessedLine, leftOutWords, missingWords } from './flowWords.ts';
import { describesNamed, relationLead } from './lead/lead.ts';
import { subjectNotes } from './subjectNotes.ts';

const mostBlocks = 2;

/** Writes the answer. */
export async function writeExploratory(writing: WriterContext, plan: ExploratoryPlan): Promise<void> {
  const { page } = writing;
  const { relation } = plan;
  // A field or variable has no definition, but is known.
  const subjects = relation
    ? plan.subjects.filter(({ name }) => name !== relation.name && !relation.name.endsWith(`.${name}`))
    : plan.subjects;
  const lead = await relationLead(writing, plan);
  page.add(lead);
  // A plain word that is a name leaves no doubt about the subject.
  if (plan.described && !describesNamed(writing, plan))
    page.add(l10n.t('The question names no code; its words match {0} best.', nameAsCode(plan.described)));
  if (relation) await addRelation(writing, relation, lead !== '');
  const followed = plan.callers.flatMap(({ symbol, walk }) => (walk ? symbol : []));
  for (const note of await subjectNotes(writing, subjects, followed)) page.add(note);
  for (const each of plan.missing) page.add(missingWords(each));
  for (const each of plan.leftOut) page.add(await leftOutWords(writing, each));
  if (plan.ends?.guessed && plan.ends.way.length) page.add(await guessedLine(writing, plan.ends, plan.ends.guessed));
  if (plan.ends?.way.length === 0) page.add(await apartLine(writing, plan.ends));
  await addPaths(writing, plan.paths, plan.ends?.above !== undefined);
  // Written before the text of pictures, so that citation numbers begin at 1 where pictures replace that text.
  const turning = plan.pivotal.flatMap(({ symbol, why }) => (symbol ? [{ symbol, why }] : [])).slice(0, mostBlocks);
  const blocks: string[] = [];
  const ids = new Set(followed.map(({ id }) => id));
  for (const { symbol, why } of turning) blocks.push(await definitionBlock(writing, symbol, why, { callersTold: ids.has(symbol.id) }));
  for (const askedCallers of plan.callers) {
    const { symbol, tests } = askedCallers;
    await addCallers(writing, askedCallers, lead !== '' && plan.callers.length === 1);
    if (tests) page.draw(await testsBlock(writing, symbol, tests));
  }
  for (const each of plan.raises) page.draw(await raisesBlock(writing, each));
  for (const [at, flow] of plan.flows.entries()) await addFlow(writing, flow, plan.paths.length > 0 || (at > 0 && !isAskedFor(flow, plan)));
  if (plan.ends?.approach?.length) await addApproach(writing, plan.ends, plan.ends.approach);
  // The list is the answer; the code of its subject is collapsed.
  const isAnswered = plan.flows.length + plan.callers.length + plan.raises.length > 0 || relation !== undefined;
  if (isAnswered) page.fold(l10n.t('The code of {0}', turning.map(({ symbol }) => nameForModel(symbol)).join(', ')), blocks);
  else for (const block of blocks) page.add(block);
  if (page.sections.length === 0)
    page.add(l10n.t('No code of this workspace matches the start of the trace. Name a function, a route or a class.'));
}

/** Whether a question names the start of a flow: of several that only its words find, the first is shown. */
function isAskedFor({ symbol }: FlowNode, { subjects }: ExploratoryPlan): boolean {
  return subjects.some(({ definitions }) => definitions.some(({ id }) => id === symbol?.id));
}

/** The main steps of a flow, with all of it collapsed; `isTold`: a path through it, or another flow, is the answer. */
async function addFlow(writing: WriterContext, flow: FlowNode, isTold: boolean): Promise<void> {
  const { page, terms } = writing;
  const main = mainSteps(flow, terms, writing.graph);
  const count = stepCount(flow);
  if (!isTold) page.draw(await flowBlock(writing, flow, main));
  if (isTold || count > main.size)
    page.foldDrawn(l10n.t('The flow from {0} in {1} steps', flow.symbol?.fact.qualifiedName ?? '', count), [
      await page.aside(() => flowBlock(writing, flow)),
    ]);
}

/** The shown steps; undefined: all of them. */
type MainSteps = ReadonlySet<FlowNode> | undefined;

async function flowBlock(writing: WriterContext, flow: FlowNode, main?: MainSteps): Promise<string> {
  const { symbol } = flow;
  if (!symbol) return '';
  const cited = await writing.page.citeSymbol(symbol, l10n.t('is where the flow starts'));
  const doc = firstSentence(symbol.fact.doc, writing.docLength);
  const lines = [
    `1. ${nameAsCode(symbol)}, ${kindWord(symbol)}, ${nameWithFile(symbol, cited)}${doc ? `: ${writing.page.prose(doc)}` : ''}`,
  ];
  lines.push(...(await childLines(writing, flow, symbol, 1, main)));
  if (flow.children.length === 0) lines.push(`   - ${l10n.t('calls nothing')}`);
  return [`**${l10n.t('Flow from {0}', nameAsCode(symbol))}**`, '', ...lines].join('\n');
}

async function stepLines(writing: WriterContext, node: FlowNode, caller: SymbolNode, depth: number, main: MainSteps): Promise<string[]> {
  const lines = [`${'   '.repeat(depth)}- ${await stepName(writing, node, caller)}${marksOf(node, writing.graph)}`];
  if (node.symbol) lines.push(...(await childLines(writing, node, node.symbol, depth + 1, main)));
  return lines;
}

/** Calls of a node: steps inside the workspace line by line, external ones together on one line. */
async function childLines(writing: WriterContext, node: FlowNode, symbol: SymbolNode, depth: number, main: MainSteps): Promise<string[]> {
  const lines: string[] = [];
  const inside = node.children.filter((each) => each.symbol);
  const steps = inside.filter((child) => !main || main.has(child));
  for (const child of steps) lines.push(...(await stepLines(writing, child, symbol, depth, main)));
  if (main && inside.length) {
    const rest = inside.length - steps.length + node.omitted;
    return rest && steps.length ? [...lines, `${'   '.repeat(depth)}- ${l10n.t('… and {0} more', rest)}`] : lines;
  }
  const outside = node.children.filter((each) => !each.symbol);
  const telling = tellingOutside(outside, symbol.language);
  const names: string[] = [];
  for (const each of telling) names.push(await stepName(writing, each, symbol));
  const folded = node.omitted + outside.length - telling.length;
  const rest = folded ? l10n.t('… and {0} more', folded) : '';
  if (names.length)
    lines.push(`${'   '.repeat(depth)}- ${l10n.t('outside the workspace')}: ${[...names, rest].filter(Boolean).join(', ')}`);
  else if (rest && lines.length) lines.push(`${'   '.repeat(depth)}- ${rest}`);
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
    node.runs ? l10n.t('runs here') : '',
    node.symbol && isOnlyDeclared(node.symbol, graph) ? l10n.t('no implementation is known here') : '',
    node.recursive ? l10n.t('recursive') : '',
    node.ambiguous.length ? l10n.t('ambiguous: {0} more have this name', node.ambiguous.length) : '',
    node.edge?.evidence === 'name-only' && node.ambiguous.length === 0 ? l10n.t('by name only') : '',
  ].filter(Boolean);
  return marks.length ? ` (${marks.join(', ')})` : '';
}
