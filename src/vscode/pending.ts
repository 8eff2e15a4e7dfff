// The question that is being written: its text, and the code that it is about. Lives here, since the panel may come and go.
import { Emitter } from '../core/base/event.ts';
import type { Disposable } from '../core/base/disposable.ts';
import type { AskOptions } from '../core/api.ts';

/** Code that a question is about: for people, and for the engine as lines or as a part of the workspace to keep to. */
export interface About {
  readonly label: string;
  readonly focus?: AskOptions['focus'];
  readonly scope?: string;
}

/** Fires whenever the panel is to show it anew and put the cursor into the question box. */
export class Pending implements Disposable {
  readonly #focused = new Emitter<string | undefined>();
  draft = '';
  about: About | undefined;

  /** Fires the new text of the question, or undefined when what is typed stays. */
  readonly onDidFocus = this.#focused.event;

  /** Prepares the next question and asks for the cursor. */
  focus(about?: About, draft?: string): void {
    this.about = about;
    if (draft !== undefined) this.draft = draft;
    this.#focused.fire(draft);
  }

  clear(): void {
    this.draft = '';
    this.about = undefined;
  }

  dispose(): void {
    this.#focused.dispose();
  }
}
