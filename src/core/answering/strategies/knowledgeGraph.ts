// Strategy that finds, takes notes and judges in rounds: the results become a graph of triples until that is judged to be enough.
import * as l10n from '@vscode/l10n';
import { firstOfEach } from '../../base/collections/firstOfEach.ts';
import { throwIfCancelled } from '../../base/cancellation.ts';
import { shorten } from '../../base/shorten.ts';
import { placesOfPlan } from '../../packing/readingOrder.ts';
import type { Model } from '../../ports.ts';
import { keyOf, symbolCandidate, type Candidate } from '../../searching/candidate.ts';
import { scrub } from '../../secrets/scrub.ts';
import type { AskModels } from '../input/askOptions.ts';
import type { AnswerRun } from '../run/answerRun.ts';
import { roundsOf } from '../preparation/choice/chosenStrategy.ts';
import type { AskEvent } from '../record/events.ts';
import type { EvidenceSet } from '../material/evidence/evidenceSet.ts';
import { TripleGraph } from '../material/knowledge/tripleGraph.ts';
import { linearise } from '../material/knowledge/linearise.ts';
import { graphRecordsOf } from '../material/knowledge/graphRecords.ts';
import { addKnownEdges } from '../material/knowledge/knownEdges.ts';
import { addTriples } from '../material/knowledge/addTriples.ts';
import { NameResolver } from '../material/knowledge/nameResolver.ts';
import { symbolIdOf, type GraphPlace } from '../material/knowledge/triple.ts';
import { withKnowledge } from '../pictures/knowledgeDiagram.ts';
import { longestQuery } from '../model/prompts/analysisPrompt.ts';
import { evidenceText } from '../model/prompts/evidenceText.ts';
import { notingMessages, notingShape } from '../model/prompts/notingPrompt.ts';
import { sufficiencyMessages, sufficiencyShape } from '../model/prompts/sufficiencyPrompt.ts';
import { MergedResults } from '../preparation/queries/mergedResults.ts';
import { sentQuestion } from '../preparation/queries/sentQuestion.ts';
import { searchFor } from '../preparation/queries/searchFor.ts';
import type { QueryResults } from '../run/queryResults.ts';
import type { KnowledgeRecord, RoundRecord } from '../record/answerRecord.ts';
import { SentLines } from '../material/evidence/sentLines.ts';
import { nonceOf, placesIn, readForSmall } from './smallEvidence.ts';
import { SmallModel } from './smallModel.ts';
import { judgeLimits, notingTokens } from '../preparation/choice/strategyLimits.ts';
import { singlePass } from './singlePass.ts';
import { pathOf } from '../material/evidence/pathOf.ts';

/** A reply with notes may have this many times the tokens of an analysis: a triple has about 20. Set by judgement. */
const notingTokenFactor = 2;

/** Definitions named by the model that a round reads before the results of its query, and that the answer reads. Set by judgement. */
const maxNamed = 3;

type RoundJudgement = Pick<RoundRecord, 'sufficient' | 'reasoning' | 'nextQuery'>;

/** Answers with `model`; `analysing` takes notes and judges, or `model` itself without it. */
export async function* knowledgeGraph(
  run: AnswerRun,
  model: Model,
  { analysing = model }: Pick<AskModels, 'analysing'>,
): AsyncGenerator<AskEvent, void, undefined> {
  run.queryResults = yield* new KnowledgeRounds(run, analysing).all();
  yield* singlePass(run, model);
}

/** The rounds of one question: places to read, notes on them as a graph, and judgements. */
class KnowledgeRounds {
  readonly #run: AnswerRun;
  readonly #model: SmallModel;
  readonly #results: MergedResults;
  readonly #graph = new TripleGraph();
  readonly #resolver: NameResolver;
  readonly #rounds: Omit<RoundRecord, 'triples'>[] = [];
  /** Ids of definitions that the model named as entities. */
  readonly #namedIds = new Set<string>();
  /** Places that some round has read. */
  readonly #readPlaceKeys = new Set<string>();
  #declined = false;

  constructor(run: AnswerRun, model: Model) {
    this.#run = run;
    this.#model = new SmallModel(run, model);
    this.#results = new MergedResults(run.dependencies.label);
    this.#resolver = new NameResolver(run.dependencies.sources.graph, run.scope);
  }

  /** Runs rounds until one says why there is no other. Rejects with `CancelledError` alone. */
  async *all(): AsyncGenerator<AskEvent, QueryResults, undefined> {
    const { settings } = this.#run;
    let [query, places] = yield* this.#addQuestion();
    for (let n = 1; ; n++) {
      const judgement = yield* this.#round(n, query, places);
      const end = this.#endAfter(n, judgement);
      if (end) return yield* this.#finish(end);
      const namedPlaces = this.#namedPlaces().slice(0, maxNamed);
      const placesOrEnd = yield* this.#search(n + 1, judgement?.nextQuery ?? '');
      if (typeof placesOrEnd === 'string' && (namedPlaces.length === 0 || placesOrEnd !== 'nothing-new'))
        return yield* this.#finish(placesOrEnd);
      const candidates = firstOfEach([...namedPlaces, ...(typeof placesOrEnd === 'string' ? [] : placesOrEnd)], keyOf);
      [query, places] = [judgement?.nextQuery ?? '', candidates.slice(0, settings['knowledgeGraph.results'])];
    }
  }

