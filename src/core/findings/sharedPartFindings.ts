// Finds parts through which too much goes: files with many users and many dependencies, and classes with very many methods.
import { fileKeyOf } from '../base/fileKey.ts';
import * as l10n from '@vscode/l10n';
import type { CodeGraph, SymbolNode } from '../graph/edges/graphTypes.ts';
import type { Finding, FindingScope } from './finding.ts';
import { sureUses } from './sureUses.ts';

const userLimit = 20;
const dependencyLimit = 15;
const methodLimit = 40;
/** Minimum lines between the first and the last line of a method; shorter ones are accessors. */
const accessorLines = 3;
/** Minimum multiple of the limits for high severity. */
const highExcess = 3;

/** Hubs and large classes in `isInScope`. */
export function sharedPartFindings(graph: CodeGraph, isInScope: FindingScope): Finding[] {
  return [...hubFindings(graph, isInScope), ...largeClassFindings(graph, isInScope)];
}

interface FileNeighbours {
  readonly users: Set<string>;
  readonly dependencies: Set<string>;
}

/** Findings for files that call many others and are called by many. A change of any dependency reaches all their users. */
function hubFindings(graph: CodeGraph, isInScope: FindingScope): Finding[] {
  return [...neighboursByFile(graph)].flatMap(([key, { users, dependencies }]): Finding[] => {
    const [root, path] = [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)];
    if (users.size <= userLimit || dependencies.size <= dependencyLimit || !isInScope(root, path)) return [];
    const excess = (users.size / userLimit) * (dependencies.size / dependencyLimit);
    return [
      {
        root,
        path,
        lines: { first: 0, last: 0 },
        severity: excess >= highExcess ? 'high' : 'medium',
        category: 'maintainability',
        rule: 'hub',
        message: l10n.t(
          '{0} is used by {1} files and uses {2} itself: a change in those reaches all of the others through it.',
          path,
          users.size,
          dependencies.size,
        ),
        effect: excess,
      },
    ];
  });
}

/** For each code file, the files that call it and those that it calls. */
function neighboursByFile(graph: CodeGraph): ReadonlyMap<string, FileNeighbours> {
  const neighbours = new Map<string, FileNeighbours>();
  const neighboursOf = (key: string): FileNeighbours => {
    const entry = neighbours.get(key) ?? { users: new Set<string>(), dependencies: new Set<string>() };
    neighbours.set(key, entry);
    return entry;
  };
  for (const { user, target } of sureUses(graph, ['calls'])) {
    const [from, to] = [fileKeyOf(user), fileKeyOf(target)];
    if (from === to) continue;
    neighboursOf(from).dependencies.add(to);
    neighboursOf(to).users.add(from);
  }
  return neighbours;
}

function largeClassFindings(graph: CodeGraph, isInScope: FindingScope): Finding[] {
  const findings: Finding[] = [];
  for (const symbol of graph.symbols()) {
    if (symbol.role !== 'code' || symbol.fact.kind !== 'class' || !isInScope(symbol.root, symbol.path)) continue;
    const methods = methodsOf(symbol, graph);
    if (methods.length <= methodLimit) continue;
    const { root, path, fact } = symbol;
    const callers = new Set(methods.flatMap(({ id }) => graph.callers(id).map(({ caller }) => caller))).size;
    const excess = methods.length / methodLimit;
    findings.push({
      root,
      path,
      lines: { first: fact.range.start.line, last: fact.range.end.line },
      severity: excess >= highExcess ? 'high' : 'medium',
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

/** Methods of a class without accessors, which do not make it hard to understand. */
function methodsOf({ root, path, fact }: SymbolNode, graph: CodeGraph): SymbolNode[] {
  const isMethod = (member: SymbolNode): boolean => member.fact.parent === fact.index && member.fact.kind === 'method';
  return graph
    .inFile(root, path)
    .filter((member) => isMethod(member) && member.fact.range.end.line - member.fact.range.start.line >= accessorLines);
}
