// Card with the lines behind a citation or a source on hover or focus, to check it without leaving the answer.
import * as l10n from '@vscode/l10n';
import type { LinesView } from '../protocol/toPanel.ts';
import type { SendToHost } from './actions.ts';
import { onColoursReady } from './markdown/colours.ts';
import { codeElement } from './markdown/markdown.ts';

/** ms before the lines are requested, so that a passing mouse requests nothing. */
const pauseMs = 250;
/** Lines to show, of which the card scrolls all but the first; the rest is counted. */
const maxLines = 60;

/** One card for the whole page. Its anchors carry `data-citation` or `data-evidence`, and `data-place` to copy. */
export class Peek {
  readonly #send: SendToHost;
  readonly #card = document.createElement('div');
  #anchor: HTMLElement | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shownLines: LinesView | undefined;
  #clickedAt: HTMLElement | null = null;

  constructor(send: SendToHost) {
    this.#send = send;
    this.#card.className = 'peek';
    this.#card.id = 'peek';
    this.#card.setAttribute('role', 'tooltip');
    this.#card.hidden = true;
    for (const type of ['pointerover', 'focusin']) document.addEventListener(type, ({ target }) => this.#handleHover(target));
    document.addEventListener('pointerdown', ({ target }) => this.#handlePress(target));
    document.addEventListener('keydown', (event) => this.#handleKey(event));
    // Scrolling the answer closes the card; scrolling within it does not.
    const onScroll = ({ target }: Event): void => {
      if (!(target instanceof Node && this.#card.contains(target))) this.#hide();
    };
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    onColoursReady(() => this.#fill());
  }

  /** Called after each drawing: shows arrived lines if they are still wanted. */
  show(lines: LinesView | undefined): void {
    if (!lines || lines === this.#shownLines || !this.#anchor?.isConnected) return;
    this.#shownLines = lines;
    const request = requestOf(this.#anchor);
    if (request?.n !== lines.n || request.of !== lines.of || request.answerId !== lines.answerId) return;
    this.#fill();
    this.#positionCard(this.#anchor);
  }

  #fill(): void {
    if (!this.#shownLines || !this.#anchor) return;
    this.#card.replaceChildren(
      cardHead(this.#shownLines, () => this.#copy()),
      ...noteOn(this.#anchor),
      cardLines(this.#shownLines),
    );
  }

  /** A person who opens a place has seen its lines, so the card stays closed until the mouse has been elsewhere. */
  #handlePress(target: EventTarget | null): void {
    if (target instanceof Node && this.#card.contains(target)) return;
    this.#hide();
    this.#clickedAt = anchorOf(target);
  }

  #handleHover(target: EventTarget | null): void {
    if (target instanceof Node && this.#card.contains(target)) return;
    const anchor = anchorOf(target);
    if (anchor !== this.#clickedAt) this.#clickedAt = null;
    if (anchor === (this.#anchor ?? this.#clickedAt)) return;
    this.#hide();
    const request = anchor && requestOf(anchor);
    if (!anchor || !request) return;
    this.#anchor = anchor;
    this.#timer = setTimeout(() => this.#send({ kind: 'peek', ...request }), pauseMs);
  }

  #positionCard(anchor: HTMLElement): void {
    const card = this.#card;
    document.body.append(card);
    card.hidden = false;
    const at = anchor.getBoundingClientRect();
    const below = at.bottom + card.offsetHeight + 4 < window.innerHeight;
    card.style.top = `${below ? at.bottom + 2 : Math.max(2, at.top - card.offsetHeight - 2)}px`;
    card.style.left = `${Math.max(4, Math.min(at.left, window.innerWidth - card.offsetWidth - 4))}px`;
    anchor.setAttribute('aria-describedby', card.id);
  }

  #hide(): void {
    clearTimeout(this.#timer);
    this.#anchor?.removeAttribute('aria-describedby');
    this.#anchor = undefined;
    this.#card.hidden = true;
  }

  /** Keys on an anchor: Escape closes the card, Alt+Enter opens beside, Ctrl+C copies `path:line` unless text is selected. */
  #handleKey(event: KeyboardEvent): void {
    const focusedAnchor = event.target instanceof Element ? event.target.closest('[data-citation], [data-evidence]') : null;
    if (event.key === 'Enter' && event.altKey && focusedAnchor) {
      event.preventDefault();
      focusedAnchor.dispatchEvent(new MouseEvent('click', { altKey: true, bubbles: true, cancelable: true }));
      return;
    }
    if (event.key === 'Escape' && !this.#card.hidden) {
      this.#hide();
      event.stopPropagation();
    } else if (event.key === 'c' && (event.ctrlKey || event.metaKey) && document.getSelection()?.isCollapsed !== false) this.#copy();
  }

  #copy(): void {
    const focusedPlace = document.activeElement instanceof HTMLElement ? document.activeElement.dataset['place'] : undefined;
    const text = this.#card.hidden ? focusedPlace : (this.#anchor?.dataset['place'] ?? focusedPlace);
    if (text) this.#send({ kind: 'copy', text });
  }
}

interface PeekRequest {
  readonly answerId: string;
  readonly of: LinesView['of'];
  readonly n: number;
}

function anchorOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-citation], [data-evidence]') : null;
}

function requestOf(anchor: HTMLElement): PeekRequest | undefined {
  const answerId = anchor.closest<HTMLElement>('[data-turn]')?.dataset['turn'];
  const { citation, evidence, status } = anchor.dataset;
  if (!answerId || status === 'unsupported') return undefined;
  if (citation) return status ? { answerId, of: 'citation', n: Number(citation) } : undefined;
  return evidence ? { answerId, of: 'evidence', n: Number(evidence) } : undefined;
}

function cardHead({ place }: LinesView, copy: () => void): HTMLElement {
  const head = document.createElement('div');
  head.className = 'peek-head';
  const name = document.createElement('span');
  name.textContent = place;
  const button = document.createElement('button');
  button.className = 'quiet codicon codicon-copy';
  button.title = l10n.t('Copy as path:line (Ctrl+C)');
  button.setAttribute('aria-label', button.title);
  button.addEventListener('click', copy);
  head.append(name, button);
  return head;
}

/** Reason of a citation's mark, in words above its lines. */
function noteOn({ dataset }: HTMLElement): readonly HTMLElement[] {
  if (!dataset['note']) return [];
  const note = document.createElement('p');
  note.className = 'peek-note';
  note.textContent = dataset['note'];
  return [note];
}

/** Lines with their numbers beside them, so that a selection holds only code. */
function cardLines({ place, text, firstLine, gone }: LinesView): HTMLElement {
  const pre = document.createElement('pre');
  if (text === undefined) {
    pre.className = 'gone';
    pre.textContent = gone
      ? l10n.t('This file was deleted or moved after this answer.')
      : l10n.t('These lines have changed since this answer.');
    return pre;
  }
  const lines = text.split('\n');
  const hiddenCount = lines.length - maxLines;
  const visibleLines = lines.slice(0, maxLines);
  pre.tabIndex = 0;
  const numbers = document.createElement('span');
  numbers.className = 'numbers';
  numbers.textContent = visibleLines.map((_, i) => firstLine + i).join('\n');
  pre.append(numbers, codeElement(visibleLines.join('\n'), fileEnding(place)));
  if (hiddenCount > 0) {
    const more = document.createElement('span');
    more.className = 'left';
    more.textContent = hiddenCount === 1 ? l10n.t('… 1 more line') : l10n.t('… {0} more lines', hiddenCount);
    pre.append(more);
  }
  return pre;
}

/** `ts` of `src/orders.ts:10`. */
function fileEnding(place: string): string {
  return /\.(\w{1,10})(?::\d+)?$/.exec(place)?.[1]?.toLowerCase() ?? '';
}
