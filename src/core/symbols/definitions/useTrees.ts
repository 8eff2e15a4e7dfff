// Flattens the path trees of Rust's `use` and PHP's grouped `use` to single names.
import type { SyntaxNode } from '../../syntax/node.ts';
import type { Source } from '../source.ts';

/** One name that a use tree imports. */
export interface UsedName {
  /** Path of its container as written (`crate::a::b`). */
  readonly module: string;
  /** `*` for all names of the path, and for the path itself. */
  readonly imported: string;
  readonly local: string;
}

const maxDepth = 16;

/** All names of the tree, in text order. */
export function usedNames(node: SyntaxNode, source: Source, prefix = '', depth = 0): UsedName[] {
  if (depth > maxDepth) return [];
  const path = node.childForFieldName('path');
  const list = node.childForFieldName('list') ?? (node.type === 'use_list' ? node : null);
  if (list) {
    const innerPrefix = list === node || !path ? prefix : joinPaths(prefix, source.textOf(path));
    return list.namedChildren.flatMap((child) => (child ? usedNames(child, source, innerPrefix, depth + 1) : []));
  }
  const alias = node.childForFieldName('alias');
  if (node.type === 'use_wildcard') {
    const pathNode = node.namedChildren[0];
    return [{ module: joinPaths(prefix, pathNode ? source.textOf(pathNode) : ''), imported: '*', local: '*' }];
  }
  if (node.isExtra) return [];
  return [nameOfPath(joinPaths(prefix, source.textOf(alias && path ? path : node)), alias ? source.textOf(alias) : undefined)];
}

/** `a::b::c` imports `c` of `a::b`; `a::b::self` imports `b` itself. */
function nameOfPath(path: string, alias: string | undefined): UsedName {
  const fullPath = path.replace(/::self$/, '');
  const separator = fullPath.lastIndexOf('::');
  const last = separator < 0 ? fullPath : fullPath.slice(separator + 2);
  if (fullPath !== path || separator < 0) return { module: fullPath, imported: '*', local: alias ?? last };
  return { module: fullPath.slice(0, separator), imported: last, local: alias ?? last };
}

function joinPaths(prefix: string, path: string): string {
  const compactPath = path.replace(/\s+/g, '');
  return prefix && compactPath ? `${prefix}::${compactPath}` : prefix || compactPath;
}
