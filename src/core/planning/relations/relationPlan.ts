// Plans the answer about a relation that no walk over calls covers ("who writes Order.total"): filters the list of all uses.
import { neverCancelled } from '../../base/cancellation.ts';
import type { CodeGraph, SymbolNode } from '../../graph/edges/graphTypes.ts';
import { kindsOfRelation, type Relation } from '../../reading/relations.ts';
import type { SubjectRelation } from '../../reading/intent.ts';
import { useKinds, type UseKind } from '../../uses/places/useKind.ts';
import { roleOrder, type UseTarget } from '../../uses/target/usePlaces.ts';
import { satisfyingLibraryTypes } from '../../graph/golang/goShapes.ts';
import { isFromOutside, undefinedNameUses, usesOfOutside } from '../../uses/search/outsideUses.ts';
import { Pause } from '../../base/pause.ts';
import { findSharedName, type SharedNameSources } from '../../services/names/sharedNameUses.ts';
import { termsOfText } from '../../text/tokenizer.ts';
import { fieldsOfName } from '../../uses/answer/usesAnswer.ts';
import { verdictOfShared } from '../../uses/answer/usesVerdict.ts';
import {
  indirectDefinitions,
  derivedDefinitions,
  sameNameDefinitions,
  type IndirectDefinition,
} from '../../searching/relations/derivedDefinitions.ts';
import { checkDerived } from '../../languageServers/checkDerived.ts';
import type { Inquiry, Sources } from '../../searching/inquiry.ts';
import { inScope } from '../../searching/scope.ts';
import { findCombinedUses, filterUsesByKind, type CombinedUses } from '../../searching/relations/combinedUses.ts';
import { implementationsOf } from '../../searching/definitions/overloads.ts';
import { isOfTestsAlone, preferOwnCode } from '../subjects.ts';
import { withoutConstructors } from '../../graph/values/constructors.ts';
import type { ImportStatement } from './importStatement.ts';

/** The requested relation and its members. */
export interface RelationPlan {
  /** Name as in the question. */
  readonly name: string;
  readonly relation: Relation;
  /** Definitions of the name; for a field or variable without one, its container; none for external names. */
  readonly definitions: readonly SymbolNode[];
  /** Uses of the kinds that belong to the relation. */
  readonly uses: CombinedUses;
  /** All other uses, shown where none belongs to the relation. */
  readonly others: CombinedUses;
  /** Definitions with the relation: subtypes, overrides, overloads. */
  readonly symbols: readonly SymbolNode[];
  /** Subtypes of these, nearest first. */
  readonly indirect: readonly IndirectDefinition[];
  /** Number of further definitions of the name whose uses were not searched. Absent where all were. */
  readonly unsearchedCount?: number;
  /** The import statements with their targets, for a question about imports of a file. */
  readonly statements?: readonly ImportStatement[];
  /** No line raises the error in question: these places construct it, and pass it to code that may. */
  readonly isUnraised?: true;
}

interface RelationSubject {
  readonly name: string;
  readonly isCode: boolean;
}

/** Maximum fields with the name of a plain undefined word; above that, it is just a word. */
const maxFields = 3;
/** Maximum definitions of one name whose uses are searched. Set by judgement: each takes 10 to 20 ms, and hundreds can share a name. */
const maxTargets = 12;
/** Relations that a walk over calls or facts about functions answer, where the question names a definition. */
const relationsOfCalls: ReadonlySet<Relation> = new Set(['calls', 'callers', 'uses', 'impact', 'tests', 'raises']);

