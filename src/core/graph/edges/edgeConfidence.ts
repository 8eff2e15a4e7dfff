// Confidence per kind of evidence. One table, so that calibration changes one place.
import type { EdgeEvidence } from './types.ts';

/**
 * Share of edges with this evidence that are right, 0..1, rounded from measurements on real projects: compiler-grade references, the
 * public suites, and edges judged by hand. `npm run bench -- graph … --calibration` prints the table anew. Name-only edges: of one
 * candidate.
 */
export const confidenceOf: Readonly<Record<EdgeEvidence, number>> = {
  'same-scope': 0.98,
  'import-resolved': 0.99,
  'receiver-typed': 0.97,
  inherited: 0.98,
  'language-server': 0.99,
  'name-only': 0.8,
};

/** Minimum confidence of an edge that counts in metrics and findings and is shown without a note of doubt. */
export const minSureConfidence = 0.7;

/** An override that a call through a base type may reach at run time: about every second one does. */
export const dispatchConfidence = 0.45;

/** An implementation of an abstract method, in languages where implementations name their interface: a single one surely runs. */
export function implementationConfidence(count: number): number {
  return count <= 1 ? 0.8 : count <= 3 ? 0.55 : dispatchConfidence;
}

/** A method of one of several classes in a union type. */
export const unionConfidence = 0.8;

/** Calls of functions held in a variable or field: high for one function, lower the more there are. */
export function heldConfidence(count: number): number {
  return count <= 1 ? 0.95 : count <= 4 ? 0.6 : 0.5;
}

/** One of the overloads that the arguments do not tell apart, each equally likely: by hand one of six edges was right. */
export function overloadConfidence(count: number): number {
  return 1 / count;
}

/** With an unknown receiver, the only method of a name is mostly the target; one of four hardly ever is. */
export function nameOnlyConfidence(count: number): number {
  return count <= 1 ? confidenceOf['name-only'] : count === 2 ? 0.55 : count === 3 ? 0.4 : 0.25;
}

/** When the language's libraries also have a method of the name, that one is mostly the target. */
export const libraryNameConfidence = 0.2;

/** Maximum held functions of a call; with more, the call gets no edges to them. */
export const maxHeldFunctions = 12;

/** Maximum definitions of a name for name-only edges; with more, an edge would tell nothing. */
export const maxNameOnlyTargets = 4;

/** Maximum overrides that a call through a base type links to; `overrides` edges cover the rest. */
export const maxDispatchTargets = 6;

/**
 * Maximum types per implicitly satisfied interface that a call links to; beyond this it is a plug-in point rather than a step to one of
 * them.
 */
export const maxImplicitTypes = 3;
