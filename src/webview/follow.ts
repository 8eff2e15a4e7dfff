// Keeps a growing answer in view for a reader who has gone to its end, and for nobody else: whoever scrolls up or selects text is let alone.
// Sizes are read only where the browser has just laid out the page, so that nothing is laid out twice.

/** Nearer to the end than this counts as being there, in pixels. */
const near = 8;

/** Scrolls one element. A new question does not follow: its answer is read from the top until the reader goes to the end. */
export class Follow {
  readonly #scroller: HTMLElement;
  readonly #sizes = new ResizeObserver(() => this.#resized());
  #on = false;
  #last = 0;
  /** Drawings whose growth is not laid out yet; what a person unfolds is no growth. */
  #due = 0;

  constructor(scroller: HTMLElement) {
    this.#scroller = scroller;
    this.#last = scroller.scrollTop;
    scroller.addEventListener('scroll', () => this.#scrolled(), { passive: true });
  }

  /** Another answer is the newest one, and the panel itself has scrolled to it. */
  reset(newest: Element | null): void {
    this.#on = false;
    this.#last = this.#scroller.scrollTop;
    this.#sizes.disconnect();
    if (newest) this.#sizes.observe(newest);
  }

  /** After what is shown has grown. What comes into sight only now gets its true height a frame later. */
  grown(): void {
    this.#due++;
    requestAnimationFrame(() => requestAnimationFrame(() => this.#due--));
  }

  /** The reader wants to be at the end, and to stay there. */
  toEnd(): void {
    this.#on = true;
    this.#scrollToEnd();
    this.#mark();
  }

  #resized(): void {
    if (this.#on && this.#due > 0 && !selects(this.#scroller)) this.#scrollToEnd();
    this.#mark();
  }

  #scrollToEnd(): void {
    this.#scroller.scrollTop = this.#scroller.scrollHeight;
    this.#last = this.#scroller.scrollTop;
  }

  /** Down to the end: follow. Up from it: no longer. What the browser does when content shrinks is neither. */
  #scrolled(): void {
    const { scrollTop } = this.#scroller;
    const atEnd = this.#mark();
    if (scrollTop > this.#last && atEnd) this.#on = true;
    else if (scrollTop < this.#last && !atEnd) this.#on = false;
    this.#last = scrollTop;
  }

  /** The way to the end is offered only to those who are away from it. */
  #mark(): boolean {
    const { scrollTop, scrollHeight, clientHeight } = this.#scroller;
    const atEnd = scrollHeight - clientHeight - scrollTop <= near;
    this.#scroller.classList.toggle('away', !atEnd);
    return atEnd;
  }
}

function selects(within: Node): boolean {
  const selection = document.getSelection();
  return selection !== null && !selection.isCollapsed && within.contains(selection.anchorNode);
}
