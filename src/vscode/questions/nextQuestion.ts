// Draft of the next question: its text and attached code. It is kept here, since the panel may come and go.
import type { QuestionFocus } from '../../core/answering/input/askOptions.ts';
import { Emitter } from '../../core/base/event.ts';
import type { Disposable } from '../../core/base/disposable.ts';
import type { ChoicesView } from '../../protocol/fromPanel.ts';
import type { AskOptions } from '../../core/codebase/api.ts';

/** Code that a question is about: for people, and for the engine as lines or as a restriction. */
export interface About {
  readonly label: string;
  readonly focus?: AskOptions['focus'];
  /** Further lines: all hunks of a change, all problems of a file. */
  readonly more?: readonly QuestionFocus[];
  readonly scope?: string;
  /** Appended to the question: the editor's reports there. */
  readonly text?: string;
  /** Estimated tokens. */
  readonly tokens?: number;
}

/** The draft of one window, with the person's choices. */
export class NextQuestion implements Disposable {
  readonly #focusEmitter = new Emitter<string | undefined>();
  readonly #changeEmitter = new Emitter<void>();
  #attachments: readonly About[] = [];
  draft = '';
  /** Options of the next questions; kept while the window is open. */
  choices: ChoicesView = {};
  #editing: { readonly id: string; readonly question: string } | undefined;

  /** Fires when the question box gets the focus: its new text, or undefined when the typed text stays. */
  readonly onDidFocus = this.#focusEmitter.event;
  /** Fires when the attachments change. */
  readonly onDidChange = this.#changeEmitter.event;

  /** Attachments in the order in which they were added. */
  get attachments(): readonly About[] {
    return this.#attachments;
  }

  /** Attaches code, the same only once; of restrictions only the newest counts. */
  attach(about: About): void {
    const others = this.#attachments.filter(
      ({ label, scope }) => label !== about.label && !(scope !== undefined && about.scope !== undefined),
    );
    this.#attachments = [...others, about];
    this.#changeEmitter.fire();
  }

  /** The turn whose question is being edited: the next question replaces it. */
  get editing(): { readonly id: string; readonly question: string } | undefined {
    return this.#editing;
  }

  /** Begins to edit the question of a turn, or ends that with undefined. */
  edit(editing: { readonly id: string; readonly question: string } | undefined): void {
    this.#editing = editing;
    this.#changeEmitter.fire();
    if (editing) this.focus(undefined, editing.question);
  }

  /** Removes the attachment at `index`. */
  detach(index: number): void {
    this.#attachments = this.#attachments.filter((_, i) => i !== index);
    this.#changeEmitter.fire();
  }

  /** Prepares the next question and requests the focus. */
  focus(about?: About, draft?: string): void {
    if (about) this.attach(about);
    if (draft !== undefined) this.draft = draft;
    this.#focusEmitter.fire(draft);
  }

  /** Empties text and attachments; the choices stay. */
  clear(): void {
    this.draft = '';
    this.#attachments = [];
    this.#changeEmitter.fire();
  }

  /** The attachments in the form that a question carries. */
  get questionInput(): {
    readonly about?: string;
    readonly text: string;
    readonly options: Pick<AskOptions, 'focus' | 'attached' | 'scope'>;
  } {
    const attachments = this.#attachments;
    const [focus, ...otherFocuses] = attachments.flatMap((about) => [...(about.focus ? [about.focus] : []), ...(about.more ?? [])]);
    const scope = attachments.findLast((each) => each.scope !== undefined)?.scope;
    return {
      ...(attachments.length ? { about: attachments.map(({ label }) => label).join(', ') } : {}),
      text: attachments.map(({ text }) => (text ? `\n\n${text}` : '')).join(''),
      options: {
        ...(focus ? { focus } : {}),
        ...(otherFocuses.length ? { attached: otherFocuses } : {}),
        ...(scope === undefined ? {} : { scope }),
      },
    };
  }

  dispose(): void {
    this.#focusEmitter.dispose();
    this.#changeEmitter.dispose();
  }
}
