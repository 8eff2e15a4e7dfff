// The answer to "trace X" without a model: the flow as a nested list, a citation for every hop, and the functions on which it turns.
import * as l10n from '@vscode/l10n';
import { dispatchConfidence } from '../../graph/edges/confidence.ts';
import type { CodeGraph, Edge, FlowNode, SymbolNode } from '../../graph/edges/types.ts';
import { tellingOutside } from '../relations/outside.ts';
import { raisesBlock, testsBlock } from './lists/relationBlocks.ts';
import { isOnlyDeclared } from '../../searching/definitions/dispatch.ts';
import type { ExploratoryPlan } from '../../planning/exploratory.ts';
import { mainSteps, stepCount } from '../../planning/flows/mainSteps.ts';
import type { FlowEnds } from '../../planning/flows/flowEnds.ts';
import type { MissingEnd } from '../../planning/flows/missingEnds.ts';
import { code, firstSentence } from '../page/markdown.ts';
import { addRelation } from './lists/relationList.ts';
import { addCallers } from './lists/callerWords.ts';
import { definitionBlock, kindOf, nameOf, placed, type Writing } from './definition.ts';
import { named } from '../relations/relation.ts';
import { isNamed, relationLead } from './lead/lead.ts';
import { quotedLine } from './quotedLine.ts';
import { subjectNotes } from './subjectNotes.ts';

const mostBlocks = 2;

/** Writes the answer. */
export async function writeExploratory(writing: Writing, plan: ExploratoryPlan): Promise<void> {
  const { page } = writing;
  const { relation } = plan;
  // Of a field or variable there is no definition, and yet it is known.
  const subjects = relation
    ? plan.subjects.filter(({ name }) => name !== relation.name && !relation.name.endsWith(`.${name}`))
    : plan.subjects;
  const lead = await relationLead(writing, plan);
  page.add(lead);
  // Of a plain word that is a name it is known what is meant.
  if (plan.described && !isNamed(writing, plan))
    page.add(l10n.t('The question names no code; its words match {0} best.', nameOf(plan.described)));
  if (relation) await addRelation(writing, relation, lead !== '');
  const followed = plan.callers.flatMap(({ symbol, walk }) => (walk ? symbol : []));
  for (const note of await subjectNotes(writing, subjects, followed)) page.add(note);
  for (const each of plan.missing) page.add(missingWords(each));
  if (plan.ends?.guessed && plan.ends.way.length) page.add(await guessedLine(writing, plan.ends, plan.ends.guessed));
  if (plan.ends?.way.length === 0) page.add(await apartLine(writing, plan.ends));
  await addPaths(writing, plan.paths, plan.ends?.above !== undefined);
  // Written before what pictures show, so that the numbers of the text begin at 1 where pictures stand in for that.
  const turning = plan.pivotal.flatMap(({ symbol, why }) => (symbol ? [{ symbol, why }] : [])).slice(0, mostBlocks);
  const blocks: string[] = [];
  const told = new Set(followed.map(({ id }) => id));
  for (const { symbol, why } of turning) blocks.push(await definitionBlock(writing, symbol, why, { callersTold: told.has(symbol.id) }));
  for (const asked of plan.callers) {
    const { symbol, tests } = asked;
    await addCallers(writing, asked, lead !== '' && plan.callers.length === 1);
    if (tests) page.draw(await testsBlock(writing, symbol, tests));
  }
  for (const each of plan.raises) page.draw(await raisesBlock(writing, each));
  for (const flow of plan.flows) await addFlow(writing, flow, plan.paths.length > 0);
  // A list answers; the code of what it is about stands behind a line.
  const isAnswered = plan.flows.length + plan.callers.length + plan.raises.length > 0 || relation !== undefined;
  if (isAnswered) page.fold(l10n.t('The code of {0}', turning.map(({ symbol }) => named(symbol)).join(', ')), blocks);
  else for (const block of blocks) page.add(block);
  if (page.sections.length === 0)
    page.add(l10n.t('No code of this workspace matches the start of the trace. Name a function, a route or a class.'));
}

