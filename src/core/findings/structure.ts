// What the graph itself shows: symbols that know or are known by too many, circles, functions too long to be read at once.
import * as l10n from '@vscode/l10n';
import type { CodeGraph, SymbolNode } from '../graph/types.ts';
import type { Finding } from './finding.ts';
import type { FindingScope } from './findings.ts';

const mostCallees = 15;
const mostCallers = 20;
const mostLines = 100;
/** Twice the limit is twice as bad. */
const grave = 2;
/** Names that are listed of a circle; the sentence says how many it has in all. */
const namesShown = 4;

/** Fan-out, fan-in and length of functions. Tests call everything and are called by nobody, so only code counts. */
export function sizeFindings(graph: CodeGraph, scope: FindingScope): Finding[] {
  const found: Finding[] = [];
  for (const symbol of graph.symbols()) {
    if (!isOwnFunction(symbol) || !scope(symbol.root, symbol.path)) continue;
    const { name, range } = symbol.fact;
    const callees = graph.fanOut(symbol.id);
    const callers = graph.fanIn(symbol.id);
    const lines = range.end.line - range.start.line + 1;
    if (callees > mostCallees) {
      found.push(
        about(
          symbol,
          'fan-out',
          callees / mostCallees,
          l10n.t('{0} calls {1} different functions: it knows too many parts.', name, callees),
        ),
      );
    }
    if (callers > mostCallers) {
      found.push({
        ...about(symbol, 'fan-in', 1, l10n.t('{0} is called by {1} functions of other files: a change here reaches far.', name, callers)),
        severity: 'low',
      });
    }
    if (lines > mostLines) {
      found.push(
        about(symbol, 'long-function', lines / mostLines, l10n.t('{0} is {1} lines long: too much to be read at once.', name, lines)),
      );
    }
  }
  return found;
}

/** Functions that call each other and files that import each other in a circle; each circle once, at its first member. */
export function cycleFindings(graph: CodeGraph, scope: FindingScope): Finding[] {
  const calls = graph.callCycles().flatMap((cycle): Finding[] => {
    const inside = cycle.filter((symbol) => isOwnFunction(symbol) && scope(symbol.root, symbol.path));
    const [first] = inside;
    if (!first || inside.length < 2) return [];
    const names = listed(inside.map((symbol) => symbol.fact.name));
    return [
      {
        ...about(first, 'call-cycle', 1, l10n.t('{0} functions call each other in a circle: {1}.', inside.length, names)),
        severity: 'low',
      },
    ];
  });
  const imports = graph.importCycles().flatMap((cycle): Finding[] => {
    const [first] = cycle.filter(({ root, path }) => scope(root, path));
    const module = first && graph.inFile(first.root, first.path)[0];
    if (!module || module.role !== 'code') return [];
    const message = l10n.t('{0} files import each other in a circle: {1}.', cycle.length, listed(cycle.map(({ path }) => path)));
    return [{ ...about(module, 'import-cycle', cycle.length / 5, message), lines: { first: 0, last: 0 } }];
  });
  return [...calls, ...imports];
}

function about(symbol: SymbolNode, rule: Finding['rule'], excess: number, message: string): Finding {
  const { start, end } = symbol.fact.range;
  return {
    root: symbol.root,
    path: symbol.path,
    lines: { first: start.line, last: end.line },
    severity: excess >= grave ? 'high' : 'medium',
    category: 'maintainability',
    rule,
    message,
  };
}

function isOwnFunction({ role, fact }: SymbolNode): boolean {
  return role === 'code' && (fact.kind === 'function' || fact.kind === 'method' || fact.kind === 'route');
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, namesShown).join(', ');
  return names.length > namesShown ? `${shown}, \u2026` : shown;
}
