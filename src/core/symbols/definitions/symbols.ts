// Assembles the facts of each symbol from the findings.
import type { Range } from '../../base/positions.ts';
import { captureOf, type Captures } from '../captures.ts';
import { docBefore, docOfFile, docOfString, type Doc } from './comments.ts';
import { NameCollector, type BySymbol, type FileContext } from '../fileContext.ts';
import type { Draft } from './draft.ts';
import { exportedSymbols } from './exportedSymbols.ts';
import type { ErrorString, NameAtLine, RaiseFact, SymbolFact, SymbolKind } from '../facts.ts';
import { isDeclaration, resultOf, signatureOf } from './heads.ts';
import { toDots, type Source } from '../source.ts';

/** Findings, keyed by symbol. */
export interface SymbolDetails {
  readonly raises: BySymbol<RaiseFact>;
  readonly errorStrings: BySymbol<ErrorString>;
  readonly mutates: BySymbol<NameAtLine>;
  readonly reads: BySymbol<NameAtLine>;
  readonly types: BySymbol<NameAtLine>;
}

/** The module symbol of a file without other facts. */
export function moduleSymbol(source: Source, doc: Doc | undefined): SymbolFact {
  const range: Range = source.range(0, source.text.length);
  return {
    index: 0, parent: -1, name: '<module>', qualifiedName: '<module>', ordinal: 0, kind: 'module',
    range, nameRange: { start: range.start, end: range.start }, signature: '', doc: doc?.text ?? '',
    ...(doc ? { docLines: doc.lines } : {}),
    decorators: [], exported: true, extends: [], implements: [], typeReferences: [], raises: [], mutates: [], reads: [],
    errorStrings: [], parameters: [],
  }; // prettier-ignore
}

/** All symbols of the file, the module first, the others in text order. */
export function describeSymbols(context: FileContext, details: SymbolDetails): SymbolFact[] {
  const { drafts, source } = context;
  const docs = docsOf(context);
  const exportFlags = exportedSymbols(context);
  const bases = { extends: superTypesByHolder(context, 'extends'), implements: superTypesByHolder(context, 'implements') };
  const qualifiedNames: string[] = [''];
  drafts.forEach((_, i) => qualify(drafts, i + 1, qualifiedNames));
  const ordinals = new Map<string, number>();
  const symbols = drafts.map((draft, i): SymbolFact => {
    const index = i + 1;
    const qualifiedName = qualifiedNames[index] ?? draft.name;
    const ordinal = ordinals.get(qualifiedName) ?? 0;
    ordinals.set(qualifiedName, ordinal + 1);
    const decorators = (context.decorators[i] ?? []).map(({ text }) => text);
    const result = resultOf(draft, source);
    const route = draft.entry?.route;
    const superTypes = bases.extends.get(index) ?? [];
    return {
      index, parent: draft.parent, name: draft.name, qualifiedName, ordinal,
      kind: kindOf(draft, superTypes, decorators, context),
      range: source.range(draft.start, draft.end),
      nameRange: source.range(draft.nameNode.startIndex, draft.nameNode === draft.body ? draft.nameNode.startIndex : draft.nameNode.endIndex),
      signature: signatureOf(draft, context.heads[i] ?? draft.start, source),
      ...docFields(docs[index]),
      decorators,
      ...(isDeclaration(draft, source) ? { declaration: true } : {}),
      exported: exportFlags[i] ?? false,
      extends: superTypes,
      implements: bases.implements.get(index) ?? [],
      typeReferences: details.types.get(index) ?? [],
      raises: details.raises.get(index) ?? [],
      mutates: details.mutates.get(index) ?? [],
      reads: details.reads.get(index) ?? [],
      errorStrings: details.errorStrings.get(index) ?? [],
      parameters: context.parameters[i] ?? [],
      ...(result ? { returnType: result } : {}),
      ...(route ? { route } : {}),
    }; // prettier-ignore
  });
  return [withDetails(moduleSymbol(source, docs[0]), details), ...symbols];
}

function withDetails(module: SymbolFact, details: SymbolDetails): SymbolFact {
  return {
    ...module,
    typeReferences: details.types.get(0) ?? [],
    raises: details.raises.get(0) ?? [],
    mutates: details.mutates.get(0) ?? [],
    reads: details.reads.get(0) ?? [],
    errorStrings: details.errorStrings.get(0) ?? [],
  };
}

function docFields(doc: Doc | undefined): Pick<SymbolFact, 'doc' | 'docLines'> {
  return doc ? { doc: doc.text, docLines: doc.lines } : { doc: '' };
}

