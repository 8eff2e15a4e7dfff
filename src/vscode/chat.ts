// The chat as the host knows it: turns and what became of them. Knows no editor, so that it can be tested alone; the panel is a view of it.
import type { AskOptions } from '../core/api.ts';
import type { AskEvent } from '../core/answering/events.ts';
import { Emitter } from '../core/base/event.ts';
import type { Disposable } from '../core/base/disposable.ts';
import type { ToPanel, Turn } from '../protocol.ts';

/** A question as it is asked: what to answer, what it is about (for people), and how. */
export interface Question {
  readonly text: string;
  readonly about?: string;
  readonly options: AskOptions;
}

/** A turn with what is needed to ask it again. */
export interface ChatTurn extends Turn {
  readonly options: AskOptions;
}

/** What is kept between windows. */
export interface SavedChat {
  readonly version: 1;
  readonly sessionId: string;
  readonly dropped: number;
  readonly turns: readonly ChatTurn[];
}

/** Most turns of a chat that are kept, and most characters of a saved chat (VS Code keeps it in one row of a database). */
export const limits = { turns: 50, characters: 1_000_000 } as const;

/** Turns in the order in which they were asked. Every change is fired as the message that brings the panel up to date. */
export class Chat implements Disposable {
  readonly #changed = new Emitter<ToPanel>();
  readonly #cleared = new Emitter<void>();
  readonly #newId: () => string;
  #turns: ChatTurn[] = [];
  #sessionId: string;
  #dropped = 0;

  /** Fires `turn` and `event` messages. */
  readonly onDidChange = this.#changed.event;
  /** A new chat has begun: nothing that was shown is true any more. */
  readonly onDidClear = this.#cleared.event;

  /** @param newId makes ids that are unique in this window */
  constructor(newId: () => string) {
    this.#newId = newId;
    this.#sessionId = newId();
  }

  get turns(): readonly ChatTurn[] {
    return this.#turns;
  }

  /** Turns that were let go to stay within {@link limits}. */
  get dropped(): number {
    return this.#dropped;
  }

  turn(id: string): ChatTurn | undefined {
    return this.#turns.find((turn) => turn.id === id);
  }

  /** Adds a running turn. Its options carry the session, so that follow-ups share evidence. */
  start(question: Question): ChatTurn {
    const options = { ...question.options, sessionId: this.#sessionId };
    const turn: ChatTurn = { id: this.#newId(), question: question.text, about: question.about, state: 'running', events: [], options };
    this.#turns.push(turn);
    while (this.#turns.length > limits.turns && this.#turns[0]?.state !== 'running') this.#drop();
    this.#changed.fire({ kind: 'turn', turn: forPanel(turn) });
    return turn;
  }

  /** Takes in an event of a turn; one for a turn that is gone or over is ignored (it was stopped, or the chat was cleared). */
  add(id: string, event: AskEvent): void {
    const turn = this.turn(id);
    if (turn?.state !== 'running') return;
    if (event.kind === 'done') {
      this.#replace({ ...turn, events: [], record: event.record, state: event.record.stop === 'user' ? 'stopped' : 'done' });
    } else {
      append(turn.events as AskEvent[], event);
      this.#changed.fire({ kind: 'event', turnId: id, event });
    }
  }

  /** Ends a turn without a record: stopped by the user, or failed with a sentence for people. */
  end(id: string, state: 'stopped' | 'failed', error?: string): void {
    const turn = this.turn(id);
    if (turn?.state === 'running') this.#replace({ ...turn, state, error });
  }

  /** Starts a new chat; running turns are forgotten, and so are their later events. */
  clear(): void {
    this.#turns = [];
    this.#dropped = 0;
    this.#sessionId = this.#newId();
    this.#cleared.fire();
  }

  /** What to keep between windows: the newest turns that fit, the rest counted. */
  save(): SavedChat {
    const kept: ChatTurn[] = [];
    let left = limits.characters;
    for (const turn of this.#turns.toReversed()) {
      left -= JSON.stringify(turn).length;
      if (left < 0) break;
      kept.unshift(turn);
    }
    return { version: 1, sessionId: this.#sessionId, dropped: this.#dropped + this.#turns.length - kept.length, turns: kept };
  }

  /** Takes up a saved chat. A turn that was running when the window closed counts as stopped. */
  restore(saved: SavedChat): void {
    this.#sessionId = saved.sessionId;
    this.#dropped = saved.dropped;
    this.#turns = saved.turns.map((turn) => (turn.state === 'running' ? { ...turn, state: 'stopped' } : turn));
  }

  dispose(): void {
    this.#changed.dispose();
    this.#cleared.dispose();
  }

  #replace(turn: ChatTurn): void {
    this.#turns = this.#turns.map((old) => (old.id === turn.id ? turn : old));
    this.#changed.fire({ kind: 'turn', turn: forPanel(turn) });
  }

  #drop(): void {
    this.#turns.shift();
    this.#dropped += 1;
  }
}

/** The part of a turn that the panel gets: everything but the options, which may hold ids that mean nothing there. */
export function forPanel({ options: _, ...turn }: ChatTurn): Turn {
  return turn;
}

/** Joins texts that follow each other, so that a long answer is one event and not thousands. */
function append(events: AskEvent[], event: AskEvent): void {
  const last = events.at(-1);
  if (event.kind === 'delta' && last?.kind === 'delta') events[events.length - 1] = { kind: 'delta', text: last.text + event.text };
  else events.push(event);
}
