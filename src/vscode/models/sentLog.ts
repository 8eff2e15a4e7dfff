// Texts of every request to a model while this window is open. They hold code, so they stay in memory.
import { textOfMessage } from '../../core/base/messageText.ts';
import type { SentRecord } from '../../models/gate/gate.ts';

/** Characters of messages to keep; the oldest answers go first. */
const mostCharacters = 4_000_000;

/** Sent requests by turn of the chat. */
export class SentLog {
  readonly #byTurn = new Map<string, SentRecord[]>();
  readonly #letGo = new Set<string>();
  readonly #most: number;
  #characters = 0;

  constructor(most = mostCharacters) {
    this.#most = most;
  }

  add(turn: string, sent: SentRecord): void {
    const records = this.#byTurn.get(turn) ?? [];
    // Newest last, so that the first key is the next to drop.
    this.#byTurn.delete(turn);
    this.#byTurn.set(turn, [...records, sent]);
    this.#characters += sizeOf(sent);
    for (const oldest of this.#byTurn.keys()) {
      if (this.#characters <= this.#most || this.#byTurn.size === 1) break;
      this.#forget(oldest);
    }
  }

  /** In the order of sending; empty when they were dropped, or sent before the window reloaded. */
  of(turn: string): readonly SentRecord[] {
    return this.#byTurn.get(turn) ?? [];
  }

  /** Whether this turn's texts were dropped to stay within the bound, after they were sent in this window. */
  wasLetGo(turn: string): boolean {
    return this.#letGo.has(turn);
  }

  clear(): void {
    this.#letGo.clear();
    this.#byTurn.clear();
    this.#characters = 0;
  }

  #forget(turn: string): void {
    for (const sent of this.of(turn)) this.#characters -= sizeOf(sent);
    this.#byTurn.delete(turn);
    this.#letGo.add(turn);
  }
}

function sizeOf({ messages }: SentRecord): number {
  return messages.reduce((sum, message) => sum + textOfMessage(message).length, 0);
}
