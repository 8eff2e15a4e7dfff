// How far each kind of evidence is to be trusted. One table, so that calibration has one place to change.
import type { EdgeEvidence } from './types.ts';

/**
 * Share of edges with this evidence that are right, 0..1, rounded from what was measured on real projects (compiler-grade references, the
 * public suites, and edges judged by hand; `npm run bench -- graph … --calibration` prints the table anew). Name-only edges: of one candidate.
 */
export const confidenceOf: Readonly<Record<EdgeEvidence, number>> = {
  'same-scope': 0.98,
  'import-resolved': 0.99,
  'receiver-typed': 0.97,
  inherited: 0.98,
  'language-server': 0.99,
  'name-only': 0.8,
};

/** From this on an edge counts where code is measured or found fault with, and needs no word of doubt where it is shown. */
export const sureEnough = 0.7;

/** An override that a call through a base type may reach at run time: about every second one does. */
export const dispatchConfidence = 0.45;

/** An implementation of a method without a body, where all implementations name what they implement: the only one surely runs. */
export function implementationConfidence(candidates: number): number {
  return candidates <= 1 ? 0.8 : candidates <= 3 ? 0.55 : dispatchConfidence;
}

/** A method of one of several classes that the type of the object names. */
export const unionConfidence = 0.8;

/** Calls of what is held where the call looks: sure where one function is held, less so the more there are. */
export function heldConfidence(candidates: number): number {
  return candidates <= 1 ? 0.95 : candidates <= 4 ? 0.6 : 0.5;
}

/** One of the overloads that the arguments do not tell apart runs, any of them as likely: by hand one of six edges was right. */
export function overloadConfidence(candidates: number): number {
  return 1 / candidates;
}

/** The only method of a name is mostly meant where nothing is known of the receiver, one of four hardly. */
export function nameOnlyConfidence(candidates: number): number {
  return candidates <= 1 ? confidenceOf['name-only'] : candidates === 2 ? 0.55 : candidates === 3 ? 0.4 : 0.25;
}

/** Where the libraries of the language have a method of the name too, theirs is mostly meant. */
export const libraryNameConfidence = 0.2;

/** A call has no edges to what is held when that are more functions than this. */
export const heldCandidates = 12;

/** A name-only call has no edge at all when its name is defined in more places than this: it would say nothing. */
export const nameOnlyCandidates = 4;

/** A call through a base type has edges to the overrides only when there are at most this many; `overrides` edges tell of the rest. */
export const dispatchCandidates = 6;

/** Types that meet an interface without naming it, from which on a call of the interface is a plug for many rather than a step to one of them. */
export const meetingCandidates = 3;