/** Looks up the requested relation; undefined where it names nothing in the workspace, or where a walk over calls answers it. */
export async function planRelation(
  { relation, name: askedName, isCode, written }: SubjectRelation,
  { scope, focus, intent }: Inquiry,
  sources: Sources,
): Promise<RelationPlan | undefined> {
  const { graph } = sources;
  const sharedPlan = written === undefined ? undefined : await planOfSharedName(written, relation, scope, sources);
  if (sharedPlan) return sharedPlan;
  const pointedAt = focus.filter(({ fact }) => fact.kind !== 'module');
  const name = askedName ?? pointedAt[0]?.fact.qualifiedName;
  if (name === undefined) return undefined;
  const subject: RelationSubject = { name, isCode };
  const namesakes = isOfTestsAlone(name, sources) ? [] : definitionsOf(name, graph);
  const namedDefinitions = pointedAt.length ? pointedAt : namesakes.filter((symbol) => inScope(symbol, scope) && isNameable(symbol));
  if (namedDefinitions.length && relationsOfCalls.has(relation)) return undefined;
  const targetSymbols = preferOwnCode(implementationsOf(withoutConstructors(namedDefinitions), graph));
  // Reads and writes concern values: where a field has the name, a function of that name is not meant.
  const isOfValue = relation === 'reads' || relation === 'writes';
  const fields = isOfValue || !targetSymbols.length ? await fieldsOf(subject, { scope }, sources) : [];
  const symbols = isOfValue && fields.length ? targetSymbols.filter(({ fact }) => fact.kind === 'constant') : targetSymbols;
  const definitions: readonly UseTarget[] = [...symbols.map((symbol) => ({ symbol })), ...fields];
  const targets = closestTargets(definitions, intent.terms);
  const unsearchedCount = definitions.length - targets.length;
  if (!targets.length && relation === 'subtypes') {
    const outsidePlan = subtypesOfOutside(name, scope, sources);
    if (outsidePlan) return outsidePlan;
  }
  // Definitions built upon another are checked below; their uses only stand beside them.
  const { languageServers, ...unchecked } = sources;
  const useSources = kindsOfRelation[relation] || relationsOfCalls.has(relation) ? sources : unchecked;
  const foundUses = targets.length
    ? await usesOfTargets(name, targets, isOfValue, useSources, scope)
    : await usesOfUnknownName(subject, { scope }, sources);
  if (!foundUses) return undefined;
  const allUses: CombinedUses = unsearchedCount && foundUses.verdict.is === 'nobody' ? { ...foundUses, verdict: incomplete } : foundUses;
  if (languageServers && (relation === 'subtypes' || relation === 'overrides')) await checkDerived(symbols, graph, languageServers);
  const derivedSymbols = definitionsOfRelation(relation, symbols, sources);
  return {
    ...{ name, definitions: targets.map(({ symbol }) => symbol), ...(unsearchedCount ? { unsearchedCount } : {}) },
    ...usesIn(relation, allUses),
    others: allUses,
    symbols: derivedSymbols.filter((symbol) => inScope(symbol, scope)),
    indirect:
      relation === 'subtypes' ? indirectDefinitions(symbols, derivedSymbols, graph).filter(({ symbol }) => inScope(symbol, scope)) : [],
  };
}

/**
 * The uses that belong to `relation`. Where no line raises an error, the places that construct it stand in, since they pass it to a raising
 * function.
 */
function usesIn(relation: Relation, allUses: CombinedUses): Pick<RelationPlan, 'relation' | 'uses' | 'isUnraised'> {
  const kinds = kindsOfRelation[relation];
  const uses = kinds ? filterUsesByKind(allUses, kinds) : relationsOfCalls.has(relation) ? allUses : filterUsesByKind(allUses, new Set());
  if (relation !== 'raisers' || uses.places.length + uses.possible.length > 0) return { relation, uses };
  const constructions = filterUsesByKind(allUses, new Set(['constructs']));
  return constructions.places.length ? { relation: 'constructs', uses: constructions, isUnraised: true } : { relation, uses };
}

/** Definitions of a name; if it has none, those of its last part in the file or folder before it, as in `package.Type`. */
function definitionsOf(name: string, graph: CodeGraph): readonly SymbolNode[] {
  const symbols = graph.byName(name);
  const [module, member, ...furtherParts] = name.split('.');
  if (symbols.length || member === undefined || furtherParts.length) return symbols;
  return graph.byName(member).filter(({ path }) =>
    path
      .split(/[/.]/)
      .slice(-3)
      .includes(module ?? ''),
  );
}

const incomplete = { is: 'unknown', because: 'incomplete' } as const;

/** All `targets`; of too many, those whose names and paths share most of `terms`. */
function closestTargets(targets: readonly UseTarget[], terms: ReadonlyMap<string, number>): readonly UseTarget[] {
  if (targets.length <= maxTargets) return targets;
  const sharedTermCount = ({ symbol: { fact, path } }: UseTarget): number =>
    new Set([...termsOfText(fact.qualifiedName), ...termsOfText(path)].filter((term) => terms.has(term))).size;
  return targets.toSorted((a, b) => sharedTermCount(b) - sharedTermCount(a)).slice(0, maxTargets);
}

/** Uses of `targets`; for reads and writes also of an environment variable or the like that has the same name. */
async function usesOfTargets(
  name: string,
  targets: readonly UseTarget[],
  isOfValue: boolean,
  sources: Sources,
  scope: Inquiry['scope'],
): Promise<CombinedUses | undefined> {
  const uses = await findCombinedUses(targets, sources, scope);
  const { graph, texts, token = neverCancelled } = sources;
  if (!uses || !texts || !isOfValue) return uses;
  const includes = ({ root, path }: { root: string; path: string }, line: number): boolean => scope.contains(root, path, line);
  const sharedUses = await usesOfSharedName(name, { graph, texts, pause: new Pause(texts.clock, token), includes });
  return sharedUses ? { ...uses, places: [...uses.places, ...sharedUses.places], verdict: sharedUses.verdict } : uses;
}

/** Uses that give a shared name its value or meaning, and all others. */
const offerKinds: ReadonlySet<UseKind> = new Set<UseKind>(['writes', 'declares']);
const kindsOfUsers: ReadonlySet<UseKind> = new Set(useKinds.filter((kind) => kind !== 'declares'));

