// Table of the weights for the definitions that are nearest to an end of a comparison: docs/ranking.md, "Described behaviour".
import type { SymbolKind } from '../../symbols/facts.ts';

/** What each row does; all were set by judgement on comparisons about eleven projects. */
export const nearestWeights = {
  /** Kinds of definitions that can be compared. */
  kinds: new Set<SymbolKind>(['function', 'method', 'class', 'interface', 'enum', 'type', 'constant']),
  /** Minimum share of the words that a definition must have. */
  minCoverage: 0.5,
  /** Weight of the share of its name that the words make up. */
  precision: 0.2,
  /** Bonus of a definition whose name is the words: `Node` for "a node", rather than `Nodes`. */
  exactName: 0.5,
  /** Weight of how much a definition is used. */
  use: 0.2,
  /** Number of uses that counts half of that. */
  manyUses: 10,
  /** Factor for a word in the name of the container. */
  owner: 0.4,
  /** Factor for a word in the documentation. */
  doc: 0.6,
  /** Characters of the documentation that are read: later ones tell details. */
  docLength: 200,
  /** Maximum distance of a further candidate from the best one. */
  maxGap: 0.2,
  /** Maximum candidates of an end. */
  maxDefinitions: 12,
  /** Weight of nearness, beside the likeness of the pair. */
  nearness: 10,
  /** Bonus of two names that differ only in the words of the question: `ImportPlugin` and `RequirePlugin`. */
  sameRest: 2,
} as const;
