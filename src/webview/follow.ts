// Keeps a growing answer in view for a reader who has gone to its end, and for nobody else: whoever scrolls up or selects text is let alone.

/** Nearer to the end than this counts as being there, in pixels. */
const near = 8;

/** Scrolls one element. A new question does not follow: its answer is read from the top until the reader goes to the end by hand. */
export class Follow {
  readonly #scroller: HTMLElement;
  #on = false;
  #last = 0;

  constructor(scroller: HTMLElement) {
    this.#scroller = scroller;
    this.#last = scroller.scrollTop;
    scroller.addEventListener('scroll', () => this.#scrolled(), { passive: true });
  }

  /** The panel itself has scrolled to something else. */
  reset(): void {
    this.#on = false;
    this.#last = this.#scroller.scrollTop;
  }

  /** After what is shown has grown. What comes into sight only now gets its true height a frame later. */
  grown(): void {
    if (!this.#toEnd()) return;
    requestAnimationFrame(() => this.#toEnd());
  }

  #toEnd(): boolean {
    if (!this.#on || selects(this.#scroller)) return false;
    this.#scroller.scrollTop = this.#scroller.scrollHeight;
    this.#last = this.#scroller.scrollTop;
    return true;
  }

  /** Down to the end: follow. Up from it: no longer. What the browser does when content shrinks is neither. */
  #scrolled(): void {
    const { scrollTop, scrollHeight, clientHeight } = this.#scroller;
    const atEnd = scrollHeight - clientHeight - scrollTop <= near;
    if (scrollTop > this.#last && atEnd) this.#on = true;
    else if (scrollTop < this.#last && !atEnd) this.#on = false;
    this.#last = scrollTop;
  }
}

function selects(within: Node): boolean {
  const selection = document.getSelection();
  return selection !== null && !selection.isCollapsed && within.contains(selection.anchorNode);
}
