// Resolves an exploratory question: the definitions that it names, points at or describes, and what it asks about them.
import { functionInConstant } from '../../graph/files/functionInConstant.ts';
import { isClassLike } from '../../graph/files/fileEntry.ts';
import type { Candidate } from '../../searching/candidate.ts';
import { isPartOfLongerName } from '../../searching/definitions/longerName.ts';
import { inScope } from '../../searching/scope.ts';
import { spelledNames } from '../../searching/definitions/spelledNames.ts';
import type { Inquiry, Sources } from '../../searching/inquiry.ts';
import { nameParts } from '../../searching/nameParts.ts';
import type { CallRelation } from '../../searching/callRelation.ts';
import type { SymbolNode } from '../../graph/edges/graphTypes.ts';
import { isIndexed } from '../../indexing/text/isIndexed.ts';
import { isAskingTerm } from '../../reading/mentions/termWeights.ts';
import type { Relation } from '../../reading/relations.ts';
import type { SubjectRelation } from '../../reading/intent.ts';
import { termsOfText } from '../../text/tokenizer.ts';
import { entryPoints, functionsByWords } from '../entryPoints.ts';
import { subjectsOf, type Subject } from '../subjects.ts';
import { planRelation, type RelationPlan } from './relationPlan.ts';
import { fileDependencies } from './fileDependencies.ts';
import { fileUsers } from './fileUsers.ts';

/** Resolved meaning of a question. */
export interface SubjectMeaning {
  readonly subjects: readonly Subject[];
  /** Definitions that the person pointed at, or that the words of the question describe. */
  readonly pointedAt: readonly SymbolNode[];
  /** The symbol chosen for a description without a name. */
  readonly describedSymbol: SymbolNode | undefined;
  /** All definitions that the question means. */
  readonly definitions: readonly SymbolNode[];
  /** A relation that is no walk over calls. */
  readonly relationPlan: RelationPlan | undefined;
  readonly relation: CallRelation;
  /** Whether flows answer it. */
  readonly asksForFlows: boolean;
}

/** Relations that only types have. If a type has the name in question, they do not mean a field or function of that name. */
const typeRelations: ReadonlySet<Relation> = new Set(['subtypes', 'constructs', 'raisers', 'catches']);

/** Resolves the subject of a question and the relation that it asks for; `candidates` are the results of the search, best first. */
export async function meaningOf(candidates: readonly Candidate[], inquiry: Inquiry, sources: Sources): Promise<SubjectMeaning> {
  const mentionedSubjects = subjectsOf(inquiry, sources);
  const readRelation = inquiry.relation === undefined ? inquiry.intent.relation : undefined;
  const isUnnamed = readRelation !== undefined && mentionedSubjects.length === 0 && inquiry.focus.length === 0;
  const subjectRelation = isUnnamed ? asCodeName(readRelation, inquiry, sources) : readRelation;
  const subjects = isUnnamed && subjectRelation?.isCode ? subjectsOf(inquiryAbout(subjectRelation, inquiry), sources) : mentionedSubjects;
  const selectedSymbols = inquiry.focus.filter(({ fact }) => fact.kind !== 'module');
  const relationByName = subjectRelation && (await findRelation(subjectRelation, inquiry, sources));
  // A selection is what the person means, whatever else has the name.
  const knownDefinitions = selectedSymbols.length ? selectedSymbols : subjects.flatMap(definitionsOrNearRoutes);
  const isNameless =
    subjectRelation !== undefined &&
    !relationByName &&
    knownDefinitions.length === 0 &&
    isDescribed(subjectRelation, subjects, inquiry, sources);
  const describedSymbol = isNameless ? describedFunction(candidates, inquiry, sources) : undefined;
  const pointedAt = describedSymbol ? [describedSymbol] : selectedSymbols;
  const namedDefinitions = describedSymbol ? [describedSymbol] : knownDefinitions;
  const relationPlan =
    describedSymbol && subjectRelation ? await findRelation(subjectRelation, { ...inquiry, focus: pointedAt }, sources) : relationByName;
  const isKnown = relationPlan !== undefined || namedDefinitions.length > 0;
  const relation =
    namedDefinitions.length > 0 && !relationPlan
      ? (inquiry.relation ?? (subjectRelation && callRelationOf(subjectRelation.relation)) ?? defaultRelation(namedDefinitions, sources))
      : 'calls';
  const definitions =
    relation === 'calls' ? namedDefinitions.map((symbol) => functionInConstant(symbol, sources.graph) ?? symbol) : namedDefinitions;
  // An unknown name gets no flow, because it would be that of something else.
  const asksForFlows = relation === 'calls' && !relationPlan && !(subjectRelation?.isCode && !isKnown && subjects.length > 0);
  return { subjects, pointedAt, describedSymbol, definitions, relationPlan, relation, asksForFlows };
}

/** Finds the members of `subjectRelation`. Imports of a file come from its lines, because they use no named symbol. */
async function findRelation(subjectRelation: SubjectRelation, inquiry: Inquiry, sources: Sources): Promise<RelationPlan | undefined> {
  if (subjectRelation.relation === 'dependencies') return fileDependencies(subjectRelation, inquiry, sources);
  return (await fileUsers(subjectRelation, inquiry, sources)) ?? planRelation(subjectRelation, inquiry, sources);
}

/** Shows callers of definitions that call nothing, such as constants and types, and the calls of all others. */
function defaultRelation(definitions: readonly SymbolNode[], { graph }: Sources): CallRelation {
  const isOnlyUsed = (symbol: SymbolNode): boolean => {
    const { id, fact } = symbol;
    const isNoFunction = fact.kind === 'constant' || fact.kind === 'enum' || fact.kind === 'type' || fact.kind === 'interface';
    return isNoFunction && graph.callees(id).length === 0 && functionInConstant(symbol, graph) === undefined;
  };
  return definitions.every(isOnlyUsed) ? 'callers' : 'calls';
}

