// Types that the kinds of decision share: their input and their result.
import type { Edge, SymbolNode } from '../../graph/edges/types.ts';
import type { Candidate } from '../../searching/candidate.ts';
import type { Inquiry, Sources } from '../../searching/inquiry.ts';
import type { Difference } from './difference.ts';
import type { SymbolBody } from './subject.ts';
import type { LineGuard, GuardedLine, WayOut } from './waysOut.ts';

/** Calls from the subject to a place; empty where the place is in the subject itself. */
export type Way = readonly Edge[];

/** The result. `symbol`: the subject of the question. */
export type Decision =
  | {
      readonly kind: 'ways';
      readonly asked: 'raises' | 'returns';
      readonly form: 'when' | 'whether';
      readonly symbol: SymbolNode;
      /** The function that contains them. */
      readonly at: SymbolNode;
      readonly ways: readonly WayOut[];
      readonly through: Way;
      /** The end of the function returns the value implicitly. */
      readonly falls?: true;
    }
  /** Neither the subject nor its callees do so; `outside` calls lead out of the workspace. */
  | {
      readonly kind: 'none';
      readonly asked: 'raises' | 'returns' | 'deed';
      readonly symbol: SymbolNode;
      readonly called: number;
      readonly outside: number;
    }
  | { readonly kind: 'event'; readonly symbol: SymbolNode; readonly reached: GuardedLine; readonly isValue: boolean }
  | {
      readonly kind: 'case';
      readonly symbol: SymbolNode;
      readonly guard: LineGuard;
      readonly reached: GuardedLine;
      readonly branch: readonly number[];
      readonly otherwise: readonly number[];
    }
  | {
      readonly kind: 'deed';
      readonly symbol: SymbolNode;
      readonly at: SymbolNode;
      readonly reached: GuardedLine;
      readonly through: Way;
      /** `reached` has everything that decides it; nothing else does, such as a condition around a call that leads there. */
      readonly isRead: boolean;
    }
  | Difference;

/** Facts about a question before the decision. */
export interface DecisionContext {
  readonly inquiry: Inquiry;
  readonly sources: Sources;
  readonly ranked: readonly Candidate[];
}

/** Functions to choose from, named ones first. */
export interface Choice extends SymbolBody {
  /** 1 for named functions, less for those found by words. */
  readonly rank: number;
}
