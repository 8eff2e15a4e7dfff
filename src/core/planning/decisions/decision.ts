// What decides a question about a condition, a yes or no or a difference: looked up in the bodies of what it names, else of what its words lead to.
import type { Edge, SymbolNode } from '../../graph/edges/types.ts';
import type { DecisionQuestion } from '../../reading/asks/decision.ts';
import type { Candidate } from '../../searching/candidate.ts';
import type { Inquiry, Sources } from '../../searching/inquiry.ts';
import { caseIn, eventIn } from './choose.ts';
import { deedOf } from './deeds.ts';
import { deedDone } from './deedDone.ts';
import { differenceOf, type Difference } from './difference.ts';
import { describedBy, functionsOf, namedBy, readOf, type Read } from './subject.ts';
import { raisesOf } from './raising.ts';
import { returnsOf } from './returning.ts';
import type { Guard, Reached, WayOut } from './waysOut.ts';

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
  | { readonly kind: 'event'; readonly symbol: SymbolNode; readonly reached: Reached; readonly isValue: boolean }
  | {
      readonly kind: 'case';
      readonly symbol: SymbolNode;
      readonly guard: Guard;
      readonly reached: Reached;
      readonly branch: readonly number[];
      readonly otherwise: readonly number[];
    }
  | {
      readonly kind: 'deed';
      readonly symbol: SymbolNode;
      readonly at: SymbolNode;
      readonly reached: Reached;
      readonly through: Way;
      /** All that decides it is in `reached`: nothing else does, such as a condition around a call that leads there. */
      readonly isRead: boolean;
    }
  | Difference;

/** What is known of a question before it is decided. */
export interface Deciding {
  readonly inquiry: Inquiry;
  readonly sources: Sources;
  readonly ranked: readonly Candidate[];
}

/** Decides what the question asks; undefined where nothing in the code is known to. */
export async function decide(inquiry: Inquiry, sources: Sources, ranked: readonly Candidate[]): Promise<Decision | undefined> {
  const { decision: asked } = inquiry.intent;
  if (!asked || inquiry.focus.length > 0 || inquiry.intent.frames.length > 0) return undefined;
  return decided(asked, { inquiry, sources, ranked });
}

async function decided(question: DecisionQuestion, deciding: Deciding): Promise<Decision | undefined> {
  const { inquiry, sources } = deciding;
  switch (question.ask) {
    case 'difference':
      return differenceOf(question, inquiry, sources);
    case 'raises':
      return raisesOf(question, deciding);
    case 'returns':
      return returnsOf(question, deciding);
    case 'deed': {
      const deed = deedOf(question.verb);
      return deed && deedDone(question, deed, deciding);
    }
    case 'case':
      return caseIn(await candidates(namedIn(question.words, deciding), deciding), question.words, sources);
    case 'condition': {
      const own = question.subject === undefined ? [] : namedBy(question.subject, inquiry, sources);
      const named = own.length ? own : namedIn(question.words, deciding);
      // Without a name the line is chosen as that of any described behaviour.
      if (named.length === 0 && inquiry.intent.describesBehaviour) return undefined;
      return eventIn(await candidates(named, deciding), question.words, sources);
    }
  }
}

/** What code is called in the words themselves. */
function namedIn(words: string, { inquiry, sources }: Deciding): readonly SymbolNode[] {
  const names = inquiry.intent.names.filter(({ name }) => words.includes(name.split('.').at(-1) ?? name));
  return names.flatMap(({ name }) => namedBy(name, inquiry, sources));
}

/** Functions to choose from, those that are named first. */
export interface Choice extends Read {
  /** 1 for what is named, less for what the words lead to. */
  readonly rank: number;
}

async function candidates(named: readonly SymbolNode[], { sources, ranked }: Deciding): Promise<readonly Choice[]> {
  const functions = named.flatMap((symbol) => functionsOf(symbol, sources.graph));
  const known = new Set(functions.map(({ id }) => id));
  const described = describedBy(ranked).filter(({ id }) => !known.has(id));
  const choices: Choice[] = [];
  for (const symbol of functions) {
    const read = await readOf(symbol, sources);
    if (read) choices.push({ ...read, rank: 1 });
  }
  for (const [at, symbol] of described.entries()) {
    const read = await readOf(symbol, sources);
    if (read) choices.push({ ...read, rank: (0.5 * (described.length - at)) / described.length });
  }
  return choices;
}