/** The main steps of a flow, and all of it behind a line; `isTold`: a path through it is what was asked for. */
async function addFlow(writing: Writing, flow: FlowNode, isTold: boolean): Promise<void> {
  const { page, terms } = writing;
  const main = mainSteps(flow, terms);
  const count = stepCount(flow);
  if (!isTold) page.draw(await flowBlock(writing, flow, main));
  if (isTold || count > main.size)
    page.foldDrawn(l10n.t('The flow from {0} in {1} steps', flow.symbol?.fact.qualifiedName ?? '', count), [
      await page.aside(() => flowBlock(writing, flow)),
    ]);
}

/** The steps that are told; all of them without it. */
type MainSteps = ReadonlySet<FlowNode> | undefined;

async function flowBlock(writing: Writing, flow: FlowNode, main?: MainSteps): Promise<string> {
  const { symbol } = flow;
  if (!symbol) return '';
  const cited = await writing.page.citeSymbol(symbol, l10n.t('is where the flow starts'));
  const doc = firstSentence(symbol.fact.doc, writing.docLength);
  const lines = [`1. ${nameOf(symbol)}, ${kindOf(symbol)}, ${placed(symbol, cited)}${doc ? `: ${writing.page.prose(doc)}` : ''}`];
  lines.push(...(await childLines(writing, flow, symbol, 1, main)));
  if (flow.children.length === 0) lines.push(`   - ${l10n.t('calls nothing')}`);
  return [`**${l10n.t('Flow from {0}', nameOf(symbol))}**`, '', ...lines].join('\n');
}

async function stepLines(writing: Writing, node: FlowNode, caller: SymbolNode, depth: number, main: MainSteps): Promise<string[]> {
  const lines = [`${'   '.repeat(depth)}- ${await stepName(writing, node, caller)}${marksOf(node, writing.graph)}`];
  if (node.symbol) lines.push(...(await childLines(writing, node, node.symbol, depth + 1, main)));
  return lines;
}

