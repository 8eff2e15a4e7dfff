// Steering of one answer: keeps the person's wishes until the loop asks for them. The panel shows it; knows no editor.
import { CancelledError, type CancellationToken } from '../../core/base/cancellation.ts';
import type { MissingList, Steering, Wishes } from '../../core/answering/steering.ts';
import type { MarkView, SteerView } from '../../protocol.ts';

/** Added code and its label. */
export interface AddedPlace {
  readonly label: string;
  readonly place: Wishes['add'][number];
}

/** The wishes for one answer. Calls `show` on every change; `marks` returns the marks on the evidence. */
export class AnswerSteering implements Steering {
  readonly #show: (view: SteerView) => void;
  readonly #marks: () => readonly MarkView[];
  readonly #skipped = new Set<string>();
  #added: readonly AddedPlace[] = [];
  /** Places that the loop has not received yet. */
  #untold: readonly AddedPlace[] = [];
  #held: boolean;
  #waiting: { readonly missing: MissingList['missing']; readonly go: () => void } | undefined;

  /** @param held whether the loop waits for the person before it looks anything up */
  constructor(held: boolean, marks: () => readonly MarkView[], show: (view: SteerView) => void) {
    this.#held = held;
    this.#marks = marks;
    this.#show = show;
    this.#changed();
  }

  /** Resolves at once, unless the person wants to see first what is missing. */
  async wishes({ missing }: MissingList, token: CancellationToken): Promise<Wishes> {
    if (this.#held && missing.length > 0) await this.#go(missing, token);
    const marks = this.#marks();
    const numbers = (wanted: MarkView['mark']): number[] => marks.flatMap(({ n, mark }) => (mark === wanted ? n : []));
    const add = this.#untold.map(({ place }) => place);
    this.#untold = [];
    return { skip: [...this.#skipped], add, pin: numbers('pinned'), exclude: numbers('excluded') };
  }

  /** Sets whether the loop waits for the person before it looks anything up. */
  hold(held: boolean): void {
    this.#held = held;
    if (!held) this.#waiting?.go();
    this.#changed();
  }

  /** The person has looked: the loop goes on with the wishes. */
  go(): void {
    this.#waiting?.go();
  }

  skip(gap: string, skipped: boolean): void {
    if (skipped) this.#skipped.add(gap);
    else this.#skipped.delete(gap);
    this.#changed();
  }

  add(place: AddedPlace): void {
    this.#added = [...this.#added, place];
    this.#untold = [...this.#untold, place];
    this.#changed();
  }

  async #go(missing: MissingList['missing'], token: CancellationToken): Promise<void> {
    const stopped = await new Promise<boolean>((resolve) => {
      const link = token.onCancellationRequested(() => resolve(true));
      const go = (): void => {
        link.dispose();
        resolve(false);
      };
      this.#waiting = { missing, go };
      this.#changed();
      if (token.isCancellationRequested) resolve(true);
    });
    this.#waiting = undefined;
    this.#changed();
    if (stopped) throw new CancelledError();
  }

  #changed(): void {
    const missing = this.#waiting?.missing.map(({ normalized }) => ({ gap: normalized, skipped: this.#skipped.has(normalized) }));
    this.#show({ held: this.#held, added: this.#added.map(({ label }) => label), ...(missing ? { missing } : {}) });
  }
}
