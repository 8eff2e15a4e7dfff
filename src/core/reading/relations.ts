// The relations of something to other code that a question can ask for: one list for questions, gaps and commands.
import { callKinds, useKinds, type UseKind } from '../uses/useKind.ts';

/** A relation that can be asked for. `calls`, `raises` and `dependencies` (what a file imports) lead from what is named, all others to it. */
export const relations = [
  'impact',
  'tests',
  'calls',
  'raises',
  'dependencies',
  'raisers',
  'catches',
  'writes',
  'reads',
  'constructs',
  'imports',
  'sends',
  'handles',
  'overrides',
  'overloads',
  'subtypes',
  'callers',
  'uses',
] as const;
export type Relation = (typeof relations)[number];

/** The kinds of uses that stand in a relation; a relation that is not listed is known by other facts. */
export const kindsOfRelation: Readonly<Partial<Record<Relation, ReadonlySet<UseKind>>>> = {
  raisers: new Set<UseKind>(['raises']),
  catches: new Set<UseKind>(['catches']),
  writes: new Set<UseKind>(['writes']),
  reads: new Set<UseKind>(['reads']),
  constructs: new Set<UseKind>(['constructs']),
  imports: new Set<UseKind>(['imports']),
  sends: new Set<UseKind>(['sends']),
  handles: new Set<UseKind>(['handles', 'registers', 'catches']),
  callers: callKinds,
  uses: new Set<UseKind>(useKinds),
};

/** What stands in a relation, as a noun: "callers of X". */
export const relationNouns: Readonly<Record<Relation, string>> = {
  impact: 'dependents',
  tests: 'tests',
  calls: 'callees',
  raises: 'errors',
  dependencies: 'dependencies',
  raisers: 'raisers',
  catches: 'catchers',
  writes: 'writers',
  reads: 'readers',
  constructs: 'constructions',
  imports: 'importers',
  sends: 'senders',
  handles: 'handlers',
  overrides: 'overrides',
  overloads: 'overloads',
  subtypes: 'subtypes',
  callers: 'callers',
  uses: 'uses',
};
