// Runs the query of a language over a tree and sorts what it finds by role, so that each kind of fact reads only its own matches.
import type { SyntaxNode } from '../syntax/node.ts';
import type { QueryMatch, TreeQuery } from '../syntax/query.ts';
import type { SyntaxTree } from '../syntax/tree.ts';

export type { QueryMatch };

/** Matches by role (`definition`, `call`, `import`, …), each list in the order of the text. */
export type Captures = (role: Role) => readonly QueryMatch[];

/** What a pattern is about: decided by the first capture name below that it has (`definition.class` counts as `definition`). */
const roles = [
  'definition', 'anonymous', 'outer', 'before', 'decorator', 'extends', 'implements', 'docstring', 'state', 'type', 'all',
  'comment', 'text', 'access', 'import', 'export', 'check', 'branch', 'catch', 'error', 'raise', 'write', 'global', 'flow', 'bind', 'field', 'local', 'call',
] as const; // prettier-ignore
export type Role = (typeof roles)[number];

const none: readonly QueryMatch[] = [];
/** Runs `query` over the whole tree; `isComplete` unless that would have taken far longer than code as people write it needs. */
export function collect(query: TreeQuery, tree: SyntaxTree): { readonly captures: Captures; readonly isComplete: boolean } {
  const groups = new Map<Role, QueryMatch[]>();
  const byPattern: (QueryMatch[] | undefined)[] = [];
  const { matches, isComplete } = query.matches(tree);
  for (const match of matches) {
    let group = byPattern[match.pattern];
    if (!group) {
      const role = roleOf(match);
      group = groups.get(role) ?? [];
      groups.set(role, group);
      byPattern[match.pattern] = group;
    }
    group.push(match);
  }
  return { captures: (role) => groups.get(role) ?? none, isComplete };
}

function roleOf(match: QueryMatch): Role {
  const names = new Set(match.captures.map(({ name }) => name.split('.', 1)[0]));
  const role = roles.find((name) => names.has(name));
  if (!role) throw new Error(`a query pattern captures none of the known roles: ${[...names].join(', ')}`);
  return role;
}

/** The node captured as `name`, if the pattern has it. */
export function captureOf(match: QueryMatch, name: string): SyntaxNode | undefined {
  for (const capture of match.captures) if (capture.name === name) return capture.node;
  return undefined;
}

/** The first capture whose name starts with `prefix`, and the rest of its name without the dot. */
export function capturedAs(match: QueryMatch, prefix: string): { readonly kind: string; readonly node: SyntaxNode } | undefined {
  for (const { name, node } of match.captures) {
    if (name === prefix) return { kind: '', node };
    if (name.startsWith(prefix) && name[prefix.length] === '.') return { kind: name.slice(prefix.length + 1), node };
  }
  return undefined;
}
