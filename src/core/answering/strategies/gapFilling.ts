// Strategy that loops: the model answers and names its gaps, Clew looks them up, and the model answers again with the results.
import { CancelledError } from '../../base/cancellation.ts';
import type { Model } from '../../ports.ts';
import type { AnswerRun } from '../answerRun.ts';
import { passesOf, stopsWithoutNews } from '../choice/chosenStrategy.ts';
import type { AskEvent } from '../events.ts';
import { fillGaps, notPursued, pursue, type Pursuit, type GapRound } from '../gaps/fillGaps.ts';
import { GapLookUp } from '../gaps/gapLookUp.ts';
import { readGap } from '../gaps/gapRequest.ts';
import { Passes } from '../gaps/passes.ts';
import { readGaps } from '../gaps/readGaps.ts';
import { steerRound, type SteeredRound } from '../gaps/steerRound.ts';
import { leaveOut, leftOutOf, spareOf, type EvidenceNeeds } from '../requests/leaveOut.ts';
import { furtherCost, prepareFurther, type Further } from '../requests/prepareFurther.ts';
import type { AnswerRecord, GapRecord } from '../record/record.ts';
import type { PreparedRequest } from '../requests/requestParts.ts';
import { conclude, type Conclusion } from './conclude.ts';
import { exchange, fewestTokens, firstExchange, type Exchange } from './exchange.ts';

/** Maximum names in the line that says what is looked up. */
const mostNames = 4;

/** Answers with `model` in up to `maxPasses` passes. After a pass that fails or is stopped, the previous answer stands. */
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

class GapLoop {
  readonly passes: Passes;
  readonly #run: AnswerRun;
  readonly #model: Model;
  readonly #lookUp: GapLookUp;
  readonly #of: number;
  #n = 1;
  #spent = 0;
  /** Tokens of the initial budget that the first pass did not use, and of evidence that was left out since. */
  #unused: number | undefined;

