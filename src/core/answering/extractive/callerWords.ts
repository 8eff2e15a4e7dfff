// Who calls a function, in words: direct callers, the indirect steps above them, and what is not listed of each.
import * as l10n from '@vscode/l10n';
import { dispatchConfidence } from '../../graph/confidence.ts';
import type { Edge, SymbolNode } from '../../graph/types.ts';
import { isPossible, unshown, type CallerStep, type CallerWalk, type UnshownSteps } from '../../searching/relations/callers.ts';
import type { AskedCallers } from '../../planning/relations/askedCallers.ts';
import { useKindWords } from '../../uses/usesWords.ts';
import { callersLine, nameOf, placed, usesLine, type Writing } from './definition.ts';

/** What should be known of a call that is not sure; empty for one that is. */
export function doubtOf({ evidence, confidence }: Edge): string {
  if (evidence === 'name-only') return l10n.t('by name only');
  return confidence <= dispatchConfidence ? l10n.t('one of several that may run') : '';
}

/** How many direct users, possible ones and indirect steps are not listed, each on its own line. */
export function restLines({ direct, possible, indirect }: UnshownSteps): string[] {
  const words = [
    direct > 0 && (direct === 1 ? l10n.t('… and 1 more that uses it directly') : l10n.t('… and {0} more that use it directly', direct)),
    possible > 0 && l10n.t('… and {0} more that may use it', possible),
    indirect > 0 &&
      (indirect === 1 ? l10n.t('1 more indirect step is not listed') : l10n.t('{0} more indirect steps are not listed', indirect)),
  ];
  return words.flatMap((each) => (each ? [`- ${each}`] : []));
}

/**
 * Uses of a definition: how many there are, then who uses it directly, then who may, each with the steps that lead there. A picture shows the
 * steps too.
 */
export async function addCallers(writing: Writing, { symbol, walk, naming }: AskedCallers): Promise<void> {
  if (!walk) return;
  const { page } = writing;
  const { kind } = symbol.fact;
  const isCalled = kind === 'function' || kind === 'method' || kind === 'route';
  const title = isCalled ? l10n.t('Callers of {0}', nameOf(symbol)) : l10n.t('Uses of {0}', nameOf(symbol));
  const head = `**${title}** ${placed(symbol, await page.citeSymbol(symbol, l10n.t('is asked about')))}`;
  const steps = await stepLines(writing, symbol, walk);
  if (steps.length === 0)
    return page.add(head, '', naming ? `- ${await usesLine(writing, symbol, naming)}` : await callersLine(writing, symbol));
  if (naming) page.add(head, '', `- ${await usesLine(writing, symbol, naming, 'open')}`);
  page.draw(...(naming ? [] : [head, '']), ...steps);
}

async function stepLines(writing: Writing, symbol: SymbolNode, walk: CallerWalk): Promise<string[]> {
  const shown = new Set<CallerStep>();
  const linesOf = async (steps: readonly CallerStep[], depth: number): Promise<string[]> => {
    const lines: string[] = [];
    for (const step of steps) {
      shown.add(step);
      const above = walk.steps.filter((each) => each.callee.id === step.symbol.id);
      lines.push(`${'  '.repeat(depth)}- ${await stepLine(writing, step)}`, ...(await linesOf(above, depth + 1)));
    }
    return lines;
  };
  const ofSite = walk.steps.filter(({ callee, hops }) => callee.id === symbol.id && hops === 1);
  const possible = ofSite.filter(isPossible);
  const direct = await linesOf(
    ofSite.filter((step) => !isPossible(step)),
    0,
  );
  const maybe = possible.length ? [`- ${l10n.t('Possible, through a base or derived type:')}`, ...(await linesOf(possible, 1))] : [];
  return [...direct, ...maybe, ...restLines(unshown(walk, symbol, shown))];
}

async function stepLine({ page }: Writing, { symbol, edge, callee, hops, use }: CallerStep): Promise<string> {
  const title = `${symbol.fact.qualifiedName} → ${callee.fact.name}`;
  const why = use && use.kind !== 'calls' ? l10n.t('uses {0}', callee.fact.name) : l10n.t('calls {0}', callee.fact.name);
  const cited = await page.citeEdge(edge, symbol, title, why);
  const note = noteOf({ edge, use });
  const named = `${nameOf(symbol)}${cited}${note ? ` (${note})` : ''}`;
  return hops === 1 ? named : l10n.t('called from {0}', named);
}

/** How a step uses what it leads to, where it is no plain call; of a possible one through which type. */
function noteOf({ edge, use }: Pick<CallerStep, 'edge' | 'use'>): string {
  if (!use) return doubtOf(edge);
  const how = use.kind === 'calls' ? '' : useKindWords(use.kind);
  const through = use.through ? l10n.t('through {0}', nameOf(use.through)) : '';
  return [how, use.isPossible ? through : doubtOf(edge)].filter(Boolean).join(', ');
}
