// Decides questions about a condition, a yes or no, or a difference. It reads the functions that the question names, else those that its
// words find.
import type { SymbolNode } from '../../graph/edges/graphTypes.ts';
import type { DecisionQuestion } from '../../reading/asks/decisionQuestion.ts';
import type { Candidate } from '../../searching/candidate.ts';
import type { Inquiry, Sources } from '../../searching/inquiry.ts';
import { decideCase, decideEvent } from './conditionDecision.ts';
import { actionOf } from './actionPatterns.ts';
import { decideAction } from './actionDecision.ts';
import { differenceOf } from './difference.ts';
import { describedFunctions, functionsOf, definitionsByName, readSymbolBody } from './decisionSubject.ts';
import { decideRaises } from './raiseDecision.ts';
import { decideReturns } from './returnDecision.ts';
import type { Decision, DecisionContext, RankedBody } from './decisionTypes.ts';

/** Highest rank of a function that only the words of the question find, beside 1 for a named one. Set by judgement. */
const describedRank = 0.5;

/** Decides the question; undefined where no code is known to decide it. */
export async function decide(inquiry: Inquiry, sources: Sources, rankedCandidates: readonly Candidate[]): Promise<Decision | undefined> {
  const { decision: decisionQuestion } = inquiry.intent;
  if (!decisionQuestion || inquiry.focus.length > 0 || inquiry.intent.frames.length > 0) return undefined;
  return decideByAsk(decisionQuestion, { inquiry, sources, rankedCandidates });
}

async function decideByAsk(question: DecisionQuestion, context: DecisionContext): Promise<Decision | undefined> {
  const { inquiry, sources } = context;
  switch (question.ask) {
    case 'difference':
      return differenceOf(question, inquiry, sources);
    case 'raises':
      return decideRaises(question, context);
    case 'returns':
      return decideReturns(question, context);
    case 'deed': {
      const action = actionOf(question.verb);
      return action && decideAction(question, action, context);
    }
    case 'case':
      return decideCase(await readBodies(definitionsNamedIn(question.words, context), context), question.words, sources);
    case 'condition': {
      const subjectDefinitions = question.subject === undefined ? [] : definitionsByName(question.subject, inquiry, sources);
      const definitions = subjectDefinitions.length ? subjectDefinitions : definitionsNamedIn(question.words, context);
      // Without a name, describedLines.ts chooses the line as for any described behaviour.
      if (definitions.length === 0 && inquiry.intent.describesBehaviour) return undefined;
      return decideEvent(await readBodies(definitions, context), question.words, sources);
    }
  }
}

/** Definitions whose names occur in the words. */
function definitionsNamedIn(words: string, { inquiry, sources }: DecisionContext): readonly SymbolNode[] {
  const names = inquiry.intent.names.filter(({ name }) => words.includes(name.split('.').at(-1) ?? name));
  return names.flatMap(({ name }) => definitionsByName(name, inquiry, sources));
}

/** Bodies of the functions of `definitions`, then of those that the words of the question found, each with its rank. */
async function readBodies(
  definitions: readonly SymbolNode[],
  { sources, rankedCandidates }: DecisionContext,
): Promise<readonly RankedBody[]> {
  const functions = definitions.flatMap((symbol) => functionsOf(symbol, sources.graph));
  const functionIds = new Set(functions.map(({ id }) => id));
  const otherFunctions = describedFunctions(rankedCandidates).filter(({ id }) => !functionIds.has(id));
  const bodies: RankedBody[] = [];
  for (const symbol of functions) {
    const functionBody = await readSymbolBody(symbol, sources);
    if (functionBody) bodies.push({ ...functionBody, rank: 1 });
  }
  for (const [at, symbol] of otherFunctions.entries()) {
    const functionBody = await readSymbolBody(symbol, sources);
    if (functionBody) bodies.push({ ...functionBody, rank: (describedRank * (otherFunctions.length - at)) / otherFunctions.length });
  }
  return bodies;
}