  /** Adds the results of the question itself. Places of its plan come first, because the answer will be about them. */
  async *#addQuestion(): AsyncGenerator<AskEvent, [string, readonly Candidate[]], undefined> {
    const { retrieval, scope, settings } = this.#run;
    const limit = settings['knowledgeGraph.results'];
    const isIn = ({ root, path, lines }: Candidate): boolean => scope.contains(root, path, lines.first);
    const rankedPlaces = retrieval.rankedCandidates.filter(isIn).slice(0, limit);
    const ms = retrieval.retrievers.reduce((sum, each) => sum + each.ms, 0);
    const query = shorten(sentQuestion(this.#run), longestQuery);
    yield { kind: 'query', query: this.#results.add({ query, by: 'question' }, 1, rankedPlaces, ms) };
    return [query, firstOfEach([...placesOfPlan(retrieval.plan).filter(isIn), ...rankedPlaces], keyOf).slice(0, limit)];
  }

  /** Takes notes on `places`, then judges all of them; undefined where the model did not judge. */
  async *#round(n: number, query: string, places: readonly Candidate[]): AsyncGenerator<AskEvent, RoundJudgement | undefined, undefined> {
    const evidenceSet = await readForSmall(this.#run, this.#model.info, { places, queries: [query] }, notingTokens);
    const readPlaces = placesIn(evidenceSet, places);
    for (const place of readPlaces) this.#readPlaceKeys.add(keyOf(place));
    this.#results.addByName(readPlaces, n);
    this.#resolver.addShown(evidenceSet);
    const { graph } = this.#run.dependencies.sources;
    if (this.#run.settings['features.callGraph']) addKnownEdges(this.#graph, graph, this.#resolver.symbols, n);
    yield* this.#takeNotes(n, evidenceSet);
    // Nothing can follow the last round, so nobody judges it.
    const isLast = n >= roundsOf(this.#run);
    const judgement = this.#declined || isLast ? undefined : yield* this.#judge(n);
    const round = { n, query, ...(judgement ?? { sufficient: false, reasoning: '', nextQuery: '' }) };
    this.#rounds.push(round);
    yield { kind: 'round', round: { ...round, triples: this.#graphRecords().triples.filter((triple) => triple.round === n) } };
    return judgement;
  }

  async *#takeNotes(n: number, evidenceSet: EvidenceSet): AsyncGenerator<AskEvent, void, undefined> {
    const { dependencies, placeholders } = this.#run;
    const text = {
      question: sentQuestion(this.#run),
      evidence: evidenceText(evidenceSet, dependencies.label),
      graph: this.#graphText(),
      reasoning: this.#rounds.at(-1)?.reasoning ?? '',
    };
    const nonce = nonceOf(this.#run, Object.values(text));
    const messages = notingMessages({ ...text, nonce }, this.#model.info.capabilities.system);
    const args = [String(n), String(roundsOf(this.#run))];
    const reply = yield* this.#model.ask('noting', notingShape, { messages, evidenceSet, args, tokenFactor: notingTokenFactor });
    this.#declined = reply.declined;
    yield* this.#model.tellFailure('graph-unread', reply);
    const { entities, triples } = reply.value;
    const sentLines = new SentLines(evidenceSet, dependencies.label);
    const notedEntities = addTriples(this.#graph, entities, triples, {
      resolver: this.#resolver,
      codeGraph: dependencies.sources.graph,
      sentLines,
      placeholders,
      round: n,
    });
    for (const { key, tie } of notedEntities) if (tie === 'symbol') this.#namedIds.add(symbolIdOf(key));
  }

  async *#judge(n: number): AsyncGenerator<AskEvent, RoundJudgement | undefined, undefined> {
    const { placeholders, dependencies } = this.#run;
    const queries = this.#results.records.filter(({ by }) => by !== 'question').map(({ query }) => query);
    const places = this.#results.best(judgeLimits.places);
    const evidenceSet = await readForSmall(this.#run, this.#model.info, { places, queries }, judgeLimits.tokens);
    const text = { question: sentQuestion(this.#run), evidence: evidenceText(evidenceSet, dependencies.label), graph: this.#graphText() };
    const nonce = nonceOf(this.#run, [...Object.values(text), ...queries]);
    const messages = sufficiencyMessages({ ...text, queries, nonce }, this.#model.info.capabilities.system);
    const reply = yield* this.#model.ask('judging', sufficiencyShape, { messages, evidenceSet, args: [String(n)] });
    this.#declined = reply.declined;
    yield* this.#model.tellFailure('search-unjudged', reply);
    if (reply.problem) return undefined;
    const { value, defaultedFields } = reply;
    const [reasoning = '', nextQuery = ''] = [value.reasoning[0], value.nextQuery[0]].map((each) => scrub(each ?? '', placeholders).text);
    // A reply that names a query but leaves out `sufficient` asks for that search.
    const sufficient = defaultedFields.includes('sufficient') ? nextQuery === '' : value.sufficient;
    return { sufficient, reasoning, nextQuery };
  }

  /** Why there is no round after `n`; undefined where there may be one. A judgement of "enough" wins over a query beside it. */
  #endAfter(n: number, judgement: RoundJudgement | undefined): KnowledgeRecord['end'] | undefined {
    if (this.#declined) return 'no-judgement';
    if (n >= roundsOf(this.#run)) return 'max-rounds';
    if (!judgement) return 'no-judgement';
    if (judgement.sufficient) return 'sufficient';
    return judgement.nextQuery === '' ? 'no-query' : undefined;
  }

  /** Places for `query` that no round has read, or why there are none. */
  async *#search(round: number, query: string): AsyncGenerator<AskEvent, readonly Candidate[] | KnowledgeRecord['end'], undefined> {
    const { dependencies, token, phases, settings } = this.#run;
    const [newQuery] = this.#results.takeNewQueries([{ query, by: 'follow-up' as const }]);
    if (!newQuery) return 'repeated-query';
    yield { kind: 'status', status: 'searching', args: ['1', '1', query] };
    const start = dependencies.clock.monotonic();
    const candidates = await searchFor(newQuery, this.#run, settings['knowledgeGraph.results']);
    throwIfCancelled(token);
    phases.end('queries');
    yield { kind: 'query', query: this.#results.add(newQuery, round, candidates, dependencies.clock.monotonic() - start) };
    const unreadPlaces = candidates.filter((place) => !this.#readPlaceKeys.has(keyOf(place)));
    return unreadPlaces.length ? unreadPlaces : 'nothing-new';
  }

  /** Definitions that the model named as the subject and that no place has shown yet, in the model's order. */
  #namedPlaces(): readonly Candidate[] {
    const { graph } = this.#run.dependencies.sources;
    const unseenSymbols = [...this.#namedIds].flatMap((id) => (this.#resolver.symbols.has(id) ? [] : (graph.symbol(id) ?? [])));
    return unseenSymbols
      .map((symbol) => symbolCandidate(symbol, 1, l10n.t('defines {0}, which the notes name', symbol.fact.qualifiedName)))
      .filter((place) => !this.#readPlaceKeys.has(keyOf(place)));
  }

  /** All places: first those with triples, then named ones that nothing has shown, then those that were read, then the rest. */
  #placesToRead(): readonly Candidate[] {
    const graphPlaces = this.#graph.triples.flatMap(({ stated, place }) => (stated && place ? [place] : []));
    const isNoted = ({ root, path, lines }: Candidate): boolean =>
      graphPlaces.some((place) => place.root === root && place.path === path && place.line >= lines.first && place.line <= lines.last);
    const foundPlaces = this.#results.best(this.#results.count);
    return firstOfEach([...foundPlaces.filter(isNoted), ...this.#namedPlaces().slice(0, maxNamed), ...foundPlaces], keyOf);
  }

  /** The results for the answer: places, the record of the rounds, and the graph as text and picture. */
  async *#finish(end: KnowledgeRecord['end']): AsyncGenerator<AskEvent, QueryResults, undefined> {
    const { dependencies, pictures } = this.#run;
    const { entities, triples } = this.#graphRecords();
    const rounds = this.#rounds.map((round) => ({ ...round, triples: triples.filter((triple) => triple.round === round.n) }));
    this.#run.pictures = await withKnowledge(pictures, this.#graph, dependencies);
    if (this.#run.pictures) yield { kind: 'pictured', pictures: this.#run.pictures };
    return {
      places: this.#placesToRead(),
      count: this.#results.count,
      promptTokens: this.#model.promptTokens,
      record: { queries: this.#results.records, knowledge: { rounds, entities, omitted: this.#graph.omittedCount, end } },
      ...(triples.length ? { graphNotes: { tokens: this.#maxTokens, text: (cite) => this.#graphText(cite) } } : {}),
    };
  }

  /** The graph as text, without secrets; places by their path unless `cite` gives them otherwise. */
  #graphText(cite: (place: GraphPlace) => string | undefined = (place) => this.#placeText(place)): string {
    const { triples, entities } = this.#graph;
    const { text, omittedCount } = linearise(triples, entities, cite, this.#maxTokens);
    const more = omittedCount
      ? [omittedCount === 1 ? '(1 more triple is not listed.)' : `(${omittedCount} more triples are not listed.)`]
      : [];
    const lines = [...(text ? [text] : []), ...more];
    return scrub(lines.length ? lines.join('\n') : '(Nothing was noted.)', this.#run.placeholders).text;
  }

  #placeText({ root, path, line }: GraphPlace): string {
    return `${pathOf(root, path, this.#run.dependencies.label)}:${line + 1}`;
  }

  get #maxTokens(): number {
    return this.#run.settings['knowledgeGraph.tokens'];
  }

  #graphRecords(): ReturnType<typeof graphRecordsOf> {
    return graphRecordsOf(this.#graph, this.#run.dependencies.label);
  }
}
