// The chat as the host knows it: turns and what became of them. Knows no editor, so that it can be tested alone; the panel is a view of it.
import type { AskEvent } from '../../core/answering/events.ts';
import type { AnswerRecord } from '../../core/answering/record/record.ts';
import { earlierTurn, mostTurns, type EarlierTurn } from '../../core/answering/session/earlierTurn.ts';
import { Emitter } from '../../core/base/event.ts';
import type { Disposable } from '../../core/base/disposable.ts';
import { scrub } from '../../core/secrets/scrub.ts';
import { joinContinuation } from './joinContinuation.ts';
import { appendEvent, eventsOf } from './turnEvents.ts';
import type { GateView, MarkView, SentView, SteerView, ToPanel, Turn } from '../../protocol.ts';
import { before as earlierOf, sameQuestion, showing, sideBySide, upTo, withVersion } from './versions.ts';
import type { AskOptions } from '../../core/codebase/api.ts';

/** A question as it is asked: what to answer, what it is about (for people), and how. */
export interface Question {
  readonly text: string;
  readonly about?: string;
  readonly options: AskOptions;
  /** The model to ask in the place of the one that is set. */
  readonly model?: string;
}

/** A turn with what is needed to ask it again. */
export interface ChatTurn extends Turn {
  readonly options: AskOptions;
  readonly model?: string;
  /** The answer that is being continued; the turn has it back when nothing more comes. */
  readonly before?: AnswerRecord;
  /** When it was answered, in milliseconds since 1970. */
  readonly at?: number;
}

/** What is kept between windows. */
export interface SavedChat {
  readonly version: 1;
  readonly sessionId: string;
  /** What a person called it. */
  readonly title?: string;
  readonly dropped: number;
  /** Turns that could not be read back in. Not kept: it is said once, and what is kept then holds them no more. */
  readonly unreadable?: number;
  readonly turns: readonly ChatTurn[];
}

/** Most turns of a chat that are kept, and most characters of a saved chat (VS Code keeps it in one row of a database). */
export const limits = { turns: 50, characters: 1_000_000 } as const;

/** Turns in the order in which they were asked. Every change is fired as the message that brings the panel up to date. */
export class Chat implements Disposable {
  readonly #changed = new Emitter<ToPanel>();
  readonly #cleared = new Emitter<void>();
  readonly #renamed = new Emitter<void>();
  readonly #newId: () => string;
  readonly #now: () => number;
  #turns: ChatTurn[] = [];
  /** Turns that a person has stopped and whose end has not come yet: they show as stopped, and still take in what was found. */
  readonly #stopping = new Set<string>();
  #sessionId: string;
  #title: string | undefined;
  #dropped = 0;
  #unreadable = 0;

  /** Fires `turn` and `event` messages. */
  readonly onDidChange = this.#changed.event;
  /** A new chat has begun: nothing that was shown is true any more. */
  readonly onDidClear = this.#cleared.event;

  /** A person has given this chat a title. */
  readonly onDidRename = this.#renamed.event;

  /** @param newId makes ids that are unique in this window; `now` is in milliseconds since 1970 */
  constructor(newId: () => string, now: () => number) {
    this.#newId = newId;
    this.#now = now;
    this.#sessionId = newId();
  }

  get turns(): readonly ChatTurn[] {
    return this.#turns;
  }

  /** Of all questions of this chat. */
  get sessionId(): string {
    return this.#sessionId;
  }

  /** What a person called it; undefined when nobody did. */
  get title(): string | undefined {
    return this.#title;
  }

  rename(title: string): void {
    this.#title = title;
    this.#renamed.fire();
  }

  /** Turns that were let go to stay within {@link limits}. */
  get dropped(): number {
    return this.#dropped;
  }

  /** Turns of the chat that was taken up that could not be read. */
  get unreadable(): number {
    return this.#unreadable;
  }

  turn(id: string): ChatTurn | undefined {
    return this.#turns.find((turn) => turn.id === id);
  }

