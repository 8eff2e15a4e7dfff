// Features by which the second step of the ranking orders files and places. The names are those of the learned tables.
import type { SymbolKind } from '../../symbols/facts.ts';
import type { Candidate } from '../candidate.ts';

/** Kinds in the order of their numbers in the tables. */
export const kindOrder: readonly SymbolKind[] = [
  'function',
  'method',
  'class',
  'interface',
  'enum',
  'type',
  'constant',
  'module',
  'route',
  'test',
];

/** Rank of a place outside the list. */
export const unlistedRank = 150;

/** Features of a file. Scores of words are shares 0..1 of the best file, times the share of its role. */
export interface FileFeatures {
  /** Rank of its best place, from 0. */
  readonly firstRank: number;
  readonly bestScore: number;
  /** Sum of the scores of its three best places. */
  readonly topScores: number;
  /** Share of the words of its name that the question has. */
  readonly stem: number;
  readonly weighedChunk: number;
  readonly weighedWindow: number;
  readonly tellingChunk: number;
  readonly tellingWindow: number;
  readonly titleWindow: number;
  readonly plainFile: number;
  readonly plainPath: number;
}

/** Features of a place. Scores of words are shares 0..1 of the best place, times the share of its role. */
export interface PlaceFeatures {
  readonly filePoints: number;
  readonly fileRank: number;
  /** Rank in the list, from 0, or {@link unlistedRank}. */
  readonly rank: number;
  readonly score: number;
  /** Number of its kind in {@link kindOrder}. */
  readonly kind: number;
  /** Share of the title, by what its words tell, that the place holds. */
  readonly titleShare: number;
  readonly tellingShare: number;
  readonly weighedChunk: number;
  readonly tellingChunk: number;
  readonly plainChunk: number;
  /** 1 when the question has its name, less when more definitions have the same name. */
  readonly namedInQuestion: number;
  /** 1 when the question has the name of its class or module. */
  readonly ownerInQuestion: number;
  /** 1 for a constructor. */
  readonly constructs: number;
}

/** Features of all places and files of a list, for the step and for learning. */
export interface RerankFeatures {
  readonly files: readonly { readonly path: string; readonly values: FileFeatures }[];
  readonly places: readonly { readonly candidate: Candidate; readonly values: PlaceFeatures }[];
}
