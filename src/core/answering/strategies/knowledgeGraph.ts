// Strategy that finds, takes notes and judges in rounds: the results become a graph of triples until that is judged to be enough.
import * as l10n from '@vscode/l10n';
import { firstOfEach } from '../../base/collections/firstOfEach.ts';
import { throwIfCancelled } from '../../base/cancellation.ts';
import { shorten } from '../../base/shorten.ts';
import { toRead } from '../../packing/readingOrder.ts';
import type { Model } from '../../ports.ts';
import { keyOf, ofSymbol, type Candidate } from '../../searching/candidate.ts';
import { scrub } from '../../secrets/scrub.ts';
import type { AskModels } from '../askOptions.ts';
import type { AnswerRun } from '../answerRun.ts';
import { roundsOf } from '../choice/chosenStrategy.ts';
import type { AskEvent } from '../events.ts';
import type { EvidenceSet } from '../evidence/evidenceSet.ts';
import { KnowledgeGraph } from '../knowledge/knowledgeGraph.ts';
import { linearise } from '../knowledge/linearise.ts';
import { recordsOf } from '../knowledge/records.ts';
import { seed } from '../knowledge/seed.ts';
import { take } from '../knowledge/addTriples.ts';
import { NameResolver } from '../knowledge/ties.ts';
import { symbolIdOf, type GraphPlace } from '../knowledge/triple.ts';
import { withKnowledge } from '../pictures/knowledgeDiagram.ts';
import { longestQuery } from '../prompts/analysisPrompt.ts';
import { evidenceText } from '../prompts/evidenceText.ts';
import { notingMessages, notingShape } from '../prompts/notingPrompt.ts';
import { sufficiencyMessages, sufficiencyShape } from '../prompts/sufficiencyPrompt.ts';
import { Finds } from '../queries/finds.ts';
import { questionSent } from '../queries/questionSent.ts';
import { searchFor } from '../queries/searchFor.ts';
import type { QueryFinds } from '../queries/queryFinds.ts';
import type { KnowledgeRecord, RoundRecord } from '../record/record.ts';
import { SentLines } from '../evidence/sentLines.ts';
import { nonceOf, placesIn, readForSmall } from './smallEvidence.ts';
import { SmallModel } from './smallModel.ts';
import { judgeLimits, notedTokens } from '../choice/strategyLimits.ts';
import { singlePass } from './singlePass.ts';
import { pathOf } from '../evidence/pathOf.ts';

/** Notes on places take this many times the tokens of an analysis: a triple has about 20. Set by judgement. */
const notingShare = 2;

/** Definitions named by the model that a round reads before the results of its query, and that the answer reads. Set by judgement. */
const mostNamed = 3;

type RoundJudgement = Pick<RoundRecord, 'sufficient' | 'reasoning' | 'nextQuery'>;

/** Answers with `model`; `analysing` takes notes and judges, or `model` itself without it. */
export async function* knowledgeGraph(
  run: AnswerRun,
  model: Model,
  { analysing = model }: Pick<AskModels, 'analysing'>,
): AsyncGenerator<AskEvent, void, undefined> {
  run.queryFinds = yield* new Rounds(run, analysing).all();
  yield* singlePass(run, model);
}

class Rounds {
  readonly #run: AnswerRun;
  readonly #model: SmallModel;
  readonly #finds: Finds;
  readonly #graph = new KnowledgeGraph();
  readonly #ties: NameResolver;
  readonly #rounds: Omit<RoundRecord, 'triples'>[] = [];
  /** Ids of definitions that the model named as entities. */
  readonly #entities = new Set<string>();
  /** Places that some round has read. */
  readonly #read = new Set<string>();
  #declined = false;

  constructor(run: AnswerRun, model: Model) {
    this.#run = run;
    this.#model = new SmallModel(run, model);
    this.#finds = new Finds(run.parts.label);
    this.#ties = new NameResolver(run.parts.sources.graph, run.scope);
  }

  /** Runs rounds until one says why there is no other. Rejects with `CancelledError` alone. */
  async *all(): AsyncGenerator<AskEvent, QueryFinds, undefined> {
    const { settings } = this.#run;
    let [query, places] = yield* this.#question();
    for (let n = 1; ; n++) {
      const judgement = yield* this.#round(n, query, places);
      const end = this.#endAfter(n, judgement);
      if (end) return yield* this.#done(end);
      const named = this.#named().slice(0, mostNamed);
      const next = yield* this.#search(n + 1, judgement?.nextQuery ?? '');
      if (typeof next === 'string' && (named.length === 0 || next !== 'nothing-new')) return yield* this.#done(next);
      const candidates = firstOfEach([...named, ...(typeof next === 'string' ? [] : next)], keyOf);
      [query, places] = [judgement?.nextQuery ?? '', candidates.slice(0, settings['knowledgeGraph.results'])];
    }
  }

