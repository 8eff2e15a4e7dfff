// Chat of the host: turns and their results. It uses no editor, so that it can be tested alone; the panel is a view of it.
import type { AskEvent } from '../../core/answering/record/events.ts';
import type { AnswerRecord } from '../../core/answering/record/answerRecord.ts';
import { earlierTurn, maxTurns, type EarlierTurn } from '../../core/answering/session/earlierTurn.ts';
import { Emitter } from '../../core/base/event.ts';
import type { Disposable } from '../../core/base/disposable.ts';
import { scrub } from '../../core/secrets/scrub.ts';
import { scrubValue } from '../../core/secrets/scrubValue.ts';
import { joinContinuation } from './joinContinuation.ts';
import { appendEvent, eventsOf } from './turnEvents.ts';
import type { GateView, MarkView, SentView, SteerView, ToPanel, Turn } from '../../protocol/toPanel.ts';
import { turnsBefore, sameQuestion, showVersion, showSideBySide, turnsUpTo, withVersion } from './versions.ts';
import type { AskOptions } from '../../core/codebase/api.ts';

/** A question as asked: its text, its subject for people, and its options. */
export interface QuestionRequest {
  readonly question: string;
  readonly about?: string;
  readonly options: AskOptions;
  /** The model to ask instead of the configured one. */
  readonly model?: string;
}

/** A turn with the data needed to ask it again. */
export interface ChatTurn extends Turn {
  readonly options: AskOptions;
  readonly model?: string;
  /** The answer that is being continued; the turn returns to it when nothing more comes. */
  readonly before?: AnswerRecord;
  /** When it was answered, in milliseconds since 1970. */
  readonly at?: number;
}

/** The part of a chat that is stored between windows. */
export interface SavedChat {
  readonly version: 1;
  readonly sessionId: string;
  /** Title that a person gave it. */
  readonly title?: string;
  readonly dropped: number;
  /** Turns that could not be read. Not stored: it is shown once, and the next save no longer holds them. */
  readonly unreadable?: number;
  readonly turns: readonly ChatTurn[];
}

/** Limits of a stored chat in turns and characters (VS Code keeps it in one row of a database). */
export const savedChatLimits = { turns: 50, characters: 1_000_000 } as const;

/** Turns in the order in which they were asked. Every change fires the message that updates the panel. */
export class Chat implements Disposable {
  readonly #changeEmitter = new Emitter<ToPanel>();
  readonly #clearEmitter = new Emitter<void>();
  readonly #renameEmitter = new Emitter<void>();
  readonly #newId: () => string;
  readonly #now: () => number;
  #turns: ChatTurn[] = [];
  /** Turns that a person has stopped but that have not ended: they show as stopped, and still take in results. */
  readonly #stoppingIds = new Set<string>();
  #sessionId: string;
  #title: string | undefined;
  #droppedCount = 0;
  #unreadableCount = 0;

  /** Fires `turn` and `event` messages. */
  readonly onDidChange = this.#changeEmitter.event;
  /** Fires when a new chat begins: everything shown is outdated. */
  readonly onDidClear = this.#clearEmitter.event;

  /** Fires when a person has given this chat a title. */
  readonly onDidRename = this.#renameEmitter.event;

  /**
   * @param newId makes ids that are unique in this window
   * @param now in milliseconds since 1970
   */
  constructor(newId: () => string, now: () => number) {
    this.#newId = newId;
    this.#now = now;
    this.#sessionId = newId();
  }

  get turns(): readonly ChatTurn[] {
    return this.#turns;
  }

  /** Session of all questions of this chat. */
  get sessionId(): string {
    return this.#sessionId;
  }

  /** Title that a person gave it; undefined without one. */
  get title(): string | undefined {
    return this.#title;
  }

  /** Gives this chat a title. */
  rename(title: string): void {
    this.#title = scrub(title).text;
    this.#renameEmitter.fire();
  }

  /** Turns that were dropped to stay within {@link savedChatLimits}. */
  get droppedCount(): number {
    return this.#droppedCount;
  }

  /** Turns of the restored chat that could not be read. */
  get unreadableCount(): number {
    return this.#unreadableCount;
  }

  /** The turn with this id; undefined when the chat was cleared, or the turn was dropped. */
  turn(id: string): ChatTurn | undefined {
    return this.#turns.find((turn) => turn.id === id);
  }

