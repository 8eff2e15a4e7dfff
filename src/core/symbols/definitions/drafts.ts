// Finds the symbols of a file: defining nodes, the extent of each definition, and their nesting.
import type { Grammar } from '../../syntax/language.ts';
import type { SyntaxNode } from '../../syntax/node.ts';
import { captureOf, capturedAs, type Captures, type QueryMatch } from '../captures.ts';
import type { Entry } from './entry.ts';
import { declaratorName } from './declarators.ts';
import type { SymbolKind } from '../facts.ts';
import { toDots, fold, type Source } from '../source.ts';
import type { Draft } from './draft.ts';

/** Maximum length of a name; only titles of tests come near it. */
const nameLimit = 200;

interface EnclosingNode {
  readonly node: SyntaxNode;
  readonly how: 'outer' | 'part' | 'before';
  readonly exported: boolean;
}

/**
 * Symbols of the file in text order, outer before inner; `parent` is an index into the same list plus one, 0 for the module.
 * @param entries tests and routes that calls of the file define
 */
export function findDrafts(
  captures: Captures,
  source: Source,
  grammar: Grammar,
  entries: readonly Entry[],
  imported: ReadonlySet<number>,
): Draft[] {
  const around = surroundings(captures);
  const named: Draft[] = [];
  const taken = new Set<number>();
  const seen = new Map<number, number>();
  for (const match of captures('definition')) {
    const draft = assigned(match, source, around);
    if (!draft || (draft.kind === 'constant' && imported.has(draft.nameNode.startIndex))) continue;
    const earlier = seen.get(draft.node.id);
    // A declarator with a function also matches as a constant: the more informative match wins.
    if (earlier !== undefined && (draft.kind === 'constant' || (named[earlier]?.target && !draft.target))) continue;
    taken.add(draft.body.id);
    if (earlier !== undefined) named[earlier] = draft;
    else seen.set(draft.node.id, named.push(draft) - 1);
  }
  for (const entry of entries) {
    taken.add(entry.body.id);
    named.push(entryDraft(entry));
  }
  for (const match of captures('anonymous')) {
    const found = capturedAs(match, 'anonymous');
    if (found && !taken.has(found.node.id)) named.push(anonymous(found.node, found.kind === 'class', source));
  }
  return adopt(nest(named), grammar);
}

function surroundings(captures: Captures): Map<number, EnclosingNode> {
  const around = new Map<number, EnclosingNode>();
  const add = (inner: SyntaxNode | undefined, value: EnclosingNode): void => {
    if (inner && (value.how !== 'part' || !around.has(inner.id))) around.set(inner.id, value);
  };
  for (const match of [...captures('outer'), ...captures('definition')]) {
    const before = captureOf(match, 'before');
    if (before) add(capturedAs(match, 'definition')?.node, { node: before, how: 'before', exported: false });
    const outer = capturedAs(match, 'outer');
    if (!outer) continue;
    const shared = outer.kind === 'shared' && outer.node.namedChildCount > 1;
    add(captureOf(match, 'inner'), { node: outer.node, how: shared ? 'part' : 'outer', exported: outer.kind === 'export' });
  }
  for (const match of captures('before')) {
    const node = captureOf(match, 'before');
    if (node) add(captureOf(match, 'inner'), { node, how: 'before', exported: false });
  }
  return around;
}

function reach(node: SyntaxNode, around: ReadonlyMap<number, EnclosingNode>): { start: number; end: number; exported: boolean } {
  let { startIndex: start, endIndex: end } = node;
  let exported = false;
  let whole = true;
  for (let next = around.get(node.id); next; next = around.get(next.node.id)) {
    exported ||= next.exported;
    whole &&= next.how !== 'part';
    // A declaration of several names belongs to none of them, but exports all of them or none.
    if (whole) start = Math.min(start, next.node.startIndex);
    if (whole && next.how === 'outer') end = Math.max(end, next.node.endIndex);
  }
  return { start, end, exported };
}

function assigned(match: QueryMatch, source: Source, around: ReadonlyMap<number, EnclosingNode>): Draft | undefined {
  const definition = capturedAs(match, 'definition');
  if (!definition) return undefined;
  const { node } = definition;
  const classNode = captureOf(match, 'class');
  const inner = captureOf(match, 'function') ?? classNode;
  const body = inner ?? node;
  const target = captureOf(match, 'target');
  const ownName = inner?.childForFieldName('name') ?? undefined;
  const declarator = captureOf(match, 'declarator');
  const inside = declarator && declaratorName(declarator, source);
  let nameNode = inside?.name ?? captureOf(match, 'name') ?? ownName ?? body;
  let name = inside || captureOf(match, 'name') || ownName ? nameText(nameNode, source) : 'default';
  let owner = target && target.id !== nameNode.id ? source.folded(target, 4 * nameLimit).slice(0, -name.length - 1) : '';
  const self = captureOf(match, 'self');
  const of = inside?.owner || ownerText(captureOf(match, 'owner'), source);
  if (of) owner = of;
  if (owner === 'module' && name === 'exports') {
    owner = 'exports';
    nameNode = ownName ?? nameNode;
    name = ownName ? nameText(ownName, source) : 'default';
  }
  return {
    node, body, nameNode, target: owner,
    name,
    kind: classNode ? 'class' : of && definition.kind === 'function' ? 'method' : kindOf(definition.kind),
    self: self ? source.of(self) : '',
    namespace: definition.kind === 'namespace',
    ...reach(node, around),
    parent: 0,
    around: 0,
  }; // prettier-ignore
}

