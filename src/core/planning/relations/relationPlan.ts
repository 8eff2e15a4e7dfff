// Plan for a relation that a question asks for in words ("who writes Order.total") and that no walk over calls covers: uses the list of all
// uses.
import { neverCancelled } from '../../base/cancellation.ts';
import type { CodeGraph, SymbolNode } from '../../graph/edges/types.ts';
import { kindsOfRelation, type Relation } from '../../reading/relations.ts';
import type { SubjectRelation } from '../../reading/intent.ts';
import { roleOrder, type UseTarget } from '../../uses/types.ts';
import { typesMeetingLibrary } from '../../graph/golang/goShapes.ts';
import { isFromOutside, undefinedNameUses, usesOfOutside } from '../../uses/outsideUses.ts';
import { terms as termsOf } from '../../text/terms.ts';
import { fieldsNamed } from '../../uses/answer/usesAnswer.ts';
import { builtThrough, builtUpon, sameNameDefinitions, type BuiltThrough } from '../../searching/relations/builtUpon.ts';
import type { Inquiry, Sources } from '../../searching/inquiry.ts';
import { inScope } from '../../searching/scope.ts';
import { decidedUses, ofKinds, type DecidedUses } from '../../searching/relations/namingPlaces.ts';
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
  readonly uses: DecidedUses;
  /** All other uses, shown where none belongs to the relation. */
  readonly others: DecidedUses;
  /** Definitions with the relation: subtypes, overrides, overloads. */
  readonly symbols: readonly SymbolNode[];
  /** Subtypes of these, nearest first. */
  readonly indirect: readonly BuiltThrough[];
  /** Number of further definitions of the name whose uses were not searched. Absent where all were. */
  readonly unasked?: number;
  /** The import statements with their targets, for a question about imports of a file. */
  readonly statements?: readonly ImportStatement[];
  /** No line raises the error in question: these places construct it, and pass it to code that may. */
  readonly isUnraised?: true;
}

interface NamedRelation {
  readonly name: string;
  readonly isCode: boolean;
}

/** Maximum fields with the name of a plain undefined word; above that, it is just a word. */
const mostFields = 3;
/**
 * Maximum definitions of one name whose uses are searched: each takes some 10 to 20 ms, and hundreds can share a name. Set by judgement.
 */
const mostTargets = 12;
/** Relations that a walk over calls or facts about functions answer, where the question names a definition. */
const walked: ReadonlySet<Relation> = new Set(['calls', 'callers', 'uses', 'impact', 'tests', 'raises']);

/** Looks up the requested relation; undefined where it names nothing in the workspace, or where a walk over calls tells more. */
export async function planRelation(
  { relation, name: written, isCode }: SubjectRelation,
  { scope, focus, intent }: Inquiry,
  sources: Sources,
): Promise<RelationPlan | undefined> {
  const { graph } = sources;
  const pointedAt = focus.filter(({ fact }) => fact.kind !== 'module');
  const name = written ?? pointedAt[0]?.fact.qualifiedName;
  if (name === undefined) return undefined;
  const cue: NamedRelation = { name, isCode };
  const byName = isOfTestsAlone(name, sources) ? [] : definedAs(name, graph);
  const named = pointedAt.length ? pointedAt : byName.filter((symbol) => inScope(symbol, scope) && isNameable(symbol));
  if (named.length && walked.has(relation)) return undefined;
  const all = preferOwnCode(implementationsOf(withoutConstructors(named), graph));
  // Reads and writes concern values: where a field has the name, a function of that name is not meant.
  const isOfValue = relation === 'reads' || relation === 'writes';
  const fields = isOfValue || !all.length ? await fieldsOf(cue, { scope }, sources) : [];
  const symbols = isOfValue && fields.length ? all.filter(({ fact }) => fact.kind === 'constant') : all;
  const definitions: readonly UseTarget[] = [...symbols.map((symbol) => ({ symbol })), ...fields];
  const targets = closest(definitions, intent.terms);
  const unasked = definitions.length - targets.length;
  if (!targets.length && relation === 'subtypes') {
    const outside = subtypesOfOutside(name, scope, sources);
    if (outside) return outside;
  }
  const looked = targets.length ? await decidedUses(targets, sources, scope) : await usesUndefined(cue, { scope }, sources);
  if (!looked) return undefined;
  const decided: DecidedUses = unasked && looked.verdict.is === 'nobody' ? { ...looked, verdict: incomplete } : looked;
  const built = builtOn(relation, symbols, sources);
  return {
    ...{ name, definitions: targets.map(({ symbol }) => symbol), ...(unasked ? { unasked } : {}) },
    ...usesIn(relation, decided),
    others: decided,
    symbols: built.filter((symbol) => inScope(symbol, scope)),
    indirect: relation === 'subtypes' ? builtThrough(symbols, built, graph).filter(({ symbol }) => inScope(symbol, scope)) : [],
  };
}

