// Steering of one answer: keeps the person's wishes until the loop asks for them. The panel shows it; knows no editor.
import { CancelledError, type CancellationToken } from '../../core/base/cancellation.ts';
import type { MissingList, Steering, Wishes } from '../../core/answering/input/steering.ts';
import type { MarkView, SteerView } from '../../protocol/toPanel.ts';

/** Added code and its label. */
export interface AddedPlace {
  readonly label: string;
  readonly place: Wishes['add'][number];
}

/** The wishes for one answer. Calls `show` on every change; `marks` returns the marks on the evidence. */
export class AnswerSteering implements Steering {
  readonly #show: (view: SteerView) => void;
  readonly #marks: () => readonly MarkView[];
  readonly #skippedGaps = new Set<string>();
  #addedPlaces: readonly AddedPlace[] = [];
  /** Places that the loop has not received yet. */
  #newPlaces: readonly AddedPlace[] = [];
  #isHeld: boolean;
  #waiting: { readonly missing: MissingList['missing']; readonly go: () => void } | undefined;

  /** @param isHeld whether the loop waits for the person before it looks anything up */
  constructor(isHeld: boolean, marks: () => readonly MarkView[], show: (view: SteerView) => void) {
    this.#isHeld = isHeld;
    this.#marks = marks;
    this.#show = show;
    this.#refreshView();
  }

  /** Resolves at once, unless the person wants to see first what is missing. */
  async wishes({ missing }: MissingList, token: CancellationToken): Promise<Wishes> {
    if (this.#isHeld && missing.length > 0) await this.#waitForPerson(missing, token);
    const marks = this.#marks();
    const markedNumbers = (kind: MarkView['mark']): number[] => marks.flatMap(({ n, mark }) => (mark === kind ? n : []));
    const add = this.#newPlaces.map(({ place }) => place);
    this.#newPlaces = [];
    return { skip: [...this.#skippedGaps], add, pin: markedNumbers('pinned'), exclude: markedNumbers('excluded') };
  }

  /** Sets whether the loop waits for the person before it looks anything up. */
  hold(held: boolean): void {
    this.#isHeld = held;
    if (!held) this.#waiting?.go();
    this.#refreshView();
  }

  /** The person has looked: the loop goes on with the wishes. */
  go(): void {
    this.#waiting?.go();
  }

  /** Sets whether the loop leaves out `gap`. */
  skip(gap: string, skipped: boolean): void {
    if (skipped) this.#skippedGaps.add(gap);
    else this.#skippedGaps.delete(gap);
    this.#refreshView();
  }

  add(place: AddedPlace): void {
    this.#addedPlaces = [...this.#addedPlaces, place];
    this.#newPlaces = [...this.#newPlaces, place];
    this.#refreshView();
  }

  async #waitForPerson(missing: MissingList['missing'], token: CancellationToken): Promise<void> {
    const wasStopped = await new Promise<boolean>((resolve) => {
      const subscription = token.onCancellationRequested(() => resolve(true));
      const go = (): void => {
        subscription.dispose();
        resolve(false);
      };
      this.#waiting = { missing, go };
      this.#refreshView();
      if (token.isCancellationRequested) resolve(true);
    });
    this.#waiting = undefined;
    this.#refreshView();
    if (wasStopped) throw new CancelledError();
  }

  #refreshView(): void {
    const missing = this.#waiting?.missing.map(({ normalized }) => ({ gap: normalized, skipped: this.#skippedGaps.has(normalized) }));
    this.#show({ held: this.#isHeld, added: this.#addedPlaces.map(({ label }) => label), ...(missing ? { missing } : {}) });
  }
}
