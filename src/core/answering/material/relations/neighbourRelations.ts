// Writes the neighbourhood of a definition, one hop: its users, its callees, its raises.
import { firstOfEach } from '../../../base/collections/firstOfEach.ts';
import * as l10n from '@vscode/l10n';
import type { CodeGraph, SymbolNode } from '../../../graph/edges/graphTypes.ts';
import { directSteps, isPossible } from '../../../searching/relations/callers.ts';
import type { CombinedUses } from '../../../searching/relations/combinedUses.ts';
import { atLine, readableName, verbOf, type RelationNote } from './relationNote.ts';
import { raisesPhrase } from './languagePhrases.ts';
import { useCountWords, stepRelation } from './useRelations.ts';

const maxCallers = 4;
const maxCallees = 5;
const maxRaises = 3;

/**
 * Relations of `symbol`: the number of places that use it with the first ones, its callees and its raises, and how many of each are not
 * listed.
 */
export function neighbourRelations(symbol: SymbolNode, graph: CodeGraph, uses: CombinedUses | undefined): RelationNote[] {
  return [...users(symbol, graph, uses), ...callees(symbol, graph), ...raises(symbol)];
}

function users(symbol: SymbolNode, graph: CodeGraph, uses: CombinedUses | undefined): RelationNote[] {
  if (!uses) return [];
  const steps = directSteps(symbol, uses, graph);
  const inCode = steps.filter((step) => step.symbol.role === 'code');
  const listedSteps = (inCode.length ? inCode : steps).slice(0, maxCallers);
  // A complete list needs no count.
  const isAll =
    listedSteps.filter((step) => !isPossible(step)).length === uses.places.length && uses.possible.length + uses.undecided.length === 0;
  const count = isAll ? [] : [{ note: useCountWords(readableName(symbol), uses), depth: 0 }];
  return [...count, ...listedSteps.map((step) => stepRelation(step))];
}

function callees(symbol: SymbolNode, graph: CodeGraph): RelationNote[] {
  const edges = firstOfEach(graph.callees(symbol.id), ({ callee }) => callee ?? '').filter(({ evidence }) => evidence !== 'name-only');
  const knownCalls = edges.flatMap((edge) => {
    const callee = edge.callee === null ? undefined : graph.symbol(edge.callee);
    return callee ? [{ edge, callee }] : [];
  });
  const listedRelations = knownCalls.slice(0, maxCallees).map(({ edge, callee }) => {
    const note = `${readableName(symbol)} ${verbOf(edge, callee)} ${readableName(callee)}, defined in ${callee.path}`;
    return atLine(symbol, edge.line, note, l10n.t('is called by {0}', symbol.fact.name));
  });
  return [...listedRelations, ...restRelations(symbol, knownCalls.length - listedRelations.length)];
}

function raises(symbol: SymbolNode): RelationNote[] {
  return firstOfEach(symbol.fact.raises, ({ name }) => name)
    .slice(0, maxRaises)
    .map(({ name, line }) => atLine(symbol, line, raisesPhrase(symbol, name), l10n.t('raises {0}', name)));
}

function restRelations(symbol: SymbolNode, count: number): RelationNote[] {
  return count > 0 ? [{ note: `${count} more ${count === 1 ? 'callee' : 'callees'} of ${readableName(symbol)}`, depth: 0 }] : [];
}
