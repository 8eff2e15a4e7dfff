// Recalls earlier questions with Up and Down, as a shell does, without losing a draft.

/** Position of the walk. It starts only from an empty box or an unchanged recalled question, so that Up still moves in longer texts. */
export class Recall {
  #position: number | undefined;
  #shownQuestion: string | undefined;

  /** The question to show after a step, or undefined when the key keeps its usual effect. */
  step(by: -1 | 1, text: string, questions: readonly string[]): string | undefined {
    const walking = this.#position !== undefined && text === this.#shownQuestion;
    if (!walking && text !== '') return undefined;
    const next = (walking && this.#position !== undefined ? this.#position : questions.length) + by;
    if (next < 0 || next > questions.length || (!walking && by > 0)) return undefined;
    this.#position = next;
    this.#shownQuestion = questions[next] ?? '';
    return this.#shownQuestion;
  }

  reset(): void {
    this.#position = undefined;
    this.#shownQuestion = undefined;
  }
}
