// The tools `explore_code` and `explain_failure`: search, plan and pack the evidence for a question or a failure, as an answer does.
import * as v from 'valibot';
import { askablePlaces, furtherPlaces, firstResults } from '../answering/preparation/queries/furtherPlaces.ts';
import { gatherEvidence } from '../answering/material/evidence/gatherEvidence.ts';
import { oneLine } from '../answering/material/relations/relationNote.ts';
import { isGuess, wordingOf, type Wording } from '../answering/understanding/wording.ts';
import { rankedLimit, readQuestion } from '../answering/understanding/readQuestion.ts';
import { inquiryOf, understand } from '../answering/understanding/understand.ts';
import { throwIfCancelled } from '../base/cancellation.ts';
import { isIndexed } from '../indexing/text/isIndexed.ts';
import { budgetOf, limitBudget, type Budget } from '../packing/budget.ts';
import type { Plan } from '../planning/plan.ts';
import { retrieve } from '../planning/retrieve.ts';
import { modes, type Mode } from '../reading/mode.ts';
import { scrub } from '../secrets/scrub.ts';
import type { CallContext, ResultDraft } from './callContext.ts';
import { defineTool, maxTokensArgument, scopeArgument, textArgument } from './tool.ts';

/** Tool for a whole question. */
export const exploreCode = defineTool({
  name: 'explore_code',
  description:
    'Start here for a question about this codebase: the code and documents that answer it, numbered lines packed into max_tokens, with calls and other relations between them. For one known name use find_symbol. For a literal text or a file whose name is known, grep, glob and read take far fewer tokens.',
  schema: v.strictObject({
    question: textArgument('The question in a sentence, with the names it is about'),
    mode: v.optional(v.pipe(v.picklist(modes), v.description('Kind of question; found out when absent'))),
    scope: scopeArgument,
    max_tokens: maxTokensArgument(4000),
  }),
  run: ({ question, mode }, callContext) => exploreDraft(question, mode, callContext),
});

/** Tool for a failure as it was printed. */
export const explainFailure = defineTool({
  name: 'explain_failure',
  description:
    'For an error message, log line, stack trace or failing test: the lines that say it, the conditions and state that lead there, and their callers. For the line alone, grep for some words of the text takes fewer tokens.',
  schema: v.strictObject({
    failure: textArgument('The message or trace as it was printed'),
    scope: scopeArgument,
    max_tokens: maxTokensArgument(4000),
  }),
  run: ({ failure }, callContext) => exploreDraft(failure, 'diagnostic', callContext),
});

/** Maximum listed words of the question that no file contains. */
const maxWords = 6;

async function exploreDraft(question: string, mode: Mode | undefined, callContext: CallContext): Promise<ResultDraft> {
  const { dependencies, settings, token } = callContext.toolContext;
  const { sources, scope } = callContext;
  // Secrets go first, because reasons quote the question.
  const { text: questionText } = scrub(question);
  const { intentByRules, message } = await readQuestion(questionText, { sources, roots: dependencies.roots });
  const understanding = { ...understand(questionText, intentByRules, mode ? { mode } : {}, dependencies, undefined, message), scope };
  const inquiry = { ...inquiryOf(understanding, undefined, dependencies), settings };
  const { value } = understanding.mode;
  const retrieval = await retrieve(value, inquiry, sources, dependencies.clock, rankedLimit);
  throwIfCancelled(token);
  const notes = [
    ...(understanding.mode.confidence < settings['classify.sureRules'] ? [`Read as "${value}", not surely: mode says otherwise.`] : []),
    ...(scope.text === null ? [] : [`Kept to ${scope.text}.`]),
    ...doubtNotes(
      wordingOf(understanding.intent, (term) => isIndexed(term, sources.fullText)),
      retrieval.plan,
    ),
  ];
  const budget = resultBudget(value, callContext, callContext.codeRoom(notes));
  const resultsInScope = { retrieval, scope, settings };
  const plan = messagePlan(questionText, retrieval.plan);
  const evidenceSet = await gatherEvidence(plan ?? retrieval.plan, budget, callContext.evidenceSources, {
    ...(plan ? { places: [], results: [] } : { places: furtherPlaces(resultsInScope), results: firstResults(resultsInScope, budget) }),
    askable: askablePlaces(resultsInScope),
  });
  const isFound = evidenceSet.pieces.length > 0;
  return {
    notes: isFound ? notes : [...notes, emptyNote(evidenceSet.omittedPlaceCount)],
    evidenceSet,
    advice: 'Raise max_tokens, or narrow scope.',
    isFound,
  };
}

/**
 * Plan for a message of one line that code emits: where it does, the callers, and what changes the state there. Places that only share
 * words with the message get one line each, which halves the tokens (docs/ranking.md, "Packing"). Undefined for a report of several lines,
 * whose cause is as often beside the path as on it.
 */
function messagePlan(question: string, plan: Plan): Plan | undefined {
  if (plan.mode !== 'diagnostic' || plan.message !== 'found' || question.trim().includes('\n')) return undefined;
  const writers = new Set(plan.state.flatMap(({ mutators }) => mutators.map(({ id }) => id)));
  const placesToRead = plan.placesToRead.filter(({ at, symbol }) => at !== undefined || (symbol !== null && writers.has(symbol.id)));
  return { ...plan, placesToRead };
}

/** A warning that the result may be off topic, where no code has the message or no file has the words of the question. */
function doubtNotes(wording: Wording, plan: Plan): readonly string[] {
  if (plan.mode === 'diagnostic' && plan.message === 'missing')
    return ['No code here has this message. What follows raises its type, has a similar text, or shares its words.'];
  if (plan.mode === 'diagnostic' || !isGuess(wording)) return [];
  const words = wording.unknown.slice(0, maxWords).map(oneLine).join(', ');
  return [`No file here contains: ${words}. What follows matches the other words and may not be relevant.`];
}

/** Why no code is shown: there is none, or the tokens do not suffice. */
function emptyNote(omittedPlaceCount: number): string {
  return omittedPlaceCount > 0
    ? 'What fits the question has no room in these tokens.'
    : 'Nothing fits the question. Ask with the words that the code uses, or search_text for a text that must stand there.';
}

/** Budget of the mode with `tokens` in total. Unlike that of an answer, it reserves nothing for later passes. */
function resultBudget(mode: Mode, { toolContext: { settings }, maxTokens }: CallContext, tokens: number): Budget {
  // Scaling only goes down, so it starts with a budget that exceeds any result.
  const shares = budgetOf(mode, 10 * maxTokens, settings);
  const wholeBudget = { ...shares, initial: shares.initial + shares.gaps.total };
  return { ...limitBudget(wholeBudget, tokens), total: maxTokens };
}
