// Finds cycles, because their parts cannot be changed separately: mutually dependent folders, circular imports and call cycles.
import { fileKey, fileKeyOf } from '../base/fileKey.ts';
import * as l10n from '@vscode/l10n';
import type { CodeGraph, SymbolNode } from '../graph/edges/graphTypes.ts';
import { isFunctionOrRoute } from '../graph/edges/functionKinds.ts';
import type { Finding, FindingScope } from './finding.ts';
import { sureUses } from './sureUses.ts';

/** Maximum names listed of a cycle; the sentence gives the total. */
const maxNames = 4;
/** Minimum files of an import cycle for high severity. */
const manyFiles = 10;
/** Maximum files of an import cycle for low severity, if they are in one folder. */
const fewFiles = 3;
/** Minimum uses in the stronger direction: with fewer, two folders have no direction at all. */
const minUses = 5;
/** Maximum share of the other direction at which uses count as a violation of layers. */
const weakShare = 0.25;
/** Minimum functions of a call cycle in one file, because two functions that call each other are common in parsers. */
const minCallers = 3;

/** All cycles in `isInScope`, each once. */
export function cycleFindings(graph: CodeGraph, isInScope: FindingScope): Finding[] {
  return [...folderCycles(graph, isInScope), ...importCycles(graph, isInScope), ...callCycles(graph, isInScope)];
}

interface FolderUses {
  readonly from: string;
  readonly to: string;
  count: number;
  /** Position of the first use, in edge order. */
  readonly symbol: SymbolNode;
  readonly line: number;
}

/** Findings for pairs of folders that call or extend code of each other. A folder and its subfolder count as one part. */
function folderCycles(graph: CodeGraph, isInScope: FindingScope): Finding[] {
  const uses = usesBetweenFolders(graph, isInScope);
  return [...uses.values()].flatMap((back): Finding[] => {
    const forward = uses.get(`${back.to}\n${back.from}`);
    if (!forward || forward.count < minUses) return [];
    // Reports each pair once, from the weaker direction.
    if (back.count > forward.count || (back.count === forward.count && back.from > back.to)) return [];
    const isAgainstLayers = back.count <= forward.count * weakShare;
    const message = isAgainstLayers
      ? l10n.t(
          '{0} uses {1} in {2} places, and {1} uses {0} back in {3}, for example here: the lower layer depends on the higher one.',
          nameOf(forward.from),
          nameOf(forward.to),
          forward.count,
          back.count,
        )
      : l10n.t(
          '{0} and {1} use each other, in {2} and {3} places, for example here: neither can be changed or tested without the other.',
          nameOf(forward.from),
          nameOf(forward.to),
          forward.count,
          back.count,
        );
    const { root, path } = back.symbol;
    return [
      {
        root,
        path,
        lines: { first: back.line, last: back.line },
        severity: forward.count >= 2 * minUses && back.count > 1 ? (isAgainstLayers ? 'medium' : 'high') : 'low',
        category: 'maintainability',
        rule: 'folder-cycle',
        message,
        effect: Math.sqrt(forward.count * back.count),
      },
    ];
  });
}

/** Uses between folders, keyed by both folders in their direction. */
function usesBetweenFolders(graph: CodeGraph, isInScope: FindingScope): ReadonlyMap<string, FolderUses> {
  const uses = new Map<string, FolderUses>();
  for (const { user, target, line } of sureUses(graph, ['calls', 'extends'])) {
    if (!isInScope(user.root, user.path) || !isInScope(target.root, target.path)) continue;
    const [from, to] = [folderOf(user), folderOf(target)];
    if (from === to || from.startsWith(to) || to.startsWith(from)) continue;
    const key = `${from}\n${to}`;
    const folderUses = uses.get(key);
    if (folderUses) folderUses.count++;
    else uses.set(key, { from, to, count: 1, symbol: user, line });
  }
  return uses;
}

