// Writes what stands around a definition as list items: who uses it, what it calls, and what it raises.
import { firstOfEach } from '../../base/collections/firstOfEach.ts';
import * as l10n from '@vscode/l10n';
import type { Edge, SymbolNode } from '../../graph/edges/graphTypes.ts';
import { code } from '../page/markdownText.ts';
import { directSteps } from '../../searching/relations/callers.ts';
import { hasWritableName } from '../../searching/relations/combinedUses.ts';
import { readableName } from '../material/relations/relationNote.ts';
import { citationOrPlace } from './quotedLine.ts';
import type { WriterContext } from './writerContext.ts';
import { nameAsCode } from './symbolText.ts';
import { withRest } from './withRest.ts';
import { usesLine } from './useSentences.ts';

/** Maximum names in one line; the others are counted and collapsed. */
const maxRelations = 5;

/** Callers, callees and raised types as list items. */
export async function relationItems(writerContext: WriterContext, symbol: SymbolNode, omitCallers = false): Promise<string[]> {
  const callers = omitCallers ? '' : await callersLine(writerContext, symbol);
  return [callers, await calleesLine(writerContext, symbol), await raisesLine(writerContext, symbol)].filter(Boolean);
}

/** Users of a definition, as list items; empty for one without a name that code can write. */
export async function callersLine(writerContext: WriterContext, symbol: SymbolNode): Promise<string> {
  const { graph } = writerContext;
  if (symbol.fact.kind === 'route') {
    const calls = firstOfEach(graph.callers(symbol.id), ({ caller }) => caller);
    if (calls.length === 0) return `- ${l10n.t('No direct callers found: it is called by requests.')}`;
    return `- ${l10n.t('Called from:')} ${await callerNames(writerContext, calls, symbol)}`;
  }
  if (!hasWritableName(symbol)) return '';
  const usesOrLines = await writerContext.findUsesOrNameLines(symbol.fact.name, [symbol]);
  const lines = [`- ${await usesLine(writerContext, symbol, usesOrLines)}`];
  const unnamedCalls = usesOrLines.uses ? directSteps(symbol, usesOrLines.uses, graph).filter(({ use }) => !use) : [];
  const edges = unnamedCalls.map(({ edge }) => edge);
  if (edges.length) lines.push(`- ${l10n.t('Called without its name:')} ${await callerNames(writerContext, edges, symbol)}`);
  return lines.join('\n');
}

/** Callers in code first; those in tests are listed only without others, and collapsed otherwise. */
async function callerNames({ page, graph }: WriterContext, edges: readonly Edge[], symbol: SymbolNode): Promise<string> {
  const callersInCode = edges.filter(({ caller }) => graph.symbol(caller)?.role === 'code');
  const firstEdges = (callersInCode.length ? callersInCode : edges).toSorted((a, b) => b.confidence - a.confidence).slice(0, maxRelations);
  const { name } = symbol.fact;
  const callerText = async (edge: Edge, isPlaceRequired = false): Promise<string> => {
    const caller = graph.symbol(edge.caller);
    if (!caller) return '';
    const why = edge.kind === 'calls' ? l10n.t('calls {0}', name) : l10n.t('uses {0}', name);
    const citation = await page.citeEdge(edge, caller, `${readableName(caller)} → ${name}`, why);
    return nameAsCode(caller) + (isPlaceRequired ? citationOrPlace(citation, caller.path, edge.line) : citation);
  };
  const items: string[] = [];
  for (const edge of firstEdges) items.push(await callerText(edge));
  const otherEdges = edges.filter((edge) => !firstEdges.includes(edge) && graph.symbol(edge.caller));
  await page.foldRest(l10n.t('Callers of {0}', readableName(symbol)), otherEdges, (edge) => callerText(edge, true));
  return withRest(items, edges.length);
}

async function calleesLine({ page, graph }: WriterContext, symbol: SymbolNode): Promise<string> {
  const edges = firstOfEach(graph.callees(symbol.id), ({ callee, external, line }) => callee ?? external ?? String(line));
  const knownCalls = edges.filter((edge) => edge.callee !== null && edge.evidence !== 'name-only');
  const callsInCode = knownCalls.filter(({ callee }) => callee !== null && graph.symbol(callee)?.role === 'code');
  const shownCalls = callsInCode.length ? callsInCode : knownCalls;
  // Built-in functions and decorators such as `len` tell nothing about the behaviour.
  const externals = edges.flatMap(({ external }) => (external?.includes('.') ? external : []));
  const items: string[] = [];
  for (const edge of shownCalls.slice(0, maxRelations)) {
    const callee = edge.callee === null ? undefined : graph.symbol(edge.callee);
    if (!callee) continue;
    const title = `${symbol.fact.name} → ${readableName(callee)}`;
    items.push(nameAsCode(callee) + (await page.citeEdge(edge, symbol, title, l10n.t('is called by {0}', symbol.fact.name))));
  }
  const lines: string[] = [];
  if (items.length) lines.push(`- ${l10n.t('Calls:')} ${withRest(items, shownCalls.length)}`);
  if (externals.length)
    lines.push(`- ${l10n.t('Calls outside the workspace:')} ${withRest(externals.slice(0, 4).map(code), externals.length)}`);
  return lines.join('\n');
}

async function raisesLine({ page }: WriterContext, symbol: SymbolNode): Promise<string> {
  const raises = firstOfEach(symbol.fact.raises, ({ name }) => name);
  const items: string[] = [];
  for (const { name, line } of raises.slice(0, 4)) {
    const place = { root: symbol.root, path: symbol.path, lines: { first: line, last: line } };
    items.push(code(name) + (await page.cite(place, l10n.t('{0} is raised', name), l10n.t('raises {0}', name), symbol)));
  }
  return items.length ? `- ${l10n.t('Raises:')} ${withRest(items, raises.length)}` : '';
}
