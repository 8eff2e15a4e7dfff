// Collects the sets that a workspace has: enums, lists and tables of literals, constants with a common prefix, subtypes, members of classes,
// and definitions with a common ending. Which of them a question asks for is decided in memberSets.ts.
import { firstOfEach } from '../../../base/collections/firstOfEach.ts';
import { fileKeyOf } from '../../../base/fileKey.ts';
import { groupByKey } from '../../../base/collections/groupByKey.ts';
import { parentFolder } from '../../../base/parentFolder.ts';
import type { LineSpan } from '../../../base/positions.ts';
import type { CodeGraph, SymbolNode } from '../../../graph/edges/graphTypes.ts';
import type { Sources } from '../../inquiry.ts';
import { writtenLists } from './writtenLists.ts';

/** Kind of a set. `namesakes`: definitions of one folder whose names end with the same word. */
export type SetKind = 'enum' | 'list' | 'family' | 'subtypes' | 'members' | 'namesakes';

/** A set before its score. */
export interface MemberSetDraft {
  readonly of: SetKind;
  readonly name: string;
  /** The definition of the set, or its first member. */
  readonly symbol: SymbolNode;
  readonly lines: LineSpan;
  /** Empty where the members must be read from the text. */
  readonly ownMembers: readonly string[];
  /** The members as definitions, where each stands in a place of its own. */
  readonly definitions?: readonly SymbolNode[];
  readonly doc: string;
}

/** Minimum size of a family, and of namesakes: fewer definitions may share a word by chance. */
const minFamilySize = 3;
/** Maximum distance in lines between constants of a family, with a comment between them. */
const maxDistance = 4;
/** Maximum size of a class whose members are a set: larger ones have many subjects. Set by judgement. */
const maxClassMembers = 60;
/** Maximum bases above a subtype to follow. */
const maxDepth = 8;

/** All sets of `code`, and the lists whose texts `mayMatch` accepts. */
export async function draftSets(
  code: readonly SymbolNode[],
  mayMatch: (lowerText: string) => boolean,
  isCode: (symbol: SymbolNode) => boolean,
  sources: Sources,
): Promise<readonly MemberSetDraft[]> {
  return [
    ...definitionDrafts(code),
    ...familyDrafts(code),
    ...subtypeDrafts(code, isCode, sources.graph),
    ...classDrafts(code, sources.graph),
    ...namesakeDrafts(code),
    ...(await listDrafts(mayMatch, isCode, sources)),
  ];
}

/** Lists without a definition of their own. */
async function listDrafts(
  mayMatch: (lowerText: string) => boolean,
  isCode: (symbol: SymbolNode) => boolean,
  sources: Sources,
): Promise<readonly MemberSetDraft[]> {
  const lists = await writtenLists(mayMatch, sources);
  return lists.flatMap(({ name, symbol, lines, members, comment }) =>
    isCode(symbol) && !(symbol.fact.name === name && symbol.fact.kind === 'constant')
      ? [{ of: 'list' as const, name, symbol, lines, ownMembers: members, doc: comment }]
      : [],
  );
}

function definitionDrafts(code: readonly SymbolNode[]): readonly MemberSetDraft[] {
  return code.flatMap((symbol) => {
    const { kind, name, extends: bases } = symbol.fact;
    const isEnum = kind === 'enum' || (kind === 'class' && bases.some((base) => /(?:^|\.)(?:Str|Int)?(?:Enum|Flag)$/.test(base)));
    if (!isEnum && kind !== 'constant' && kind !== 'type') return [];
    return [
      { of: isEnum ? ('enum' as const) : ('list' as const), name, symbol, lines: linesOf(symbol), ownMembers: [], doc: symbol.fact.doc },
    ];
  });
}

/** Consecutive constants with the same first word. */
function familyDrafts(code: readonly SymbolNode[]): readonly MemberSetDraft[] {
  const memberSetDrafts: MemberSetDraft[] = [];
  const constants = code.filter(({ fact }) => fact.kind === 'constant' && /^[A-Za-z]+_|^[A-Z][a-z]+[A-Z]/.test(fact.name));
  for (const [, constantsInFile] of groupByKey(constants, fileKeyOf)) {
    let run: SymbolNode[] = [];
    const endRun = (): void => {
      const [first] = run;
      const last = run.at(-1);
      if (first && last && run.length >= minFamilySize)
        memberSetDrafts.push({
          of: 'family',
          name: prefixOf(first),
          symbol: first,
          lines: { first: first.fact.range.start.line, last: last.fact.range.end.line },
          ownMembers: run.map(({ fact }) => fact.name),
          doc: first.fact.doc,
        });
      run = [];
    };
    for (const each of constantsInFile.toSorted((a, b) => a.fact.range.start.line - b.fact.range.start.line)) {
      const before = run.at(-1);
      const isNext =
        before && prefixOf(before) === prefixOf(each) && each.fact.range.start.line - before.fact.range.end.line <= maxDistance;
      if (!isNext) endRun();
      run.push(each);
    }
    endRun();
  }
  return memberSetDrafts;
}

