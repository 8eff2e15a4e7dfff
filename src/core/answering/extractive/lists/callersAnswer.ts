// Describes the callers of a function: direct ones, the indirect steps above them, and the rest of each collapsed.
import { fileKeyOf } from '../../../base/fileKey.ts';
import * as l10n from '@vscode/l10n';
import { dispatchConfidence } from '../../../graph/edges/edgeConfidence.ts';
import type { Edge, SymbolNode } from '../../../graph/edges/graphTypes.ts';
import { isPossible, unlistedSteps, type CallerStep, type CallerWalk } from '../../../searching/relations/callers.ts';
import type { AskedCallers } from '../../../planning/relations/callersPlan.ts';
import type { UsePlace } from '../../../uses/target/usePlaces.ts';
import { summarizeCombinedUses } from '../../../searching/relations/combinedUses.ts';
import { restSentence, useKindPhrase } from '../../../uses/answer/usesSentences.ts';
import type { Page } from '../../page/page.ts';
import { readableName } from '../../material/relations/relationNote.ts';
import { callersLine } from '../relationItems.ts';
import { nameAsCode, placeOfSymbol, placeText } from '../symbolText.ts';
import { usesLine, combinedUsesSentence } from '../useSentences.ts';
import type { WriterContext } from '../writerContext.ts';
import { citationOrPlace, shortCode, quotedLine } from '../quotedLine.ts';
import { contractWords } from '../contractWords.ts';

/** Maximum listed places that may mean a definition. */
const maxUndecided = 8;

/** Note about an uncertain call; empty for a certain one. */
export function uncertaintyNote({ evidence, confidence }: Edge): string {
  if (evidence === 'name-only') return l10n.t('by name only');
  return confidence <= dispatchConfidence ? l10n.t('one of several functions that this call may run') : '';
}

/** Collapses direct users of `symbol`, possible ones and indirect steps that are not among `steps`, each under its own line. */
export async function foldUnshownSteps(
  writerContext: WriterContext,
  symbol: SymbolNode,
  walk: CallerWalk,
  steps: ReadonlySet<CallerStep>,
): Promise<void> {
  const { page } = writerContext;
  const unshown = unlistedSteps(walk, steps);
  const directSteps = unshown.filter(({ hops }) => hops === 1);
  const name = readableName(symbol);
  const lineOf = (step: CallerStep): Promise<string> => restLine(writerContext, step);
  const certainSteps = directSteps.filter((step) => !isPossible(step));
  const areTests = certainSteps.every((step) => step.symbol.role === 'test');
  await page.foldRest(areTests ? l10n.t('Tests that use {0}', name) : l10n.t('Direct uses of {0}', name), certainSteps, lineOf);
  await page.foldRest(l10n.t('Possible uses of {0}', name), directSteps.filter(isPossible), lineOf);
  const indirectSteps = unshown.filter(({ hops }) => hops > 1);
  await page.foldRest(l10n.t('Indirect steps to {0}', name), indirectSteps, lineOf);
}

/** A step outside of the shown list: with its target if it is indirect. */
async function restLine({ page }: WriterContext, { symbol, edge, callee, hops, use }: CallerStep): Promise<string> {
  const why = l10n.t('calls {0}', callee.fact.name);
  const citation = await page.citeEdge(edge, symbol, `${symbol.fact.qualifiedName} → ${callee.fact.name}`, why);
  const notes = [hops > 1 ? l10n.t('calls {0}', nameAsCode(callee)) : '', noteOf({ edge, use })].filter(Boolean).join(', ');
  return `${nameAsCode(symbol)}${citationOrPlace(citation, symbol.path, edge.line)}${notes ? ` (${notes})` : ''}`;
}

/**
 * Uses of a definition: their number, then direct users, each with its line, then possible ones. The steps that lead there are collapsed. A
 * picture shows all of them. `isCountInLead`: the first sentence of the answer already counts the certain ones.
 */
export async function addCallers(
  writerContext: WriterContext,
  { symbol, walk, usesOrLines }: AskedCallers,
  isCountInLead: boolean,
): Promise<void> {
  if (!walk) return;
  const { page } = writerContext;
  const { kind } = symbol.fact;
  const isCalled = kind === 'function' || kind === 'method' || kind === 'route';
  const title = isCalled ? l10n.t('Callers of {0}', nameAsCode(symbol)) : l10n.t('Uses of {0}', nameAsCode(symbol));
  const head = `**${title}** ${placeOfSymbol(symbol, await page.citeSymbol(symbol, l10n.t('is asked about')))}`;
  const directSteps = walk.steps.filter(({ callee, hops }) => callee.id === symbol.id && hops === 1);
  if (directSteps.length === 0)
    return page.add(
      head,
      '',
      usesOrLines ? `- ${await usesLine(writerContext, symbol, usesOrLines)}` : await callersLine(writerContext, symbol),
    );
  if (!isCountInLead) page.add(head);
  const { uses } = usesOrLines ?? {};
  if (isCountInLead && uses) page.add(restSentence(summarizeCombinedUses(uses)));
  else if (usesOrLines) page.add(combinedUsesSentence(writerContext, usesOrLines) || (await usesLine(writerContext, symbol, usesOrLines)));
  const steps = new Set<CallerStep>(directSteps);
  const possibleSteps = directSteps.filter(isPossible);
  const lines: string[] = [];
  for (const step of directSteps.filter((each) => !isPossible(each))) lines.push(`- ${await directLine(writerContext, step)}`);
  if (possibleSteps.length) lines.push(`- ${l10n.t('Possible, through a base or derived type:')}`);
  for (const step of possibleSteps) lines.push(`  - ${await directLine(writerContext, step)}`);
  page.addDrawn(...lines);
  await foldLeadingSteps(writerContext, symbol, walk, steps);
  await foldUnshownSteps(writerContext, symbol, walk, steps);
  await addUndecided(writerContext, symbol, uses?.undecided ?? []);
  await foldOthers(writerContext, symbol, [...directSteps, ...walk.beyondWidth.filter(({ hops }) => hops === 1)], uses?.places ?? []);
}

