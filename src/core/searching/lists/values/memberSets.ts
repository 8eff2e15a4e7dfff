// Finds the set that a question asks for: scores the sets of the workspace by the words of their names, documentation and files.
import type { LineSpan } from '../../../base/positions.ts';
import type { SymbolNode } from '../../../graph/edges/graphTypes.ts';
import type { ValueQuestion } from '../../../reading/asks/valueQuestion.ts';
import type { Sources } from '../../inquiry.ts';
import { roleWithin } from '../../testCode.ts';
import { membersOf } from './memberForms.ts';
import { isGenericName, wordFilter, weighWords } from './valueWords.ts';
import { draftSets, type MemberSetDraft, type SetKind } from './setDrafts.ts';

/** A set with its members. */
export interface MemberSet {
  readonly of: SetKind;
  readonly name: string;
  /** The definition of the set, or its first member. */
  readonly symbol: SymbolNode;
  readonly lines: LineSpan;
  readonly members: readonly string[];
  /** The members as definitions, where each stands in a place of its own. */
  readonly definitions?: readonly SymbolNode[];
  readonly score: number;
}

/** Limit of sets whose text is read. */
const maxReadSets = 40;
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
const kindFactors: Readonly<Record<MemberSet['of'], number>> = {
  enum: 1,
  list: 1,
  family: 0.95,
  subtypes: 0.85,
  namesakes: 0.7,
  members: 0.5,
};

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
  const drafts = await draftSets(code, mayMatch, isCode, sources);
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
