// Keeps the questions that the empty panel offers: asks the engine for them whenever the index has become ready.
import type { Disposable } from '../core/base/disposable.ts';
import { Emitter, type Event } from '../core/base/event.ts';
import type { Log } from '../core/ports.ts';
import type { FirstQuestion } from '../core/retrieval/firstQuestions.ts';
import type { ExampleView, IndexView } from '../protocol.ts';
import { examplesOf } from './firstQuestionWords.ts';

/** What they are made from. */
export interface FirstQuestionParts {
  readonly index: { readonly view: IndexView; readonly onDidChange: Event<IndexView> };
  /** Asks the engine. */
  find(): Promise<readonly FirstQuestion[]>;
  readonly log: Log;
}

/** Of one window. Until the index has been ready once there are only those that fit every project. */
export class FirstQuestions implements Disposable {
  readonly #parts: FirstQuestionParts;
  readonly #changed = new Emitter<readonly ExampleView[]>();
  readonly #listening: Disposable;
  #examples = examplesOf([]);
  #wasReady = false;

  readonly onDidChange = this.#changed.event;

  constructor(parts: FirstQuestionParts) {
    this.#parts = parts;
    this.#listening = parts.index.onDidChange((view) => this.#look(view));
    this.#look(parts.index.view);
  }

  get examples(): readonly ExampleView[] {
    return this.#examples;
  }

  dispose(): void {
    this.#listening.dispose();
    this.#changed.dispose();
  }

  #look({ state }: IndexView): void {
    const isReady = state === 'ready';
    if (isReady && !this.#wasReady) void this.#find();
    this.#wasReady = isReady;
  }

  async #find(): Promise<void> {
    try {
      this.#examples = examplesOf(await this.#parts.find());
      this.#changed.fire(this.#examples);
    } catch (error) {
      this.#parts.log.info(`The first questions stay those of every project: ${String(error)}`);
    }
  }
}
