// Describes the ends of a flow: missing or guessed ends, the chain of calls between them, and the calls to an unconnected end.
import * as l10n from '@vscode/l10n';
import { minSureConfidence } from '../../graph/edges/edgeConfidence.ts';
import type { CodeGraph, Edge } from '../../graph/edges/graphTypes.ts';
import type { FlowEnds } from '../../planning/flows/flowEnds.ts';
import { mainCalls } from '../../planning/flows/mainSteps.ts';
import type { MissingEnd } from '../../planning/flows/missingEnds.ts';
import type { LeftOutEntry } from '../../planning/overview/projectEntries.ts';
import { code } from '../page/markdownText.ts';
import { kindLabel, nameAsCode, placeOfSymbol } from './symbolText.ts';
import { withRest } from './withRest.ts';
import type { WriterContext } from './writerContext.ts';
import { quotedLine } from './quotedLine.ts';
import { contractWords } from './contractWords.ts';

/** Maximum named implementations of an end that is only declared. */
const maxImplementations = 4;

/** The answer says this before it shows code that might pass for the missing end. */
export function missingEndSentence({ of, words }: MissingEnd): string {
  const wordList = words.map(code).join(', ');
  if (of === 'start') return l10n.t('The start of the flow is missing here: no code has {0}.', wordList);
  if (words.length === 0)
    return l10n.t('The end of the flow is missing here: no call that stores data is known to be reached. The start of the flow follows.');
  return l10n.t('The end of the flow is missing here: no code has {0}.', wordList);
}

/** Reports that an end is only the nearest match for the words of the question. */
export async function guessedEndSentence({ page }: WriterContext, { end }: FlowEnds, guessedWords: string): Promise<string> {
  const nearestName = nameAsCode(end) + (await page.citeSymbol(end, l10n.t('is where the flow ends')));
  return l10n.t(
    'Nothing here is known to be “{0}”. Its words match {1} best, which may be something else.',
    page.prose(guessedWords),
    nearestName,
  );
}

/** Reports that both ends were found, but no path between them. */
export async function disconnectedSentence({ page }: WriterContext, { start, end, above }: FlowEnds): Promise<string> {
  const from = nameAsCode(start) + (await page.citeSymbol(start, l10n.t('is where the flow starts')));
  const to = nameAsCode(end) + (await page.citeSymbol(end, l10n.t('is where the flow ends')));
  if (above) {
    const commonCaller = nameAsCode(above.symbol) + (await page.citeSymbol(above.symbol, l10n.t('reaches both ends')));
    return l10n.t(
      'By the words of the question, the flow begins in {0} and ends in {1}. Neither calls the other: {2} reaches the start first, then the end.',
      from,
      to,
      commonCaller,
    );
  }
  return l10n.t(
    'By the words of the question, the flow begins in {0} and ends in {1}. No chain of calls between them is known: the connection may run later, in another process, or through a framework.',
    from,
    to,
  );
}

/** Adds the shortest chain of calls and collapses the others. `together`: only all chains together connect the ends. */
export async function addPaths(writerContext: WriterContext, paths: readonly (readonly Edge[])[], together: boolean): Promise<void> {
  const { page, graph } = writerContext;
  const shownCount = together ? paths.length : 1;
  for (const path of paths.slice(0, shownCount)) {
    page.add(await pathSteps(writerContext, path, mainCalls(path, graph)));
    if (mainCalls(path, graph))
      page.fold(l10n.t('All {0} calls', path.length), [await page.writeAside(() => pathSteps(writerContext, path))]);
  }
  const otherPaths: string[] = [];
  for (const path of paths.slice(shownCount)) otherPaths.push(await pathSteps(writerContext, path));
  page.fold(otherPaths.length === 1 ? l10n.t('1 more path') : l10n.t('{0} more paths', otherPaths.length), otherPaths);
}

