// Strategy without a model: writes down what the index knows, by mode. Also the fallback when a model fails.
import * as l10n from '@vscode/l10n';
import { throwIfCancelled } from '../../base/cancellation.ts';
import { budgetOf, type Budget } from '../../packing/budget.ts';
import { pack } from '../../packing/pack.ts';
import { estimateTokens } from '../../packing/tokens.ts';
import { tellingTerms } from '../../searching/coverage.ts';
import { namingPlaces, usingPlaces } from '../../searching/relations/namingPlaces.ts';
import { isStateWord } from '../../planning/decisions/states.ts';
import { primaries } from '../../planning/plan.ts';
import type { Retrieval } from '../../planning/retrieve.ts';
import { tellSecrets, type AnswerRun } from '../answerRun.ts';
import { rate } from '../outcome/confidence.ts';
import type { AskEvent } from '../events.ts';
import { writeExtractive } from '../extractive/writeExtractive.ts';
import { indexedShare } from '../record/indexedShare.ts';
import { isLookedUp } from '../../planning/concepts/isLookup.ts';
import { toRead } from '../../packing/readingOrder.ts';
import { itemsOf } from '../evidence/packItems.ts';
import { Page } from '../page/page.ts';
import type { AnswerRecord, Citation, GapRecord } from '../record/record.ts';
import type { WriterContext } from '../extractive/definition.ts';
import { writeReferences } from '../extractive/failures/references.ts';
import { summaryOf } from '../gaps/summary.ts';
import type { SymbolNode } from '../../graph/edges/types.ts';
import { isMoreThanItsName, wordingNote } from '../understanding/wording.ts';
import { recordOf } from '../outcome/recordOf.ts';

/** Answers without a model. Rejects with `CancelledError` when the question is cancelled; every other end is an event. */
export async function* extractive(run: AnswerRun): AsyncGenerator<AskEvent, void, undefined> {
  const { parts, retrieval, scope, intent, phases, mode, options, token } = run;
  const page = new Page(parts.texts, parts.digest, run.secretNames);
  const budget = budgetOf(mode.value, options.budget, run.settings);
  const packed = await packEvidence(page, retrieval, budget);
  const linked = indexedShare(parts.coverage);
  const { sources, docLength } = parts;
  const naming: WriterContext['naming'] = (name, definitions) =>
    definitions.length ? usingPlaces(definitions, sources, scope) : namingPlaces(name, sources, { scope });
  const writing = {
    page,
    graph: sources.graph,
    terms: tellingTerms(intent.terms, sources.search),
    docLength,
    linked,
    lead: intent.lead,
    naming,
  };
  // Files that are not indexed yet may contain the words.
  const unknown = linked === 1 && byWords(run) ? wordingNote(besideDecision(run)) : '';
  if (unknown) page.add(unknown);
  await writeExtractive(writing, retrieval, scope);
  const gaps = await writeReferences(run, writing, mostShown(retrieval));
  throwIfCancelled(token);
  phases.end('write');
  yield { kind: 'retrieved', retrievers: retrieval.retrievers, evidence: page.book.records(parts.label) };
  yield { kind: 'pass', n: 1, of: 1 };
  // Citations come before the text, so that its lines do not move when marks become links.
  const citations = await page.check(parts.texts, parts.label);
  for (const citation of citations) yield { kind: 'citation', citation };
  for (const [i, section] of page.sections.entries())
    yield { kind: 'delta', text: `${section}\n\n`, ...(page.isDrawn(i) ? { drawn: true } : {}) };
  for (const { text } of page.folds) yield { kind: 'delta', text: `${text}\n\n`, folded: true };
  phases.end('verify');
  yield* tellSecrets(run, page.secrets);
  const tokens = estimated(run.question.verbatim(), packed, budget);
  throwIfCancelled(token);
  yield { kind: 'done', record: finished(run, page, citations, tokens, gaps) };
}

