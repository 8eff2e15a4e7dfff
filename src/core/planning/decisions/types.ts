// What a decision is looked up in, and what it comes to: the shapes that the kinds of decision share.
import type { Edge, SymbolNode } from '../../graph/edges/types.ts';
import type { Candidate } from '../../searching/candidate.ts';
import type { Inquiry, Sources } from '../../searching/inquiry.ts';
import type { Difference } from './difference.ts';
import type { SymbolBody } from './subject.ts';
import type { LineGuard, GuardedLine, WayOut } from './waysOut.ts';

/** Calls that lead from the subject to where something stands; empty where it stands in the subject itself. */
export type Way = readonly Edge[];

/** What was found. `symbol`: what the question is about. */
export type Decision =
  | {
      readonly kind: 'ways';
      readonly asked: 'raises' | 'returns';
      readonly form: 'when' | 'whether';
      readonly symbol: SymbolNode;
      /** The function that they are in. */
      readonly at: SymbolNode;
      readonly ways: readonly WayOut[];
      readonly through: Way;
      /** What is returned, where the end of the function does without a word for it. */
      readonly falls?: true;
    }
  /** Neither the subject nor what it calls does so; `outside` calls lead out of the workspace. */
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
      /** All that decides it is in `reached`: nothing else does, such as a condition around a call that leads there. */
      readonly isRead: boolean;
    }
  | Difference;

/** What is known of a question before it is decided. */
export interface DecisionContext {
  readonly inquiry: Inquiry;
  readonly sources: Sources;
  readonly ranked: readonly Candidate[];
}

/** Functions to choose from, those that are named first. */
export interface Choice extends SymbolBody {
  /** 1 for what is named, less for what the words lead to. */
  readonly rank: number;
}
