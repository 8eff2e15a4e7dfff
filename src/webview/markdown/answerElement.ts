// <clew-answer>: shows Markdown that is still growing. It touches only the differences in changed blocks, so that selections and scrolling
// survive streaming. A long answer costs no more per frame than its last paragraph.
import { baseName } from '../../core/base/baseName.ts';
import * as l10n from '@vscode/l10n';
import type { Citation } from '../../core/answering/record/answerRecord.ts';
import { onColoursReady } from './colours.ts';
import { GrowingMarkdown, safeBlocks } from './markdown.ts';
import { morph } from './morph.ts';

/** Citations by number, for {@link AnswerText.show}. */
export type Citations = ReadonlyMap<number, Citation>;

/** A citation to open. */
export interface OpenCitationDetail {
  readonly n: number;
  readonly beside: boolean;
}

/** Fires `open-citation` (detail: {@link OpenCitationDetail}), `copy-code` and `insert-code` (detail: text). */
export class AnswerText extends HTMLElement {
  #markdown = new GrowingMarkdown();
  #shownBlocks: readonly string[] = [];
  /** The element of each block; the live list of children gets slow when it changes while it is read. */
  readonly #elements: Element[] = [];
  #citations: Citations = new Map();
  #lastShown: { readonly text: string; readonly growing: boolean } = { text: '', growing: false };
  #cancelRedraw = (): void => {};

