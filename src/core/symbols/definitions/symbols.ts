// Assembles the facts of each symbol from the findings.
import type { Range } from '../../base/text.ts';
import { captureOf, type Captures } from '../captures.ts';
import { docBefore, docOfFile, docstring, type Doc } from './comments.ts';
import { MentionCollector, type BySymbol, type FileContext } from '../context.ts';
import type { Draft } from './draft.ts';
import { exportedSymbols } from './exported.ts';
import type { ErrorString, Mention, RaiseFact, SymbolFact, SymbolKind } from '../facts.ts';
import { isDeclaration, resultOf, signatureOf } from './heads.ts';
import { toDots, type Source } from '../source.ts';

/** Findings, keyed by symbol. */
export interface Findings {
  readonly raises: BySymbol<RaiseFact>;
  readonly errorStrings: BySymbol<ErrorString>;
  readonly mutates: BySymbol<Mention>;
  readonly reads: BySymbol<Mention>;
  readonly types: BySymbol<Mention>;
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
export function describeSymbols(context: FileContext, findings: Findings): SymbolFact[] {
  const { drafts, source } = context;
  const docs = docsOf(context);
  const exported = exportedSymbols(context);
  const bases = { extends: byHolder(context, 'extends'), implements: byHolder(context, 'implements') };
  const qualified: string[] = [''];
  drafts.forEach((_, i) => qualify(drafts, i + 1, qualified));
  const ordinals = new Map<string, number>();
  const described = drafts.map((draft, i): SymbolFact => {
    const index = i + 1;
    const qualifiedName = qualified[index] ?? draft.name;
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
      exported: exported[i] ?? false,
      extends: superTypes,
      implements: bases.implements.get(index) ?? [],
      typeReferences: findings.types.get(index) ?? [],
      raises: findings.raises.get(index) ?? [],
      mutates: findings.mutates.get(index) ?? [],
      reads: findings.reads.get(index) ?? [],
      errorStrings: findings.errorStrings.get(index) ?? [],
      parameters: context.parameters[i] ?? [],
      ...(result ? { returnType: result } : {}),
      ...(route ? { route } : {}),
    }; // prettier-ignore
  });
  return [ofModule(moduleSymbol(source, docs[0]), findings), ...described];
}

function ofModule(module: SymbolFact, findings: Findings): SymbolFact {
  return {
    ...module,
    typeReferences: findings.types.get(0) ?? [],
    raises: findings.raises.get(0) ?? [],
    mutates: findings.mutates.get(0) ?? [],
    reads: findings.reads.get(0) ?? [],
    errorStrings: findings.errorStrings.get(0) ?? [],
  };
}

function docFields(doc: Doc | undefined): Pick<SymbolFact, 'doc' | 'docLines'> {
  return doc ? { doc: doc.text, docLines: doc.lines } : { doc: '' };
}

/** Qualifies names from the outside in; the owner may come later in the text, so each name waits for its parent. */
function qualify(drafts: readonly Draft[], index: number, qualified: string[]): void {
  const waiting: number[] = [];
  for (let at = index; at > 0 && qualified[at] === undefined && !waiting.includes(at); at = drafts[at - 1]?.parent ?? 0) waiting.push(at);
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const draft = drafts[at - 1];
    if (!draft) continue;
    const prefix = qualified[draft.parent] ?? '';
    const own = draft.parent === draft.around ? hangsOn(draft.target) + draft.name : draft.name;
    qualified[at] = prefix ? `${prefix}.${own}` : own;
  }
}

function hangsOn(target: string): string {
  const owner = target.replace(/\.prototype$/, '');
  return owner === '' || owner === 'exports' || owner === 'module.exports' || owner === 'this' || !/^[\w$.]+$/.test(owner)
    ? ''
    : `${owner}.`;
}

function kindOf(draft: Draft, bases: readonly string[], decorators: readonly string[], { grammar, drafts }: FileContext): SymbolKind {
  const last = (name: string): string => toDots(name).replace(/^.*\./, '');
  if (draft.kind === 'class') {
    if (bases.some((base) => grammar.enumBases.includes(last(base)))) return 'enum';
    if (bases.some((base) => grammar.interfaceBases.includes(last(base)))) return 'interface';
  }
  if (draft.kind !== 'function' && draft.kind !== 'method') return draft.kind;
  const around = drafts[draft.parent - 1]?.name ?? '';
  const isNamed = (grammar.testName?.test(draft.name) ?? false) && (grammar.testClass?.test(around) ?? true);
  const isTest = isNamed || decorators.some((text) => grammar.testDecorators.includes(last(text.split(/[(,]/, 1)[0] ?? '')));
  return isTest ? 'test' : draft.kind;
}

function docsOf(context: FileContext): (Doc | undefined)[] {
  const { drafts, captures, owners, source, comments } = context;
  const docs: (Doc | undefined)[] = [undefined];
  drafts.forEach((draft, i) => {
    // The comment of a callback or object is above its statement, not above the function itself.
    docs[i + 1] = draft.name === '<anonymous>' ? undefined : docBefore(comments, draft.start, source);
  });
  for (const { start, end } of strings(captures)) docs[owners.running(start)] = docstring(start, end, source);
  const first = docs.slice(1).reduce((least, doc) => Math.min(least, doc?.lines.first ?? Number.MAX_SAFE_INTEGER), Number.MAX_SAFE_INTEGER);
  docs[0] ??= docOfFile(comments, source, first);
  return docs;
}

function strings(captures: Captures): { start: number; end: number }[] {
  return captures('docstring').flatMap((match) => {
    const node = captureOf(match, 'docstring');
    return node ? [{ start: node.startIndex, end: node.endIndex }] : [];
  });
}

const holdsMembers: ReadonlySet<SymbolKind> = new Set(['class', 'interface', 'enum', 'type']);

function byHolder(context: FileContext, role: 'extends' | 'implements'): Map<number, string[]> {
  const names = new Map<number, string[]>();
  const tops = new Map(context.drafts.flatMap(({ kind, name }, i) => (holdsMembers.has(kind) ? [[name, i + 1] as const] : [])));
  for (const match of context.captures(role)) {
    const node = captureOf(match, role);
    if (!node) continue;
    const of = captureOf(match, 'owner');
    // `impl Trait for Type` is outside the type that it extends.
    const holder = of ? tops.get(context.source.of(of)) : context.owners.holding(node.startIndex);
    if (holder === undefined) continue;
    const list = names.get(holder) ?? [];
    const name = toDots(context.source.folded(node, 200).replace(/\s/g, ''));
    if (!list.includes(name)) list.push(name);
    names.set(holder, list);
  }
  return names;
}

/** Distinct types that each symbol names. */
export function findTypeReferences(context: FileContext): BySymbol<Mention> {
  const mentions = new MentionCollector(true);
  const names = new Set(context.drafts.map((draft) => draft.nameNode.startIndex));
  for (const match of context.captures('type')) {
    const node = captureOf(match, 'type');
    if (!node || names.has(node.startIndex)) continue;
    const name = context.source
      .folded(node, 200)
      .replace(/^["'](.*)["']$/, '$1')
      .replace(/\s*\[[^]*$/, '');
    if (/^[\p{ID_Start}$_][\p{ID_Continue}$.]*$/u.test(name))
      mentions.mention(context.owners.holding(node.startIndex), name, node.startPosition.row);
  }
  return mentions.bySymbol;
}
