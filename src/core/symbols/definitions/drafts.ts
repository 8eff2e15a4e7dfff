// Finds the symbols of a file: defining nodes, the extent of each definition, and their nesting.
import type { Grammar } from '../../syntax/language.ts';
import type { SyntaxNode } from '../../syntax/node.ts';
import { captureOf, capturedAs, type Captures, type QueryMatch } from '../captures.ts';
import type { CallEntry } from './callEntry.ts';
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
  entries: readonly CallEntry[],
  importOffsets: ReadonlySet<number>,
): Draft[] {
  const enclosingNodes = findEnclosingNodes(captures);
  const drafts: Draft[] = [];
  const takenBodies = new Set<number>();
  const draftIndexes = new Map<number, number>();
  for (const match of captures('definition')) {
    const draft = draftOf(match, source, enclosingNodes);
    if (!draft || (draft.kind === 'constant' && importOffsets.has(draft.nameNode.startIndex))) continue;
    const earlier = draftIndexes.get(draft.node.id);
    // A declarator with a function also matches as a constant: the more informative match wins.
    if (earlier !== undefined && (draft.kind === 'constant' || (drafts[earlier]?.target && !draft.target))) continue;
    takenBodies.add(draft.body.id);
    if (earlier !== undefined) drafts[earlier] = draft;
    else draftIndexes.set(draft.node.id, drafts.push(draft) - 1);
  }
  for (const entry of entries) {
    takenBodies.add(entry.body.id);
    drafts.push(entryDraft(entry));
  }
  for (const match of captures('anonymous')) {
    const capture = capturedAs(match, 'anonymous');
    if (capture && !takenBodies.has(capture.node.id)) drafts.push(anonymousDraft(capture.node, capture.kind === 'class', source));
  }
  return adopt(nest(drafts), grammar);
}

function findEnclosingNodes(captures: Captures): Map<number, EnclosingNode> {
  const enclosingNodes = new Map<number, EnclosingNode>();
  const add = (inner: SyntaxNode | undefined, value: EnclosingNode): void => {
    if (inner && (value.how !== 'part' || !enclosingNodes.has(inner.id))) enclosingNodes.set(inner.id, value);
  };
  for (const match of [...captures('outer'), ...captures('definition')]) {
    const beforeNode = captureOf(match, 'before');
    if (beforeNode) add(capturedAs(match, 'definition')?.node, { node: beforeNode, how: 'before', exported: false });
    const outer = capturedAs(match, 'outer');
    if (!outer) continue;
    const isShared = outer.kind === 'shared' && outer.node.namedChildCount > 1;
    add(captureOf(match, 'inner'), { node: outer.node, how: isShared ? 'part' : 'outer', exported: outer.kind === 'export' });
  }
  for (const match of captures('before')) {
    const node = captureOf(match, 'before');
    if (node) add(captureOf(match, 'inner'), { node, how: 'before', exported: false });
  }
  return enclosingNodes;
}

function extentOf(node: SyntaxNode, enclosingNodes: ReadonlyMap<number, EnclosingNode>): { start: number; end: number; exported: boolean } {
  let { startIndex: start, endIndex: end } = node;
  let exported = false;
  let isWhole = true;
  for (let next = enclosingNodes.get(node.id); next; next = enclosingNodes.get(next.node.id)) {
    exported ||= next.exported;
    isWhole &&= next.how !== 'part';
    // A declaration of several names belongs to none of them, but exports all of them or none.
    if (isWhole) start = Math.min(start, next.node.startIndex);
    if (isWhole && next.how === 'outer') end = Math.max(end, next.node.endIndex);
  }
  return { start, end, exported };
}

function draftOf(match: QueryMatch, source: Source, enclosingNodes: ReadonlyMap<number, EnclosingNode>): Draft | undefined {
  const definition = capturedAs(match, 'definition');
  if (!definition) return undefined;
  const { node } = definition;
  const classNode = captureOf(match, 'class');
  const inner = captureOf(match, 'function') ?? classNode;
  const body = inner ?? node;
  const target = captureOf(match, 'target');
  const ownName = inner?.childForFieldName('name') ?? undefined;
  const declarator = captureOf(match, 'declarator');
  const declaredName = declarator && declaratorName(declarator, source);
  let nameNode = declaredName?.name ?? captureOf(match, 'name') ?? ownName ?? body;
  let name = declaredName || captureOf(match, 'name') || ownName ? nameText(nameNode, source) : 'default';
  let owner = target && target.id !== nameNode.id ? source.foldedText(target, 4 * nameLimit).slice(0, -name.length - 1) : '';
  const receiver = captureOf(match, 'self');
  const qualifier = declaredName?.owner || ownerText(captureOf(match, 'owner'), source);
  if (qualifier) owner = qualifier;
  if (owner === 'module' && name === 'exports') {
    owner = 'exports';
    nameNode = ownName ?? nameNode;
    name = ownName ? nameText(ownName, source) : 'default';
  }
  return {
    node, body, nameNode, target: owner,
    name,
    kind: classNode ? 'class' : qualifier && definition.kind === 'function' ? 'method' : kindOf(definition.kind),
    selfName: receiver ? source.textOf(receiver) : '',
    isNamespace: definition.kind === 'namespace',
    ...extentOf(node, enclosingNodes),
    parent: 0,
    enclosingSymbol: 0,
  }; // prettier-ignore
}

