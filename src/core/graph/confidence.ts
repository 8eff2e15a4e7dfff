// How far each kind of evidence is to be trusted. One table, so that calibration has one place to change.
import type { Evidence } from './types.ts';

/**
 * Share of edges with this evidence that are right, 0..1. First estimates from how the evidence comes about; they are replaced by
 * measured shares once the graph is compared with compiler-grade references.
 */
export const confidenceOf: Readonly<Record<Evidence, number>> = {
  'same-scope': 0.97,
  'import-resolved': 0.97,
  'receiver-typed': 0.9,
  inherited: 0.85,
  'language-server': 0.99,
  'name-only': 0.3,
};

/** An override that a call through a base type may reach at run time. */
export const dispatchConfidence = 0.4;

/** Calls of what is held where the call looks: sure where one function is held, less so the more there are. */
export function heldConfidence(candidates: number): number {
  return candidates <= 1 ? 0.85 : candidates <= 4 ? 0.7 : 0.4;
}

/** A call has no edges to what is held when that are more functions than this. */
export const heldCandidates = 12;

/** A name-only call has no edge at all when its name is defined in more places than this: it would say nothing. */
export const nameOnlyCandidates = 4;

/** A call through a base type has edges to the overrides only when there are at most this many; `overrides` edges tell of the rest. */
export const dispatchCandidates = 6;
