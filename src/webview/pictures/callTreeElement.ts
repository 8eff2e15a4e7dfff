// <clew-tree>: a call tree that folds and is walked by keyboard, or the same as a diagram. Its only state is which rows are open.
import { baseName } from '../../core/base/baseName.ts';
import * as l10n from '@vscode/l10n';
import { html, nothing, render, type TemplateResult } from 'lit';
import type { CallNode, CallTree, PicturePlace } from '../../core/answering/record/picture.ts';
import { symbolIcons } from '../../protocol/symbolIcons.ts';
import { DiagramElement } from './diagramElement.ts';
import { diagramOf } from './diagramOfTree.ts';
import { firePlace, fireText } from './pictureEvents.ts';
import { icon } from '../icon.ts';
import { initialTree, pressKey, rowsOf, toggleNode, unfoldTree, type TreeRow, type TreeState } from './treeState.ts';
import { emptySentence, marksOf, omittedPhrase, placeText, quietPhrase, treeText, treeTitle } from './treeLabels.ts';

/** Fires `open-place` and `copy-text` of {@link firePlace} and {@link fireText}. */
export class CallTreeElement extends HTMLElement {
  #tree: CallTree | undefined;
  #places: readonly PicturePlace[] = [];
  #state: TreeState = { open: new Set(), cursor: '0' };
  #isDiagram = false;

  /** Shows `tree`; rows stay open while it is the same tree. */
  show(tree: CallTree, places: readonly PicturePlace[]): void {
    if (tree === this.#tree) return;
    // A completed answer sends the same tree again as a part of its record.
    const isSame = this.#tree && JSON.stringify(this.#tree) === JSON.stringify(tree);
    this.#tree = tree;
    this.#places = places;
    if (!isSame) this.#state = initialTree(tree.root);
    this.#render();
  }

  #render(): void {
    const tree = this.#tree;
    if (!tree) return;
    render(
      html`<details class="fold" open>
        <summary>${treeTitle(tree)}</summary>
        <div class="tools">${this.#tools(tree)}</div>
        ${this.#isDiagram ? undefined : this.#rows(tree)}
        <clew-diagram ?hidden=${!this.#isDiagram}></clew-diagram>
      </details>`,
      this,
    );
    const diagram = this.querySelector('clew-diagram');
    if (this.#isDiagram && diagram instanceof DiagramElement) diagram.show(diagramOf(tree), this.#places, treeTitle(tree));
  }

  #tools(tree: CallTree): readonly TemplateResult[] {
    const button = (name: string, label: string, act: () => void): TemplateResult =>
      html`<button class="quiet" title=${label} aria-label=${label} @click=${act}>${icon(name)}</button>`;
    const unfold = (open: boolean) => (): void => this.#setState(unfoldTree(tree.root, open), false);
    const switchTo = this.#isDiagram ? button('list-tree', l10n.t('Show as a tree'), () => this.#showDiagram(false)) : undefined;
    if (switchTo) return [switchTo];
    return [
      button('type-hierarchy-sub', l10n.t('Show as a diagram'), () => this.#showDiagram(true)),
      button('expand-all', l10n.t('Expand all'), unfold(true)),
      button('collapse-all', l10n.t('Collapse all'), unfold(false)),
      button('copy', l10n.t('Copy as text'), () => fireText(this, 'copy-text', treeText(tree, this.#places))),
    ];
  }

  #showDiagram(isDiagram: boolean): void {
    this.#isDiagram = isDiagram;
    this.#render();
  }

  #rows(tree: CallTree): TemplateResult {
    const rows = rowsOf(tree.root, this.#state.open);
    return html`<div class="rows" role="tree" aria-label=${treeTitle(tree)} @keydown=${this.#onKeydown}>
        ${rows.map((row) => this.#row(row))}
      </div>
      ${this.#emptyNote(tree)}`;
  }

  #emptyNote(tree: CallTree): TemplateResult | undefined {
    const words = emptySentence(tree);
    return words === undefined ? undefined : html`<p class="note">${words}</p>`;
  }

  #row(row: TreeRow): TemplateResult {
    const { node, path, level, size, position, expanded } = row;
    const marks = marksOf(node);
    const place = node.at === undefined ? undefined : this.#places[node.at];
    const arrow = expanded === undefined ? 'blank' : expanded ? 'chevron-down' : 'chevron-right';
    return html`<div
      class="row level-${Math.min(level, 12)} ${node.kind}"
      role="treeitem"
      data-path=${path}
      aria-level=${level}
      aria-setsize=${size}
      aria-posinset=${position}
      aria-expanded=${expanded ?? nothing}
      tabindex=${path === this.#state.cursor ? 0 : -1}
      title=${place ? l10n.t('{0} (Alt: open beside)', placeText(place)) : ''}
      @click=${(event: MouseEvent) => this.#handleClick(event, row)}
    >
      <span class="twistie codicon codicon-${arrow}" aria-hidden="true"></span>${icon(iconOf(node))}<span class="step"
        ><span class="name">${node.name}</span
        ><span class="marks">${marks.map((mark) => html`<span class="mark">${mark}</span>`)}</span
        >${node.omitted ? html`<span class="more" title=${omittedPhrase(node)}>+${node.omitted}</span>` : undefined}<span class="spoken"
          >${quietPhrase(node)}</span
        ><span class="place">${shortPlace(place)}</span></span
      >
    </div>`;
  }

  #handleClick(event: MouseEvent, { node, path, expanded }: TreeRow): void {
    const onArrow = event.target instanceof Element && event.target.classList.contains('twistie') && expanded !== undefined;
    if (onArrow) return this.#setState(toggleNode(this.#state, path));
    this.#setState({ ...this.#state, cursor: path });
    this.#open(node, event.altKey);
  }

  readonly #onKeydown = (event: KeyboardEvent): void => {
    if (!this.#tree || event.ctrlKey || event.metaKey) return;
    // Screen readers move the focus by themselves, so the focused row counts.
    const focusedPath = event.target instanceof HTMLElement ? event.target.dataset['path'] : undefined;
    const move = pressKey(this.#tree.root, { ...this.#state, cursor: focusedPath ?? this.#state.cursor }, event.key);
    if (!move) return;
    event.preventDefault();
    this.#setState(move.state);
    const row = move.opens ? rowsOf(this.#tree.root, move.state.open).find(({ path }) => path === move.state.cursor) : undefined;
    if (row) this.#open(row.node, event.altKey);
  };

  #setState(state: TreeState, focus = true): void {
    this.#state = state;
    this.#render();
    if (focus) this.querySelector<HTMLElement>(`[data-path="${state.cursor}"]`)?.focus();
  }

  #open({ at }: CallNode, beside: boolean): void {
    if (at !== undefined) firePlace(this, at, beside);
  }
}

const icons: Readonly<Record<CallNode['kind'], string>> = {
  ...symbolIcons,
  route: 'globe',
  external: 'link-external',
  raises: 'zap',
  state: 'symbol-field',
};

function iconOf({ kind }: CallNode): string {
  return icons[kind];
}

/** Beside a step the file name is enough; the title has the whole path. */
function shortPlace(place: PicturePlace | undefined): string {
  return place ? `${baseName(place.file)}:${place.line}` : '';
}

customElements.define('clew-tree', CallTreeElement);
