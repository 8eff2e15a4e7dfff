// Strategy with several searches before one answer: a model splits the question, each part is searched for, and it judges whether to search
// on.
import { throwIfCancelled } from '../../base/cancellation.ts';
import { firstOfEach } from '../../base/collections/firstOfEach.ts';
import { shorten } from '../../base/shorten.ts';
import type { Model } from '../../ports.ts';
import { keyOf, type Candidate } from '../../searching/candidate.ts';
import type { AskModels } from '../input/askOptions.ts';
import type { AnswerRun } from '../run/answerRun.ts';
import type { AskEvent } from '../record/events.ts';
import { firstRankedPlaces } from '../preparation/queries/furtherPlaces.ts';
import { analysisMessages, analysisShape, longestQuery } from '../model/prompts/analysisPrompt.ts';
import { evidenceText } from '../model/prompts/evidenceText.ts';
import { judgementMessages, judgementShape } from '../model/prompts/judgementPrompt.ts';
import { MergedResults } from '../preparation/queries/mergedResults.ts';
import { exactDefinitions } from '../preparation/queries/exactDefinitions.ts';
import { sentQuestion } from '../preparation/queries/sentQuestion.ts';
import { searchFor, type StepQuery } from '../preparation/queries/searchFor.ts';
import type { QueryResults } from '../run/queryResults.ts';
import type { AnalysisRecord, JudgementRecord, QueryRecord } from '../record/answerRecord.ts';
import { readableName, oneLine } from '../material/relations/relationNote.ts';
import { nonceOf, placesIn, readForSmall } from './smallEvidence.ts';
import { SmallModel, type SmallQuestion } from './smallModel.ts';
import { followUpRounds, judgeLimits } from '../preparation/choice/strategyLimits.ts';
import { singlePass } from './singlePass.ts';
import { pathOf } from '../material/evidence/pathOf.ts';

/** Places of the merged list that may be read, as a multiple of the results per query. */
const readShare = { simple: 1.5, complex: 2 };
/** A component of at most so many letters gets no search of its own. */
const minComponentLength = 2;

/** Answers with `model`; `analysing` finds out what to look for, or `model` itself without it. */
export async function* multiStep(
  run: AnswerRun,
  model: Model,
  { analysing = model }: Pick<AskModels, 'analysing'>,
): AsyncGenerator<AskEvent, void, undefined> {
  run.queryResults = yield* new MultiStepSearch(run, analysing).all();
  yield* singlePass(run, model);
}

/** The searches for one question: analysis, rounds of queries, and judgements of their results. */
class MultiStepSearch {
  readonly #run: AnswerRun;
  readonly #model: SmallModel;
  readonly #results: MergedResults;
  readonly #judgements: JudgementRecord[] = [];
  /** Judged places by key, in the one-line form that later judgements show. */
  readonly #shownPlaceLines = new Map<string, string>();

  constructor(run: AnswerRun, model: Model) {
    this.#run = run;
    this.#model = new SmallModel(run, model);
    this.#results = new MergedResults(run.dependencies.label);
  }

