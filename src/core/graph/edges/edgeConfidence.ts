// Confidence per kind of evidence, all in one file, so that a new calibration changes one place.
import type { EdgeEvidence } from './graphTypes.ts';

/**
 * Share of edges with this evidence that are right, 0..1. The shares are rounded from measurements on real projects: compiler-grade
 * references, the public suites, and edges judged by hand. `npm run bench -- graph … --calibration` measures them again. The share of
 * `name-only` is that of names with one candidate.
 */
export const confidenceOf: Readonly<Record<EdgeEvidence, number>> = {
  'language-server': 0.99,
  'same-scope': 0.98,
  'import-resolved': 0.99,
  'receiver-typed': 0.97,
  inherited: 0.98,
  // The most; `services` computes it for each edge by what matches.
  contract: 0.97,
  'name-only': 0.8,
};

/** Minimum confidence of an edge that counts in metrics and findings and is shown without a note of doubt. */
export const minSureConfidence = 0.7;

/** Confidence of an override that a call through a base type may reach at run time: about every second one does. */
export const dispatchConfidence = 0.45;

/**
 * Confidence of each implementation of an abstract method, in languages where implementations name their interface. A single one is
 * almost certain to run.
 */
export function implementationConfidence(count: number): number {
  return count <= 1 ? 0.8 : count <= 3 ? 0.55 : dispatchConfidence;
}

/** Confidence of a method of one of several classes in a union type. */
export const unionConfidence = 0.8;

/** Confidence of each of `count` functions that a variable or field may hold when it is called. */
export function holderConfidence(count: number): number {
  return count <= 1 ? 0.95 : count <= 4 ? 0.6 : 0.5;
}

/** Confidence of the function that a library wrapped (`memo(view)`, `debounce(save)`) when the result is called. */
export const wrapperConfidence = 0.8;

/** Confidence of each overload that the arguments do not tell apart: all are equally likely. Judged by hand, one of six edges was right. */
export function overloadConfidence(count: number): number {
  return 1 / count;
}

/** Confidence of each method of a name when the receiver is unknown: a single one is mostly the target, one of four hardly ever is. */
export function nameOnlyConfidence(count: number): number {
  return count <= 1 ? confidenceOf['name-only'] : count === 2 ? 0.55 : count === 3 ? 0.4 : 0.25;
}

/** Confidence of a method whose name libraries of the language also have: the target is then mostly that of the library. */
export const libraryNameConfidence = 0.2;

/** Maximum functions that a called variable or field may hold; with more, the call gets no edges to them. */
export const maxFunctionsPerHolder = 12;

/** Maximum definitions of a name for name-only edges; with more, hardly any of the edges would be right. */
export const maxNameOnlyTargets = 4;

/** Maximum overrides that a call through a base type links to; `overrides` edges cover the rest. */
export const maxDispatchTargets = 6;

/**
 * Maximum types per implicitly satisfied interface that a call links to. An interface with more is a plug-in point, and a call of it says
 * little about each of them.
 */
export const maxImplicitTypes = 3;
