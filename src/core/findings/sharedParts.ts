// Finds bottlenecks: files with many users and many dependencies, and classes with very many methods.
import { fileKeyOf } from '../base/fileKey.ts';
import * as l10n from '@vscode/l10n';
import type { CodeGraph, SymbolNode } from '../graph/edges/types.ts';
import type { Finding } from './finding.ts';
import type { FindingScope } from './finding.ts';
import { sureUses } from './sureUses.ts';

const manyUsers = 20;
const manyUsed = 15;
const manyMethods = 40;
/** Methods of one line are accessors. */
const accessorLines = 3;
const grave = 3;

/** Hubs and large classes in `scope`. */
export function sharedPartFindings(graph: CodeGraph, scope: FindingScope): Finding[] {
  return [...hubs(graph, scope), ...largeClasses(graph, scope)];
}

interface Ends {
  readonly users: Set<string>;
  readonly used: Set<string>;
}

/** Files that call many others and are called by many: a change of any dependency reaches all their users. */
function hubs(graph: CodeGraph, scope: FindingScope): Finding[] {
  return [...fileEnds(graph)].flatMap(([key, { users, used }]): Finding[] => {
    const [root, path] = [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)];
    if (users.size <= manyUsers || used.size <= manyUsed || !scope(root, path)) return [];
    const excess = (users.size / manyUsers) * (used.size / manyUsed);
    return [
      {
        root,
        path,
        lines: { first: 0, last: 0 },
        severity: excess >= grave ? 'high' : 'medium',
        category: 'maintainability',
        rule: 'hub',
        message: l10n.t(
          '{0} is used by {1} files and uses {2} itself: a change in those reaches all of the others through it.',
          path,
          users.size,
          used.size,
        ),
        effect: excess,
      },
    ];
  });
}

/** Files at both ends of the calls of each code file. */
function fileEnds(graph: CodeGraph): ReadonlyMap<string, Ends> {
  const ends = new Map<string, Ends>();
  const endsOf = (key: string): Ends => {
    const known = ends.get(key) ?? { users: new Set<string>(), used: new Set<string>() };
    ends.set(key, known);
    return known;
  };
  for (const { user, used } of sureUses(graph, ['calls'])) {
    const [from, to] = [fileKeyOf(user), fileKeyOf(used)];
    if (from === to) continue;
    endsOf(from).used.add(to);
    endsOf(to).users.add(from);
  }
  return ends;
}

function largeClasses(graph: CodeGraph, scope: FindingScope): Finding[] {
  const findings: Finding[] = [];
  for (const symbol of graph.symbols()) {
    if (symbol.role !== 'code' || symbol.fact.kind !== 'class' || !scope(symbol.root, symbol.path)) continue;
    const methods = methodsOf(symbol, graph);
    if (methods.length <= manyMethods) continue;
    const { root, path, fact } = symbol;
    const callers = new Set(methods.flatMap(({ id }) => graph.callers(id).map(({ caller }) => caller))).size;
    const excess = methods.length / manyMethods;
    findings.push({
      root,
      path,
      lines: { first: fact.range.start.line, last: fact.range.end.line },
      severity: excess >= grave ? 'high' : 'medium',
      category: 'maintainability',
      rule: 'large-class',
      message: l10n.t(
        '{0} has {1} methods of more than a line or two: it probably has several responsibilities.',
        fact.qualifiedName,
        methods.length,
      ),
      effect: excess * (1 + Math.log2(1 + callers)),
    });
  }
  return findings;
}

/** Methods that do something: accessors do not make a class hard to understand. */
function methodsOf({ root, path, fact }: SymbolNode, graph: CodeGraph): SymbolNode[] {
  const isMethod = (other: SymbolNode): boolean => other.fact.parent === fact.index && other.fact.kind === 'method';
  return graph
    .inFile(root, path)
    .filter((other) => isMethod(other) && other.fact.range.end.line - other.fact.range.start.line >= accessorLines);
}
