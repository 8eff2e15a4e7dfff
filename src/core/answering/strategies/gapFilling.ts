// Strategy that loops: the model answers and names its gaps, Clew looks them up, and the model answers again with the results.
import { CancelledError } from '../../base/cancellation.ts';
import type { Model } from '../../ports.ts';
import type { AnswerRun } from '../run/answerRun.ts';
import { passesOf, stopsWithoutNews } from '../preparation/choice/chosenStrategy.ts';
import type { AskEvent } from '../record/events.ts';
import { fillGaps, notPursuedNote, lookUpGaps, type RoundLookUps, type GapRound } from '../gaps/fillGaps.ts';
import { GapLookUp } from '../gaps/gapLookUp.ts';
import { readGap } from '../gaps/gapRequest.ts';
import { Passes } from '../gaps/passes.ts';
import { readGaps } from '../gaps/readGaps.ts';
import { steerRound, type SteeredRound } from '../gaps/steerRound.ts';
import { leaveOut, leftOutNumbers, spareOf, type EvidenceNeeds } from '../preparation/requests/leaveOut.ts';
import { furtherCost, prepareFurther, type FurtherRequest } from '../preparation/requests/prepareFurther.ts';
import type { AnswerRecord, GapRecord } from '../record/answerRecord.ts';
import type { PreparedRequest } from '../preparation/requests/assembleRequest.ts';
import { conclude, type Conclusion } from './conclude.ts';
import { exchange, minEvidenceTokens, firstExchange, type Exchange } from './exchange.ts';

/** Maximum names in the line that says what is looked up. */
const maxNames = 4;

/** Answers with `model` in several passes, up to their limit. After a pass that fails or is stopped, the previous answer stands. */
export async function* gapFilling(run: AnswerRun, model: Model): AsyncGenerator<AskEvent, void, undefined> {
  const loop = new GapLoop(run, model);
  let last = yield* firstExchange(run, model);
  for (;;) {
    const next = yield* loop.next(last);
    if ('stop' in next) {
      yield* conclude(run, model, last, { passes: loop.passes, ...next });
      return;
    }
    last = next;
  }
}

type LoopEnd = Omit<Conclusion, 'passes'>;

/** The passes of one answer: what each may still read, and which gaps it named. */
class GapLoop {
  readonly passes: Passes;
  readonly #run: AnswerRun;
  readonly #model: Model;
  readonly #lookUp: GapLookUp;
  readonly #passLimit: number;
  #passNumber = 1;
  #gapTokens = 0;
  /** Tokens of the initial budget that the first pass did not use, and of evidence that was left out since. */
  #unusedTokens: number | undefined;