/** Qualifies names from the outside in; the owner may come later in the text, so each name waits for its parent. */
function qualify(drafts: readonly Draft[], index: number, qualifiedNames: string[]): void {
  const pendingIndexes: number[] = [];
  for (let at = index; at > 0 && qualifiedNames[at] === undefined && !pendingIndexes.includes(at); at = drafts[at - 1]?.parent ?? 0)
    pendingIndexes.push(at);
  for (let at = pendingIndexes.pop(); at !== undefined; at = pendingIndexes.pop()) {
    const draft = drafts[at - 1];
    if (!draft) continue;
    const prefix = qualifiedNames[draft.parent] ?? '';
    const ownName = draft.parent === draft.enclosingSymbol ? targetPrefix(draft.target) + draft.name : draft.name;
    qualifiedNames[at] = prefix ? `${prefix}.${ownName}` : ownName;
  }
}

function targetPrefix(target: string): string {
  const owner = target.replace(/\.prototype$/, '');
  return owner === '' || owner === 'exports' || owner === 'module.exports' || owner === 'this' || !/^[\w$.]+$/.test(owner)
    ? ''
    : `${owner}.`;
}

function kindOf(draft: Draft, bases: readonly string[], decorators: readonly string[], { grammar, drafts }: FileContext): SymbolKind {
  const lastPart = (name: string): string => toDots(name).replace(/^.*\./, '');
  if (draft.kind === 'class') {
    if (bases.some((base) => grammar.enumBases.includes(lastPart(base)))) return 'enum';
    if (bases.some((base) => grammar.interfaceBases.includes(lastPart(base)))) return 'interface';
  }
  if (draft.kind !== 'function' && draft.kind !== 'method') return draft.kind;
  const parentName = drafts[draft.parent - 1]?.name ?? '';
  const isNamed = (grammar.testName?.test(draft.name) ?? false) && (grammar.testClass?.test(parentName) ?? true);
  const isTest = isNamed || decorators.some((text) => grammar.testDecorators.includes(lastPart(text.split(/[(,]/, 1)[0] ?? '')));
  return isTest ? 'test' : draft.kind;
}

function docsOf(context: FileContext): (Doc | undefined)[] {
  const { drafts, captures, owners, source, comments } = context;
  const docs: (Doc | undefined)[] = [undefined];
  drafts.forEach((draft, i) => {
    // The comment of a callback or object is above its statement, not above the function itself.
    docs[i + 1] = draft.name === '<anonymous>' ? undefined : docBefore(comments, draft.start, source);
  });
  for (const { start, end } of docstringSpans(captures)) docs[owners.runnerAt(start)] = docOfString(start, end, source);
  const firstDocLine = docs
    .slice(1)
    .reduce((least, doc) => Math.min(least, doc?.lines.first ?? Number.MAX_SAFE_INTEGER), Number.MAX_SAFE_INTEGER);
  docs[0] ??= docOfFile(comments, source, firstDocLine);
  return docs;
}

function docstringSpans(captures: Captures): { start: number; end: number }[] {
  return captures('docstring').flatMap((match) => {
    const node = captureOf(match, 'docstring');
    return node ? [{ start: node.startIndex, end: node.endIndex }] : [];
  });
}

const memberHolders: ReadonlySet<SymbolKind> = new Set(['class', 'interface', 'enum', 'type']);

function superTypesByHolder(context: FileContext, role: 'extends' | 'implements'): Map<number, string[]> {
  const names = new Map<number, string[]>();
  const holdersByName = new Map(context.drafts.flatMap(({ kind, name }, i) => (memberHolders.has(kind) ? [[name, i + 1] as const] : [])));
  for (const match of context.captures(role)) {
    const node = captureOf(match, role);
    if (!node) continue;
    const ownerNode = captureOf(match, 'owner');
    // `impl Trait for Type` is outside the type that it extends.
    const holder = ownerNode ? holdersByName.get(context.source.textOf(ownerNode)) : context.owners.holderAt(node.startIndex);
    if (holder === undefined) continue;
    const list = names.get(holder) ?? [];
    const name = toDots(context.source.foldedText(node, 200).replace(/\s/g, ''));
    if (!list.includes(name)) list.push(name);
    names.set(holder, list);
  }
  return names;
}

/** Distinct types that each symbol names. */
export function findTypeReferences(context: FileContext): BySymbol<NameAtLine> {
  const typeNames = new NameCollector(true);
  const nameOffsets = new Set(context.drafts.map((draft) => draft.nameNode.startIndex));
  for (const match of context.captures('type')) {
    const node = captureOf(match, 'type');
    if (!node || nameOffsets.has(node.startIndex)) continue;
    const name = context.source
      .foldedText(node, 200)
      .replace(/^["'](.*)["']$/, '$1')
      .replace(/\s*\[[^]*$/, '');
    if (/^[\p{ID_Start}$_][\p{ID_Continue}$.]*$/u.test(name))
      typeNames.addName(context.owners.holderAt(node.startIndex), name, node.startPosition.row);
  }
  return typeNames.bySymbol;
}
