// The neighbourhood of a definition, one hop: its callers, what it calls, what it raises.
import { firstOfEach } from '../../base/firstOfEach.ts';
import * as l10n from '@vscode/l10n';
import type { CodeGraph, SymbolNode } from '../../graph/types.ts';
import { callsOfItself, callsThroughBases } from '../../retrieval/dispatch.ts';
import { atLine, certainty, named, oneLine, type Relation } from './relation.ts';

const mostCallers = 4;
const mostCallees = 5;
const mostRaises = 3;

/** Relations of `symbol`; callers first, those in code before tests, and how many are not listed. */
export function neighbours(symbol: SymbolNode, graph: CodeGraph): Relation[] {
  return [...callers(symbol, graph), ...callees(symbol, graph), ...raises(symbol)];
}

function callers(symbol: SymbolNode, graph: CodeGraph): Relation[] {
  const through = callsThroughBases(symbol, graph);
  const own = callsOfItself(symbol, graph, through).map((edge) => ({ edge, base: undefined }));
  const below = through.flatMap(({ base, calls }) => calls.map((edge) => ({ edge, base })));
  const edges = firstOfEach([...own, ...below], ({ edge }) => edge.caller);
  const known = edges.flatMap(({ edge, base }) => {
    const caller = graph.symbol(edge.caller);
    return caller ? [{ edge, base, caller }] : [];
  });
  const inCode = known.filter(({ caller }) => caller.role === 'code');
  const ranked = (inCode.length ? inCode : known).toSorted((a, b) => b.edge.confidence - a.edge.confidence);
  const listed = ranked.slice(0, mostCallers).map(({ edge, base, caller }) => {
    const note = base
      ? `${named(caller)} calls ${named(base)}, which ${named(symbol)} overrides`
      : `${named(caller)} calls ${named(symbol)}${certainty(edge)}`;
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