  constructor(run: AnswerRun, model: Model) {
    const { dependencies, scope, evidenceScope = scope, settings } = run;
    this.#run = run;
    this.#model = model;
    this.#passLimit = passesOf(run);
    this.passes = new Passes(dependencies.clock);
    this.#lookUp = new GapLookUp({
      sources: dependencies.sources,
      // The subject of a judgement bounds the judgement, not its evidence: nobody chose that bound.
      scope: evidenceScope,
      settings,
      skippedFiles: dependencies.skippedFiles,
      ...(dependencies.installed ? { installed: dependencies.installed } : {}),
    });
  }

  /** Looks up the gaps of `last` and asks again, or says why the answer ends here. */
  async *next(last: Exchange): AsyncGenerator<AskEvent, Exchange | LoopEnd, undefined> {
    const missing = last.end.kind === 'whole' ? readGaps(last.reply.missing) : [];
    const mayContinue =
      last.end.kind === 'whole' && this.#passNumber < this.#passLimit && (await this.#hasRoomForGaps(last, missing.length));
    const steeredRound = mayContinue ? await this.#steer(missing, last) : undefined;
    if (mayContinue && !steeredRound) return yield* this.#endWith(last, missing, 'user');
    if (!steeredRound || !asksForMore(steeredRound)) {
      return yield* this.#endWith(last, missing, this.#stopWithout(last, missing));
    }
    const names = steeredRound.items.filter(({ skipped }) => !skipped).map(({ request }) => request.normalized);
    if (names.length) yield { kind: 'status', status: 'looking-up', args: namesOf(names) };
    const filledRound = await this.#fill(steeredRound, last);
    if (!filledRound) return yield* this.#endWith(last, [], 'user');
    const { round, base } = filledRound;
    const furtherRequest = await this.#prepareNext(last, base, round, steeredRound);
    const gaps = (furtherRequest?.notes ?? round.notes.map(({ gap }) => notPursuedNote(readGap(gap.text)))).map(({ gap }) => gap);
    for (const gap of gaps) yield { kind: 'gap', pass: this.#passNumber, gap };
    this.passes.end(last.preparedRequest.evidence, last.counts.total, gaps);
    const hasMarks = steeredRound.marks.pinned.length + steeredRound.marks.excluded.length > 0;
    const stop = hasMarks && furtherRequest ? undefined : this.#stopAfter(gaps, furtherRequest ? round.newPlaceCount : 0);
    if (stop) return { stop };
    if (!furtherRequest) return { stop: 'budget' };
    this.passes.leaveOut(last.counts.total - base.counts.total, leftOutNumbers(last.preparedRequest, base));
    return yield* this.#askAgain(last, furtherRequest, round);
  }

  #prepareNext(
    last: Exchange,
    base: PreparedRequest,
    { notes, evidenceSet }: GapRound,
    { marks }: SteeredRound,
  ): Promise<FurtherRequest | undefined> {
    const isLast = this.#passNumber + 1 >= this.#passLimit;
    const lighter = base !== last.preparedRequest;
    return prepareFurther(this.#run, base, last.reply.modelText, { evidenceSet, notes, marks, lighter, last: isLast });
  }

  #stopWithout({ end }: Exchange, missing: readonly string[]): AnswerRecord['stop'] {
    if (end.kind !== 'whole') return 'one-pass';
    if (missing.length === 0) return 'no-gaps';
    return this.#passNumber >= this.#passLimit ? 'max-passes' : 'budget';
  }

  /** Records gaps that are not looked up, and ends. */
  *#endWith(last: Exchange, missing: readonly string[], stop: AnswerRecord['stop']): Generator<AskEvent, LoopEnd, undefined> {
    const gaps = missing.map((text) => this.#unpursuedGap(text));
    for (const gap of gaps) yield { kind: 'gap', pass: this.#passNumber, gap };
    this.passes.end(last.preparedRequest.evidence, last.counts.total, gaps);
    return { stop };
  }

  /** Wishes of the person for the next pass; undefined when they stopped. */
  async #steer(missing: readonly string[], last: Exchange): Promise<SteeredRound | undefined> {
    return undefinedIfStopped(() => steerRound(this.#run, this.#passNumber, missing, last.preparedRequest.book));
  }

  /** Looks up and reads the wanted items. `base`: the request to extend. Undefined when the person stopped: the answer so far stands. */
  async #fill(
    { items: wantedItems }: SteeredRound,
    last: Exchange,
  ): Promise<{ readonly round: GapRound; readonly base: PreparedRequest } | undefined> {
    const { book } = last.preparedRequest;
    book.pass = this.#passNumber + 1;
    try {
      return await undefinedIfStopped(async () => {
        const lookUps = await lookUpGaps(this.#run, wantedItems, book, this.#lookUp, this.passes);
        const { base, room } = await this.#withRoom(last, wantedItems.length, lookUps);
        return { round: await fillGaps(this.#run, lookUps, book, room), base };
      });
    } finally {
      this.#run.phases.end('gaps');
    }
  }

  /**
   * The request to extend, and the tokens that a round may read after it. The last request stays unchanged while everything wanted fits,
   * because caches of providers have it. Otherwise evidence that the reply does not cite is left out.
   */
  async #withRoom(
    last: Exchange,
    gapCount: number,
    pursuit: RoundLookUps,
  ): Promise<{ readonly base: PreparedRequest; readonly room: number }> {
    const { preparedRequest, reply } = last;
    const { share, rest } = await this.#room(preparedRequest, reply.modelText, gapCount);
    const unchanged = { base: preparedRequest, room: Math.min(share, rest) };
    if (pursuit.demand - unchanged.room < minEvidenceTokens) return unchanged;
    const spare = await spareOf(this.#run, this.#model.info, preparedRequest, {
      ...pursuit,
      citations: last.writer.citationsIn(last.reply.text),
    });
    if (spare.tokens + spare.draftTokens < minEvidenceTokens) return unchanged;
    const base = await leaveOut(
      this.#run,
      this.#model.info,
      preparedRequest,
      spare,
      Math.max(pursuit.demand - share, pursuit.demand - rest - spare.draftTokens),
    );
    this.#unusedTokens = (this.#unusedTokens ?? 0) + preparedRequest.evidenceSet.tokens - base.evidenceSet.tokens;
    const nextRoom = await this.#room(base, reply.modelText, gapCount);
    return { base, room: Math.min(nextRoom.share, nextRoom.rest) };
  }

  /** Whether any gap may find room, counting the evidence that can be left out. */
  async #hasRoomForGaps(last: Exchange, gapCount: number): Promise<boolean> {
    const { share, rest } = await this.#room(last.preparedRequest, last.reply.modelText, gapCount);
    const room = Math.min(share, rest);
    if (room >= minEvidenceTokens) return true;
    const needs: EvidenceNeeds = { citations: last.writer.citationsIn(last.reply.text), places: [], numbers: new Set() };
    const { tokens, draftTokens } = await spareOf(this.#run, this.#model.info, last.preparedRequest, needs);
    return room + tokens + draftTokens >= minEvidenceTokens;
  }

  async *#askAgain(
    last: Exchange,
    { preparedRequest: request }: FurtherRequest,
    round: GapRound,
  ): AsyncGenerator<AskEvent, Exchange | LoopEnd, undefined> {
    this.#passNumber++;
    this.#gapTokens += round.evidenceSet.tokens;
    yield { kind: 'retrieved', retrievers: this.#run.retrieval.retrievers, evidence: request.evidence };
    yield { kind: 'pass', n: this.#passNumber, of: this.#passLimit };
    const result = yield* exchange(this.#run, this.#model, request, { citations: last.writer.citations });
    if (result.end.kind === 'whole' || (result.end.kind === 'cut' && result.reply.isVisible)) return result;
    this.passes.end(request.evidence, result.counts.total, []);
    // Declining the next request ends the loop; it is no failure.
    const declined = result.end.kind === 'failed' && result.end.notice.code === 'model-declined';
    return declined ? { stop: 'user' } : { stop: 'error', discardedExchange: result };
  }

  #stopAfter(gaps: readonly GapRecord[], newPlaceCount: number): AnswerRecord['stop'] | undefined {
    if (newPlaceCount > 0) return undefined;
    const outcomes = new Set(gaps.map(({ outcome }) => outcome));
    if (outcomes.has('not-pursued')) return 'budget';
    if ([...outcomes].every((outcome) => outcome === 'skipped')) return 'user';
    // After one notice that something does not exist, the model can say so; a second notice adds nothing.
    if (!stopsWithoutNews(this.#run) && ![...outcomes].every((outcome) => outcome === 'found' || outcome === 'known-unresolvable'))
      return undefined;
    return outcomes.has('found') ? 'nothing-new' : 'unresolvable';
  }

  #unpursuedGap(text: string): GapRecord {
    const request = readGap(text);
    const knownGap = this.passes.gapRecordOf(request.normalized);
    return knownGap ? { ...knownGap, tokens: 0, ms: 0 } : notPursuedNote(request).gap;
  }

  /**
   * Tokens that a round after `preparedRequest` may read. `share`: its own share plus the tokens that the first pass left unused, within the
   * rest for all gaps. `rest`: the rest of the whole budget less the reply and the repeated instructions, within what the model can still
   * read.
   */
  async #room(
    preparedRequest: PreparedRequest,
    modelText: string,
    gapCount: number,
  ): Promise<{ readonly share: number; readonly rest: number }> {
    const { total, byPass } = preparedRequest.budget.gaps;
    const share = byPass[this.#passNumber - 1] ?? byPass.at(-1) ?? 0;
    this.#unusedTokens ??= Math.max(0, preparedRequest.budget.initial - preparedRequest.evidenceSet.tokens);
    const { maxInputTokens } = this.#model.info;
    const takenTokens = preparedRequest.counts.total + (await furtherCost(modelText, gapCount));
    const freeTokens = maxInputTokens === undefined ? Infinity : maxInputTokens - takenTokens - preparedRequest.request.maxTokens;
    return {
      share: Math.min(share + this.#unusedTokens, total + this.#unusedTokens - this.#gapTokens),
      rest: Math.min(preparedRequest.budget.total - takenTokens, freeTokens),
    };
  }
}

function namesOf(missing: readonly string[]): readonly string[] {
  const names = missing.slice(0, maxNames);
  return [String(missing.length), missing.length > names.length ? `${names.join(', ')} …` : names.join(', ')];
}

function asksForMore({ items: wantedItems, marks }: SteeredRound): boolean {
  return wantedItems.length + marks.pinned.length + marks.excluded.length > 0;
}

/** The result of `work`; undefined when it was stopped. */
async function undefinedIfStopped<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CancelledError) return undefined;
    throw error;
  }
}
