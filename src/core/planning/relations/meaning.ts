// Resolves an exploratory question: the definitions that it names, points at or describes, and what it asks about them.
import { isClassLike } from '../../graph/files/fileEntry.ts';
import type { Candidate } from '../../searching/candidate.ts';
import { isPartOfLongerName } from '../../searching/definitions/longerName.ts';
import { inScope } from '../../searching/scope.ts';
import { spelledNames } from '../../searching/definitions/spelledNames.ts';
import type { Inquiry, Sources } from '../../searching/inquiry.ts';
import type { CommandRelation } from '../../searching/wantedRelation.ts';
import type { SymbolNode } from '../../graph/edges/types.ts';
import { isIndexed } from '../../indexing/text/isIndexed.ts';
import { isAsking } from '../../reading/mentions/termWeights.ts';
import type { Relation } from '../../reading/relations.ts';
import type { SubjectRelation } from '../../reading/intent.ts';
import { terms as termsOf } from '../../text/terms.ts';
import { entryPoints, plainlyNamed } from '../entryPoints.ts';
import { subjectsOf, type Subject } from '../subjects.ts';
import { planRelation, type RelationPlan } from './relationPlan.ts';
import { fileDependencies } from './fileDependencies.ts';
import { fileImporters } from './fileImporters.ts';

/** Resolved meaning of a question. */
export interface SubjectMeaning {
  readonly subjects: readonly Subject[];
  /** Definitions that the person pointed at, or that the words of the question describe. */
  readonly pointedAt: readonly SymbolNode[];
  /** The symbol chosen for a description without a name. */
  readonly described: SymbolNode | undefined;
  /** All definitions that the question means. */
  readonly named: readonly SymbolNode[];
  /** A relation that is no walk over calls. */
  readonly relation: RelationPlan | undefined;
  readonly command: CommandRelation;
  /** Whether flows answer it. */
  readonly asksForFlows: boolean;
}

/** Relations of types only: while a type has the name, a field or function of that name is not meant. */
const ofTypes: ReadonlySet<Relation> = new Set(['subtypes', 'constructs', 'raisers', 'catches']);

/** Resolves what a question is about; `candidates` are the results of the search, best first. */
export async function meaningOf(candidates: readonly Candidate[], inquiry: Inquiry, sources: Sources): Promise<SubjectMeaning> {
  const mentioned = subjectsOf(inquiry, sources);
  const written = inquiry.command === undefined ? inquiry.intent.relation : undefined;
  const isUnnamed = written !== undefined && mentioned.length === 0 && inquiry.focus.length === 0;
  const cue = isUnnamed ? asCodeWrites(written, inquiry, sources) : written;
  const subjects = isUnnamed && cue?.isCode ? subjectsOf(inquiryAbout(cue, inquiry), sources) : mentioned;
  const selected = inquiry.focus.filter(({ fact }) => fact.kind !== 'module');
  const byName = cue && (await standingIn(cue, inquiry, sources));
  // A selection is what the person means, whatever else has the name.
  const known = selected.length ? selected : subjects.flatMap(meantBy);
  const isNameless = cue !== undefined && !byName && known.length === 0 && isDescribed(cue, subjects, inquiry, sources);
  const described = isNameless ? describedBy(candidates, inquiry, sources) : undefined;
  const pointedAt = described ? [described] : selected;
  const named = described ? [described] : known;
  const relation = described && cue ? await standingIn(cue, { ...inquiry, focus: pointedAt }, sources) : byName;
  const isKnown = relation !== undefined || named.length > 0;
  const wanted =
    named.length > 0 && !relation ? (inquiry.command ?? (cue && wantedOf(cue.relation)) ?? usualRelation(named, sources)) : 'calls';
  // For an unknown name no flow is shown: it would be that of something else.
  const asksForFlows = wanted === 'calls' && !relation && !(cue?.isCode && !isKnown && subjects.length > 0);
  return { subjects, pointedAt, described, named, relation, command: wanted, asksForFlows };
}

/** Finds the members of the relation in `cue`. Imports of a file are in its own lines and use no named symbol. */
async function standingIn(cue: SubjectRelation, inquiry: Inquiry, sources: Sources): Promise<RelationPlan | undefined> {
  if (cue.relation === 'dependencies') return fileDependencies(cue, inquiry, sources);
  return (await fileImporters(cue, inquiry, sources)) ?? planRelation(cue, inquiry, sources);
}

/** Only code that calls something has a flow. A constant or a type without calls can only be used. */
function usualRelation(named: readonly SymbolNode[], { graph }: Sources): CommandRelation {
  const isOnlyUsed = ({ id, fact: { kind } }: SymbolNode): boolean =>
    (kind === 'constant' || kind === 'enum' || kind === 'type' || kind === 'interface') && graph.callees(id).length === 0;
  return named.every(isOnlyUsed) ? 'callers' : 'calls';
}

