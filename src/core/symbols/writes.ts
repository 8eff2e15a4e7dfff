// What code changes beyond its own locals: state of the module, and fields of the object it runs on.
import type { Node } from 'web-tree-sitter';
import { captured, type Match } from './captures.ts';
import { Mentions, type BySymbol, type FileContext } from './context.ts';
import type { Mention } from './facts.ts';
import type { ModuleNames } from './names.ts';

interface Target {
  readonly root: string;
  /** Name after the first dot, if any. */
  readonly member: string | undefined;
  /** The root itself is assigned, not something in it. */
  readonly whole: boolean;
}

/** Assignments, augmented and indexed ones, deletions and mutating methods, by the symbol that does them. */
export function findWrites(context: FileContext, names: ModuleNames): BySymbol<Mention> {
  const mentions = new Mentions(false);
  for (const match of context.captures('write')) {
    const node = captured(match, 'write') ?? captured(match, 'write.update') ?? captured(match, 'write.receiver');
    if (!node || !changes(match, context)) continue;
    const target = targetOf(context.source.folded(node, 200));
    const owner = context.owners.running(node.startIndex);
    const name = target && changedName(match, target, owner, context, names);
    if (name) mentions.mention(owner, name, lineOf(node));
  }
  return mentions.bySymbol;
}

function lineOf(node: Node): number {
  return node.startPosition.row;
}

function changes(match: Match, context: FileContext): boolean {
  const method = captured(match, 'write.method');
  return !method || context.grammar.mutatingMethods.has(context.source.of(method));
}

function targetOf(text: string): Target | undefined {
  const found = /^(?:\(\s*)?([\p{ID_Start}$_][\p{ID_Continue}$]*)\s*(?:!?\??\.\s*(#?[\p{ID_Start}$_][\p{ID_Continue}$]*))?/u.exec(text);
  if (!found?.[1]) return undefined;
  return { root: found[1], member: found[2], whole: found[0].trimEnd().length === text.length && found[2] === undefined };
}

function changedName(match: Match, target: Target, owner: number, context: FileContext, names: ModuleNames): string | undefined {
  const { root, member, whole } = target;
  const { grammar } = context;
  if (grammar.selfNames.includes(root)) return member === undefined ? undefined : `${root}.${member}`;
  if (whole && captured(match, 'write')) return names.isGlobal(owner, root) ? root : undefined;
  if (names.isLocal(owner, root)) return undefined;
  if (names.isBareField(owner, root)) return `${grammar.selfNames[0]}.${root}`;
  const kind = names.kind(root);
  if (kind === 'state') return root;
  // Of a class or an imported object only a member can be changed; `os.remove()` and its like change nothing of `os`.
  return kind && owner > 0 && member !== undefined ? `${root}.${member}` : undefined;
}
