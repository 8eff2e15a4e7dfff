// Updates the questions of the empty panel: asks the engine whenever the index becomes ready, or has its first code.
import type { Disposable } from '../../core/base/disposable.ts';
import { Emitter, type Event } from '../../core/base/event.ts';
import type { Log } from '../../core/ports.ts';
import type { FirstQuestion } from '../../core/planning/firstQuestions.ts';
import type { ExampleView, IndexView } from '../../protocol/toPanel.ts';
import { examplesOf, type IndexContents } from './exampleQuestions.ts';

export interface ExampleQuestionsDependencies {
  readonly index: { readonly view: IndexView; readonly onDidChange: Event<IndexView> };
  /** Asks the engine. */
  find(): Promise<readonly FirstQuestion[]>;
  readonly log: Log;
}

/** Questions of one window. Until the index was ready once, only those that fit every project. */
export class ExampleQuestions implements Disposable {
  readonly #dependencies: ExampleQuestionsDependencies;
  readonly #changeEmitter = new Emitter<readonly ExampleView[]>();
  readonly #subscription: Disposable;
  #examples = examplesOf([], 'unknown');
  #contents: IndexContents = 'unknown';

  readonly onDidChange = this.#changeEmitter.event;

  constructor(dependencies: ExampleQuestionsDependencies) {
    this.#dependencies = dependencies;
    this.#subscription = dependencies.index.onDidChange((view) => this.#update(view));
    this.#update(dependencies.index.view);
  }

  get examples(): readonly ExampleView[] {
    return this.#examples;
  }

  dispose(): void {
    this.#subscription.dispose();
    this.#changeEmitter.dispose();
  }

  #update(view: IndexView): void {
    const contents = contentsOf(view);
    if (contents === this.#contents) return;
    this.#contents = contents;
    if (contents === 'code') void this.#find();
    // While files are indexed anew, the earlier questions are still the best offer.
    else if (contents !== 'unknown') this.#show(examplesOf([], contents));
  }

  async #find(): Promise<void> {
    try {
      const firstQuestions = await this.#dependencies.find();
      if (this.#contents === 'code' || this.#contents === 'unknown') this.#show(examplesOf(firstQuestions, 'code'));
    } catch (error) {
      this.#dependencies.log.info(`The first questions stay those of every project: ${String(error)}`);
    }
  }

  #show(examples: readonly ExampleView[]): void {
    this.#examples = examples;
    this.#changeEmitter.fire(examples);
  }
}

function contentsOf({ state, files, symbols }: IndexView): IndexContents {
  if (state !== 'ready') return 'unknown';
  if (files === 0) return 'nothing';
  return symbols === 0 ? 'text' : 'code';
}
