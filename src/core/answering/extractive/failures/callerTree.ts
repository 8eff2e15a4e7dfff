// Writes the callers of a failing function, nested by hop: certain ones first, then calls that may run another function of the name.
import * as l10n from '@vscode/l10n';
import type { SymbolNode } from '../../../graph/edges/graphTypes.ts';
import { swallowingCatch } from '../../../planning/decisions/swallowedErrors.ts';
import type { Site } from '../../../planning/diagnosticPlan.ts';
import { isPossible, type CallerStep } from '../../../searching/relations/callers.ts';
import { readableName } from '../../material/relations/relationNote.ts';
import { foldUnshownSteps, uncertaintyNote } from '../lists/callersAnswer.ts';
import { callersLine } from '../relationItems.ts';
import { nameAsCode } from '../symbolText.ts';
import { usesLine } from '../useSentences.ts';
import type { WriterContext } from '../writerContext.ts';

/** Maximum callers of a site in the tree. Set by judgement. */
const maxCallers = 6;
/** Maximum lines between a raise and the text of its message. Set by judgement. */
const maxMessageDistance = 3;

/** Callers, nested by hop: certain ones first, then calls that may run another function of the name. */
export async function callerTree(writerContext: WriterContext, site: Site): Promise<string[]> {
  const { symbol, walk, usesOrLines } = site;
  const { kind } = symbol.fact;
  // A message in a constant has its effect where the constant is used.
  if (walk.steps.length === 0 && usesOrLines && kind !== 'function' && kind !== 'method')
    return [`- ${await usesLine(writerContext, symbol, usesOrLines)}`];
  if (walk.steps.length === 0) return [await callersLine(writerContext, symbol)].filter(Boolean);
  const steps = new Set<CallerStep>();
  // Overloads and anonymous functions share one name, which appears once.
  const visitedKeys = new Set<string>();
  const types = raisedTypes(site);
  const linesFor = async (callee: SymbolNode, depth: number, isWanted: (step: CallerStep) => boolean): Promise<string[]> => {
    const lines: string[] = [];
    const wantedSteps = walk.steps.filter((each) => each.callee.id === callee.id && isWanted(each));
    for (const { step, handler } of await endsLast(writerContext, wantedSteps, types)) {
      if (steps.size >= maxCallers) break;
      const key = `${callee.fact.qualifiedName} ${step.symbol.path} ${readableName(step.symbol)}`;
      if (visitedKeys.has(key)) continue;
      visitedKeys.add(key);
      steps.add(step);
      const title = `${step.symbol.fact.qualifiedName} → ${callee.fact.name}`;
      const citation = await writerContext.page.citeEdge(step.edge, step.symbol, title, l10n.t('calls {0}', callee.fact.name));
      const note = handler === undefined ? '' : `, ${await handlerText(writerContext, step, handler)}`;
      lines.push(`${'  '.repeat(depth)}- ${nameAsCode(step.symbol)}${citation}${note}`);
      if (handler === undefined) lines.push(...(await linesFor(step.symbol, depth + 1, (each) => !isUncertain(each))));
    }
    return lines;
  };
  const certainLines = await linesFor(symbol, 1, (step) => !isUncertain(step));
  // A test that calls some function of this name tells nothing about the way to the failure.
  const possibleLines = await linesFor(symbol, 1, (step) => isUncertain(step) && step.symbol.role !== 'test');
  await foldUnshownSteps(writerContext, symbol, walk, steps);
  const onlyTests = [...steps].every((step) => isUncertain(step) || step.symbol.role === 'test');
  if (certainLines.length + possibleLines.length === 0)
    return [`- ${l10n.t('No code of this workspace is known to call it, only tests.')}`];
  const possibleHead = l10n.t('Perhaps reached from here, by a call of this name that may run another function:');
  return [
    ...(certainLines.length ? [`- ${onlyTests ? l10n.t('Only tests call it here:') : l10n.t('Reached from:')}`, ...certainLines] : []),
    ...(possibleLines.length ? [`- ${possibleHead}`, ...possibleLines] : []),
  ];
}

/** Steps with the line of the handler that ends the error there, if one does: such an error does not reach the callers, so they are last. */
async function endsLast(
  { page }: WriterContext,
  steps: readonly CallerStep[],
  types: readonly string[],
): Promise<readonly { readonly step: CallerStep; readonly handler: number | undefined }[]> {
  const ratedSteps: { step: CallerStep; handler: number | undefined }[] = [];
  for (const step of steps) {
    const { root, path, fact } = step.symbol;
    const file = await page.book.readLines(root, path);
    const body = file && { file, first: fact.range.start.line, last: fact.range.end.line };
    ratedSteps.push({ step, handler: body && types.length ? swallowingCatch(body, step.edge.line, types) : undefined });
  }
  return ratedSteps.toSorted((a, b) => Number(a.handler !== undefined) - Number(b.handler !== undefined));
}

async function handlerText({ page }: WriterContext, { symbol }: CallerStep, line: number): Promise<string> {
  const { root, path } = symbol;
  const citation = await page.cite({ root, path, lines: { first: line, last: line } }, path, l10n.t('catches the error'), symbol);
  return `${l10n.t('where it is caught and not raised again')}${citation}`;
}

/** The types of the raises at the failing line; without a line those of all raises. */
function raisedTypes({ symbol, message, line = message?.line }: Site): readonly string[] {
  const { raises } = symbol.fact;
  const near = raises.filter((raise) => line !== undefined && Math.abs(raise.line - line) <= maxMessageDistance);
  return (near.length ? near : raises).map(({ name }) => name.slice(name.lastIndexOf('.') + 1));
}

function isUncertain(step: CallerStep): boolean {
  return uncertaintyNote(step.edge) !== '' || isPossible(step);
}