  connectedCallback(): void {
    this.addEventListener('click', this.#onClick);
    this.addEventListener('pointerover', addOtherButtons);
    this.addEventListener('focusin', addOtherButtons);
    this.#cancelRedraw = onColoursReady(() => this.#colour());
  }

  disconnectedCallback(): void {
    this.removeEventListener('click', this.#onClick);
    this.removeEventListener('pointerover', addOtherButtons);
    this.removeEventListener('focusin', addOtherButtons);
    this.#cancelRedraw();
  }

  /** Updates the element to `text`, which may be `growing`; unknown citations stay plain text. */
  show(text: string, citations: Citations, growing = false): void {
    this.#lastShown = { text, growing };
    const { blocks, from } = this.#markdown.update(text, growing);
    const hasNewCitations = citations !== this.#citations;
    this.#citations = citations;
    const changedIndexes = blocks.flatMap((html, i) => (i >= from && html !== this.#shownBlocks[i] ? [i] : []));
    const freshBlocks = changedIndexes.length ? safeBlocks(changedIndexes.map((i) => blocks[i] ?? '')) : [];
    changedIndexes.forEach((at, i) => this.#replace(at, freshBlocks[i]));
    for (const block of this.#elements.splice(blocks.length)) block.remove();
    this.#shownBlocks = blocks;
    if (hasNewCitations) this.#markCitations(this);
  }

  /** Redraws the same text; only code blocks change. */
  #colour(): void {
    this.#markdown = new GrowingMarkdown();
    this.show(this.#lastShown.text, this.#citations, this.#lastShown.growing);
  }

  #replace(at: number, block: Element | undefined): void {
    if (!block) return;
    for (const pre of block.querySelectorAll('pre')) addCopyButton(pre);
    this.#markCitations(block);
    const old = this.#elements[at];
    if (old) return morph(old, block);
    this.append(block);
    this.#elements[at] = block;
  }

  /** Upgrades the spans of checked citations. */
  #markCitations(within: Element): void {
    for (const span of within.querySelectorAll<HTMLElement>('[data-citation]')) {
      const citation = this.#citations.get(Number(span.dataset['citation']));
      if (!citation) continue;
      const isShown = span.dataset['status'] === citation.status && span.dataset['note'] === noteOf(citation);
      if (!isShown) span.replaceWith(citationElement(citation));
    }
  }

  readonly #onClick = (event: Event): void => {
    const target = event.target instanceof Element ? event.target.closest('button') : null;
    if (!target) return;
    const beside = event instanceof MouseEvent && event.altKey;
    if (target.dataset['citation']) this.#fire('open-citation', { n: Number(target.dataset['citation']), beside });
    else if (target.dataset['code']) this.#runCodeAction(target, target.dataset['code'], beside);
  };

  #runCodeAction(button: Element, action: string, beside: boolean): void {
    const pre = button.closest('pre');
    const text = pre?.querySelector('code')?.textContent ?? '';
    if (action !== 'open') return this.#fire(`${action}-code`, text);
    const n = pre && this.#citationAbove(pre);
    if (n) this.#fire('open-citation', { n, beside });
  }

  /** Code follows the text that cites its source. */
  #citationAbove(pre: Element): number | undefined {
    const citationsAbove = [...this.querySelectorAll<HTMLElement>('button[data-citation]')].filter(
      (each) => each.compareDocumentPosition(pre) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    return Number(citationsAbove.at(-1)?.dataset['citation']) || undefined;
  }

  #fire(type: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }));
  }
}

/** Only verified citations become clickable. */
function citationElement(citation: Citation): HTMLElement {
  const linked = citation.status !== 'unsupported';
  const element = document.createElement(linked ? 'button' : 'span');
  element.className = `citation ${citation.status}`;
  element.dataset['citation'] = String(citation.n);
  element.dataset['status'] = citation.status;
  const lines = citation.lineEnd > citation.lineStart ? `${citation.lineStart}-${citation.lineEnd}` : `${citation.lineStart}`;
  const name = baseName(citation.file);
  element.textContent = name ? `${name}:${lines}` : `[${citation.n}]`;
  const file = citation.root ? `${citation.root}/${citation.file}` : citation.file;
  const place = `${file}:${citation.lineStart}`;
  element.dataset['place'] = place;
  const note = noteOf(citation);
  if (note !== undefined) element.dataset['note'] = note;
  if (linked && citation.unchecked !== undefined) element.classList.add('unchecked');
  const words = linked ? l10n.t('Open {0}', place) : l10n.t('Not supported by what was read: {0}', citation.reason ?? place);
  // A linked citation shows its lines on hover instead.
  if (!linked) element.title = words;
  element.setAttribute('aria-label', linked ? labelOf(citation.n, `${file}:${lines}`, note) : words);
  if (!linked) makeFocusable(element);
  return element;
}

/** A note for shown lines: a condition was not checked, or fewer lines were read than the answer cites. */
function noteOf({ status, reason, unchecked }: Citation): string | undefined {
  const notes = status === 'verified' ? [unchecked, reason] : status === 'moved' ? [unchecked] : [];
  return notes.filter(Boolean).join(' ') || undefined;
}

function labelOf(n: number, place: string, note: string | undefined): string {
  return note === undefined ? l10n.t('Source {0}: open {1}', n, place) : l10n.t('Source {0}: open {1}. {2}', n, place, note);
}

/** Makes the reason reachable by keyboard, too. */
function makeFocusable(element: HTMLElement): void {
  element.setAttribute('role', 'note');
  element.tabIndex = 0;
}

/** Each block has a copy button. The others appear when the person is at the block, since an answer can have a thousand. */
function addCopyButton(pre: HTMLElement): void {
  // Makes long lines scrollable by keyboard, too.
  pre.querySelector('code')?.setAttribute('tabindex', '0');
  const tools = document.createElement('span');
  tools.className = 'code-tools';
  tools.append(codeButton('copy', 'copy', l10n.t('Copy code')));
  pre.append(tools);
}

const addOtherButtons = ({ target }: Event): void => {
  const tools = target instanceof Element ? target.closest('pre')?.querySelector('.code-tools') : null;
  if (tools?.childElementCount !== 1) return;
  tools.append(
    codeButton('insert', 'insert', l10n.t('Insert at the cursor')),
    codeButton('open', 'go-to-file', l10n.t('Open the source above this code')),
  );
};

function codeButton(action: string, icon: string, label: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.className = `${action}-code codicon codicon-${icon}`;
  button.dataset['code'] = action;
  button.title = label;
  button.setAttribute('aria-label', label);
  return button;
}

customElements.define('clew-answer', AnswerText);
