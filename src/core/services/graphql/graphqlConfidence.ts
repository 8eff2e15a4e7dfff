// Confidence of a link between a client of GraphQL and the resolver of a field, by what ties each side to the field.

/** How a function is known to ask for a field. */
export type FieldUseTie = 'inPlace' | 'named' | 'generated';

/** How a function is known to answer a field. */
export type ResolverTie = 'declared' | 'ownerName' | 'map';

/** How sure each tie leaves a link. Set by judgement on two projects, and read on others: docs/measurements/services.md. */
const useFactors: Readonly<Record<FieldUseTie, number>> = {
  /** The document stands in the function. */
  inPlace: 0.97,
  /** The function names the constant or the file with the document. */
  named: 0.95,
  /** The function names what a generator makes of the operation: `useOrdersQuery`. */
  generated: 0.93,
};

const resolverFactors: Readonly<Record<ResolverTie, number>> = {
  declared: 1,
  map: 0.98,
  /** Only the name of its class says that the function is a resolver. */
  ownerName: 0.95,
};

/** Of several resolvers the one in the nearest folder was taken. */
const nearestFactor = 0.8;

/** Share of right links. `count`: resolvers that are equally near. */
export function graphqlConfidence(use: FieldUseTie, resolver: ResolverTie, isNearest: boolean, count: number): number {
  return Math.round(((useFactors[use] * resolverFactors[resolver] * (isNearest ? nearestFactor : 1)) / count) * 100) / 100;
}
