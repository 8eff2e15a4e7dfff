// Types that the kinds of decision share: their input and their result.
import type { Edge, SymbolNode } from '../../graph/edges/graphTypes.ts';
import type { Candidate } from '../../searching/candidate.ts';
import type { Inquiry, Sources } from '../../searching/inquiry.ts';
import type { Difference } from './difference.ts';
import type { SymbolBody } from './decisionSubject.ts';
import type { LineGuard, GuardedLine, WayOut } from './waysOut.ts';

/** Calls from the subject to a place; empty where the place is in the subject itself. */
export type CallPath = readonly Edge[];

/** The deciding code, by the kind of the question. `symbol` is always the subject of the question. */
export type Decision =
  | {
      readonly kind: 'ways';
      readonly ask: 'raises' | 'returns';
      readonly form: 'when' | 'whether';
      readonly symbol: SymbolNode;
      /** The function that contains `ways`. */
      readonly decidingSymbol: SymbolNode;
      readonly ways: readonly WayOut[];
      readonly through: CallPath;
      /** The end of the function returns the value implicitly. */
      readonly falls?: true;
    }
  /** Neither the subject nor its `calleeCount` callees do so; `outsideCount` calls lead out of the workspace. */
  | {
      readonly kind: 'none';
      readonly ask: 'raises' | 'returns' | 'deed';
      readonly symbol: SymbolNode;
      readonly calleeCount: number;
      readonly outsideCount: number;
    }
  /** Failures of the described action; `symbol` performs it. */
  | {
      readonly kind: 'failures';
      readonly action: string;
      readonly symbol: SymbolNode;
      readonly failures: readonly Failure[];
      /** Number of external names that `symbol` calls: their failures are not known. */
      readonly outsideCount: number;
    }
  | { readonly kind: 'event'; readonly symbol: SymbolNode; readonly targetLine: GuardedLine; readonly isValue: boolean }
  | {
      readonly kind: 'case';
      readonly symbol: SymbolNode;
      readonly guard: LineGuard;
      readonly targetLine: GuardedLine;
      readonly branch: readonly number[];
      readonly otherwise: readonly number[];
    }
  | {
      readonly kind: 'deed';
      readonly symbol: SymbolNode;
      readonly decidingSymbol: SymbolNode;
      readonly targetLine: GuardedLine;
      readonly through: CallPath;
      /** Whether nothing beside the conditions of `targetLine` decides it, such as a condition around a call that leads there. */
      readonly isComplete: boolean;
    }
  | Difference;

/** A way in which an action fails: an error that is raised, caught, or tested for. */
export interface Failure {
  readonly kind: 'raised' | 'caught' | 'tested';
  /** The function that performs the action. */
  readonly caller: SymbolNode;
  /** The function that contains the line: `caller` or its callee. */
  readonly symbol: SymbolNode;
  /** The raise, or the first line of the branch that handles the error. */
  readonly way: WayOut;
  readonly through: CallPath;
}

/** Input of a decision. */
export interface DecisionContext {
  readonly inquiry: Inquiry;
  readonly sources: Sources;
  readonly rankedCandidates: readonly Candidate[];
}

/** A function that may decide, with its rank. */
export interface RankedBody extends SymbolBody {
  /** 1 for named functions, less for those found by words. */
  readonly rank: number;
}
