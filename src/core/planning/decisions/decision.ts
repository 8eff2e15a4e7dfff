// Decides questions about a condition, a yes or no or a difference, from the bodies of named functions, otherwise of those that its words
// find.
import type { SymbolNode } from '../../graph/edges/types.ts';
import type { DecisionQuestion } from '../../reading/asks/decisionQuestion.ts';
import type { Candidate } from '../../searching/candidate.ts';
import type { Inquiry, Sources } from '../../searching/inquiry.ts';
import { caseIn, eventIn } from './choose.ts';
import { deedOf } from './deeds.ts';
import { deedDone } from './deedDone.ts';
import { differenceOf } from './difference.ts';
import { describedBy, functionsOf, namedBy, symbolBody } from './subject.ts';
import { raisesOf } from './raising.ts';
import { returnsOf } from './returning.ts';
import type { Decision, DecisionContext, Choice } from './types.ts';

/** Decides the question; undefined where no code is known to decide it. */
export async function decide(inquiry: Inquiry, sources: Sources, ranked: readonly Candidate[]): Promise<Decision | undefined> {
  const { decision: decisionQuestion } = inquiry.intent;
  if (!decisionQuestion || inquiry.focus.length > 0 || inquiry.intent.frames.length > 0) return undefined;
  return decisionFor(decisionQuestion, { inquiry, sources, ranked });
}

async function decisionFor(question: DecisionQuestion, context: DecisionContext): Promise<Decision | undefined> {
  const { inquiry, sources } = context;
  switch (question.ask) {
    case 'difference':
      return differenceOf(question, inquiry, sources);
    case 'raises':
      return raisesOf(question, context);
    case 'returns':
      return returnsOf(question, context);
    case 'deed': {
      const deed = deedOf(question.verb);
      return deed && deedDone(question, deed, context);
    }
    case 'case':
      return caseIn(await candidates(namedIn(question.words, context), context), question.words, sources);
    case 'condition': {
      const own = question.subject === undefined ? [] : namedBy(question.subject, inquiry, sources);
      const named = own.length ? own : namedIn(question.words, context);
      // Without a name, describedLines.ts chooses the line as for any described behaviour.
      if (named.length === 0 && inquiry.intent.describesBehaviour) return undefined;
      return eventIn(await candidates(named, context), question.words, sources);
    }
  }
}

/** Definitions whose names occur in the words. */
function namedIn(words: string, { inquiry, sources }: DecisionContext): readonly SymbolNode[] {
  const names = inquiry.intent.names.filter(({ name }) => words.includes(name.split('.').at(-1) ?? name));
  return names.flatMap(({ name }) => namedBy(name, inquiry, sources));
}

async function candidates(named: readonly SymbolNode[], { sources, ranked }: DecisionContext): Promise<readonly Choice[]> {
  const functions = named.flatMap((symbol) => functionsOf(symbol, sources.graph));
  const known = new Set(functions.map(({ id }) => id));
  const described = describedBy(ranked).filter(({ id }) => !known.has(id));
  const choices: Choice[] = [];
  for (const symbol of functions) {
    const read = await symbolBody(symbol, sources);
    if (read) choices.push({ ...read, rank: 1 });
  }
  for (const [at, symbol] of described.entries()) {
    const read = await symbolBody(symbol, sources);
    if (read) choices.push({ ...read, rank: (0.5 * (described.length - at)) / described.length });
  }
  return choices;
}
