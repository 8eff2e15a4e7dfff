// Texts of every request to a model while this window is open. They hold code, so they stay in memory.
import { textOfMessage } from '../../core/base/messageText.ts';
import type { SentRecord } from '../../models/gate/gate.ts';

/** Characters of messages to keep; the oldest answers go first. */
const defaultMaxCharacters = 4_000_000;

/** Sent requests by turn of the chat. */
export class SentLog {
  readonly #recordsByTurn = new Map<string, SentRecord[]>();
  readonly #droppedTurns = new Set<string>();
  readonly #maxCharacters: number;
  #characters = 0;

  constructor(maxCharacters = defaultMaxCharacters) {
    this.#maxCharacters = maxCharacters;
  }

  /** Keeps a request of a turn. Drops those of the oldest other turns beyond the bound. */
  add(turnId: string, record: SentRecord): void {
    const records = this.#recordsByTurn.get(turnId) ?? [];
    // Newest last, so that the first key is the next to drop.
    this.#recordsByTurn.delete(turnId);
    this.#recordsByTurn.set(turnId, [...records, record]);
    this.#characters += sizeOf(record);
    for (const oldest of this.#recordsByTurn.keys()) {
      if (this.#characters <= this.#maxCharacters || this.#recordsByTurn.size === 1) break;
      this.#forget(oldest);
    }
  }

  /** In the order of sending; empty when they were dropped, or sent before the window reloaded. */
  recordsOf(turnId: string): readonly SentRecord[] {
    return this.#recordsByTurn.get(turnId) ?? [];
  }

  /** Whether this turn's texts were dropped to stay within the bound, after they were sent in this window. */
  wasDropped(turnId: string): boolean {
    return this.#droppedTurns.has(turnId);
  }

  clear(): void {
    this.#droppedTurns.clear();
    this.#recordsByTurn.clear();
    this.#characters = 0;
  }

  #forget(turn: string): void {
    for (const record of this.recordsOf(turn)) this.#characters -= sizeOf(record);
    this.#recordsByTurn.delete(turn);
    this.#droppedTurns.add(turn);
  }
}

function sizeOf({ messages }: SentRecord): number {
  return messages.reduce((sum, message) => sum + textOfMessage(message).length, 0);
}
