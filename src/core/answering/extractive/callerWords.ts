// Who calls a function, in words: direct callers, the indirect steps above them, and what is not listed of each.
import * as l10n from '@vscode/l10n';
import { dispatchConfidence } from '../../graph/confidence.ts';
import type { Edge, SymbolNode } from '../../graph/types.ts';
import { hasSureCaller, unshown, type CallerStep, type CallerWalk } from '../../retrieval/callers.ts';
import type { AskedCallers } from '../../retrieval/exploratory.ts';
import type { NamingPlaces } from '../../retrieval/namingPlaces.ts';
import { callersLine, nameOf, namingLine, placed, type Writing } from './definition.ts';

/** What should be known of a call that is not sure; empty for one that is. */
export function doubtOf({ evidence, confidence }: Edge): string {
  if (evidence === 'name-only') return l10n.t('by name only');
  return confidence <= dispatchConfidence ? l10n.t('one of several that may run') : '';
}

/** How many direct callers and how many indirect steps are not listed, each on its own line. */
export function restLines({ direct, indirect }: { readonly direct: number; readonly indirect: number }): string[] {
  return [
    ...(direct > 0 ? [`- ${direct === 1 ? l10n.t('… and 1 more direct caller') : l10n.t('… and {0} more direct callers', direct)}`] : []),
    ...(indirect > 0
      ? [`- ${indirect === 1 ? l10n.t('1 more indirect step is not listed') : l10n.t('{0} more indirect steps are not listed', indirect)}`]
      : []),
  ];
}

/**
 * Direct callers of a definition with the steps that lead to them, which a picture shows too. It has no lines that only name the definition: of
 * what is used without calls these are told apart.
 */
export async function addCallers(writing: Writing, { symbol, walk, naming }: AskedCallers): Promise<void> {
  if (!walk) return;
  const { page } = writing;
  const { kind } = symbol.fact;
  const isCalled = kind === 'function' || kind === 'method' || kind === 'route';
  const title = isCalled ? l10n.t('Callers of {0}', nameOf(symbol)) : l10n.t('Uses of {0}', nameOf(symbol));
  const head = `**${title}** ${placed(symbol, await page.citeSymbol(symbol, l10n.t('is asked about')))}`;
  const steps = await stepLines(writing, symbol, walk);
  const found = isCalled ? sureWords(hasSureCaller(walk), steps.length) : usesWords(naming);
  const text = naming ? `- ${await namingLine(writing, symbol, naming, found)}` : '';
  if (steps.length === 0) return page.add(head, '', text || (await callersLine(writing, symbol)));
  page.draw(head, '', ...steps);
  if (text) page.add(text);
}

async function stepLines(writing: Writing, symbol: SymbolNode, walk: CallerWalk): Promise<string[]> {
  const lines: string[] = [];
  const shown = new Set<CallerStep>();
  const visit = async (callee: SymbolNode, depth: number): Promise<void> => {
    for (const step of walk.steps.filter((each) => each.callee.id === callee.id)) {
      shown.add(step);
      lines.push(`${'  '.repeat(depth)}- ${await stepLine(writing, step)}`);
      await visit(step.symbol, depth + 1);
    }
  };
  await visit(symbol, 0);
  return [...lines, ...restLines(unshown(walk, symbol, shown))];
}

/** What is said before the lines that name something that cannot be called; nothing where scope and types tell that they use it. */
export function usesWords(naming: NamingPlaces | undefined): string {
  return naming?.decided?.direct ? '' : l10n.t('Uses are not indexed completely');
}

function sureWords(isSure: boolean, shown: number): string {
  if (isSure) return l10n.t('Uses are not indexed completely');
  return shown > 0 ? l10n.t('No direct caller is known for sure') : l10n.t('No direct callers found');
}

async function stepLine({ page }: Writing, { symbol, edge, callee, hops }: CallerStep): Promise<string> {
  const title = `${symbol.fact.qualifiedName} → ${callee.fact.name}`;
  const cited = await page.citeEdge(edge, symbol, title, l10n.t('calls {0}', callee.fact.name));
  const doubt = doubtOf(edge);
  const named = `${nameOf(symbol)}${cited}${doubt ? ` (${doubt})` : ''}`;
  return hops === 1 ? named : l10n.t('called from {0}', named);
}
