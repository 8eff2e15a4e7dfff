// Describes the ends of a flow: missing or guessed ends, the chain of calls between them, and the calls to an unconnected end.
import * as l10n from '@vscode/l10n';
import { dispatchConfidence } from '../../graph/edges/confidence.ts';
import type { CodeGraph, Edge } from '../../graph/edges/types.ts';
import type { FlowEnds } from '../../planning/flows/flowEnds.ts';
import { mainCalls } from '../../planning/flows/mainSteps.ts';
import type { MissingEnd } from '../../planning/flows/missingEnds.ts';
import type { LeftOutEntry } from '../../planning/overview/entries.ts';
import { code } from '../page/markdown.ts';
import { kindWord, nameAsCode, nameWithFile, withRest, type WriterContext } from './definition.ts';
import { quotedLine } from './quotedLine.ts';

/** Maximum named implementations of an end that is only declared. */
const mostRunning = 4;

/** Reports a missing end before anything that might pass for it. */
export function missingWords({ of, words }: MissingEnd): string {
  const told = words.map(code).join(', ');
  if (of === 'start') return l10n.t('The start of the flow is missing here: no code has {0}.', told);
  if (words.length === 0)
    return l10n.t('The end of the flow is missing here: no call that stores data is known to be reached. The start of the flow follows.');
  return l10n.t('The end of the flow is missing here: no code has {0}.', told);
}

/** Reports that an end is only the nearest match for the words of the question. */
export async function guessedLine({ page }: WriterContext, { end }: FlowEnds, asked: string): Promise<string> {
  const nearest = nameAsCode(end) + (await page.citeSymbol(end, l10n.t('is where the flow ends')));
  return l10n.t('Nothing here is known to be “{0}”. Its words match {1} best, which may be something else.', page.prose(asked), nearest);
}

/** Reports that both ends were found, but no path between them. */
export async function apartLine({ page }: WriterContext, { start, end, above }: FlowEnds): Promise<string> {
  const from = nameAsCode(start) + (await page.citeSymbol(start, l10n.t('is where the flow starts')));
  const to = nameAsCode(end) + (await page.citeSymbol(end, l10n.t('is where the flow ends')));
  if (above) {
    const both = nameAsCode(above.symbol) + (await page.citeSymbol(above.symbol, l10n.t('reaches both ends')));
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

/** The shortest chain of calls step by step, the others collapsed; `together`: only together they connect the ends. */
export async function addPaths(writing: WriterContext, paths: readonly (readonly Edge[])[], together: boolean): Promise<void> {
  const { page, graph } = writing;
  const shown = together ? paths.length : 1;
  for (const path of paths.slice(0, shown)) {
    page.add(await pathSteps(writing, path, mainCalls(path, graph)));
    if (mainCalls(path, graph)) page.fold(l10n.t('All {0} calls', path.length), [await page.aside(() => pathSteps(writing, path))]);
  }
  const rest: string[] = [];
  for (const path of paths.slice(shown)) rest.push(await pathSteps(writing, path));
  page.fold(rest.length === 1 ? l10n.t('1 more path') : l10n.t('{0} more paths', rest.length), rest);
}

/** A chain of calls, each with its line. With `main`, the others are only counted. */
async function pathSteps({ page, graph }: WriterContext, path: readonly Edge[], main?: ReadonlySet<Edge>): Promise<string> {
  const start = path[0] && graph.symbol(path[0].caller);
  if (!start) return '';
  const begin = await page.citeSymbol(start, l10n.t('is where the path starts'));
  const steps = [`${nameAsCode(start)}, ${kindWord(start)}, ${nameWithFile(start, begin)}`];
  let unshown = 0;
  for (const edge of path) {
    if (main && !main.has(edge)) {
      unshown++;
      continue;
    }
    if (unshown) steps.push(unshown === 1 ? l10n.t('… 1 call') : l10n.t('… {0} calls', unshown));
    unshown = 0;
    const caller = graph.symbol(edge.caller);
    const callee = edge.callee === null ? undefined : graph.symbol(edge.callee);
    if (!caller || !(callee || edge.external)) continue;
    const to = callee?.fact.name ?? edge.external ?? '';
    const cited = await page.citeEdge(edge, caller, `${caller.fact.name} → ${to}`, l10n.t('is a step of the path'));
    const text = await quotedLine(page, caller, edge.line);
    const doubt = edge.confidence <= dispatchConfidence ? ` (${l10n.t('one of several that may run')})` : '';
    steps.push(`${callee ? nameAsCode(callee) : code(to)}${cited}${doubt}${text ? `: ${text}` : ''}`);
  }
  const end = path.at(-1)?.callee;
  const name = end ? (graph.symbol(end)?.fact.qualifiedName ?? '') : (path.at(-1)?.external ?? '');
  const head =
    path.length === 1
      ? l10n.t('{0} calls {1} directly:', nameAsCode(start), code(name))
      : l10n.t('{0} leads to {1} in {2} calls:', nameAsCode(start), code(name), path.length);
  const running = await runningLine({ page }, path.at(-1)?.callee ?? '', graph);
  return [head, '', ...steps.map((step, i) => `${i + 1}. ${step}`), ...(running ? [`   - ${running}`] : [])].join('\n');
}

/** Possible implementations, where the last step is a method that others override. */
async function runningLine({ page }: Pick<WriterContext, 'page'>, end: string, graph: CodeGraph): Promise<string> {
  const all = graph.incoming(end, ['overrides']).flatMap(({ caller }) => graph.symbol(caller) ?? []);
  const running = all.filter(({ role, fact }) => role === 'code' && !fact.declaration);
  const shown: string[] = [];
  for (const symbol of running.slice(0, mostRunning))
    shown.push(nameAsCode(symbol) + (await page.citeSymbol(symbol, l10n.t('may run here'))));
  return shown.length ? l10n.t('What runs is one of: {0}', withRest(shown, running.length)) : '';
}

/** The calls to an end without a connection to the start, so that both sides of the gap are shown. */
export async function addApproach(writing: WriterContext, { end }: FlowEnds, approach: readonly Edge[]): Promise<void> {
  const { page, graph } = writing;
  page.add(
    l10n.t('The other side of the gap, which ends in {0}:', nameAsCode(end)),
    '',
    await pathSteps(writing, approach, mainCalls(approach, graph)),
  );
}

/** Reports that a program begins in a file outside the index. */
export async function leftOutWords({ page }: Pick<WriterContext, 'page'>, { root, path, by, skipped }: LeftOutEntry): Promise<string> {
  const place = { root, path: by.path, lines: { first: by.line, last: by.line } };
  const says = code(by.path) + (await page.cite(place, by.path, l10n.t('names an entry point')));
  const rule = skipped.detail || skipped.reason;
  return l10n.t(
    '{0} names {1} as {2}, but that file is not in the index ({3}): what it does is missing here.',
    says,
    code(path),
    code(by.key),
    code(rule),
  );
}