/**
 * The uses of `decided` that belong to `relation`. Where no line raises an error, its constructions stand in: they pass it to a raising
 * function.
 */
function usesIn(relation: Relation, decided: DecidedUses): Pick<RelationPlan, 'relation' | 'uses' | 'isUnraised'> {
  const kinds = kindsOfRelation[relation];
  const uses = kinds ? ofKinds(decided, kinds) : walked.has(relation) ? decided : ofKinds(decided, new Set());
  if (relation !== 'raisers' || uses.places.length + uses.possible.length > 0) return { relation, uses };
  const constructed = ofKinds(decided, new Set(['constructs']));
  return constructed.places.length ? { relation: 'constructs', uses: constructed, isUnraised: true } : { relation, uses };
}

/** Definitions of a name; if it has none, those of its last part in the file or folder before it, as in `package.Type`. */
function definedAs(name: string, graph: CodeGraph): readonly SymbolNode[] {
  const symbols = graph.byName(name);
  const [module, own, ...rest] = name.split('.');
  if (symbols.length || own === undefined || rest.length) return symbols;
  return graph.byName(own).filter(({ path }) =>
    path
      .split(/[/.]/)
      .slice(-3)
      .includes(module ?? ''),
  );
}

const incomplete = { is: 'unknown', because: 'incomplete' } as const;

/** All `targets`; if they are too many, those whose names and paths share most of `terms`, in stable order. */
function closest(targets: readonly UseTarget[], terms: ReadonlyMap<string, number>): readonly UseTarget[] {
  if (targets.length <= mostTargets) return targets;
  const shared = ({ symbol: { fact, path } }: UseTarget): number =>
    new Set([...termsOf(fact.qualifiedName), ...termsOf(path)].filter((term) => terms.has(term))).size;
  return targets.toSorted((a, b) => shared(b) - shared(a)).slice(0, mostTargets);
}

/** All uses of an undefined name: a language exception, a class of a library, or the key of an option. */
async function usesUndefined(
  { name, isCode }: NamedRelation,
  { scope }: Pick<Inquiry, 'scope'>,
  { graph, texts, token = neverCancelled }: Sources,
): Promise<DecidedUses | undefined> {
  if (!texts || !isCode || name.includes('.')) return undefined;
  const isOutside = isFromOutside(name, graph);
  const includes = ({ root, path }: { root: string; path: string }, line: number): boolean => scope.contains(root, path, line);
  const places = await (isOutside ? usesOfOutside : undefinedNameUses)(name, { graph, texts }, token, { includes });
  // A name that occurs nowhere in code is missing, and reported as missing.
  if (!isOutside && places.length === 0) return undefined;
  return { places, possible: [], undecided: [], verdict: places.length ? { is: 'used' } : { is: 'unknown', because: 'exported' } };
}

/** Types here that satisfy an interface of the standard library, which the workspace does not define. */
function subtypesOfOutside(name: string, scope: Inquiry['scope'], { graph }: Sources): RelationPlan | undefined {
  const met = typesMeetingLibrary(name, graph);
  const symbols = met.filter((symbol) => inScope(symbol, scope)).toSorted((a, b) => roleOrder[a.role] - roleOrder[b.role]);
  if (!symbols.length) return undefined;
  const uses: DecidedUses = { places: [], possible: [], undecided: [], verdict: { is: 'unknown', because: 'exported' } };
  const indirect = builtThrough([], met, graph).filter(({ symbol }) => inScope(symbol, scope));
  return { name, relation: 'subtypes', definitions: [], uses, others: uses, symbols, indirect };
}

function isNameable({ fact: { kind } }: SymbolNode): boolean {
  return kind !== 'module' && kind !== 'test' && kind !== 'route';
}

async function fieldsOf(
  { name, isCode }: NamedRelation,
  { scope }: Pick<Inquiry, 'scope'>,
  { graph, texts, token = neverCancelled }: Sources,
): Promise<readonly UseTarget[]> {
  const fields = texts ? await fieldsNamed(name, { graph, texts, scope }, token) : [];
  if (isCode) return fields;
  return fields.length <= mostFields && fields.some(({ symbol }) => symbol.role === 'code') ? fields : [];
}

function builtOn(relation: Relation, symbols: readonly SymbolNode[], { graph }: Sources): readonly SymbolNode[] {
  if (relation === 'overloads') return sameNameDefinitions(symbols, graph);
  if (relation !== 'subtypes' && relation !== 'overrides') return [];
  // All count, including those in tests; code comes first.
  return builtUpon(symbols, graph).toSorted((a, b) => roleOrder[a.role] - roleOrder[b.role]);
}