/** A chain of calls, each with its line. With `shownCalls`, the others are only counted. */
async function pathSteps({ page, graph }: WriterContext, path: readonly Edge[], shownCalls?: ReadonlySet<Edge>): Promise<string> {
  const start = path[0] && graph.symbol(path[0].caller);
  if (!start) return '';
  const startCitation = await page.citeSymbol(start, l10n.t('is where the path starts'));
  const steps = [`${nameAsCode(start)}, ${kindLabel(start)}, ${placeOfSymbol(start, startCitation)}`];
  let omittedCount = 0;
  for (const edge of path) {
    if (shownCalls && !shownCalls.has(edge)) {
      omittedCount++;
      continue;
    }
    if (omittedCount) steps.push(omittedCount === 1 ? l10n.t('… 1 call') : l10n.t('… {0} calls', omittedCount));
    omittedCount = 0;
    const caller = graph.symbol(edge.caller);
    const callee = edge.callee === null ? undefined : graph.symbol(edge.callee);
    if (!caller || !(callee || edge.external)) continue;
    const to = callee?.fact.name ?? edge.external ?? '';
    const citation = await page.citeEdge(edge, caller, `${caller.fact.name} → ${to}`, l10n.t('is a step of the path'));
    const text = await quotedLine(page, caller, edge.line);
    const doubt =
      edge.through !== undefined ? ` (${contractWords(edge)})` : isUncertain(edge) ? ` (${await otherTargets({ page, graph }, edge)})` : '';
    steps.push(`${callee ? nameAsCode(callee) : code(to)}${citation}${doubt}${text ? `: ${text}` : ''}`);
  }
  const end = path.at(-1)?.callee;
  const name = end ? (graph.symbol(end)?.fact.qualifiedName ?? '') : (path.at(-1)?.external ?? '');
  const head = pathHead(nameAsCode(start), code(name), path);
  const implementationsText = await implementationsLine({ page }, path.at(-1)?.callee ?? '', graph);
  return [head, '', ...steps.map((step, i) => `${i + 1}. ${step}`), ...(implementationsText ? [`   - ${implementationsText}`] : [])].join(
    '\n',
  );
}

/** The sentence above the steps of a path: what may happen, where a step is not certain. */
function pathHead(start: string, end: string, path: readonly Edge[]): string {
  if (path.some(isUncertain))
    return path.length === 1
      ? l10n.t('{0} may call {1}:', start, end)
      : l10n.t('{0} may lead to {1} in {2} calls:', start, end, path.length);
  return path.length === 1
    ? l10n.t('{0} calls {1} directly:', start, end)
    : l10n.t('{0} leads to {1} in {2} calls:', start, end, path.length);
}

function isUncertain({ confidence, evidence }: Edge): boolean {
  return confidence < minSureConfidence || evidence === 'name-only';
}

/** The other functions that the call of an uncertain edge may run, or that there are some. */
async function otherTargets({ page, graph }: Pick<WriterContext, 'page' | 'graph'>, edge: Edge): Promise<string> {
  const name = edge.callee === null ? undefined : graph.symbol(edge.callee)?.fact.name;
  const others = graph
    .callees(edge.caller)
    .filter(({ line, callee }) => line === edge.line && callee !== edge.callee)
    .flatMap(({ callee }) => (callee === null ? [] : (graph.symbol(callee) ?? [])))
    .filter(({ fact }) => fact.name === name && !fact.declaration);
  if (others.length === 0) return l10n.t('one of several functions that this call may run');
  const items: string[] = [];
  for (const symbol of others.slice(0, maxImplementations))
    items.push(nameAsCode(symbol) + (await page.citeSymbol(symbol, l10n.t('may run here'))));
  return l10n.t('or {0}', withRest(items, others.length));
}

/** Possible implementations, where the last step is a method that others override. */
async function implementationsLine({ page }: Pick<WriterContext, 'page'>, end: string, graph: CodeGraph): Promise<string> {
  const overriders = graph.incoming(end, ['overrides']).flatMap(({ caller }) => graph.symbol(caller) ?? []);
  const implementations = overriders.filter(({ role, fact }) => role === 'code' && !fact.declaration);
  const items: string[] = [];
  for (const symbol of implementations.slice(0, maxImplementations))
    items.push(nameAsCode(symbol) + (await page.citeSymbol(symbol, l10n.t('may run here'))));
  return items.length ? l10n.t('What runs is one of: {0}', withRest(items, implementations.length)) : '';
}

/** The calls to an end without a connection to the start, so that both sides of the gap are shown. */
export async function addCallsToEnd(writerContext: WriterContext, { end }: FlowEnds, callsToEnd: readonly Edge[]): Promise<void> {
  const { page, graph } = writerContext;
  page.add(
    l10n.t('The other side of the gap, which ends in {0}:', nameAsCode(end)),
    '',
    await pathSteps(writerContext, callsToEnd, mainCalls(callsToEnd, graph)),
  );
}

/** Reports that a program begins in a file outside the index. */
export async function leftOutSentence(
  { page }: Pick<WriterContext, 'page'>,
  { root, path, manifestLine, skippedFile }: LeftOutEntry,
): Promise<string> {
  const place = { root, path: manifestLine.path, lines: { first: manifestLine.line, last: manifestLine.line } };
  const entryPlace = code(manifestLine.path) + (await page.cite(place, manifestLine.path, l10n.t('names an entry point')));
  const rule = skippedFile.detail || skippedFile.reason;
  return l10n.t(
    '{0} names {1} as {2}, but that file is not in the index ({3}): what it does is missing here.',
    entryPlace,
    code(path),
    code(manifestLine.key),
    code(rule),
  );
}
