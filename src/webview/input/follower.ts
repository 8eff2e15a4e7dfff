// Keeps a growing answer in view for a reader at its end. A reader who scrolls up or selects text is left alone. Sizes are read only right
// after the browser's own layout, so that nothing is laid out twice.

/** Distance to the end in pixels that still counts as the end. */
const nearEnd = 8;

/** Events by which a person scrolls, or leaves the top of an answer. */
const personEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin'] as const;

/** Scrolls one element. A new question stays at its top, and its answer is read from there, until the reader goes elsewhere. */
export class Follower {
  readonly #scroller: HTMLElement;
  readonly #resizeObserver = new ResizeObserver(() => this.#handleResize());
  #isFollowing = false;
  /** The answer whose question stays at the top: answers above it may still change their height. */
  #topAnswer: Element | null = null;
  #lastScrollTop = 0;
  #height = 0;
  /** Drawings whose growth is not laid out yet; a fold that a person opens is no growth. */
  #pendingGrowth = 0;

  constructor(scroller: HTMLElement) {
    this.#scroller = scroller;
    this.#lastScrollTop = scroller.scrollTop;
    scroller.addEventListener('scroll', () => this.#handleScroll(), { passive: true });
    for (const kind of personEvents) scroller.addEventListener(kind, () => (this.#topAnswer = null), { passive: true });
  }

  /** Moves the question of the newest answer to the top. */
  reset(newest: Element | null): void {
    this.#isFollowing = false;
    this.#topAnswer = newest;
    this.#resizeObserver.disconnect();
    for (const answer of this.#scroller.children) this.#resizeObserver.observe(answer);
    this.#toTop();
  }

  /** Called after the content has grown. Newly visible parts get their true height a frame later. */
  noteGrowth(): void {
    this.#pendingGrowth++;
    requestAnimationFrame(() => requestAnimationFrame(() => this.#pendingGrowth--));
  }

  /** Goes to the end and follows it. */
  toEnd(): void {
    this.#isFollowing = true;
    this.#topAnswer = null;
    this.#scrollToEnd();
    this.#markEnd();
  }

  #handleResize(): void {
    if (this.#isFollowing && this.#pendingGrowth > 0 && !hasSelection(this.#scroller)) this.#scrollToEnd();
    this.#toTop();
    this.#markEnd();
  }

  #toTop(): void {
    this.#topAnswer?.scrollIntoView({ block: 'start' });
    this.#lastScrollTop = this.#scroller.scrollTop;
  }

  #scrollToEnd(): void {
    this.#scroller.scrollTop = this.#scroller.scrollHeight;
    this.#lastScrollTop = this.#scroller.scrollTop;
  }

  /** Scrolling down to the end starts following; scrolling up stops it. Scrolling by the browser when content changes does neither. */
  #handleScroll(): void {
    const { scrollTop } = this.#scroller;
    const earlierHeight = this.#height;
    const atEnd = this.#markEnd();
    if (scrollTop > this.#lastScrollTop && atEnd && this.#height === earlierHeight) this.#isFollowing = true;
    else if (scrollTop < this.#lastScrollTop && !atEnd) this.#isFollowing = false;
    this.#lastScrollTop = scrollTop;
  }

  /** The button to the end appears only away from it. */
  #markEnd(): boolean {
    const { scrollTop, scrollHeight, clientHeight } = this.#scroller;
    this.#height = scrollHeight;
    const atEnd = scrollHeight - clientHeight - scrollTop <= nearEnd;
    this.#scroller.classList.toggle('away', !atEnd);
    return atEnd;
  }
}

function hasSelection(within: Node): boolean {
  const selection = document.getSelection();
  return selection !== null && !selection.isCollapsed && within.contains(selection.anchorNode);
}
