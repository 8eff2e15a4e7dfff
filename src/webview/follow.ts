// Keeps a growing answer in view for a reader who has gone to its end, and for nobody else: whoever scrolls up or selects text is let alone.
// Sizes are read only where the browser has just laid out the page, so that nothing is laid out twice.

/** Nearer to the end than this counts as being there, in pixels. */
const near = 8;

/** What a person scrolls with, or leaves the top of an answer by. */
const byPerson = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin'] as const;

/** Scrolls one element. A new question stays at its top, and its answer is read from there, until the reader goes elsewhere. */
export class Follow {
  readonly #scroller: HTMLElement;
  readonly #sizes = new ResizeObserver(() => this.#resized());
  #on = false;
  /** The answer whose question is kept at the top: answers above it may get their true height only now. */
  #top: Element | null = null;
  #last = 0;
  #height = 0;
  /** Drawings whose growth is not laid out yet; what a person unfolds is no growth. */
  #due = 0;

  constructor(scroller: HTMLElement) {
    this.#scroller = scroller;
    this.#last = scroller.scrollTop;
    scroller.addEventListener('scroll', () => this.#scrolled(), { passive: true });
    for (const kind of byPerson) scroller.addEventListener(kind, () => (this.#top = null), { passive: true });
  }

  /** Another answer is the newest one: its question goes to the top. */
  reset(newest: Element | null): void {
    this.#on = false;
    this.#top = newest;
    this.#sizes.disconnect();
    for (const answer of this.#scroller.children) this.#sizes.observe(answer);
    this.#toTop();
  }

  /** After what is shown has grown. What comes into sight only now gets its true height a frame later. */
  grown(): void {
    this.#due++;
    requestAnimationFrame(() => requestAnimationFrame(() => this.#due--));
  }

  /** The reader wants to be at the end, and to stay there. */
  toEnd(): void {
    this.#on = true;
    this.#top = null;
    this.#scrollToEnd();
    this.#mark();
  }

  #resized(): void {
    if (this.#on && this.#due > 0 && !selects(this.#scroller)) this.#scrollToEnd();
    this.#toTop();
    this.#mark();
  }

  #toTop(): void {
    this.#top?.scrollIntoView({ block: 'start' });
    this.#last = this.#scroller.scrollTop;
  }

  #scrollToEnd(): void {
    this.#scroller.scrollTop = this.#scroller.scrollHeight;
    this.#last = this.#scroller.scrollTop;
  }

  /** Down to the end: follow. Up from it: no longer. What the browser does when content grows or shrinks is neither. */
  #scrolled(): void {
    const { scrollTop } = this.#scroller;
    const before = this.#height;
    const atEnd = this.#mark();
    if (scrollTop > this.#last && atEnd && this.#height === before) this.#on = true;
    else if (scrollTop < this.#last && !atEnd) this.#on = false;
    this.#last = scrollTop;
  }

  /** The way to the end is offered only to those who are away from it. */
  #mark(): boolean {
    const { scrollTop, scrollHeight, clientHeight } = this.#scroller;
    this.#height = scrollHeight;
    const atEnd = scrollHeight - clientHeight - scrollTop <= near;
    this.#scroller.classList.toggle('away', !atEnd);
    return atEnd;
  }
}

function selects(within: Node): boolean {
  const selection = document.getSelection();
  return selection !== null && !selection.isCollapsed && within.contains(selection.anchorNode);
}