/** The walk along calls for a question with `relation` that names a definition where {@link planRelation} has no result. */
function callRelationOf(relation: Relation): CallRelation | undefined {
  if (relation === 'uses') return 'callers';
  return relation === 'calls' || relation === 'callers' || relation === 'raises' || relation === 'impact' || relation === 'tests'
    ? relation
    : undefined;
}

/** Whether a question describes its subject: it has no name from code, and the index has each of its words. */
function isDescribed(
  { isCode }: SubjectRelation,
  subjects: readonly Subject[],
  { intent: { content } }: Inquiry,
  { fullText }: Sources,
): boolean {
  if (isCode || subjects.length > 0) return false;
  const isThere = (term: string): boolean => isAskingTerm(term) || isIndexed(term, fullText);
  return content.every((word) => termsOfText(word).some(isThere) || termsOfText(word).length === 0);
}

/**
 * Turns the subject of a relation into a name in code: a plain word that is exactly the name of a definition, else words that spell the
 * name of a type ("the download handler"). Returns `subjectRelation` itself where neither applies.
 */
function asCodeName(subjectRelation: SubjectRelation, inquiry: Inquiry, sources: Sources): SubjectRelation {
  const { name, isCode } = subjectRelation;
  if (isCode) return subjectRelation;
  if (name === undefined) {
    const compoundType = spelledNames(inquiry, sources).find(({ fact }) => isClassLike(fact) && nameParts(fact.name).length > 1);
    const isWhole = compoundType && !isPartOfLongerName(compoundType.fact.name, inquiry.intent.titleWords, sources.graph);
    return isWhole ? { ...subjectRelation, name: compoundType.fact.name, isCode: true } : subjectRelation;
  }
  const namesakes = sources.graph.byName(name).filter(({ role }) => role === 'code');
  const isOfTypes = typeRelations.has(subjectRelation.relation);
  const spelledTypes = spelledNames(inquiry, sources).filter(({ fact }) => isClassLike(fact));
  // "The body proxy" is `BodyProxy`, even if something is called `body`.
  const longerType = spelledTypes.find(
    ({ fact }) => fact.name.length > name.length && fact.name.toLowerCase().startsWith(name.toLowerCase()),
  );
  if (longerType) return { ...subjectRelation, name: longerType.fact.name, isCode: true };
  if (namesakes.some(({ fact }) => !isOfTypes || isClassLike(fact))) return { ...subjectRelation, isCode: true };
  // "Kinds of trigger" are those of the type `Trigger`, even if fields have the name.
  const [type] = [...(isOfTypes ? typesByName(name, inquiry, sources).filter(({ fact }) => isClassLike(fact)) : []), ...spelledTypes];
  if (namesakes.length > 0 && !type) return { ...subjectRelation, isCode: true };
  const isPart = type && isPartOfLongerName(type.fact.name, inquiry.intent.titleWords, sources.graph);
  return type && !isPart ? { ...subjectRelation, name: type.fact.name, isCode: true } : subjectRelation;
}

/**
 * Types whose name equals a plain word except for case. The word may belong to the vocabulary of questions, such as "trigger", which spells
 * no type elsewhere.
 */
function typesByName(name: string, { scope }: Inquiry, { graph }: Sources): readonly SymbolNode[] {
  const lowerCaseName = name.toLowerCase();
  return [...graph.symbols()].filter(
    (symbol) =>
      symbol.role === 'code' && isClassLike(symbol.fact) && symbol.fact.name.toLowerCase() === lowerCaseName && inScope(symbol, scope),
  );
}

/** The inquiry reduced to the subject of its relation. */
function inquiryAbout({ name }: SubjectRelation, inquiry: Inquiry): Inquiry {
  const names = name === undefined ? [] : [{ name, weight: 1, marked: true }];
  return { ...inquiry, intent: { ...inquiry.intent, names, capitalisedWords: [] } };
}

/**
 * The function that the words of a question describe best. For a question for callers, the function whose name and first line of
 * documentation share most words; for any other, the best entry point of a flow.
 */
function describedFunction(candidates: readonly Candidate[], inquiry: Inquiry, sources: Sources): SymbolNode | undefined {
  const { terms, relation, prose } = inquiry.intent;
  const isStart = relation?.relation !== 'callers' || relation.name !== undefined;
  const words = new Set(prose.flatMap(({ text }) => termsOfText(text)).filter((term) => !isAskingTerm(term)));
  const sharedWordCount = ({ fact }: SymbolNode): number => {
    const nameAndDocTerms = new Set(termsOfText(`${fact.name} ${/^.*/.exec(fact.doc.trim())?.[0] ?? ''}`));
    return [...words].filter((word) => nameAndDocTerms.has(word)).length;
  };
  const functions = candidates.flatMap(({ symbol }) =>
    symbol?.role === 'code' && (symbol.fact.kind === 'function' || symbol.fact.kind === 'method') ? [symbol] : [],
  );
  const [best] = isStart ? [] : functions.toSorted((x, y) => sharedWordCount(y) - sharedWordCount(x));
  return best && sharedWordCount(best) > 1 ? best : entryPoints([], candidates, functionsByWords(inquiry, sources), terms, sources, 1)[0];
}

/** Definitions of a subject; for a request that no known route answers, the routes that may. */
function definitionsOrNearRoutes({ request, definitions, elsewhere }: Subject): readonly SymbolNode[] {
  return request ? elsewhere().nearSymbols : definitions;
}
