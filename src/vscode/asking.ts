// Puts questions to the engine and feeds what comes back into the chat. One question at a time; a new one stops the one before.
import * as vscode from 'vscode';
import type { Disposable } from '../core/base/disposable.ts';
import { CancelledError, CancellationSource } from '../core/base/cancellation.ts';
import type { Log } from '../core/ports.ts';
import type { EngineClient } from '../engine/client.ts';
import type { Chat, ChatTurn, Question } from './chat.ts';
import { sayFailedEvent, sayFailure } from './failure.ts';
import type { WorkspaceIndex } from './workspaceIndex.ts';

/** Where in `workspaceState` the chat is kept. */
const savedKey = 'clew.chat';

/** The one place from which questions are asked. */
export class Asking implements Disposable {
  readonly #chat: Chat;
  readonly #client: EngineClient;
  readonly #index: WorkspaceIndex;
  readonly #state: vscode.Memento;
  readonly #log: Log;
  #running: CancellationSource | undefined;

  constructor(parts: { chat: Chat; client: EngineClient; index: WorkspaceIndex; state: vscode.Memento; log: Log }) {
    this.#chat = parts.chat;
    this.#client = parts.client;
    this.#index = parts.index;
    this.#state = parts.state;
    this.#log = parts.log;
  }

  /** Asks; resolves with the turn when it is over, however it ended. Never rejects. */
  async ask(question: Question): Promise<ChatTurn> {
    this.stop();
    const source = new CancellationSource();
    this.#running = source;
    const { id, options } = this.#chat.start(question);
    try {
      await this.#index.start();
      for await (const event of this.#client.ask(question.text, options, source.token)) {
        if (source.token.isCancellationRequested && event.kind !== 'done') continue;
        this.#chat.add(id, event);
        if (event.kind === 'failed') this.#chat.end(id, 'failed', sayFailedEvent(event.code, event.args));
      }
      this.#chat.end(id, 'stopped');
    } catch (error) {
      if (error instanceof CancelledError) this.#chat.end(id, 'stopped');
      else this.#chat.end(id, 'failed', sayFailure(error, this.#log));
    } finally {
      if (this.#running === source) this.#running = undefined;
      source.dispose();
      await this.save().catch((error: unknown) => this.#log.error('The chat could not be kept', error));
    }
    return this.#chat.turn(id) ?? { id, question: question.text, options, state: 'stopped', events: [] };
  }

  /** Stops the question under way; what was found stays. */
  stop(): void {
    this.#running?.cancel();
    this.#running = undefined;
  }

  /** Begins a new chat. */
  async newChat(): Promise<void> {
    this.stop();
    this.#chat.clear();
    await this.save();
  }

  /** Takes up the chat of the last window on this workspace. */
  restore(): void {
    const saved = this.#state.get<ReturnType<Chat['save']>>(savedKey);
    if (saved?.version === 1) this.#chat.restore(saved);
  }

  async save(): Promise<void> {
    await this.#state.update(savedKey, this.#chat.save());
  }

  dispose(): void {
    this.stop();
  }
}