/** Ends with a slash, so that prefix tests only match real subfolders. */
function folderOf({ root, path }: SymbolNode): string {
  return `${root}:${path.slice(0, path.lastIndexOf('/') + 1)}`;
}

function nameOf(folder: string): string {
  return folder.slice(folder.indexOf(':') + 1, -1) || '.';
}

/** Findings for import cycles, each at the file that most of the others import. */
function importCycles(graph: CodeGraph, isInScope: FindingScope): Finding[] {
  return graph.importCycles().flatMap((cycle): Finding[] => {
    const scopeFiles = cycle.filter(({ root, path }) => isInScope(root, path) && hasRuntimeCode(graph.inFile(root, path)));
    if (scopeFiles.length < 2) return [];
    const keys = new Set(cycle.map(fileKeyOf));
    const isMember = ({ root, path }: { readonly root: string; readonly path: string }): boolean => keys.has(fileKey(root, path));
    const importers = scopeFiles.map((file) => ({ file, count: graph.importedBy(file.root, file.path).filter(isMember).length }));
    const [centre] = importers.sort((a, b) => b.count - a.count || (a.file.path < b.file.path ? -1 : 1));
    const module = centre && graph.inFile(centre.file.root, centre.file.path)[0];
    if (!centre || !module) return [];
    const backEdge = graph.outgoing(module.id, ['imports']).find(({ callee }) => {
      const target = callee === null ? undefined : graph.symbol(callee);
      return target !== undefined && target.id !== module.id && isMember(target);
    });
    const { path } = centre.file;
    const message =
      cycle.length > fewFiles
        ? l10n.t(
            '{0} files import each other in a cycle; {1} of them import {2}, which imports some of them here.',
            cycle.length,
            centre.count,
            path,
          )
        : l10n.t('{0} files import each other in a cycle: {1}.', cycle.length, joinNames(cycle.map((file) => file.path)));
    const folders = new Set(cycle.map((file) => file.path.slice(0, file.path.lastIndexOf('/') + 1))).size;
    const line = backEdge?.line ?? 0;
    return [
      {
        ...centre.file,
        lines: { first: line, last: line },
        severity: cycle.length >= manyFiles ? 'high' : cycle.length <= fewFiles && folders === 1 ? 'low' : 'medium',
        category: 'maintainability',
        rule: 'import-cycle',
        message,
        effect: cycle.length * folders,
      },
    ];
  });
}

/** Whether a file has more code than types, which do not exist at run time and so close no cycle. */
function hasRuntimeCode([module, ...symbols]: readonly SymbolNode[]): boolean {
  if (module?.role !== 'code') return false;
  return symbols.length === 0 || symbols.some(({ fact }) => fact.kind !== 'interface' && fact.kind !== 'type');
}

/** Findings for call cycles across files, and for larger ones within a file. Plain recursion is intended. */
function callCycles(graph: CodeGraph, isInScope: FindingScope): Finding[] {
  return graph.callCycles().flatMap((cycle): Finding[] => {
    const scopeFunctions = cycle.filter(
      (symbol) => symbol.role === 'code' && isFunctionOrRoute(symbol) && isInScope(symbol.root, symbol.path),
    );
    const files = new Set(scopeFunctions.map(fileKeyOf));
    const [first] = scopeFunctions;
    if (!first || (files.size < 2 && scopeFunctions.length < minCallers)) return [];
    const message = l10n.t(
      '{0} functions call each other in a cycle: {1}.',
      scopeFunctions.length,
      joinNames(scopeFunctions.map(({ fact }) => fact.name)),
    );
    const { root, path, fact } = first;
    return [
      {
        root,
        path,
        lines: { first: fact.range.start.line, last: fact.range.end.line },
        severity: 'low',
        category: 'maintainability',
        rule: 'call-cycle',
        message,
        effect: files.size,
      },
    ];
  });
}

function joinNames(names: readonly string[]): string {
  const text = names.slice(0, maxNames).join(', ');
  return names.length > maxNames ? `${text}, \u2026` : text;
}
