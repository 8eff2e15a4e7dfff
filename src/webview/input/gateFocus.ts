// Moves the cursor to a question of the gate and back, so that the keyboard can answer it. It never interrupts typing, and no key meant for
// the question box can send anything.

/** ms that the card must be visible before keys count for it. */
const settleMs = 400;

/** Follows the card of the gate on the page. */
export class GateFocus {
  #card: HTMLElement | null = null;
  #shownAt = 0;
  #focusTarget: EventTarget | null = null;

  constructor() {
    document.addEventListener('focusin', ({ target }) => (this.#focusTarget = target));
  }

  /** Moves the focus when a drawing has shown a card or removed it. */
  afterDraw(): void {
    const card = document.querySelector<HTMLElement>('.gate');
    if (card === this.#card) return;
    const previousCard = this.#card;
    this.#card = card;
    if (card) this.#focusCard(card);
    else if (previousCard && this.#focusTarget instanceof Node && previousCard.contains(this.#focusTarget)) focusQuestion();
  }

  #focusCard(card: HTMLElement): void {
    this.#shownAt = performance.now();
    card.addEventListener('click', this.#onClick, { capture: true });
    card.addEventListener('keydown', (event) => event.repeat && event.key !== 'Tab' && event.preventDefault());
    card.scrollIntoView({ block: 'nearest' });
    const box = document.activeElement;
    if (!document.hasFocus() || !(box instanceof HTMLTextAreaElement) || box.value !== '') return;
    card.querySelector<HTMLElement>('.actions button')?.focus({ preventScroll: true });
  }

  /** A key press (`detail` is 0) from before the card appeared is not an answer to it. */
  readonly #onClick = (event: MouseEvent): void => {
    if (event.detail !== 0 || performance.now() - this.#shownAt > settleMs) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

/** Focuses the question box unless the person has moved on. */
function focusQuestion(): void {
  if (document.hasFocus() && document.activeElement === document.body) document.getElementById('question')?.focus();
}