/** The relation of a name that no identifier can be: who gives it its meaning, who reads it, or all who use it. */
async function planOfSharedName(
  name: string,
  relation: Relation,
  scope: Inquiry['scope'],
  { graph, texts, token = neverCancelled }: Sources,
): Promise<RelationPlan | undefined> {
  if (!texts) return undefined;
  const includes = ({ root, path }: { root: string; path: string }, line: number): boolean => scope.contains(root, path, line);
  const allUses = await usesOfSharedName(name, { graph, texts, pause: new Pause(texts.clock, token), includes });
  if (!allUses) return undefined;
  const asksForOffers = relation === 'writes';
  const sides = { offers: filterUsesByKind(allUses, offerKinds), users: filterUsesByKind(allUses, kindsOfUsers) };
  const ofKinds = relation === 'reads' ? usesIn(relation, allUses).uses : asksForOffers ? sides.offers : sides.users;
  return {
    name,
    definitions: [],
    relation: asksForOffers || relation === 'reads' ? relation : 'uses',
    uses: ofKinds,
    others: allUses,
    symbols: [],
    indirect: [],
  };
}

/** All uses of an undefined name: a language exception, a class of a library, or the key of an option. */
async function usesOfUnknownName(
  { name, isCode }: RelationSubject,
  { scope }: Pick<Inquiry, 'scope'>,
  { graph, texts, token = neverCancelled }: Sources,
): Promise<CombinedUses | undefined> {
  if (!texts) return undefined;
  const includes = ({ root, path }: { root: string; path: string }, line: number): boolean => scope.contains(root, path, line);
  const sharedUses = await usesOfSharedName(name, { graph, texts, pause: new Pause(texts.clock, token), includes });
  // A plain word is a shared name only where a file gives it its meaning.
  if (!isCode) return sharedUses?.places.some(({ kind }) => kind === 'declares' || kind === 'handles') ? sharedUses : undefined;
  if (sharedUses || name.includes('.')) return sharedUses;
  const isOutside = isFromOutside(name, graph);
  const places = await (isOutside ? usesOfOutside : undefinedNameUses)(name, { graph, texts }, token, { includes });
  // A name that occurs nowhere in code is missing, and reported as missing.
  if (!isOutside && places.length === 0) return undefined;
  return { places, possible: [], undecided: [], verdict: places.length ? { is: 'used' } : { is: 'unknown', because: 'exported' } };
}

/** Below this, a place may as well mean another name: code adds a part of it. */
const minCertainConfidence = 0.6;

/** All places of a name that parts of the workspace share as a text; undefined where it is no such name. */
async function usesOfSharedName(name: string, sources: SharedNameSources): Promise<CombinedUses | undefined> {
  const allPlaces = (await findSharedName(name, sources)).flatMap((each) => each.places);
  if (!allPlaces.length) return undefined;
  const places = allPlaces.filter(({ confidence }) => confidence >= minCertainConfidence);
  const undecided = allPlaces.filter(({ confidence }) => confidence < minCertainConfidence);
  const certainVerdict = verdictOfShared(places);
  const isUndecided = undecided.length > 0 && certainVerdict.is !== 'used';
  return { places, possible: [], undecided, verdict: isUndecided ? { is: 'unknown', because: 'undecided' } : certainVerdict };
}

/** Types of the workspace that satisfy an interface of the standard library; undefined where there are none. */
function subtypesOfOutside(name: string, scope: Inquiry['scope'], { graph }: Sources): RelationPlan | undefined {
  const libraryTypes = satisfyingLibraryTypes(name, graph);
  const symbols = libraryTypes.filter((symbol) => inScope(symbol, scope)).toSorted((a, b) => roleOrder[a.role] - roleOrder[b.role]);
  if (!symbols.length) return undefined;
  const uses: CombinedUses = { places: [], possible: [], undecided: [], verdict: { is: 'unknown', because: 'exported' } };
  const indirect = indirectDefinitions([], libraryTypes, graph).filter(({ symbol }) => inScope(symbol, scope));
  return { name, relation: 'subtypes', definitions: [], uses, others: uses, symbols, indirect };
}

function isNameable({ fact: { kind } }: SymbolNode): boolean {
  return kind !== 'module' && kind !== 'test' && kind !== 'route';
}

/** Fields and variables with the name. A plain word counts only if few have it, and code is among them. */
async function fieldsOf(
  { name, isCode }: RelationSubject,
  { scope }: Pick<Inquiry, 'scope'>,
  { graph, texts, token = neverCancelled }: Sources,
): Promise<readonly UseTarget[]> {
  const fields = texts ? await fieldsOfName(name, { graph, texts, scope }, token) : [];
  if (isCode) return fields;
  return fields.length <= maxFields && fields.some(({ symbol }) => symbol.role === 'code') ? fields : [];
}

function definitionsOfRelation(relation: Relation, symbols: readonly SymbolNode[], { graph }: Sources): readonly SymbolNode[] {
  if (relation === 'overloads') return sameNameDefinitions(symbols, graph);
  if (relation !== 'subtypes' && relation !== 'overrides') return [];
  // Those in tests count too; code comes first.
  return derivedDefinitions(symbols, graph).toSorted((a, b) => roleOrder[a.role] - roleOrder[b.role]);
}
