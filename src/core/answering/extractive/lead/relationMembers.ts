// Collects the members of a requested relation from its plan, certain and possible ones, for the first sentence of the answer.
import type { CombinedUses } from '../../../searching/relations/combinedUses.ts';
import type { RaisingFunction } from '../../../searching/relations/raisableErrors.ts';
import type { SymbolNode } from '../../../graph/edges/graphTypes.ts';
import type { ExploratoryPlan } from '../../../planning/exploratoryPlan.ts';
import { maxTests } from '../../../planning/relations/callersPlan.ts';
import type { Relation } from '../../../reading/relations.ts';
import { callKinds } from '../../../uses/places/useKind.ts';
import { roleOrder, type UsePlace } from '../../../uses/target/usePlaces.ts';
import { code } from '../../page/markdownText.ts';
import { nameAsCode } from '../symbolText.ts';

/** A line that is a member of the relation. */
export interface MemberPlace extends Pick<UsePlace, 'root' | 'path' | 'line' | 'role'> {
  readonly symbol: SymbolNode | null;
  /** Target of an import, where the question asks for that. */
  readonly from?: readonly string[];
}

/** All known members of a relation. */
export interface RelationMembers {
  /** Subject, as code. */
  readonly name: string;
  /** Code before tests. */
  readonly places: readonly MemberPlace[];
  /** Possible or undecided places. */
  readonly possible: readonly MemberPlace[];
  /** Nobody uses it at all, by the rule of `usesVerdict.ts`. */
  readonly isNobody: boolean;
  /** More exist than were counted. */
  readonly isCut: boolean;
}

/** Members of `relation` in `plan`; undefined where the plan does not hold all of them. */
export function relationMembersIn(plan: ExploratoryPlan, relation: Relation): RelationMembers | undefined {
  const { relationPlan, callers, raises } = plan;
  if (relationPlan) {
    if (relationPlan.relation !== relation) return undefined;
    const { name, symbols, uses, statements } = relationPlan;
    if (statements) return { name: code(name), places: statements, possible: [], isNobody: false, isCut: false };
    if (symbols.length) return { name: code(name), places: symbols.map(atDefinition), possible: [], isNobody: false, isCut: false };
    return { name: code(name), ...membersOfUses([uses], () => true) };
  }
  const [raisingFunction] = raises;
  if (relation === 'raises' && raisingFunction && raises.length === 1) {
    const places = raisePlaces(raisingFunction);
    return { name: nameAsCode(raisingFunction.symbol), places, possible: [], isNobody: false, isCut: false };
  }
  // A user of a type is not its subtype.
  if (relation === 'subtypes' || relation === 'overrides' || relation === 'overloads') return undefined;
  const namedDefinitions = plan.subjects.flatMap(({ definitions }) => definitions);
  const [first] = callers;
  // Only the first of many definitions are searched.
  if (!first || callers.length < namedDefinitions.length) return undefined;
  const name = callers.length === 1 ? nameAsCode(first.symbol) : code(first.symbol.fact.name);
  if (relation === 'tests') {
    const tests = callers.flatMap((each) => each.tests ?? []);
    const isCut = callers.some((each) => each.tests?.length === maxTests);
    return { name, places: tests.map(({ test }) => atDefinition(test)), possible: [], isNobody: false, isCut };
  }
  const uses = callers.flatMap(({ usesOrLines }) => usesOrLines?.uses ?? []);
  return uses.length === callers.length
    ? { name, ...membersOfUses(uses, (kind) => relation !== 'callers' || callKinds.has(kind)) }
    : undefined;
}

/** Each place once, even if it uses several definitions of the name. */
function membersOfUses(
  decidedUses: readonly CombinedUses[],
  isMemberKind: (kind: UsePlace['kind']) => boolean,
): Omit<RelationMembers, 'name'> {
  const visited = new Set<string>();
  const uniquePlaces = (places: readonly UsePlace[]): MemberPlace[] =>
    places
      .filter(
        ({ root, path, line, column, kind }) =>
          isMemberKind(kind) && visited.size < visited.add(`${root} ${path}:${line}:${column} ${kind}`).size,
      )
      // An import only leads to the use.
      .toSorted((a, b) => roleOrder[a.role] - roleOrder[b.role] || Number(a.kind === 'imports') - Number(b.kind === 'imports'));
  return {
    places: uniquePlaces(decidedUses.flatMap(({ places }) => places)),
    possible: uniquePlaces(decidedUses.flatMap(({ possible, undecided }) => [...possible, ...undecided])),
    isNobody: decidedUses.length > 0 && decidedUses.every(({ verdict }) => verdict.is === 'nobody'),
    isCut: false,
  };
}

function atDefinition(symbol: SymbolNode): MemberPlace {
  return { root: symbol.root, path: symbol.path, role: symbol.role, line: symbol.fact.nameRange.start.line, symbol };
}

/** The first place of each possible error of a function. */
function raisePlaces(raisingFunction: RaisingFunction): MemberPlace[] {
  const places = new Map<string, MemberPlace>();
  const visit = ({ symbol, raises, below }: RaisingFunction): void => {
    for (const { name, line } of raises)
      if (!places.has(name)) places.set(name, { root: symbol.root, path: symbol.path, role: symbol.role, line, symbol });
    below.forEach(visit);
  };
  visit(raisingFunction);
  return [...places.values()];
}
