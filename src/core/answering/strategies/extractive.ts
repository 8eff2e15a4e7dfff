// Strategy without a model: writes down what the index knows, by mode. Also the fallback when a model fails.
import * as l10n from '@vscode/l10n';
import { throwIfCancelled } from '../../base/cancellation.ts';
import { budgetOf, type Budget } from '../../packing/budget.ts';
import { reportSentence } from '../../languageServers/reportSentence.ts';
import { pack } from '../../packing/pack.ts';
import { estimateTokens } from '../../packing/tokens.ts';
import { questionWordsOf, tellingTerms } from '../../searching/coverage.ts';
import { findNameLines } from '../../searching/relations/nameLines.ts';
import { findUsesOrNameLines } from '../../searching/relations/usesOrNameLines.ts';
import { isStateWord } from '../../planning/decisions/states.ts';
import { primaries } from '../../planning/plan.ts';
import type { Retrieval } from '../../planning/retrieve.ts';
import { noticeCautions, noticeSecrets, type AnswerRun } from '../run/answerRun.ts';
import { rateConfidence } from '../outcome/answerConfidence.ts';
import type { AskEvent } from '../record/events.ts';
import { writeExtractive } from '../extractive/writeExtractive.ts';
import { indexedShare } from '../record/indexedShare.ts';
import { isLookup } from '../../planning/conceptual/isLookup.ts';
import { placesOfPlan } from '../../packing/readingOrder.ts';
import { itemsOf } from '../material/evidence/packItems.ts';
import { Page } from '../page/page.ts';
import type { AnswerRecord, Citation, GapRecord } from '../record/answerRecord.ts';
import type { WriterContext } from '../extractive/writerContext.ts';
import { writeUncitedCallees } from '../extractive/uncitedCallees.ts';
import { summaryOf } from '../gaps/gapSummary.ts';
import type { SymbolNode } from '../../graph/edges/graphTypes.ts';
import { isMoreThanItsName, wordingNote } from '../understanding/wording.ts';
import { recordOf } from '../outcome/recordOf.ts';

/** Answers without a model. Rejects with `CancelledError` when the question is cancelled; every other end is an event. */
export async function* extractive(run: AnswerRun): AsyncGenerator<AskEvent, void, undefined> {
  const { dependencies, retrieval, scope, intent, phases, mode, options, token } = run;
  const page = new Page(dependencies.currentTexts, dependencies.digest, run.placeholders);
  const budget = budgetOf(mode.value, options.budget, run.settings);
  const packedTexts = await packEvidence(page, retrieval, budget);
  const linkedShare = indexedShare(dependencies.coverage);
  const { sources, docLength } = dependencies;
  const findUsesOrLines: WriterContext['findUsesOrNameLines'] = (name, definitions) =>
    definitions.length ? findUsesOrNameLines(definitions, sources, scope) : findNameLines(name, sources, { scope });
  const writerContext = {
    page,
    graph: sources.graph,
    terms: tellingTerms(intent.terms, sources.fullText),
    questionWords: questionWordsOf(intent.terms, sources.fullText, {}, true),
    docLength,
    linkedShare,
    lead: intent.lead,
    findUsesOrNameLines: findUsesOrLines,
  };
  // Files that are not indexed yet may contain the words.
  const unknownNote = linkedShare === 1 && isFoundByWords(run) ? wordingNote(wordingBesideDecision(run)) : '';
  if (unknownNote) page.add(unknownNote);
  await writeExtractive(writerContext, retrieval, scope);
  const { languageServers } = sources;
  const serverNote = languageServers?.report ? reportSentence(languageServers.report) : '';
  if (serverNote) page.add(`*${serverNote}*`);
  const gaps = await writeUncitedCallees(run, writerContext, shownSymbols(retrieval));
  throwIfCancelled(token);
  phases.end('write');
  yield { kind: 'retrieved', retrievers: retrieval.retrievers, evidence: page.book.records(dependencies.label) };
  yield { kind: 'pass', n: 1, of: 1 };
  // Citations come before the text, so that its lines do not move when marks become links.
  const citations = await page.check(dependencies.currentTexts, dependencies.label);
  for (const citation of citations) yield { kind: 'citation', citation };
  for (const [i, section] of page.sections.entries())
    yield { kind: 'delta', text: `${section}\n\n`, ...(page.isDrawn(i) ? { drawn: true } : {}) };
  for (const { text } of page.folds) yield { kind: 'delta', text: `${text}\n\n`, folded: true };
  phases.end('verify');
  yield* noticeSecrets(run, page.secretCount);
  yield* noticeCautions(run, page.book.all);
  const tokens = estimateTokenCounts(run.question.verbatim(), packedTexts, budget);
  throwIfCancelled(token);
  yield { kind: 'done', record: buildRecord(run, page, citations, tokens, gaps) };
}