/** What a node calls: steps inside the workspace line by line, those outside it together on one line. */
async function childLines(writing: Writing, node: FlowNode, symbol: SymbolNode, depth: number, main: MainSteps): Promise<string[]> {
  const lines: string[] = [];
  const inside = node.children.filter((each) => each.symbol);
  const told = inside.filter((child) => !main || main.has(child));
  for (const child of told) lines.push(...(await stepLines(writing, child, symbol, depth, main)));
  if (main && inside.length) {
    const rest = inside.length - told.length + node.omitted;
    return rest && told.length ? [...lines, `${'   '.repeat(depth)}- ${l10n.t('… and {0} more', rest)}`] : lines;
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

async function stepName({ page }: Writing, { symbol, external, edge }: FlowNode, caller: SymbolNode): Promise<string> {
  const name = symbol ? nameOf(symbol) : code(external ?? '?');
  const title = `${caller.fact.name} → ${symbol?.fact.name ?? external ?? '?'}`;
  return edge ? name + (await page.citeEdge(edge, caller, title, l10n.t('is a step of the flow'))) : name;
}

function marksOf(node: FlowNode, graph: CodeGraph): string {
  const marks = [
    node.symbol && isOnlyDeclared(node.symbol, graph) ? l10n.t('no implementation is known here') : '',
    node.recursive ? l10n.t('recursive') : '',
    node.ambiguous.length ? l10n.t('ambiguous: {0} more have this name', node.ambiguous.length) : '',
    node.edge?.evidence === 'name-only' && node.ambiguous.length === 0 ? l10n.t('by name only') : '',
  ].filter(Boolean);
  return marks.length ? ` (${marks.join(', ')})` : '';
}

/** That an end of the flow is nowhere, before anything is told that might pass for it. */
function missingWords({ of, words }: MissingEnd): string {
  const told = words.map(code).join(', ');
  if (of === 'start') return l10n.t('The start of the flow is missing here: no code has {0}.', told);
  if (words.length === 0)
    return l10n.t('The end of the flow is missing here: no call that stores data is known to be reached. The start of the flow follows.');
  return l10n.t('The end of the flow is missing here: no code has {0}.', told);
}

async function guessedLine({ page }: Writing, { end }: FlowEnds, asked: string): Promise<string> {
  const nearest = nameOf(end) + (await page.citeSymbol(end, l10n.t('is where the flow ends')));
  return l10n.t('Nothing here is known to be “{0}”. Its words match {1} best, which may be something else.', page.prose(asked), nearest);
}

/** Both ends were found, but nothing that leads from one to the other. */
async function apartLine({ page }: Writing, { start, end, above }: FlowEnds): Promise<string> {
  const from = nameOf(start) + (await page.citeSymbol(start, l10n.t('is where the flow starts')));
  const to = nameOf(end) + (await page.citeSymbol(end, l10n.t('is where the flow ends')));
  if (above) {
    const both = nameOf(above.symbol) + (await page.citeSymbol(above.symbol, l10n.t('reaches both ends')));
    return l10n.t(
      'By the words of the question, the flow begins in {0} and ends in {1}. Neither calls the other: {2} reaches the start first, then the end.',
      from,
      to,
      both,
    );
  }
  return l10n.t(
    'By the words of the question, the flow begins in {0} and ends in {1}. No chain of calls between them is known: the connection may run later, in another process, or through a framework.',
    from,
    to,
  );
}

/** The shortest chain of calls step by step, the others behind a line; `together`: they say only together how the ends are connected. */
async function addPaths(writing: Writing, paths: readonly (readonly Edge[])[], together: boolean): Promise<void> {
  const { page } = writing;
  const shown = together ? paths.length : 1;
  for (const path of paths.slice(0, shown)) page.add(await pathSteps(writing, path));
  const rest: string[] = [];
  for (const path of paths.slice(shown)) rest.push(await pathSteps(writing, path));
  page.fold(rest.length === 1 ? l10n.t('1 more path') : l10n.t('{0} more paths', rest.length), rest);
}

/** A chain of calls, each with the line that makes it. */
async function pathSteps({ page, graph }: Writing, path: readonly Edge[]): Promise<string> {
  const start = path[0] && graph.symbol(path[0].caller);
  if (!start) return '';
  const begin = await page.citeSymbol(start, l10n.t('is where the path starts'));
  const steps = [`${nameOf(start)}, ${kindOf(start)}, ${placed(start, begin)}`];
  for (const edge of path) {
    const caller = graph.symbol(edge.caller);
    const callee = edge.callee === null ? undefined : graph.symbol(edge.callee);
    if (!caller || !(callee || edge.external)) continue;
    const to = callee?.fact.name ?? edge.external ?? '';
    const cited = await page.citeEdge(edge, caller, `${caller.fact.name} → ${to}`, l10n.t('is a step of the path'));
    const text = await quotedLine(page, caller, edge.line);
    const doubt = edge.confidence <= dispatchConfidence ? ` (${l10n.t('one of several that may run')})` : '';
    steps.push(`${callee ? nameOf(callee) : code(to)}${cited}${doubt}${text ? `: ${text}` : ''}`);
  }
  const end = path.at(-1)?.callee;
  const name = end ? (graph.symbol(end)?.fact.qualifiedName ?? '') : (path.at(-1)?.external ?? '');
  const head =
    path.length === 1
      ? l10n.t('{0} calls {1} directly:', nameOf(start), code(name))
      : l10n.t('{0} leads to {1} in {2} calls:', nameOf(start), code(name), path.length);
  return [head, '', ...steps.map((step, i) => `${i + 1}. ${step}`)].join('\n');
}