  /** Adds the results of the question itself. Places of its plan come first, because the answer will be about them. */
  async *#question(): AsyncGenerator<AskEvent, [string, readonly Candidate[]], undefined> {
    const { retrieval, scope, settings } = this.#run;
    const most = settings['knowledgeGraph.results'];
    const isIn = ({ root, path, lines }: Candidate): boolean => scope.contains(root, path, lines.first);
    const ranked = retrieval.ranked.filter(isIn).slice(0, most);
    const ms = retrieval.retrievers.reduce((sum, each) => sum + each.ms, 0);
    const query = shorten(questionSent(this.#run), longestQuery);
    yield { kind: 'query', query: this.#finds.add({ query, by: 'question' }, 1, ranked, ms) };
    return [query, firstOfEach([...toRead(retrieval.plan).filter(isIn), ...ranked], keyOf).slice(0, most)];
  }

  /** Takes notes on `places`, then judges all of them; undefined where the model did not judge. */
  async *#round(n: number, query: string, places: readonly Candidate[]): AsyncGenerator<AskEvent, RoundJudgement | undefined, undefined> {
    const evidenceSet = await readForSmall(this.#run, this.#model.info, { places, queries: [query] }, notedTokens);
    const read = placesIn(evidenceSet, places);
    for (const place of read) this.#read.add(keyOf(place));
    this.#finds.bring(read, n);
    this.#ties.see(evidenceSet);
    const { graph } = this.#run.parts.sources;
    if (this.#run.settings['features.callGraph']) seed(this.#graph, graph, this.#ties.symbols, n);
    yield* this.#note(n, evidenceSet);
    // Nothing can follow the last round, so nobody judges it.
    const isLast = n >= roundsOf(this.#run);
    const judgement = this.#declined || isLast ? undefined : yield* this.#judge(n);
    const round = { n, query, ...(judgement ?? { sufficient: false, reasoning: '', nextQuery: '' }) };
    this.#rounds.push(round);
    yield { kind: 'round', round: { ...round, triples: this.#records().triples.filter((triple) => triple.round === n) } };
    return judgement;
  }

  async *#note(n: number, evidenceSet: EvidenceSet): AsyncGenerator<AskEvent, void, undefined> {
    const { parts, secretNames: names } = this.#run;
    const text = {
      question: questionSent(this.#run),
      evidence: evidenceText(evidenceSet, parts.label),
      graph: this.#text(),
      reasoning: this.#rounds.at(-1)?.reasoning ?? '',
    };
    const nonce = nonceOf(this.#run, Object.values(text));
    const messages = notingMessages({ ...text, nonce }, this.#model.info.capabilities.system);
    const args = [String(n), String(roundsOf(this.#run))];
    const reply = yield* this.#model.ask('noting', notingShape, { messages, gathered: evidenceSet, args, share: notingShare });
    this.#declined = reply.declined;
    yield* this.#model.tellFailed('graph-unread', reply);
    const { entities, triples } = reply.value;
    const sent = new SentLines(evidenceSet, parts.label);
    const noted = take(this.#graph, entities, triples, { ties: this.#ties, code: parts.sources.graph, sent, names, round: n });
    for (const { key, tie } of noted) if (tie === 'symbol') this.#entities.add(symbolIdOf(key));
  }

  async *#judge(n: number): AsyncGenerator<AskEvent, RoundJudgement | undefined, undefined> {
    const { secretNames: names, parts } = this.#run;
    const queries = this.#finds.records.filter(({ by }) => by !== 'question').map(({ query }) => query);
    const places = this.#finds.best(judgeLimits.places);
    const evidenceSet = await readForSmall(this.#run, this.#model.info, { places, queries }, judgeLimits.tokens);
    const text = { question: questionSent(this.#run), evidence: evidenceText(evidenceSet, parts.label), graph: this.#text() };
    const nonce = nonceOf(this.#run, [...Object.values(text), ...queries]);
    const messages = sufficiencyMessages({ ...text, queries, nonce }, this.#model.info.capabilities.system);
    const reply = yield* this.#model.ask('judging', sufficiencyShape, { messages, gathered: evidenceSet, args: [String(n)] });
    this.#declined = reply.declined;
    yield* this.#model.tellFailed('search-unjudged', reply);
    if (reply.problem) return undefined;
    const { value, defaulted } = reply;
    const [reasoning = '', nextQuery = ''] = [value.reasoning[0], value.nextQuery[0]].map((each) => scrub(each ?? '', names).text);
    // A reply that names a query but leaves out `sufficient` asks for that search.
    const sufficient = defaulted.includes('sufficient') ? nextQuery === '' : value.sufficient;
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
    const { parts, token, phases, settings } = this.#run;
    const [fresh] = this.#finds.unasked([{ query, by: 'follow-up' as const }]);
    if (!fresh) return 'repeated-query';
    yield { kind: 'status', status: 'searching', args: ['1', '1', query] };
    const start = parts.clock.monotonic();
    const candidates = await searchFor(fresh, this.#run, settings['knowledgeGraph.results']);
    throwIfCancelled(token);
    phases.end('queries');
    yield { kind: 'query', query: this.#finds.add(fresh, round, candidates, parts.clock.monotonic() - start) };
    const unread = candidates.filter((place) => !this.#read.has(keyOf(place)));
    return unread.length ? unread : 'nothing-new';
  }

  /** Definitions that the model named as the subject and that no place has shown yet, in the model's order. */
  #named(): readonly Candidate[] {
    const { graph } = this.#run.parts.sources;
    const unseen = [...this.#entities].flatMap((id) => (this.#ties.symbols.has(id) ? [] : (graph.symbol(id) ?? [])));
    return unseen
      .map((symbol) => ofSymbol(symbol, 1, l10n.t('defines {0}, which the notes name', symbol.fact.qualifiedName)))
      .filter((place) => !this.#read.has(keyOf(place)));
  }

  /** All places: first those with triples, then named ones that nothing has shown, then those that were read, then the rest. */
  #toRead(): readonly Candidate[] {
    const graphPlaces = this.#graph.triples.flatMap(({ stated, place }) => (stated && place ? [place] : []));
    const isNoted = ({ root, path, lines }: Candidate): boolean =>
      graphPlaces.some((place) => place.root === root && place.path === path && place.line >= lines.first && place.line <= lines.last);
    const all = this.#finds.best(this.#finds.count);
    return firstOfEach([...all.filter(isNoted), ...this.#named().slice(0, mostNamed), ...all], keyOf);
  }

  /** Hands over the results and the graph; the request counts those without room. */
  async *#done(end: KnowledgeRecord['end']): AsyncGenerator<AskEvent, QueryFinds, undefined> {
    const { parts, pictures } = this.#run;
    const { entities, triples } = this.#records();
    const rounds = this.#rounds.map((round) => ({ ...round, triples: triples.filter((triple) => triple.round === round.n) }));
    this.#run.pictures = await withKnowledge(pictures, this.#graph, parts);
    if (this.#run.pictures) yield { kind: 'pictured', pictures: this.#run.pictures };
    return {
      places: this.#toRead(),
      count: this.#finds.count,
      promptTokens: this.#model.promptTokens,
      record: { queries: this.#finds.records, knowledge: { rounds, entities, omitted: this.#graph.omitted, end } },
      ...(triples.length ? { noted: { tokens: this.#mostTokens, text: (cite) => this.#text(cite) } } : {}),
    };
  }

  /** The graph as text, without secrets; places by their path unless `cite` gives them otherwise. */
  #text(cite: (place: GraphPlace) => string | undefined = (place) => this.#placeText(place)): string {
    const { triples, entities } = this.#graph;
    const { text, left } = linearise(triples, entities, cite, this.#mostTokens);
    const more = left ? [left === 1 ? '(1 more triple is not listed.)' : `(${left} more triples are not listed.)`] : [];
    const lines = [...(text ? [text] : []), ...more];
    return scrub(lines.length ? lines.join('\n') : '(Nothing was noted.)', this.#run.secretNames).text;
  }

  #placeText({ root, path, line }: GraphPlace): string {
    return `${pathOf(root, path, this.#run.parts.label)}:${line + 1}`;
  }

  get #mostTokens(): number {
    return this.#run.settings['knowledgeGraph.tokens'];
  }

  #records(): ReturnType<typeof recordsOf> {
    return recordsOf(this.#graph, this.#run.parts.label);
  }
}
