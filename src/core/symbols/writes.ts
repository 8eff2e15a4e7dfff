// What code changes beyond its own locals: state of the module, and fields of the object it runs on.
import type { Node } from 'web-tree-sitter';
import { captured } from './captures.ts';
import { Mentions, type BySymbol, type FileContext } from './context.ts';
import type { Mention } from './facts.ts';
import { selfAs, type ModuleNames } from './names.ts';

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
  const { captures, source, owners, grammar, sites } = context;
  const write = (node: Node, declares: boolean): void => {
    const target = targetOf(source.folded(node, 200));
    const owner = owners.running(node.startIndex);
    const name = target && changedName(target, declares, owner, context, names);
    if (name) mentions.mention(owner, name, node.startPosition.row);
  };
  for (const match of captures('write')) {
    const declaring = captured(match, 'write');
    const node = declaring ?? captured(match, 'write.update');
    if (node) write(node, declaring !== undefined);
  }
  for (const { name, receiver } of sites) if (receiver && grammar.mutatingMethods.has(name)) write(receiver, false);
  return mentions.bySymbol;
}

function targetOf(text: string): Target | undefined {
  // What a call returned belongs to nobody that could be named here.
  if (text.includes(')') || text.includes('`')) return undefined;
  const field = /^@+([\p{ID_Continue}]+)/u.exec(text);
  if (field?.[1]) return { root: '@', member: field[1], whole: false };
  const found = /^\*?([\p{ID_Start}$_][\p{ID_Continue}$]*)\s*(?:(?:!{0,2}\??\.|\??->|::)\s*(#?[\p{ID_Start}$_][\p{ID_Continue}$]*))?/u.exec(
    text,
  );
  if (!found?.[1]) return undefined;
  return { root: found[1], member: found[2], whole: found[0].trimEnd().length === text.length && found[2] === undefined };
}

function changedName(target: Target, declares: boolean, owner: number, context: FileContext, names: ModuleNames): string | undefined {
  const { root, member, whole } = target;
  const { grammar } = context;
  const self = selfAs(root, owner, context);
  if (self) return member === undefined ? undefined : `${self}.${member}`;
  if (whole && declares) return names.isGlobal(owner, root) ? root : undefined;
  if (names.isLocal(owner, root)) return undefined;
  if (names.isBareField(owner, root)) return `${grammar.selfNames[0]}.${root}`;
  const kind = names.kind(root);
  if (kind === 'state') return root;
  // Of a class or an imported object only a member can be changed; `os.remove()` and its like change nothing of `os`.
  return kind && owner > 0 && member !== undefined ? `${root}.${member}` : undefined;
}