  constructor(run: AnswerRun, model: Model) {
    const { parts, scope, wider = scope, settings } = run;
    this.#run = run;
    this.#model = model;
    this.#of = passesOf(run);
    this.passes = new Passes(parts.clock);
    this.#lookUp = new GapLookUp({
      sources: parts.sources,
      // The subject of a judgement bounds the judgement, not its evidence: nobody chose that bound.
      scope: wider,
      settings,
      skipped: parts.skipped,
      ...(parts.installed ? { installed: parts.installed } : {}),
    });
  }

  /** Looks up the gaps of `last` and asks again, or says why the answer ends here. */
  async *next(last: Exchange): AsyncGenerator<AskEvent, Exchange | LoopEnd, undefined> {
    const missing = last.end.kind === 'whole' ? readGaps(last.reply.missing) : [];
    const may = last.end.kind === 'whole' && this.#n < this.#of && (await this.#mayHold(last, missing.length));
    const steering = may ? await this.#steered(missing, last) : undefined;
    if (may && !steering) return yield* this.#end(last, missing, 'user');
    if (!steering || !asksForMore(steering)) {
      return yield* this.#end(last, missing, this.#stopWithout(last, missing));
    }
    const names = steering.items.filter(({ skipped }) => !skipped).map(({ request }) => request.normalized);
    if (names.length) yield { kind: 'status', status: 'looking-up', args: namesOf(names) };
    const filled = await this.#fill(steering, last);
    if (!filled) return yield* this.#end(last, [], 'user');
    const { round, base } = filled;
    const further = await this.#further(last, base, round, steering);
    const gaps = (further?.notes ?? round.notes.map(({ gap }) => notPursued(readGap(gap.text)))).map(({ gap }) => gap);
    for (const gap of gaps) yield { kind: 'gap', pass: this.#n, gap };
    this.passes.end(last.prepared.evidence, last.counts.total, gaps);
    const marked = steering.marked.pinned.length + steering.marked.excluded.length > 0;
    const stop = marked && further ? undefined : this.#stopAfter(gaps, further ? round.fresh : 0);
    if (stop) return { stop };
    if (!further) return { stop: 'budget' };
    this.passes.leaveOut(last.counts.total - base.counts.total, leftOutOf(last.prepared, base));
    return yield* this.#again(last, further, round);
  }

  #further(last: Exchange, base: PreparedRequest, { notes, gathered }: GapRound, { marked }: SteeredRound): Promise<Further | undefined> {
    const isLast = this.#n + 1 >= this.#of;
    const lighter = base !== last.prepared;
    return prepareFurther(this.#run, base, last.reply.written, { gathered, notes, marked, lighter, last: isLast });
  }

  #stopWithout({ end }: Exchange, missing: readonly string[]): AnswerRecord['stop'] {
    if (end.kind !== 'whole') return 'one-pass';
    if (missing.length === 0) return 'no-gaps';
    return this.#n >= this.#of ? 'max-passes' : 'budget';
  }

  /** Records gaps that are not looked up, and ends. */
  *#end(last: Exchange, missing: readonly string[], stop: AnswerRecord['stop']): Generator<AskEvent, LoopEnd, undefined> {
    const gaps = missing.map((text) => this.#unpursued(text));
    for (const gap of gaps) yield { kind: 'gap', pass: this.#n, gap };
    this.passes.end(last.prepared.evidence, last.counts.total, gaps);
    return { stop };
  }

  /** Wishes of the person for the next pass; undefined when they stopped. */
  async #steered(missing: readonly string[], last: Exchange): Promise<SteeredRound | undefined> {
    return orStopped(() => steerRound(this.#run, this.#n, missing, last.prepared.book));
  }

  /** Looks up and reads the wanted items. `base`: the request to extend. Undefined when stopped: the answer so far stands. */
  async #fill(
    { items: wanted }: SteeredRound,
    last: Exchange,
  ): Promise<{ readonly round: GapRound; readonly base: PreparedRequest } | undefined> {
    const { book } = last.prepared;
    book.pass = this.#n + 1;
    try {
      return await orStopped(async () => {
        const pursuit = await pursue(this.#run, wanted, book, this.#lookUp, this.passes);
        const { base, room } = await this.#withRoom(last, wanted.length, pursuit);
        return { round: await fillGaps(this.#run, pursuit, book, room), base };
      });
    } finally {
      this.#run.phases.end('gaps');
    }
  }

  /**
   * The request to extend, and the tokens that a round may read after it. While everything wanted fits, that is the last request unchanged,
   * which caches of providers have; otherwise one without evidence that the reply does not cite.
   */
  async #withRoom(last: Exchange, gaps: number, pursuit: Pursuit): Promise<{ readonly base: PreparedRequest; readonly room: number }> {
    const { prepared, reply } = last;
    const { share, rest } = await this.#room(prepared, reply.written, gaps);
    const asItIs = { base: prepared, room: Math.min(share, rest) };
    if (pursuit.demand - asItIs.room < fewestTokens) return asItIs;
    const spare = await spareOf(this.#run, this.#model.info, prepared, {
      ...pursuit,
      citations: last.writer.citationsIn(last.reply.text),
    });
    if (spare.tokens + spare.drafts < fewestTokens) return asItIs;
    const base = await leaveOut(
      this.#run,
      this.#model.info,
      prepared,
      spare,
      Math.max(pursuit.demand - share, pursuit.demand - rest - spare.drafts),
    );
    this.#unused = (this.#unused ?? 0) + prepared.gathered.tokens - base.gathered.tokens;
    const after = await this.#room(base, reply.written, gaps);
    return { base, room: Math.min(after.share, after.rest) };
  }

  /** Whether any gap may find room, counting the evidence that can be left out. */
  async #mayHold(last: Exchange, gaps: number): Promise<boolean> {
    const { share, rest } = await this.#room(last.prepared, last.reply.written, gaps);
    const room = Math.min(share, rest);
    if (room >= fewestTokens) return true;
    const needed: EvidenceNeeds = { citations: last.writer.citationsIn(last.reply.text), places: [], numbers: new Set() };
    const { tokens, drafts } = await spareOf(this.#run, this.#model.info, last.prepared, needed);
    return room + tokens + drafts >= fewestTokens;
  }

  async *#again(last: Exchange, { prepared: request }: Further, round: GapRound): AsyncGenerator<AskEvent, Exchange | LoopEnd, undefined> {
    this.#n++;
    this.#spent += round.gathered.tokens;
    yield { kind: 'retrieved', retrievers: this.#run.retrieval.retrievers, evidence: request.evidence };
    yield { kind: 'pass', n: this.#n, of: this.#of };
    const made = yield* exchange(this.#run, this.#model, request, { citations: last.writer.citations });
    if (made.end.kind === 'whole' || (made.end.kind === 'cut' && made.reply.visible)) return made;
    this.passes.end(request.evidence, made.counts.total, []);
    // Declining the next request ends the loop; it is no failure.
    const declined = made.end.kind === 'failed' && made.end.notice.code === 'model-declined';
    return declined ? { stop: 'user' } : { stop: 'error', later: made };
  }

  #stopAfter(gaps: readonly GapRecord[], fresh: number): AnswerRecord['stop'] | undefined {
    if (fresh > 0) return undefined;
    const outcomes = new Set(gaps.map(({ outcome }) => outcome));
    if (outcomes.has('not-pursued')) return 'budget';
    if ([...outcomes].every((outcome) => outcome === 'skipped')) return 'user';
    // After one notice that something does not exist, the model can say so; a second notice adds nothing.
    if (!stopsWithoutNews(this.#run) && ![...outcomes].every((outcome) => outcome === 'found' || outcome === 'known-unresolvable'))
      return undefined;
    return outcomes.has('found') ? 'nothing-new' : 'unresolvable';
  }

  #unpursued(text: string): GapRecord {
    const request = readGap(text);
    const known = this.passes.known(request.normalized);
    return known ? { ...known, tokens: 0, ms: 0 } : notPursued(request).gap;
  }

  /**
   * Tokens that a round after `prepared` may read. `share`: its own share plus the tokens that the first pass left unused, within the rest
   * for all gaps. `rest`: the rest of the whole budget less the reply and the repeated instructions, within what the model can still read.
   */
  async #room(prepared: PreparedRequest, written: string, gaps: number): Promise<{ readonly share: number; readonly rest: number }> {
    const { total, byPass } = prepared.budget.gaps;
    const share = byPass[this.#n - 1] ?? byPass.at(-1) ?? 0;
    this.#unused ??= Math.max(0, prepared.budget.initial - prepared.gathered.tokens);
    const { maxInputTokens } = this.#model.info;
    const taken = prepared.counts.total + (await furtherCost(written, gaps));
    const free = maxInputTokens === undefined ? Infinity : maxInputTokens - taken - prepared.request.maxTokens;
    return {
      share: Math.min(share + this.#unused, total + this.#unused - this.#spent),
      rest: Math.min(prepared.budget.total - taken, free),
    };
  }
}

function namesOf(missing: readonly string[]): readonly string[] {
  const names = missing.slice(0, mostNames);
  return [String(missing.length), missing.length > names.length ? `${names.join(', ')} …` : names.join(', ')];
}

function asksForMore({ items: wanted, marked }: SteeredRound): boolean {
  return wanted.length + marked.pinned.length + marked.excluded.length > 0;
}

/** The result of `work`; undefined when it was stopped. */
async function orStopped<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CancelledError) return undefined;
    throw error;
  }
}