/**
 * The wording without unknown words that only ask about the body of a named definition. For a case or an event only words of a state, such
 * as "itself", do not count: code expresses these by signs.
 */
function wordingBesideDecision({ wording, retrieval: { decision } }: AnswerRun): AnswerRun['wording'] {
  if (!decision) return wording;
  const isNamed = decision.kind !== 'case' && decision.kind !== 'event';
  return { ...wording, unknown: isNamed ? [] : wording.unknown.filter((word) => !isStateWord(word)) };
}

/** Names, errors and scopes are looked up; everything else is found by its words. */
function isFoundByWords({ retrieval: { plan }, scope, wording, intent }: AnswerRun): boolean {
  if (!scope.known || (plan.mode !== 'conceptual' && plan.mode !== 'exploratory')) return false;
  // The other words phrase the question about the name; code does not contain them.
  if (plan.mode === 'exploratory' && (plan.relationPlan || (plan.callers.length > 0 && intent.lead?.relation))) return false;
  // Both ends were found: the words beside them only phrase the request.
  if (plan.mode === 'exploratory' && plan.paths.length > 0) return false;
  if (plan.mode === 'conceptual' && (plan.placeOutsideDefinitions || plan.focus.length > 0 || isLookup(plan))) return false;
  return plan.subjects.length === 0 || isMoreThanItsName(wording);
}

/** Reads the places of the answer within the budget and returns their text. */
async function packEvidence({ book }: Page, retrieval: Retrieval, budget: Budget): Promise<readonly string[]> {
  const items = await itemsOf(primaries(retrieval.plan), book);
  const { packedPieces } = pack(items, budget);
  for (const { index } of packedPieces) {
    const candidate = items[index]?.candidate;
    if (candidate) await book.read(candidate, candidate.symbol, candidate.why);
  }
  return packedPieces.map(({ text }) => text);
}

/** An estimate is enough: no model reads this text, and an exact count would make people wait. */
function estimateTokenCounts(question: string, packedTexts: readonly string[], budget: Budget): AnswerRecord['tokens'] {
  const prompt = estimateTokens(question);
  const initial = estimateTokens(packedTexts.join('\n'));
  return { prompt, initial, byPass: [initial], total: prompt + initial, budget: budget.total, encoding: 'estimate' };
}

/** Symbols whose callees the answer may still have to mention. The tree of a flow and the table of an analysis show these themselves. */
function shownSymbols({ plan }: Retrieval): readonly SymbolNode[] {
  const candidates = plan.mode === 'conceptual' || plan.mode === 'diagnostic' ? placesOfPlan(plan) : [];
  return candidates.flatMap(({ symbol, role }) => (symbol && role === 'code' ? symbol : [])).slice(0, 3);
}

function buildRecord(
  run: AnswerRun,
  page: Page,
  citations: readonly Citation[],
  tokens: AnswerRecord['tokens'],
  gaps: readonly GapRecord[],
): AnswerRecord {
  const { dependencies, retrieval } = run;
  const { answer } = page;
  return recordOf(run, {
    strategy: 'extractive',
    model: null,
    answer,
    citations,
    unsupportedSentences: unsupportedLines(answer, citations),
    confidence: rateConfidence(retrieval, citations, dependencies.coverage, run.wording),
    stop: 'one-pass',
    evidence: page.book.records(dependencies.label),
    tokens,
    disclaimer: l10n.t('Written from the index without a model: check it against the cited lines.'),
    cut: false,
    gaps: summaryOf(gaps),
    passes: [
      {
        n: 1,
        gaps,
        evidenceAdded: page.book.records(dependencies.label).map(({ n }) => n),
        tokens: tokens.initial,
        ms: run.phases.ms['total'] ?? 0,
      },
    ],
    secretCount: page.secretCount,
    ...page.stretches,
  });
}

function unsupportedLines(answer: string, citations: readonly Citation[]): number {
  const unsupportedMarks = citations.filter(({ status }) => status === 'unsupported').map(({ n }) => `[${n}]`);
  return unsupportedMarks.length ? answer.split('\n').filter((line) => unsupportedMarks.some((mark) => line.includes(mark))).length : 0;
}
