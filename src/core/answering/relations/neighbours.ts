// The neighbourhood of a definition, one hop: its callers, what it calls, what it raises.
import { firstOfEach } from '../../base/firstOfEach.ts';
import * as l10n from '@vscode/l10n';
import type { CodeGraph, SymbolNode } from '../../graph/types.ts';
import { callsOf } from '../../retrieval/overloads.ts';
import { atLine, certainty, named, oneLine, type Relation } from './relation.ts';

const mostCallers = 4;
const mostCallees = 5;
const mostRaises = 3;

/** Relations of `symbol`; callers first, those in code before tests, and how many are not listed. */
export function neighbours(symbol: SymbolNode, graph: CodeGraph): Relation[] {
  return [...callers(symbol, graph), ...callees(symbol, graph), ...raises(symbol)];
}

function callers(symbol: SymbolNode, graph: CodeGraph): Relation[] {
  const edges = firstOfEach(callsOf(symbol, graph), ({ caller }) => caller);
  const known = edges.flatMap((edge) => {
    const caller = graph.symbol(edge.caller);
    return caller ? [{ edge, caller }] : [];
  });
  const inCode = known.filter(({ caller }) => caller.role === 'code');
  const ranked = (inCode.length ? inCode : known).toSorted((a, b) => b.edge.confidence - a.edge.confidence);
  const listed = ranked.slice(0, mostCallers).map(({ edge, caller }) => {
    const note = `${named(caller)} calls ${named(symbol)}${certainty(edge)}`;
    return atLine(caller, edge.line, note, l10n.t('calls {0}', symbol.fact.name));
  });
  return [...listed, ...rest('caller', symbol, edges.length - listed.length)];
}

function callees(symbol: SymbolNode, graph: CodeGraph): Relation[] {
  const edges = firstOfEach(graph.callees(symbol.id), ({ callee }) => callee ?? '').filter(({ evidence }) => evidence !== 'name-only');
  const known = edges.flatMap((edge) => {
    const callee = edge.callee === null ? undefined : graph.symbol(edge.callee);
    return callee ? [{ edge, callee }] : [];
  });
  const listed = known.slice(0, mostCallees).map(({ edge, callee }) => {
    const note = `${named(symbol)} calls ${named(callee)}, defined in ${callee.path}`;
    return atLine(symbol, edge.line, note, l10n.t('is called by {0}', symbol.fact.name));
  });
  return [...listed, ...rest('callee', symbol, known.length - listed.length)];
}

function raises(symbol: SymbolNode): Relation[] {
  return firstOfEach(symbol.fact.raises, ({ name }) => name)
    .slice(0, mostRaises)
    .map(({ name, line }) => atLine(symbol, line, `${named(symbol)} raises ${oneLine(name)}`, l10n.t('raises {0}', name)));
}

function rest(what: 'caller' | 'callee', symbol: SymbolNode, count: number): Relation[] {
  return count > 0 ? [{ note: `${count} more ${what}${count === 1 ? '' : 's'} of ${named(symbol)}`, depth: 0 }] : [];
}
