// Relations between code that a question can ask for: one list for questions, gaps and commands.
import { callKinds, useKinds, type UseKind } from '../uses/places/useKind.ts';

/** A relation. `calls`, `raises` and `dependencies` (imports of a file) lead away from the subject, all others to it. */
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

/** Kinds of uses per relation; an unlisted relation comes from other facts. */
export const kindsOfRelation: Readonly<Partial<Record<Relation, ReadonlySet<UseKind>>>> = {
  raisers: new Set<UseKind>(['raises']),
  catches: new Set<UseKind>(['catches']),
  writes: new Set<UseKind>(['writes']),
  reads: new Set<UseKind>(['reads']),
  constructs: new Set<UseKind>(['constructs', 'declares']),
  imports: new Set<UseKind>(['imports']),
  sends: new Set<UseKind>(['sends']),
  handles: new Set<UseKind>(['handles', 'registers', 'catches']),
  callers: callKinds,
  uses: new Set<UseKind>(useKinds),
};

/** Noun for the other end of a relation: "callers of X". */
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
