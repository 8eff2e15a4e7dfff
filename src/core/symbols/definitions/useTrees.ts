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

const deepest = 16;

/** All names of the tree, in text order. */
export function usedNames(node: SyntaxNode, source: Source, prefix = '', depth = 0): UsedName[] {
  if (depth > deepest) return [];
  const path = node.childForFieldName('path');
  const list = node.childForFieldName('list') ?? (node.type === 'use_list' ? node : null);
  if (list) {
    const within = list === node || !path ? prefix : join(prefix, source.of(path));
    return list.namedChildren.flatMap((child) => (child ? usedNames(child, source, within, depth + 1) : []));
  }
  const alias = node.childForFieldName('alias');
  if (node.type === 'use_wildcard') {
    const all = node.namedChildren[0];
    return [{ module: join(prefix, all ? source.of(all) : ''), imported: '*', local: '*' }];
  }
  if (node.isExtra) return [];
  return [single(join(prefix, source.of(alias && path ? path : node)), alias ? source.of(alias) : undefined)];
}

/** `a::b::c` imports `c` of `a::b`; `a::b::self` imports `b` itself. */
function single(path: string, alias: string | undefined): UsedName {
  const whole = path.replace(/::self$/, '');
  const cut = whole.lastIndexOf('::');
  const last = cut < 0 ? whole : whole.slice(cut + 2);
  if (whole !== path || cut < 0) return { module: whole, imported: '*', local: alias ?? last };
  return { module: whole.slice(0, cut), imported: last, local: alias ?? last };
}

function join(prefix: string, path: string): string {
  const written = path.replace(/\s+/g, '');
  return prefix && written ? `${prefix}::${written}` : prefix || written;
}