  /** Searches until the results are enough. Rejects with `CancelledError` alone. */
  async *all(): AsyncGenerator<AskEvent, QueryResults, undefined> {
    const { analysis, queries } = yield* this.#analyse();
    yield this.#addQuestion(analysis);
    yield* this.#round(1, [...queries.map((query) => ({ query, by: 'analysis' as const })), ...componentQueries(analysis)], analysis);
    if (this.#isDeep || analysis.complex || analysis.followUps.length) yield* this.#searchFollowUps(analysis);
    const scale = Math.max(1, (this.#run.options.budget ?? 0) / this.#run.settings['budget.total']);
    return {
      places: this.#results.best(Math.round(scale * this.#maxPlaces(analysis))),
      count: this.#results.count,
      promptTokens: this.#model.promptTokens,
      record: { queries: this.#results.records, analysis, judgements: this.#judgements },
    };
  }

  /** Adds the results of the question itself, from before the strategy began. */
  #addQuestion(analysis: AnalysisRecord): AskEvent {
    const ms = this.#run.retrieval.retrievers.reduce((sum, each) => sum + each.ms, 0);
    const query = { query: shorten(sentQuestion(this.#run), longestQuery), by: 'question' } as const;
    return { kind: 'query', query: this.#results.add(query, 1, firstRankedPlaces(this.#run, this.#maxResults(analysis)), ms) };
  }

  async *#analyse(): AsyncGenerator<AskEvent, { readonly analysis: AnalysisRecord; readonly queries: readonly string[] }, undefined> {
    const { system } = this.#model.info.capabilities;
    const reply = yield* this.#model.ask('analysing', analysisShape, { messages: analysisMessages(sentQuestion(this.#run), system) });
    yield* this.#model.tellFailure('search-unguided', reply);
    const { complexity, components, follow_ups: followUps, queries } = reply.value;
    const analysis = { complex: complexity === 'complex', components, followUps, defaulted: reply.defaultedFields };
    yield { kind: 'analysed', analysis };
    return { analysis, queries };
  }

  /**
   * Searches for those `queries` that are new. Says whether there is something to judge: new readable places, or places asked for by name.
   */
  async *#round(round: number, queries: readonly StepQuery[], analysis: AnalysisRecord): AsyncGenerator<AskEvent, boolean, undefined> {
    const earlierKeys = new Set(this.#results.best(this.#maxPlaces(analysis)).map(keyOf));
    const freshQueries = this.#results.takeNewQueries(queries);
    const unseenPlaces: Candidate[] = [];
    for (const [i, query] of freshQueries.entries()) {
      yield { kind: 'status', status: 'searching', args: [String(i + 1), String(freshQueries.length), query.query] };
      // A follow-up names the missing thing on purpose; other queries hold names among words.
      const namedPlaces = query.by === 'follow-up' ? exactDefinitions(query.query, this.#run) : [];
      unseenPlaces.push(...namedPlaces.filter((place) => !this.#shownPlaceLines.has(keyOf(place))));
      yield { kind: 'query', query: await this.#search(query, namedPlaces, round, this.#maxResults(analysis)) };
    }
    this.#run.phases.end('queries');
    return unseenPlaces.length > 0 || this.#results.best(this.#maxPlaces(analysis)).some((place) => !earlierKeys.has(keyOf(place)));
  }

  /** Adds the results of `query` after the places that it names. */
  async #search(query: StepQuery, namedPlaces: readonly Candidate[], round: number, limit: number): Promise<QueryRecord> {
    const { dependencies, token } = this.#run;
    const start = dependencies.clock.monotonic();
    const candidates = await searchFor(query, this.#run, limit);
    throwIfCancelled(token);
    this.#results.prefer(namedPlaces);
    return this.#results.add(
      query,
      round,
      firstOfEach([...namedPlaces, ...candidates], keyOf).slice(0, limit),
      dependencies.clock.monotonic() - start,
    );
  }

  /** Searches for missing things until nothing is missing, nothing new is found, or the rounds are used up. */
  async *#searchFollowUps(analysis: AnalysisRecord): AsyncGenerator<AskEvent, void, undefined> {
    const lastRound = 1 + followUpRounds[this.#isDeep || analysis.complex ? 'complex' : 'simple'];
    for (let round = 2; round <= lastRound; round++) {
      const queries = yield* this.#judge(round - 1, analysis);
      if (queries.length === 0) return;
      const hasNewPlaces = yield* this.#round(round, queries, analysis);
      if (!hasNewPlaces) return;
    }
  }

  /** Queries for the round after `round`, from the model's judgement of the best places; empty when nothing is missing. */
  async *#judge(round: number, analysis: AnalysisRecord): AsyncGenerator<AskEvent, readonly StepQuery[], undefined> {
    const reply = yield* this.#model.ask('judging', judgementShape, await this.#judgementQuestion(round, analysis));
    yield* this.#model.tellFailure('search-unjudged', reply);
    if (reply.problem) return [];
    const { missing, queries } = reply.value;
    // A missing thing counts even where the model calls the rest complete.
    const judgement = { round, complete: reply.value.complete && missing.length === 0, missing };
    this.#judgements.push(judgement);
    yield { kind: 'judged', judgement };
    if (judgement.complete) return [];
    return (queries.length ? queries : missing).map((query) => ({ query, by: 'follow-up' }));
  }

  /**
   * The best places, read and cut as for an answer, within the room of a judgement. A later judgement shows the results of the last round
   * and the names of earlier places.
   */
  async #judgementQuestion(round: number, analysis: AnalysisRecord): Promise<SmallQuestion> {
    const { dependencies } = this.#run;
    const { info } = this.#model;
    const places = this.#results.best(judgeLimits.places, round, (place) => !this.#shownPlaceLines.has(keyOf(place)));
    const earlierPlaces = [...this.#shownPlaceLines.values()];
    const queries = [...new Set(this.#results.records.filter(({ by }) => by !== 'question').map(({ query }) => query))];
    const evidenceSet = await readForSmall(this.#run, info, { places, queries }, judgeLimits.tokens);
    const readPlaces = placesIn(evidenceSet, places);
    this.#results.prefer(readPlaces);
    for (const place of readPlaces) this.#shownPlaceLines.set(keyOf(place), placeLine(place, dependencies.label));
    const [question, evidence] = [sentQuestion(this.#run), evidenceText(evidenceSet, dependencies.label)];
    const nonce = nonceOf(this.#run, [evidence, question, ...queries, ...earlierPlaces]);
    return {
      messages: judgementMessages({ question, analysis, queries, earlierPlaces, evidence, nonce }, info.capabilities.system),
      evidenceSet,
    };
  }

  /** `deep` grants all rounds, whatever the question is classified as. */
  get #isDeep(): boolean {
    return this.#run.options.depth === 'deep';
  }

  /** Maximum places per query. */
  #maxResults({ complex }: AnalysisRecord): number {
    return this.#run.settings[complex ? 'multiStep.complexResults' : 'multiStep.results'];
  }

  /** Maximum places of the merged list that are read. */
  #maxPlaces(analysis: AnalysisRecord): number {
    return Math.round((analysis.complex ? readShare.complex : readShare.simple) * this.#maxResults(analysis));
  }
}

/** A place as one line, enough to recognise it. */
function placeLine({ root, path, lines, title, symbol }: Candidate, label: (root: string) => string): string {
  return oneLine(`${pathOf(root, path, label)}:${lines.first + 1} ${symbol ? readableName(symbol) : title}`);
}

/** Two queries for each component: its description in documents and its kind in code. */
function componentQueries({ complex, components }: AnalysisRecord): readonly StepQuery[] {
  if (!complex) return [];
  const longComponents = components.filter(({ length }) => length > minComponentLength);
  return longComponents.flatMap((query) =>
    (['documentation', 'code'] as const).map((wants) => ({ query, by: 'component' as const, wants })),
  );
}
