// Tracks fenced code in Markdown that is still being written: nothing inside is a mark.

const opening = /^[ \t>]*(?:(?:\d{1,9}[.)]|[-*+])[ \t]+)?[ \t>]*(`{3,}|~{3,})(.*)$/;
const closing = /^[ \t>]*(`{3,}|~{3,})[ \t]*$/;
const mayOpen = /^[ \t>]*(?:\d{0,9}[.)]?|[-*+])?[ \t>]*(?:`{0,2}|~{0,2})$/;
const mayClose = /^[ \t>]*[`~]*[ \t]*$/;
/** Lines longer than this are no fences. */
const longestLine = 300;

/** Follows the lines of a text. */
export class FenceTracker {
  #fence: string | undefined;
  #lineStart = true;

  /** Ends the current line. */
  newLine(): void {
    this.#lineStart = true;
  }

  /**
   * End of the code or fence that starts at `at`; `at` when more text is needed to decide, undefined where it is prose. `final`: no more
   * text will come.
   */
  take(all: string, at: number, final: boolean): number | undefined {
    if (!this.#lineStart && this.#fence === undefined) return undefined;
    const end = all.indexOf('\n', at);
    const line = end < 0 ? all.slice(at) : all.slice(at, end);
    const whole = end >= 0 || final;
    if (this.#lineStart) {
      const lineKind = this.#fence === undefined ? this.#open(line, whole) : this.#close(line, whole);
      if (lineKind === 'wait') return at;
      if (lineKind === 'prose') {
        this.#lineStart = false;
        return undefined;
      }
    }
    this.#lineStart = end >= 0;
    return end < 0 ? all.length : end + 1;
  }

  #open(line: string, whole: boolean): 'wait' | 'prose' | 'code' {
    const [, fence, info = ''] = (line.length < longestLine && opening.exec(line)) || [];
    const opens = fence !== undefined && !(fence.startsWith('`') && info.includes('`'));
    if (!whole && (opens || (line.length < longestLine && mayOpen.test(line)))) return 'wait';
    if (!opens) return 'prose';
    this.#fence = fence;
    return 'code';
  }

  #close(line: string, whole: boolean): 'wait' | 'code' {
    if (line.length >= longestLine) return 'code';
    if (!whole) return mayClose.test(line) ? 'wait' : 'code';
    const fence = closing.exec(line)?.[1];
    if (fence && this.#fence && fence[0] === this.#fence[0] && fence.length >= this.#fence.length) this.#fence = undefined;
    return 'code';
  }
}