/** Command for a question with `relation` that names a definition where {@link planRelation} has no result. */
function wantedOf(relation: Relation): CommandRelation | undefined {
  if (relation === 'uses') return 'callers';
  return relation === 'calls' || relation === 'callers' || relation === 'raises' || relation === 'impact' || relation === 'tests'
    ? relation
    : undefined;
}

/** Whether a question describes its subject: it has no name from code, and some file has each of its words. */
function isDescribed(
  { isCode }: SubjectRelation,
  subjects: readonly Subject[],
  { intent: { content } }: Inquiry,
  { search }: Sources,
): boolean {
  if (isCode || subjects.length > 0) return false;
  const isThere = (term: string): boolean => isAsking(term) || isIndexed(term, search);
  return content.every((word) => termsOf(word).some(isThere) || termsOf(word).length === 0);
}

/**
 * Turns the subject of a relation into a name in code: a plain word with exactly that definition, else words that spell the name of a type
 * ("the download handler"). A description in words is only likely.
 */
function asCodeWrites(cue: SubjectRelation, inquiry: Inquiry, sources: Sources): SubjectRelation {
  const { name, isCode } = cue;
  if (isCode || name === undefined) return cue;
  const called = sources.graph.byName(name).filter(({ role }) => role === 'code');
  const isOfTypes = ofTypes.has(cue.relation);
  const spelled = spelledNames(inquiry, sources).filter(({ fact }) => isClassLike(fact));
  // "The body proxy" is `BodyProxy`, even if something is called `body`.
  const longer = spelled.find(({ fact }) => fact.name.length > name.length && fact.name.toLowerCase().startsWith(name.toLowerCase()));
  if (longer) return { ...cue, name: longer.fact.name, isCode: true };
  if (called.some(({ fact }) => !isOfTypes || isClassLike(fact))) return { ...cue, isCode: true };
  // "Kinds of trigger" are those of the type `Trigger`, even if fields have the name.
  const [type] = [...(isOfTypes ? typesWritten(name, inquiry, sources).filter(({ fact }) => isClassLike(fact)) : []), ...spelled];
  if (called.length > 0 && !type) return { ...cue, isCode: true };
  const isPart = type && isPartOfLongerName(type.fact.name, inquiry.intent.titleWords, sources.graph);
  return type && !isPart ? { ...cue, name: type.fact.name, isCode: true } : cue;
}

/**
 * Types whose name equals a plain word except for case. The word may belong to the vocabulary of questions, such as "trigger", which spells
 * no type elsewhere.
 */
function typesWritten(name: string, { scope }: Inquiry, { graph }: Sources): readonly SymbolNode[] {
  const small = name.toLowerCase();
  return [...graph.symbols()].filter(
    (symbol) => symbol.role === 'code' && isClassLike(symbol.fact) && symbol.fact.name.toLowerCase() === small && inScope(symbol, scope),
  );
}

/** The inquiry reduced to the subject of its relation. */
function inquiryAbout({ name }: SubjectRelation, inquiry: Inquiry): Inquiry {
  const names = name === undefined ? [] : [{ name, weight: 1, marked: true }];
  return { ...inquiry, intent: { ...inquiry.intent, names, capitalised: [] } };
}

/**
 * The function that the words of a question describe best. A question for callers does not ask for the start of a flow: there its name and
 * the first line of its documentation decide, by the number of shared words.
 */
function describedBy(candidates: readonly Candidate[], inquiry: Inquiry, sources: Sources): SymbolNode | undefined {
  const { terms, relation, prose } = inquiry.intent;
  const isStart = relation?.relation !== 'callers' || relation.name !== undefined;
  const words = new Set(prose.flatMap(({ text }) => termsOf(text)).filter((term) => !isAsking(term)));
  const said = ({ fact }: SymbolNode): number => {
    const told = new Set(termsOf(`${fact.name} ${/^.*/.exec(fact.doc.trim())?.[0] ?? ''}`));
    return [...words].filter((word) => told.has(word)).length;
  };
  const functions = candidates.flatMap(({ symbol }) =>
    symbol?.role === 'code' && (symbol.fact.kind === 'function' || symbol.fact.kind === 'method') ? [symbol] : [],
  );
  const [best] = isStart ? [] : functions.toSorted((x, y) => said(y) - said(x));
  return best && said(best) > 1 ? best : entryPoints([], candidates, plainlyNamed(inquiry, sources), terms, sources, 1)[0];
}

/** Definitions of a subject; for a request that no known route answers, the routes that may. */
function meantBy({ request, definitions, elsewhere }: Subject): readonly SymbolNode[] {
  return request ? elsewhere().near : definitions;
}
