// Runs the query of a language over a tree and groups the matches by role, so that each finder reads only its own.
import type { SyntaxNode } from '../syntax/node.ts';
import type { QueryMatch, TreeQuery } from '../syntax/query.ts';
import type { SyntaxTree } from '../syntax/tree.ts';

export type { QueryMatch };

/** Matches by role (`definition`, `call`, `import`, …), each list in text order. */
export type Captures = (role: Role) => readonly QueryMatch[];

/** Roles of patterns: the first name below that a pattern captures decides (`definition.class` counts as `definition`). */
const roles = [
  'definition', 'anonymous', 'outer', 'before', 'decorator', 'extends', 'implements', 'docstring', 'state', 'type', 'all',
  'comment', 'text', 'access', 'import', 'export', 'check', 'branch', 'catch', 'error', 'raise', 'write', 'global', 'flow', 'bind', 'field', 'local', 'call',
] as const; // prettier-ignore
/** One of these names. */
export type Role = (typeof roles)[number];

const none: readonly QueryMatch[] = [];

/** Runs `query` over the whole tree. `isComplete` is false when it exceeds its limit, far above the needs of hand-written code. */
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
