// Keeps a growing answer in view for a reader at its end. A reader who scrolls up or selects text is left alone. Sizes are read only right
// after the browser's own layout, so that nothing is laid out twice.

/** Distance to the end in pixels that still counts as the end. */
const near = 8;

/** Events by which a person scrolls, or leaves the top of an answer. */
const byPerson = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin'] as const;

/** Scrolls one element. A new question stays at its top, and its answer is read from there, until the reader goes elsewhere. */
export class Follow {
  readonly #scroller: HTMLElement;
  readonly #sizes = new ResizeObserver(() => this.#resized());
  #on = false;
  /** The answer whose question stays at the top: answers above it may still change their height. */
  #top: Element | null = null;
  #last = 0;
  #height = 0;
  /** Drawings whose growth is not laid out yet; a fold that a person opens is no growth. */
  #due = 0;

  constructor(scroller: HTMLElement) {
    this.#scroller = scroller;
    this.#last = scroller.scrollTop;
    scroller.addEventListener('scroll', () => this.#scrolled(), { passive: true });
    for (const kind of byPerson) scroller.addEventListener(kind, () => (this.#top = null), { passive: true });
  }

  /** Moves the question of the newest answer to the top. */
  reset(newest: Element | null): void {
    this.#on = false;
    this.#top = newest;
    this.#sizes.disconnect();
    for (const answer of this.#scroller.children) this.#sizes.observe(answer);
    this.#toTop();
  }

  /** Called after the content has grown. Newly visible parts get their true height a frame later. */
  grown(): void {
    this.#due++;
    requestAnimationFrame(() => requestAnimationFrame(() => this.#due--));
  }

  /** Goes to the end and follows it. */
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

  /** Scrolling down to the end starts following; scrolling up stops it. Scrolling by the browser when content changes does neither. */
  #scrolled(): void {
    const { scrollTop } = this.#scroller;
    const before = this.#height;
    const atEnd = this.#mark();
    if (scrollTop > this.#last && atEnd && this.#height === before) this.#on = true;
    else if (scrollTop < this.#last && !atEnd) this.#on = false;
    this.#last = scrollTop;
  }

  /** The button to the end appears only away from it. */
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
