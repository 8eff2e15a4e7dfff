// Finds the set that a question asks for: an enum, a list or table of literals, constants with a common prefix, or subclasses of a base.
import { fileKeyOf } from '../../../base/fileKey.ts';
import { groupByKey } from '../../../base/collections/groupByKey.ts';
import type { LineSpan } from '../../../base/positions.ts';
import type { SymbolNode } from '../../../graph/edges/graphTypes.ts';
import type { ValueQuestion } from '../../../reading/asks/valueQuestion.ts';
import type { Sources } from '../../inquiry.ts';
import { roleWithin } from '../../testCode.ts';
import { membersOf } from './memberForms.ts';
import { isGenericName, wordFilter, weighWords } from './valueWords.ts';
import { writtenLists } from './writtenLists.ts';

/** A set with its members. */
export interface MemberSet {
  readonly of: 'enum' | 'list' | 'family' | 'subtypes';
  readonly name: string;
  /** The definition of the set, or its first member. */
  readonly symbol: SymbolNode;
  readonly lines: LineSpan;
  readonly members: readonly string[];
  readonly score: number;
}

type MemberSetDraft = Omit<MemberSet, 'members' | 'score'> & { readonly ownMembers: readonly string[]; readonly doc: string };

/** Minimum size of a family: fewer constants may share a word by chance. */
const minFamilySize = 3;
/** Maximum distance in lines between constants of a family, with a comment between them. */
const maxDistance = 4;
/** Limit of sets whose text is read. */
const maxReadSets = 12;
/** Weight of a word by where it occurs: `owner` is the enclosing names. Set by judgement. */
const placeWeights = { name: 1, owner: 0.8, doc: 0.6, path: 0.5 } as const;
/** Factor of a set whose whole name is in the question. Set by judgement. */
const wholeNameFactor = 1.1;
/** Share of the uncovered words that a whole name makes up for. Set by judgement. */
const wholeNameShare = 0.2;
/** Factor by the share of the words of a name that are in the question, from `least` for none to 1 for all. Set by judgement. */
const nameShareFactor = { least: 0.55, gain: 0.45 } as const;
/** Factor of a type when the question is about the default: it lists all choices, not the chosen one. */
const allChoicesFactor = 0.75;
/** Factor of a set without a word for the requested noun. Set by judgement. */
const otherNounFactor = 0.6;
/** Factors by kind: derived types may be a few of many, and constants with a common word may be no set. Set by judgement. */
const kindFactors: Readonly<Record<MemberSet['of'], number>> = { enum: 1, list: 1, family: 0.95, subtypes: 0.85 };

/** Matching sets, best first; only definitions that `includes` accepts. */
export async function memberSets(
  question: ValueQuestion,
  sources: Sources,
  includes: (symbol: SymbolNode) => boolean,
): Promise<readonly MemberSet[]> {
  const { graph } = sources;
  const isCode = (each: SymbolNode): boolean => each.role === 'code' && includes(each) && roleWithin(each, each.role, graph) === 'code';
  const code = [...graph.symbols()].filter(isCode);
  const mayMatch = wordFilter(question.words);
  const definedDrafts = [...definitionDrafts(code), ...familyDrafts(code), ...subtypeDrafts(code, sources)];
  const drafts = [...definedDrafts, ...(await listDrafts(mayMatch, isCode, sources))];
  const namesOf = (draft: MemberSetDraft): string => `${nameOf(draft)} ${draft.symbol.fact.qualifiedName} ${draft.symbol.path}`;
  const matchingDrafts = drafts.filter((draft) => mayMatch(`${namesOf(draft)} ${draft.doc}`.toLowerCase()));
  const words = weighWords(question, matchingDrafts.map(namesOf), drafts.length);
  const scoredDrafts = matchingDrafts.flatMap((draft) => {
    const { symbol, doc } = draft;
    const name = nameOf(draft);
    const coverage = words.coverage([
      { text: name, weight: placeWeights.name },
      { text: symbol.fact.qualifiedName, weight: placeWeights.owner },
      { text: symbol.path, weight: placeWeights.path },
      { text: doc.slice(0, 200), weight: placeWeights.doc },
    ]);
    const isAll = draft.of === 'enum' || draft.of === 'subtypes' || symbol.fact.kind === 'type';
    const isWhole = words.isWhole(name, 1);
    const score =
      (isWhole ? coverage + (1 - coverage) * wholeNameShare : coverage) *
      (nameShareFactor.least + nameShareFactor.gain * words.nameShare(name)) *
      kindFactors[draft.of] *
      (isWhole ? wholeNameFactor : 1) *
      (question.isDefault && isAll ? allChoicesFactor : 1) *
      (words.lacksNoun([namesOf(draft), doc]) ? otherNounFactor : 1);
    return words.touches(name) && score > 0 ? [{ ...draft, score }] : [];
  });
  const sets: MemberSet[] = [];
  for (const { ownMembers, doc: _, ...each } of scoredDrafts.toSorted((a, b) => b.score - a.score).slice(0, maxReadSets)) {
    const members = ownMembers.length ? ownMembers : await membersIn(each, sources);
    if (members.length > 1) sets.push({ ...each, members });
  }
  return sets;
}

async function membersIn(
  { symbol, lines: { first, last }, of }: Omit<MemberSet, 'members'>,
  { lines }: Sources,
): Promise<readonly string[]> {
  const text = ((await lines(symbol.root, symbol.path)) ?? []).slice(first, last + 1);
  return membersOf(text.join('\n'), of === 'enum' ? 'enum' : 'list');
}

/** Adds the name of the file to a generic name: `constants` in `error-constants.js`. */
function nameOf({ name, symbol }: Pick<MemberSetDraft, 'name' | 'symbol'>): string {
  return isGenericName(name) ? `${/[^/]*?(?=\.|$)/.exec(symbol.path.split('/').at(-1) ?? '')?.[0] ?? ''} ${name}` : name;
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

/** Classes with their subclasses. */
function subtypeDrafts(code: readonly SymbolNode[], { graph }: Sources): readonly MemberSetDraft[] {
  return code.flatMap((symbol) => {
    if (symbol.fact.kind !== 'class' && symbol.fact.kind !== 'interface') return [];
    const subtypes = graph.incoming(symbol.id, ['extends', 'implements']).flatMap(({ caller }) => graph.symbol(caller) ?? []);
    const codeSubtypes = subtypes.filter((each) => each.role === 'code');
    return codeSubtypes.length > 1
      ? [
          {
            of: 'subtypes' as const,
            name: symbol.fact.name,
            symbol,
            lines: linesOf(symbol),
            ownMembers: codeSubtypes.map(({ fact }) => fact.name),
            doc: symbol.fact.doc,
          },
        ]
      : [];
  });
}

function linesOf({ fact: { range } }: SymbolNode): LineSpan {
  return { first: range.start.line, last: range.end.line };
}