/** Places that may or may not mean `symbol`: listed where few have a name that nothing else here has, otherwise collapsed. */
async function addUndecided({ page, graph }: WriterContext, symbol: SymbolNode, places: readonly UsePlace[]): Promise<void> {
  const lineOf = (place: UsePlace): Promise<string> => placeLine(page, place, l10n.t('names {0}', symbol.fact.name));
  const namesakes = graph.byName(symbol.fact.name).filter(({ role }) => role === 'code');
  if (places.length > 0 && places.length <= maxUndecided && namesakes.length === 1) {
    const lines: string[] = [];
    for (const place of places) lines.push(`- ${await lineOf(place)}`);
    return page.add(l10n.t('Nothing else here has the name, so these places probably mean it:'), '', ...lines);
  }
  await page.foldRest(l10n.t('Places that may mean {0}', readableName(symbol)), places, lineOf);
}

/** Collapses places that use `symbol` outside of all steps: imports, and lines outside of all functions. */
async function foldOthers(
  { page }: WriterContext,
  symbol: SymbolNode,
  steps: readonly CallerStep[],
  places: readonly UsePlace[],
): Promise<void> {
  const stepKeys = new Set(steps.map((step) => `${fileKeyOf(step.symbol)}:${step.edge.line}`));
  const otherPlaces = places.filter((place) => !stepKeys.has(`${fileKeyOf(place)}:${place.line}`));
  const why = l10n.t('uses {0}', symbol.fact.name);
  const lineOf = (place: UsePlace): Promise<string> => placeLine(page, place, why, useKindPhrase(place.kind));
  await page.foldRest(l10n.t('Other uses of {0}', readableName(symbol)), otherPlaces, lineOf);
}

/** A place with its line, and an optional `note`. */
async function placeLine(page: Page, { root, path, line, text, symbol }: UsePlace, why: string, note = ''): Promise<string> {
  const citation = await page.cite({ root, path, lines: { first: line, last: line } }, path, why, symbol);
  return `${placeText(path, line, citation)}${note ? ` (${note})` : ''}: ${shortCode(text)}`;
}

/** A direct use with its line. */
async function directLine(writerContext: WriterContext, step: CallerStep): Promise<string> {
  const { symbol, edge } = step;
  const text = await quotedLine(writerContext.page, symbol, edge.line);
  const line = await stepLine(writerContext, step);
  return text ? `${line}: ${text}` : line;
}

/** Collapses the steps that lead to the direct users as a tree; adds them to `shownSteps`. */
async function foldLeadingSteps(
  writerContext: WriterContext,
  symbol: SymbolNode,
  walk: CallerWalk,
  shownSteps: Set<CallerStep>,
): Promise<void> {
  const { page } = writerContext;
  const directSteps = [...shownSteps];
  const linesOf = async (steps: readonly CallerStep[], depth: number): Promise<string[]> => {
    const lines: string[] = [];
    for (const step of steps) {
      shownSteps.add(step);
      const callersAbove = walk.steps.filter((each) => each.callee.id === step.symbol.id);
      lines.push(`${'  '.repeat(depth)}- ${await stepLine(writerContext, step)}`, ...(await linesOf(callersAbove, depth + 1)));
    }
    return lines;
  };
  const lines = await page.writeAside(async () => {
    const tree = await linesOf(directSteps, 0);
    // Steps to collapsed direct users have no place in the tree.
    const stepsOutside = unlistedSteps(walk, shownSteps).filter(({ hops }) => hops > 1);
    for (const step of stepsOutside) {
      shownSteps.add(step);
      tree.push(`- ${await restLine(writerContext, step)}`);
    }
    return tree;
  });
  const count = shownSteps.size - directSteps.length;
  if (count > 0) page.foldDrawnSections(l10n.t('What leads to {0}: {1} indirect steps', readableName(symbol), count), [lines.join('\n')]);
}

async function stepLine({ page }: WriterContext, { symbol, edge, callee, hops, use }: CallerStep): Promise<string> {
  const title = `${symbol.fact.qualifiedName} → ${callee.fact.name}`;
  const why = use && use.kind !== 'calls' ? l10n.t('uses {0}', callee.fact.name) : l10n.t('calls {0}', callee.fact.name);
  const citation = await page.citeEdge(edge, symbol, title, why);
  const note = noteOf({ edge, use });
  const line = `${nameAsCode(symbol)}${citation}${note ? ` (${note})` : ''}`;
  return hops === 1 ? line : l10n.t('called from {0}', line);
}

/** Kind of a use that is no plain call; for a possible one, the type through which it goes. */
function noteOf({ edge, use }: Pick<CallerStep, 'edge' | 'use'>): string {
  if (edge.through !== undefined) return contractWords(edge);
  if (!use) return uncertaintyNote(edge);
  const how = use.kind === 'calls' ? '' : useKindPhrase(use.kind);
  const through = use.through ? l10n.t('through {0}', nameAsCode(use.through)) : '';
  return [how, use.isPossible ? through : uncertaintyNote(edge)].filter(Boolean).join(', ');
}