function prefixOf({ fact: { name } }: SymbolNode): string {
  return /^(?:[A-Za-z]+(?=_)|[A-Z][a-z]+)/.exec(name)?.[0] ?? name;
}

/** Types with all that derive from them, directly or through others. */
function subtypeDrafts(code: readonly SymbolNode[], isCode: (symbol: SymbolNode) => boolean, graph: CodeGraph): readonly MemberSetDraft[] {
  return code.flatMap((symbol) => {
    if (symbol.fact.kind !== 'class' && symbol.fact.kind !== 'interface') return [];
    const codeSubtypes = subtypesOf(symbol, graph).filter(isCode);
    return codeSubtypes.length > 1
      ? [
          {
            of: 'subtypes' as const,
            name: symbol.fact.name,
            symbol,
            lines: linesOf(symbol),
            ownMembers: codeSubtypes.map(({ fact }) => fact.name),
            definitions: codeSubtypes,
            doc: symbol.fact.doc,
          },
        ]
      : [];
  });
}

function subtypesOf(symbol: SymbolNode, graph: CodeGraph): readonly SymbolNode[] {
  const subtypes = new Map<string, SymbolNode>();
  let bases: readonly SymbolNode[] = [symbol];
  for (let depth = 0; depth < maxDepth && bases.length > 0; depth++) {
    const derived = bases
      .flatMap(({ id }) => graph.incoming(id, ['extends', 'implements']))
      .flatMap(({ caller }) => graph.symbol(caller) ?? []);
    bases = derived.filter(({ id }) => id !== symbol.id && !subtypes.has(id));
    for (const each of bases) subtypes.set(each.id, each);
  }
  return [...subtypes.values()];
}

/** Classes with their public methods and constants: a class of ready-made parts is a list of them. */
function classDrafts(code: readonly SymbolNode[], graph: CodeGraph): readonly MemberSetDraft[] {
  return code.flatMap((symbol) => {
    const { kind, name, index, doc } = symbol.fact;
    if (kind !== 'class' && kind !== 'interface') return [];
    const members = graph.inFile(symbol.root, symbol.path).flatMap(({ fact }) => {
      const isMember = fact.parent === index && memberKinds.has(fact.kind) && fact.name !== name && /^[A-Za-z]/.test(fact.name);
      return isMember && !commonConstructorName.test(fact.name) ? [fact.name] : [];
    });
    const ownMembers = [...new Set(members)];
    if (ownMembers.length < minFamilySize || ownMembers.length > maxClassMembers) return [];
    return [{ of: 'members' as const, name, symbol, lines: linesOf(symbol), ownMembers, doc }];
  });
}

const memberKinds: ReadonlySet<string> = new Set(['method', 'function', 'constant']);
const commonConstructorName = /^(?:constructor|initialize|new|init)$/;

/** Top-level definitions of one kind and folder whose names end with the same word: `CurlHandler`, `MockHandler`. */
function namesakeDrafts(code: readonly SymbolNode[]): readonly MemberSetDraft[] {
  const named = code.filter(({ fact }) => fact.parent <= 0 && fact.kind !== 'module' && lastWordOf(fact.name) !== '');
  const groups = groupByKey(named, ({ root, path, fact }) => [root, parentFolder(path), fact.kind, lastWordOf(fact.name)].join('\n'));
  return [...groups].flatMap(([, symbols]) => {
    const [first] = symbols;
    const definitions = firstOfEach(symbols, ({ fact }) => fact.name);
    const ownMembers = definitions.map(({ fact }) => fact.name);
    if (!first || ownMembers.length < minFamilySize) return [];
    const name = lastWordOf(first.fact.name);
    return [{ of: 'namesakes' as const, name, symbol: first, lines: linesOf(first), ownMembers, definitions, doc: '' }];
  });
}

/** Last word of a compound name, in lower case; empty for a name of one word. */
function lastWordOf(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .filter(Boolean);
  return words.length > 1 ? (words.at(-1) ?? '').toLowerCase() : '';
}

function linesOf({ fact: { range } }: SymbolNode): LineSpan {
  return { first: range.start.line, last: range.end.line };
}