function anonymousDraft(node: SyntaxNode, isClass: boolean, source: Source): Draft {
  const ownName = node.childForFieldName('name') ?? undefined;
  return {
    node,
    body: node,
    nameNode: ownName ?? node,
    name: ownName ? nameText(ownName, source) : '<anonymous>',
    kind: isClass ? 'class' : 'function',
    isNamespace: false,
    start: node.startIndex,
    end: node.endIndex,
    exported: false,
    target: '',
    selfName: '',
    parent: 0,
    enclosingSymbol: 0,
  };
}

function entryDraft(entry: CallEntry): Draft {
  const { node, body, nameNode, title: name, kind } = entry;
  const { startIndex: start, endIndex: end } = node;
  return {
    node,
    body,
    nameNode,
    name,
    kind,
    isNamespace: false,
    start,
    end,
    exported: false,
    target: '',
    selfName: '',
    entry,
    parent: 0,
    enclosingSymbol: 0,
  };
}

/** Extracts `Foo` from `impl<T> Foo<T>` and `func (f *Foo[T])`; joins parts of a path by dots. */
function ownerText(node: SyntaxNode | undefined, source: Source): string {
  return node
    ? toDots(
        source
          .foldedText(node, nameLimit)
          .replace(/^[*&\s]+/, '')
          .replace(/\s*[<[(][^]*$/, ''),
      )
    : '';
}

function nameText(node: SyntaxNode, source: Source): string {
  if (!/^["'`]/.test(source.text.slice(node.startIndex, node.startIndex + 1))) {
    // `a::b` is a nested namespace; the name of a conversion operator ends before its parentheses.
    return fold(toDots(source.foldedText(node, 4 * nameLimit)).replace(/^(operator\s[^(]+)\([^]*$/, '$1'), nameLimit) || '<empty>';
  }
  return fold(source.textOf(node).replace(/^(["'`])([^]*)\1$/, '$2'), nameLimit) || '<empty>';
}

const kindsByCapture: ReadonlyMap<string, SymbolKind> = new Map([
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
  return kindsByCapture.get(capture) ?? 'function';
}

function nest(drafts: Draft[]): Draft[] {
  drafts.sort((a, b) => a.start - b.start || b.end - a.end || a.node.startIndex - b.node.startIndex);
  const stack: number[] = [];
  drafts.forEach((draft, i) => {
    while (stack.length > 0 && (drafts[(stack.at(-1) ?? 1) - 1]?.end ?? 0) <= draft.start) stack.pop();
    draft.parent = stack.at(-1) ?? 0;
    draft.enclosingSymbol = draft.parent;
    const parent = drafts[draft.parent - 1];
    const inClass = parent && !parent.isNamespace && methodHolders.has(parent.kind);
    if (inClass && draft.kind === 'function' && draft.name !== '<anonymous>') draft.kind = 'method';
    stack.push(i + 1);
  });
  return drafts;
}

/**
 * Assigns functions in members (`this.x = …`, `Foo.x = …`, `Foo.prototype.x = …`) and methods written outside their type to that class
 * or type, if it is in the same file.
 */
function adopt(drafts: Draft[], grammar: Grammar): Draft[] {
  const indexesByName = new Map<string, number>();
  drafts.forEach((draft, i) => {
    const key = `${draft.enclosingSymbol} ${draft.name}`;
    const earlier = drafts[(indexesByName.get(key) ?? 0) - 1];
    if (draft.target === '' && (!earlier || (!isHolder(earlier) && isHolder(draft)))) indexesByName.set(key, i + 1);
  });
  for (const draft of drafts) {
    if (draft.target === '' || draft.target === 'exports' || draft.target === 'module.exports') continue;
    const owner = grammar.selfNames.includes(draft.target)
      ? classAround(drafts, draft.enclosingSymbol)
      : resolveName(drafts, indexesByName, draft.enclosingSymbol, draft.target.replace(/\.prototype$/, ''));
    if (draft.kind === 'function') draft.kind = 'method';
    if (owner) draft.parent = owner;
  }
  return drafts;
}

/** Resolves a dotted name from a symbol outwards. */
function resolveName(drafts: readonly Draft[], indexesByName: ReadonlyMap<string, number>, from: number, name: string): number | undefined {
  const parts = name.split('.');
  for (let scope = from; ; scope = drafts[scope - 1]?.enclosingSymbol ?? 0) {
    let at: number | undefined = scope;
    for (const part of parts) at = at === undefined ? undefined : indexesByName.get(`${at} ${part}`);
    if (at !== undefined && at > 0) return at;
    if (scope === 0) return undefined;
  }
}

function isHolder({ kind }: Draft): boolean {
  return methodHolders.has(kind) || kind === 'type';
}

function classAround(drafts: readonly Draft[], from: number): number {
  for (let at = from; at > 0; at = drafts[at - 1]?.enclosingSymbol ?? 0) if (drafts[at - 1]?.kind === 'class') return at;
  return from;
}

const methodHolders: ReadonlySet<SymbolKind> = new Set(['class', 'interface', 'enum']);