function anonymous(node: SyntaxNode, isClass: boolean, source: Source): Draft {
  const ownName = node.childForFieldName('name') ?? undefined;
  return {
    node,
    body: node,
    nameNode: ownName ?? node,
    name: ownName ? nameText(ownName, source) : '<anonymous>',
    kind: isClass ? 'class' : 'function',
    namespace: false,
    start: node.startIndex,
    end: node.endIndex,
    exported: false,
    target: '',
    self: '',
    parent: 0,
    around: 0,
  };
}

function entryDraft(entry: Entry): Draft {
  const { node, body, nameNode, title: name, kind } = entry;
  const { startIndex: start, endIndex: end } = node;
  return {
    node,
    body,
    nameNode,
    name,
    kind,
    namespace: false,
    start,
    end,
    exported: false,
    target: '',
    self: '',
    entry,
    parent: 0,
    around: 0,
  };
}

/** Extracts `Foo` from `impl<T> Foo<T>` and `func (f *Foo[T])`; joins parts of a path by dots. */
function ownerText(node: SyntaxNode | undefined, source: Source): string {
  return node
    ? toDots(
        source
          .folded(node, nameLimit)
          .replace(/^[*&\s]+/, '')
          .replace(/\s*[<[(][^]*$/, ''),
      )
    : '';
}

function nameText(node: SyntaxNode, source: Source): string {
  if (!/^["'`]/.test(source.text.slice(node.startIndex, node.startIndex + 1))) {
    // `a::b` is a nested namespace; the name of a conversion operator ends before its parentheses.
    return fold(toDots(source.folded(node, 4 * nameLimit)).replace(/^(operator\s[^(]+)\([^]*$/, '$1'), nameLimit) || '<empty>';
  }
  return fold(source.of(node).replace(/^(["'`])([^]*)\1$/, '$2'), nameLimit) || '<empty>';
}

const kinds: ReadonlyMap<string, SymbolKind> = new Map([
  ['class', 'class'],
  ['namespace', 'class'],
  ['interface', 'interface'],
  ['enum', 'enum'],
  ['type', 'type'],
  ['constant', 'constant'],
  ['method', 'method'],
  ['test', 'test'],
]);

function kindOf(capture: string): SymbolKind {
  return kinds.get(capture) ?? 'function';
}

function nest(drafts: Draft[]): Draft[] {
  drafts.sort((a, b) => a.start - b.start || b.end - a.end || a.node.startIndex - b.node.startIndex);
  const open: number[] = [];
  drafts.forEach((draft, i) => {
    while (open.length > 0 && (drafts[(open.at(-1) ?? 1) - 1]?.end ?? 0) <= draft.start) open.pop();
    draft.parent = open.at(-1) ?? 0;
    draft.around = draft.parent;
    const parent = drafts[draft.parent - 1];
    const inClass = parent && !parent.namespace && holdsMethods.has(parent.kind);
    if (inClass && draft.kind === 'function' && draft.name !== '<anonymous>') draft.kind = 'method';
    open.push(i + 1);
  });
  return drafts;
}

/**
 * Assigns functions in members (`this.x = …`, `Foo.x = …`, `Foo.prototype.x = …`) and methods written outside their type to that class
 * or type, if it is in the same file.
 */
function adopt(drafts: Draft[], grammar: Grammar): Draft[] {
  const known = new Map<string, number>();
  drafts.forEach((draft, i) => {
    const key = `${draft.around} ${draft.name}`;
    const before = drafts[(known.get(key) ?? 0) - 1];
    if (draft.target === '' && (!before || (!isHolder(before) && isHolder(draft)))) known.set(key, i + 1);
  });
  for (const draft of drafts) {
    if (draft.target === '' || draft.target === 'exports' || draft.target === 'module.exports') continue;
    const owner = grammar.selfNames.includes(draft.target)
      ? classAround(drafts, draft.around)
      : named(drafts, known, draft.around, draft.target.replace(/\.prototype$/, ''));
    if (draft.kind === 'function') draft.kind = 'method';
    if (owner) draft.parent = owner;
  }
  return drafts;
}

/** Resolves a dotted name from a symbol outwards. */
function named(drafts: readonly Draft[], known: ReadonlyMap<string, number>, from: number, name: string): number | undefined {
  const parts = name.split('.');
  for (let around = from; ; around = drafts[around - 1]?.around ?? 0) {
    let at: number | undefined = around;
    for (const part of parts) at = at === undefined ? undefined : known.get(`${at} ${part}`);
    if (at !== undefined && at > 0) return at;
    if (around === 0) return undefined;
  }
}

function isHolder({ kind }: Draft): boolean {
  return holdsMethods.has(kind) || kind === 'type';
}

function classAround(drafts: readonly Draft[], from: number): number {
  for (let at = from; at > 0; at = drafts[at - 1]?.around ?? 0) if (drafts[at - 1]?.kind === 'class') return at;
  return from;
}

const holdsMethods: ReadonlySet<SymbolKind> = new Set(['class', 'interface', 'enum']);
