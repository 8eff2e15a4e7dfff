// What stands in the relation that a question asks for, out of what was planned for it: sure ones, how many may, and whether nobody does.
import type { DecidedUses } from '../../../searching/relations/namingPlaces.ts';
import type { RaisedBelow } from '../../../searching/relations/raisedBelow.ts';
import type { SymbolNode } from '../../../graph/edges/types.ts';
import type { ExploratoryPlan } from '../../../planning/exploratory.ts';
import { mostTests } from '../../../planning/relations/callersPlan.ts';
import type { Relation } from '../../../reading/relations.ts';
import { callKinds } from '../../../uses/useKind.ts';
import { roleOrder, type UsePlace } from '../../../uses/types.ts';
import { code } from '../../page/markdown.ts';
import { nameAsCode } from '../definition.ts';

/** A line that stands in a relation. */
export interface StandingPlace extends Pick<UsePlace, 'root' | 'path' | 'line' | 'role'> {
  readonly symbol: SymbolNode | null;
  /** What an import leads to, where that is asked for. */
  readonly from?: readonly string[];
}

/** All that is known to stand in a relation to something. */
export interface RelatedSet {
  /** What is asked about, as code. */
  readonly name: string;
  /** Code before tests. */
  readonly places: readonly StandingPlace[];
  /** Places that may, or of which it is open. */
  readonly possible: readonly StandingPlace[];
  /** Nobody uses it at all, by the rule of `nobody.ts`. */
  readonly isNobody: boolean;
  /** More were not counted. */
  readonly isCut: boolean;
}

/** What stands in `relation` by `plan`; undefined where the plan does not hold all of it. */
export function standingIn(plan: ExploratoryPlan, relation: Relation): RelatedSet | undefined {
  const { relation: relationPlan, callers, raises } = plan;
  if (relationPlan) {
    if (relationPlan.relation !== relation) return undefined;
    const { name, symbols, uses, statements } = relationPlan;
    if (statements) return { name: code(name), places: statements, possible: [], isNobody: false, isCut: false };
    if (symbols.length) return { name: code(name), places: symbols.map(atDefinition), possible: [], isNobody: false, isCut: false };
    return { name: code(name), ...ofUses([uses], () => true) };
  }
  const [only] = raises;
  if (relation === 'raises' && only && raises.length === 1) {
    const places = raisedBy(only);
    return { name: nameAsCode(only.symbol), places, possible: [], isNobody: false, isCut: false };
  }
  // Who uses something is none of its subtypes.
  if (relation === 'subtypes' || relation === 'overrides' || relation === 'overloads') return undefined;
  const named = plan.subjects.flatMap(({ definitions }) => definitions);
  const [first] = callers;
  // Of a name with many definitions only the first are looked at.
  if (!first || callers.length < named.length) return undefined;
  const name = callers.length === 1 ? nameAsCode(first.symbol) : code(first.symbol.fact.name);
  if (relation === 'tests') {
    const tests = callers.flatMap((each) => each.tests ?? []);
    const isCut = callers.some((each) => each.tests?.length === mostTests);
    return { name, places: tests.map(({ test }) => atDefinition(test)), possible: [], isNobody: false, isCut };
  }
  const uses = callers.flatMap(({ naming }) => naming?.decided ?? []);
  return uses.length === callers.length ? { name, ...ofUses(uses, (kind) => relation !== 'callers' || callKinds.has(kind)) } : undefined;
}

/** Each place once, though it may use several definitions of the name. */
function ofUses(all: readonly DecidedUses[], counts: (kind: UsePlace['kind']) => boolean): Omit<RelatedSet, 'name'> {
  const seen = new Set<string>();
  const once = (places: readonly UsePlace[]): StandingPlace[] =>
    places
      .filter(
        ({ root, path, line, column, kind }) => counts(kind) && seen.size < seen.add(`${root} ${path}:${line}:${column} ${kind}`).size,
      )
      // What imports a name only leads to where it is used.
      .toSorted((a, b) => roleOrder[a.role] - roleOrder[b.role] || Number(a.kind === 'imports') - Number(b.kind === 'imports'));
  return {
    places: once(all.flatMap(({ places }) => places)),
    possible: once(all.flatMap(({ possible, undecided }) => [...possible, ...undecided])),
    isNobody: all.length > 0 && all.every(({ verdict }) => verdict.is === 'nobody'),
    isCut: false,
  };
}

function atDefinition(symbol: SymbolNode): StandingPlace {
  return { root: symbol.root, path: symbol.path, role: symbol.role, line: symbol.fact.nameRange.start.line, symbol };
}

/** The first place of each error that can come out of a function. */
function raisedBy(from: RaisedBelow): StandingPlace[] {
  const places = new Map<string, StandingPlace>();
  const visit = ({ symbol, raises, below }: RaisedBelow): void => {
    for (const { name, line } of raises)
      if (!places.has(name)) places.set(name, { root: symbol.root, path: symbol.path, role: symbol.role, line, symbol });
    below.forEach(visit);
  };
  visit(from);
  return [...places.values()];
}
