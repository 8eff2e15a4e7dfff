// Finds changes beyond a function's locals: module state, and fields of its object.
import type { SyntaxNode } from '../../syntax/node.ts';
import { Aliases } from './aliases.ts';
import type { CallSite } from './callSite.ts';
import { captureOf } from '../captures.ts';
import { NameCollector, type BySymbol, type FileContext } from '../fileContext.ts';
import type { NameAtLine } from '../facts.ts';
import { selfWordOf, type ModuleNames } from '../definitions/moduleNames.ts';

/** Kind of a write: an assignment that may declare the name, a reassignment, or a change of the held value. */
type WriteKind = 'declares' | 'assigns' | 'changes';

/** Global objects, which any file can change without an import. */
const globals = new Set(['globalThis', 'window', 'document', 'process', 'global']);

interface WriteTarget {
  readonly root: string;
  /** Name after the first dot, if any. */
  readonly member: string | undefined;
  /** True when the root itself is assigned. */
  readonly whole: boolean;
}

/** Functions that change their first argument; those of `memberChangers` change the member that the second argument names. */
const argumentChangers = new Set(
  (
    'heapq.heappush heapq.heappop heapq.heapify heapq.heapreplace heapq.heappushpop heappush heappop heapify heapreplace heappushpop random.shuffle shuffle ' +
    'bisect.insort bisect.insort_left bisect.insort_right insort setattr delattr Object.assign Object.defineProperty Object.defineProperties ' +
    'Reflect.set Reflect.deleteProperty Reflect.defineProperty Collections.sort Collections.shuffle Collections.reverse Collections.swap ' +
    'Collections.addAll Collections.fill Arrays.sort Arrays.fill Arrays.setAll'
  ).split(' '),
);
const changerNames = new Set([...argumentChangers].map((name) => name.slice(name.lastIndexOf('.') + 1)));
const memberChangers = new Set(['setattr', 'delattr', 'defineProperty', 'set', 'deleteProperty']);

/** Writes by symbol: assignments, augmented and indexed ones, deletions and mutating methods. */
export function findWrites(context: FileContext, names: ModuleNames): BySymbol<NameAtLine> {
  const writtenNames = new NameCollector(false);
  const { captures, source, owners, grammar, sites } = context;
  const aliases = new Aliases(context);
  const write = (node: SyntaxNode, how: WriteKind, text = source.foldedText(node, 200)): void => {
    const target = targetOf(text);
    const owner = owners.runnerAt(node.startIndex);
    const name = target && changedName(target, how, owner, { context, names, aliases, steps: 3 });
    if (name) writtenNames.addName(owner, name, node.startPosition.row);
  };
  for (const match of captures('write')) {
    const declaringNode = captureOf(match, 'write');
    const node = declaringNode ?? captureOf(match, 'write.update');
    if (node) write(node, declaringNode ? 'declares' : 'assigns');
  }
  for (const site of sites) {
    const { name, receiver } = site;
    if (receiver && grammar.mutatingMethods.has(name)) write(receiver, 'changes');
    const argument = changerNames.has(name) ? changedArgument(site, context) : undefined;
    if (argument) write(argument.node, 'changes', argument.text);
  }
  return writtenNames.bySymbol;
}

/** The argument that a call changes: `this.items` in `sort(this.items)`, `self.name` in `setattr(self, "name", 1)`. */
function changedArgument(
  { name, receiver, arguments: list }: CallSite,
  { source }: FileContext,
): { readonly node: SyntaxNode; readonly text: string } | undefined {
  const callee = receiver ? `${source.foldedText(receiver, 50)}.${name}` : name;
  if (!argumentChangers.has(callee)) return undefined;
  const [first, second] = list?.namedChildren ?? [];
  if (!first) return undefined;
  const text = source.foldedText(first, 200);
  const member =
    memberChangers.has(name) && second
      ? /^["'](#?[\p{ID_Start}$_][\p{ID_Continue}$]*)["']$/u.exec(source.foldedText(second, 100))?.[1]
      : undefined;
  return { node: first, text: member === undefined ? text : `${text}.${member}` };
}

function targetOf(rawText: string): WriteTarget | undefined {
  // Normalizes `(this as any).x`, `(<any>this).x`, `Outer.this.x`, `super.x` and `this['x']` to `this.x`.
  const text = rawText
    .replace(/^\(\s*(?:<[^<>()]{0,80}>\s*)?([\p{ID_Start}$_][\p{ID_Continue}$]*)(?:\s+as\s[^()]{0,80})?\s*\)/u, '$1')
    .replace(/^(?:\p{Lu}\w{0,80}\.)?this\b|^super(?=\.)/u, 'this')
    .replace(/^(this|self)\[["']([\p{ID_Continue}$]+)["']\]/u, '$1.$2');
  // The result of a call has no owner that could be named here.
  if (text.includes(')') || text.includes('`')) return undefined;
  const field = /^@+([\p{ID_Continue}]+)/u.exec(text);
  if (field?.[1]) return { root: '@', member: field[1], whole: false };
  const match = /^\*?([\p{ID_Start}$_][\p{ID_Continue}$]*)\s*(?:(?:!{0,2}\??\.|\??->|::)\s*(#?[\p{ID_Start}$_][\p{ID_Continue}$]*))?/u.exec(
    text,
  );
  if (!match?.[1]) return undefined;
  return { root: match[1], member: match[2], whole: match[0].trimEnd().length === text.length && match[2] === undefined };
}

interface WriteContext {
  readonly context: FileContext;
  readonly names: ModuleNames;
  readonly aliases: Aliases;
  /** Remaining alias resolutions. */
  readonly steps: number;
}

function changedName({ root, member, whole }: WriteTarget, how: WriteKind, owner: number, writeContext: WriteContext): string | undefined {
  const { context, names, aliases, steps } = writeContext;
  const { grammar } = context;
  const self = selfWordOf(root, owner, context);
  if (self) return member === undefined ? undefined : `${self}.${member}`;
  if (whole && names.isGlobal(owner, root)) return root;
  if (whole && how === 'declares') return undefined;
  const path = whole && how === 'assigns' ? undefined : aliases.of(owner, root);
  const aliasTarget = path === undefined ? undefined : targetOf(path);
  if (aliasTarget && aliasTarget.root !== root && steps > 0) {
    // For an alias of the object the member changes; for any other alias its target does.
    const isObject = aliasTarget.member === undefined && selfWordOf(aliasTarget.root, owner, context) !== undefined;
    return changedName({ ...aliasTarget, ...(isObject ? { member } : {}), whole: false }, how, owner, {
      ...writeContext,
      steps: steps - 1,
    });
  }
  if (names.isLocal(owner, root)) return undefined;
  if (names.isBareField(owner, root)) return `${grammar.selfNames[0]}.${root}`;
  const kind = names.kind(root);
  if (kind === 'state') return root;
  // For a class or an imported object only a member can change; calls such as `os.remove()` change nothing of `os`.
  const isElsewhere = kind !== undefined || globals.has(root) || (grammar.bareFields && /^\p{Lu}/u.test(root));
  return isElsewhere && owner > 0 && member !== undefined ? `${root}.${member}` : undefined;
}