  /** What was asked and answered before turn `id`, newest last: what a follow-up goes on with. */
  earlierThan(id: string): readonly EarlierTurn[] {
    const earlier = earlierOf(this.#turns, id).slice(-mostTurns);
    return earlier.flatMap(({ record, at, options, marks }) => (record ? [earlierTurn(record, at, options.focus, marks)] : []));
  }

  /** Adds a running turn: at the end, or as one more answer in the place of turn `of`. Its options carry the session, so that follow-ups share evidence. */
  start({ text, about, options, model }: Question, of?: string): ChatTurn {
    const known = { id: this.#newId(), question: text, about, state: 'running' as const, events: [] };
    const first = of === undefined ? undefined : this.turn(of);
    const place = first ? { of: first.of ?? first.id } : {};
    const turn: ChatTurn = { ...known, ...place, options: { ...options, sessionId: this.#sessionId }, ...(model ? { model } : {}) };
    this.#setTurns(withVersion(this.#turns, turn), turn.id);
    while (this.#turns.length > limits.turns && this.#turns[0]?.state !== 'running') this.#drop();
    this.#changed.fire({ kind: 'turn', turn: forPanel(turn) });
    return turn;
  }

  /** Lets a turn that is over go on: it shows its answer so far, to which what comes now is added. Undefined when there is no answer. */
  resume(id: string): (ChatTurn & { readonly before: AnswerRecord }) | undefined {
    const turn = this.turn(id);
    if (!turn?.record || turn.state === 'running') return undefined;
    const { record: before, error: _, ...rest } = turn;
    const running = { ...rest, before, events: eventsOf(before), state: 'running' as const };
    this.#replace(running);
    return running;
  }

  /** Shows, or shows no longer, a request of a running turn that waits at the gate. */
  waitAtGate(id: string, gate: GateView | undefined): void {
    const turn = this.turn(id);
    if (turn?.state === 'running') this.#replace({ ...turn, gate });
  }

  /** Notes that a request has left for a turn. */
  addSent(id: string, sent: SentView): void {
    const turn = this.turn(id);
    if (turn) this.#replace({ ...turn, sent: [...(turn.sent ?? []), sent] });
  }

  /** Notes how many places that an answer cites have changed since; 0 when they are as they were. */
  markStale(id: string, stale: number): void {
    const turn = this.turn(id);
    if (turn && (turn.stale ?? 0) !== stale) this.#replace({ ...turn, stale });
  }

  /** Notes what the person said of a piece of evidence. */
  mark(id: string, n: number, mark: MarkView['mark'] | 'none'): void {
    const turn = this.turn(id);
    if (!turn) return;
    const others = (turn.marks ?? []).filter((each) => each.n !== n);
    this.#replace({ ...turn, marks: mark === 'none' ? others : [...others, { n, mark }] });
  }

  /** Notes how a running answer can be steered. */
  steer(id: string, steer: SteerView): void {
    const turn = this.turn(id);
    if (turn?.state === 'running') this.#replace({ ...turn, steer });
  }

  /** Shows an answer in the place of the others to its question. */
  show(id: string): void {
    this.#setTurns(showing(this.#turns, id));
  }

  /** Shows the answer `id` and another to the same question beside each other, or alone again. */
  compare(id: string, on: boolean): void {
    this.#setTurns(sideBySide(this.#turns, id, on));
  }

  /** Whether nothing was asked after turn `id`. */
  isLast(id: string): boolean {
    const [turn, last] = [this.turn(id), this.#turns.at(-1)];
    return turn !== undefined && last !== undefined && sameQuestion(turn, last);
  }

  /** This chat up to the answers to the question of turn `id` (or to the one before), as a new one. */
  branch(id: string, title: string, { without = false } = {}): SavedChat {
    const chatTurns = upTo(this.#turns, id).map(forKeeping);
    const turns = without ? chatTurns.filter((turn) => !sameQuestion(turn, this.turn(id) ?? turn)) : chatTurns;
    return { version: 1, sessionId: this.#newId(), title, dropped: this.#dropped, turns };
  }

  /** Notes what the person thought of an answer; 0 takes it back. */
  rate(id: string, thumb: 1 | 0 | -1): void {
    const turn = this.turn(id);
    if (turn?.record) this.#replace({ ...turn, thumb: thumb === 0 ? undefined : thumb });
  }

  /** Shows a running turn as stopped at once; its record, or {@link end}, follows. */
  stop(id: string): void {
    const turn = this.turn(id);
    if (turn?.state !== 'running') return;
    this.#stopping.add(id);
    this.#replace({ ...turn, gate: undefined, state: 'stopped' });
  }

  /** Takes in an event of a turn; one for a turn that is gone or over is ignored (it was stopped, or the chat was cleared). */
  add(id: string, event: AskEvent): void {
    const turn = this.turn(id);
    const stopping = this.#stopping.has(id);
    if (!turn || (turn.state !== 'running' && !stopping)) return;
    if (event.kind === 'done') {
      this.#stopping.delete(id);
      const record = turn.before ? joinContinuation(turn.before, event.record) : event.record;
      this.#replace({ ...over(turn), at: this.#now(), events: [], record, state: record.stop === 'user' ? 'stopped' : 'done' });
    } else if (!stopping) {
      appendEvent(turn.events as AskEvent[], event);
      this.#changed.fire({ kind: 'event', turnId: id, event });
    }
  }

  /** Ends a turn without a record: stopped by the user, or failed with a sentence for people. */
  end(id: string, state: 'stopped' | 'failed', error?: string): void {
    const turn = this.turn(id);
    const stopping = this.#stopping.delete(id);
    if (!turn || (turn.state !== 'running' && !stopping)) return;
    if (turn.before) this.#replace({ ...over(turn), events: [], record: turn.before, state: state === 'failed' ? state : 'done', error });
    else this.#replace({ ...over(turn), state, error });
  }

  /** Starts a new chat; running turns are forgotten, and so are their later events. */
  clear(): void {
    this.#turns = [];
    this.#dropped = 0;
    this.#unreadable = 0;
    this.#title = undefined;
    this.#sessionId = this.#newId();
    this.#cleared.fire();
  }

  /** What to keep between windows: the newest turns that fit, the rest counted. */
  save(): SavedChat {
    const chatTurns: ChatTurn[] = [];
    let left = limits.characters;
    for (const turn of this.#turns.map(forKeeping).toReversed()) {
      left -= JSON.stringify(turn).length;
      if (left < 0) break;
      chatTurns.unshift(turn);
    }
    const dropped = this.#dropped + this.#turns.length - chatTurns.length;
    return {
      version: 1,
      sessionId: this.#sessionId,
      ...(this.#title === undefined ? {} : { title: this.#title }),
      dropped,
      turns: chatTurns,
    };
  }

  /** Shows a saved chat in the place of this one; running turns of this one are forgotten. */
  open(saved: SavedChat): void {
    this.restore(saved);
    this.#cleared.fire();
  }

  /** Takes up a saved chat. A turn that was running when its window closed was interrupted. */
  restore(saved: SavedChat): void {
    this.#sessionId = saved.sessionId;
    this.#title = saved.title;
    this.#dropped = saved.dropped;
    this.#unreadable = saved.unreadable ?? 0;
    this.#turns = saved.turns.map((turn) => ({
      ...turn,
      ...(turn.state === 'running' ? { state: 'stopped', interrupted: true } : {}),
    }));
  }

  dispose(): void {
    this.#changed.dispose();
    this.#cleared.dispose();
    this.#renamed.dispose();
  }

  #replace(turn: ChatTurn): void {
    this.#turns = this.#turns.map((old) => (old.id === turn.id ? turn : old));
    this.#changed.fire({ kind: 'turn', turn: forPanel(turn) });
  }

  /** Replaces all turns; fires each that is another now, but not the one that the caller fires. */
  #setTurns(turns: ChatTurn[], silent?: string): void {
    const before = this.#turns;
    this.#turns = turns;
    for (const turn of turns) if (turn.id !== silent && !before.includes(turn)) this.#changed.fire({ kind: 'turn', turn: forPanel(turn) });
  }

  #drop(): void {
    this.#turns.shift();
    this.#dropped += 1;
  }
}

/** The part of a turn that the panel gets: everything but the options, which may hold ids that mean nothing there. */
export function forPanel({ options: _, before: __, at: ___, ...turn }: ChatTurn): Turn {
  return turn;
}

/** What is true of a turn only while it runs is gone. */
function over({ gate: _, before: __, steer: ___, events, ...turn }: ChatTurn): ChatTurn {
  return { ...turn, events: events.filter(({ kind }) => kind !== 'status') };
}

/** What is kept of a turn between windows: no request that waits, and no secret that stands in a question. */
function forKeeping({ gate: _, steer: __, before, ...turn }: ChatTurn): ChatTurn {
  const kept = { ...turn, question: scrub(turn.question).text };
  return before ? { ...kept, record: before, events: [], state: 'done' } : kept;
}