  /** Questions and answers before turn `id`, newest last: the context of a follow-up. */
  earlierTurns(id: string): readonly EarlierTurn[] {
    const earlier = turnsBefore(this.#turns, id).slice(-maxTurns);
    return earlier.flatMap(({ record, at, options, marks }) => (record ? [earlierTurn(record, at, options.focus, marks)] : []));
  }

  /** Adds a running turn at the end, or as another answer in the place of turn `replacedId`. Its options carry the session, to share evidence. */
  start({ question, about, options, model }: QuestionRequest, replacedId?: string): ChatTurn {
    const startFields = { id: this.#newId(), question, about, state: 'running' as const, events: [] };
    const firstVersion = replacedId === undefined ? undefined : this.turn(replacedId);
    const versionFields = firstVersion ? { of: firstVersion.of ?? firstVersion.id } : {};
    const turn: ChatTurn = {
      ...startFields,
      ...versionFields,
      options: { ...options, sessionId: this.#sessionId },
      ...(model ? { model } : {}),
    };
    this.#setTurns(withVersion(this.#turns, turn), turn.id);
    while (this.#turns.length > savedChatLimits.turns && this.#turns[0]?.state !== 'running') this.#dropFirst();
    this.#changeEmitter.fire({ kind: 'turn', turn: panelTurn(turn) });
    return turn;
  }

  /** Continues a finished turn: it shows its answer so far and appends what comes. Undefined when there is no answer. */
  resume(id: string): (ChatTurn & { readonly before: AnswerRecord }) | undefined {
    const turn = this.turn(id);
    if (!turn?.record || turn.state === 'running') return undefined;
    const { record: before, error: _, ...turnFields } = turn;
    const running = { ...turnFields, before, events: eventsOf(before), state: 'running' as const };
    this.#replace(running);
    return running;
  }

  /** Shows or hides a request of a running turn that waits at the gate. */
  setGate(id: string, gate: GateView | undefined): void {
    const turn = this.turn(id);
    if (turn?.state === 'running') this.#replace({ ...turn, gate });
  }

  /** Notes a sent request of a turn. */
  addSentRequest(id: string, request: SentView): void {
    const turn = this.turn(id);
    if (turn) this.#replace({ ...turn, sent: [...(turn.sent ?? []), request] });
  }

  /** Notes how many places cited by an answer have changed since; 0 for none. */
  markStale(id: string, stale: number): void {
    const turn = this.turn(id);
    if (turn && (turn.stale ?? 0) !== stale) this.#replace({ ...turn, stale });
  }

  /** Notes the person's mark on a piece of evidence. */
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

  /** Shows one answer instead of the others to its question. */
  showAnswer(id: string): void {
    this.#setTurns(showVersion(this.#turns, id));
  }

  /** Shows the answer `id` and another to the same question side by side, or alone again. */
  setSideBySide(id: string, on: boolean): void {
    this.#setTurns(showSideBySide(this.#turns, id, on));
  }

  /** Whether turn `id` is the last question. */
  isLastQuestion(id: string): boolean {
    const [turn, last] = [this.turn(id), this.#turns.at(-1)];
    return turn !== undefined && last !== undefined && sameQuestion(turn, last);
  }

  /** Copies this chat up to the answers to the question of turn `id` into a new chat; `without` leaves out that question with its answers. */
  branch(id: string, title: string, { without: withoutQuestion = false } = {}): SavedChat {
    const chatTurns = turnsUpTo(this.#turns, id).map(turnToSave);
    const turns = withoutQuestion ? chatTurns.filter((turn) => !sameQuestion(turn, this.turn(id) ?? turn)) : chatTurns;
    return { version: 1, sessionId: this.#newId(), title, dropped: this.#droppedCount, turns };
  }

  /** Notes the person's rating of an answer; 0 removes it. */
  rate(id: string, thumb: 1 | 0 | -1): void {
    const turn = this.turn(id);
    if (turn?.record) this.#replace({ ...turn, thumb: thumb === 0 ? undefined : thumb });
  }

  /** Shows a running turn as stopped at once; its record, or {@link endTurn}, follows. */
  stopTurn(id: string): void {
    const turn = this.turn(id);
    if (turn?.state !== 'running') return;
    this.#stoppingIds.add(id);
    this.#replace({ ...turn, gate: undefined, state: 'stopped' });
  }

  /** Adds an event to a turn; ignores one for a turn that is gone or over (it was stopped, or the chat was cleared). */
  addEvent(id: string, event: AskEvent): void {
    const turn = this.turn(id);
    const isStopping = this.#stoppingIds.has(id);
    if (!turn || (turn.state !== 'running' && !isStopping)) return;
    if (event.kind === 'done') {
      this.#stoppingIds.delete(id);
      const record = turn.before ? joinContinuation(turn.before, event.record) : event.record;
      this.#replace({
        ...withoutRunningFields(turn),
        at: this.#now(),
        events: [],
        record,
        state: record.stop === 'user' ? 'stopped' : 'done',
      });
    } else if (!isStopping) {
      appendEvent(turn.events as AskEvent[], event);
      this.#changeEmitter.fire({ kind: 'event', turnId: id, event });
    }
  }

  /** Ends a turn without a record: stopped by the user, or failed with a sentence for people. */
  endTurn(id: string, state: 'stopped' | 'failed', error?: string): void {
    const turn = this.turn(id);
    const isStopping = this.#stoppingIds.delete(id);
    if (!turn || (turn.state !== 'running' && !isStopping)) return;
    if (turn.before)
      this.#replace({ ...withoutRunningFields(turn), events: [], record: turn.before, state: state === 'failed' ? state : 'done', error });
    else this.#replace({ ...withoutRunningFields(turn), state, error });
  }

  /** Starts a new chat; running turns and their later events are dropped. */
  clear(): void {
    this.#turns = [];
    this.#droppedCount = 0;
    this.#unreadableCount = 0;
    this.#title = undefined;
    this.#sessionId = this.#newId();
    this.#clearEmitter.fire();
  }

  /** Returns the part to store between windows: the newest turns that fit, and the number of the rest. */
  save(): SavedChat {
    const chatTurns: ChatTurn[] = [];
    let remainingCharacters = savedChatLimits.characters;
    for (const turn of this.#turns.map(turnToSave).toReversed()) {
      remainingCharacters -= JSON.stringify(turn).length;
      if (remainingCharacters < 0) break;
      chatTurns.unshift(turn);
    }
    const droppedCount = this.#droppedCount + this.#turns.length - chatTurns.length;
    return {
      version: 1,
      sessionId: this.#sessionId,
      ...(this.#title === undefined ? {} : { title: this.#title }),
      dropped: droppedCount,
      turns: chatTurns,
    };
  }

  /** Replaces this chat by a saved one; running turns of this one are dropped. */
  open(savedChat: SavedChat): void {
    this.restore(savedChat);
    this.#clearEmitter.fire();
  }

  /** Restores a saved chat. A turn that was running when its window closed counts as interrupted. */
  restore(savedChat: SavedChat): void {
    this.#sessionId = savedChat.sessionId;
    this.#title = savedChat.title;
    this.#droppedCount = savedChat.dropped;
    this.#unreadableCount = savedChat.unreadable ?? 0;
    this.#turns = savedChat.turns.map((turn) => ({
      ...turn,
      ...(turn.state === 'running' ? { state: 'stopped', interrupted: true } : {}),
    }));
  }

  dispose(): void {
    this.#changeEmitter.dispose();
    this.#clearEmitter.dispose();
    this.#renameEmitter.dispose();
  }

  #replace(turn: ChatTurn): void {
    this.#turns = this.#turns.map((old) => (old.id === turn.id ? turn : old));
    this.#changeEmitter.fire({ kind: 'turn', turn: panelTurn(turn) });
  }

  /** Replaces all turns; fires each changed one, but not the one that the caller fires. */
  #setTurns(turns: ChatTurn[], unreportedId?: string): void {
    const oldTurns = this.#turns;
    this.#turns = turns;
    for (const turn of turns)
      if (turn.id !== unreportedId && !oldTurns.includes(turn)) this.#changeEmitter.fire({ kind: 'turn', turn: panelTurn(turn) });
  }

  #dropFirst(): void {
    this.#turns.shift();
    this.#droppedCount += 1;
  }
}

/** The part of a turn for the panel: everything but the options, which may hold ids that mean nothing there. The question has no secrets. */
export function panelTurn({ options: _, before: __, at: ___, ...turn }: ChatTurn): Turn {
  return withoutSecrets(turn);
}

/** Drops the fields that only apply to a running turn. */
function withoutRunningFields({ gate: _, before: __, steer: ___, events, ...turn }: ChatTurn): ChatTurn {
  return { ...turn, events: events.filter(({ kind }) => kind !== 'status') };
}

/** The part of a turn to store between windows: without waiting requests, and without secrets in what a person or the editor gave. */
function turnToSave({ gate: _, steer: __, before, ...turn }: ChatTurn): ChatTurn {
  const savedTurn = { ...withoutSecrets(turn), options: scrubValue(turn.options) };
  return before ? { ...savedTurn, record: before, events: [], state: 'done' } : savedTurn;
}

/** Replaces secrets in the question, its subject and its error; what the engine made has none. */
function withoutSecrets<T extends Pick<Turn, 'question' | 'about' | 'error'>>(turn: T): T {
  const { question, about, error } = turn;
  return { ...turn, ...scrubValue({ question, ...(about === undefined ? {} : { about }), ...(error === undefined ? {} : { error }) }) };
}