/** Words beside a name that its body decides: they are the question about it. Words of a state, such as "itself", are signs in code. */
function besideDecision({ wording, retrieval: { decision } }: AnswerRun): AnswerRun['wording'] {
  if (!decision) return wording;
  const isNamed = decision.kind !== 'case' && decision.kind !== 'event';
  return { ...wording, unknown: isNamed ? [] : wording.unknown.filter((word) => !isStateWord(word)) };
}

/** Names, errors and scopes are looked up; everything else is found by its words. */
function byWords({ retrieval: { plan }, scope, wording, intent }: AnswerRun): boolean {
  if (!scope.known || (plan.mode !== 'conceptual' && plan.mode !== 'exploratory')) return false;
  // The other words phrase the question about the name; code does not contain them.
  if (plan.mode === 'exploratory' && (plan.relation || (plan.callers.length > 0 && intent.lead?.relation))) return false;
  // Both ends were found: the words beside them only phrase the request.
  if (plan.mode === 'exploratory' && plan.paths.length > 0) return false;
  if (plan.mode === 'conceptual' && (plan.selected || plan.focus.length > 0 || isLookedUp(plan))) return false;
  return plan.subjects.length === 0 || isMoreThanItsName(wording);
}

/** Reads the places of the answer within the budget and returns their text. */
async function packEvidence({ book }: Page, retrieval: Retrieval, budget: Budget): Promise<readonly string[]> {
  const items = await itemsOf(primaries(retrieval.plan), book);
  const { packed } = pack(items, budget);
  for (const { index } of packed) {
    const candidate = items[index]?.candidate;
    if (candidate) await book.read(candidate, candidate.symbol, candidate.why);
  }
  return packed.map(({ text }) => text);
}

/** An estimate is enough: no model reads this text, and an exact count would make people wait. */
function estimated(question: string, packed: readonly string[], budget: Budget): AnswerRecord['tokens'] {
  const prompt = estimateTokens(question);
  const initial = estimateTokens(packed.join('\n'));
  return { prompt, initial, byPass: [initial], total: prompt + initial, budget: budget.total, encoding: 'estimate' };
}

/** For a flow the tree shows the calls, for an analysis the table shows the figures. */
function mostShown({ plan }: Retrieval): readonly SymbolNode[] {
  const candidates = plan.mode === 'conceptual' || plan.mode === 'diagnostic' ? toRead(plan) : [];
  return candidates.flatMap(({ symbol, role }) => (symbol && role === 'code' ? symbol : [])).slice(0, 3);
}

function finished(
  run: AnswerRun,
  page: Page,
  citations: readonly Citation[],
  tokens: AnswerRecord['tokens'],
  gaps: readonly GapRecord[],
): AnswerRecord {
  const { parts, retrieval } = run;
  const { answer } = page;
  return recordOf(run, {
    strategy: 'extractive',
    model: null,
    answer,
    citations,
    unsupportedSentences: unsupportedLines(answer, citations),
    confidence: rate(retrieval, citations, parts.coverage, run.wording),
    stop: 'one-pass',
    evidence: page.book.records(parts.label),
    tokens,
    disclaimer: l10n.t('Written from the index without a model: check it against the cited lines.'),
    cut: false,
    gaps: summaryOf(gaps),
    passes: [
      {
        n: 1,
        gaps,
        evidenceAdded: page.book.records(parts.label).map(({ n }) => n),
        tokens: tokens.initial,
        ms: run.phases.ms['total'] ?? 0,
      },
    ],
    secrets: page.secrets,
    ...page.stretches,
  });
}

function unsupportedLines(answer: string, citations: readonly Citation[]): number {
  const unsupported = citations.filter(({ status }) => status === 'unsupported').map(({ n }) => `[${n}]`);
  return unsupported.length ? answer.split('\n').filter((line) => unsupported.some((mark) => line.includes(mark))).length : 0;
}
