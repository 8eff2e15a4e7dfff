// View of the page "Clew Index", which lists every file with its index state: summary, filters, the list, and actions on the chosen file.
import * as l10n from '@vscode/l10n';
import { html, type TemplateResult } from 'lit';
import type { IndexTabStatus, FromIndexTab } from '../../protocol/indexTabMessages.ts';
import { isInIndex, stateLabel, stateSentence } from '../../core/indexing/files/fileStateLabels.ts';
import type { FileOrder, FileRow, FileState } from '../../core/indexing/files/fileListing.ts';
import { isVersionControl } from '../../core/workspace/ignore/toolFiles.ts';
import { icon } from '../icon.ts';
import type { Rows } from './rows.ts';

/** Height of a row in pixels, as in the style sheet. */
export const rowHeight = 22;

/** State of the page. `top` and `height` are those of the visible part of the list. */
export interface IndexTabState {
  readonly status: IndexTabStatus | undefined;
  readonly rows: Rows;
  readonly chosenIndex: number;
  readonly top: number;
  readonly height: number;
  readonly sentence: string;
}

/** Actions of the person. */
export interface IndexTabActions {
  send(message: FromIndexTab): void;
  filter(text: string): void;
  toggle(state: FileState): void;
  sort(order: FileOrder): void;
  choose(index: number): void;
  scroll(element: HTMLElement): void;
  key(event: KeyboardEvent): void;
}

export function indexTabView(state: IndexTabState, actions: IndexTabActions): TemplateResult {
  const { status, rows } = state;
  return html`<header>
      <h1>${l10n.t('Clew index')}</h1>
      ${status ? summary(status, actions) : html`<p>${l10n.t('Loading…')}</p>`}
    </header>
    <div class="filters">
      <input
        id="filter"
        type="search"
        placeholder=${l10n.t('Filter by path, rule or language')}
        aria-label=${l10n.t('Filter by path, rule or language')}
        .value=${rows.query.text}
        @input=${(event: InputEvent) => actions.filter((event.target as HTMLInputElement).value)}
      />
      <div class="states" role="group" aria-label=${l10n.t('States to show')}>${stateButtons(rows, actions)}</div>
    </div>
    ${list(state, actions)} ${details(state, actions)}
    <div class="spoken" role="status">${state.sentence}</div>`;
}

function summary(status: IndexTabStatus, { send }: IndexTabActions): TemplateResult {
  const button = (command: Extract<FromIndexTab, { kind: 'command' }>['command'], name: string, words: string): TemplateResult =>
    html`<button class="action" @click=${() => send({ kind: 'command', command })}>${icon(name)}<span>${words}</span></button>`;
  return html`${status.failure ? html`<p class="error">${status.failure}</p>` : undefined}
    <ul class="facts">
      ${status.lines.map((line) => html`<li>${line}</li>`)}
    </ul>
    <div class="actions">
      ${status.state === 'running' ? button('clew.pauseIndexing', 'debug-pause', l10n.t('Pause')) : undefined}
      ${status.state === 'paused' ? button('clew.resumeIndexing', 'debug-continue', l10n.t('Resume')) : undefined}
      ${status.state === 'waiting' ? button('clew.startIndex', 'play', l10n.t('Index now')) : undefined}
      ${button('clew.copyIndexReport', 'copy', l10n.t('Copy Report'))} ${button('clew.reportIssue', 'report', l10n.t('Report Issue'))}
      ${button('clew.rebuildIndex', 'refresh', l10n.t('Rebuild'))} ${button('clew.showLog', 'output', l10n.t('Show Log'))}
      ${button('clew.deleteData', 'trash', l10n.t('Delete All Clew Data'))}
    </div>`;
}

function stateButtons({ counts, query }: Rows, { toggle }: IndexTabActions): readonly TemplateResult[] {
  const states = new Map<FileState, number>([
    ...query.states.map((state) => [state, 0] as const),
    ...(Object.entries(counts) as [FileState, number][]),
  ]);
  return [...states]
    .sort(([a], [b]) => Number(isInIndex(b)) - Number(isInIndex(a)) || (stateLabel(a) < stateLabel(b) ? -1 : 1))
    .map(
      ([state, count]) =>
        html`<button class="state" aria-pressed=${query.states.includes(state)} @click=${() => toggle(state)}>
          ${stateLabel(state)} <span class="count">${count.toLocaleString()}</span>
        </button>`,
    );
}

/** Columns: their sort order and their heads. */
const columns: readonly (readonly [FileOrder, () => string])[] = [
  ['path', () => l10n.t('File')],
  ['state', () => l10n.t('State')],
  ['size', () => l10n.t('Bytes')],
  ['symbols', () => l10n.t('Symbols')],
  ['chunks', () => l10n.t('Pieces')],
  ['parseErrors', () => l10n.t('Errors')],
];

function list(state: IndexTabState, actions: IndexTabActions): TemplateResult {
  const { rows, chosenIndex } = state;
  const first = Math.max(0, Math.floor(state.top / rowHeight) - 10);
  const last = Math.min(rows.total - 1, Math.ceil((state.top + state.height) / rowHeight) + 10);
  const visibleIndexes = Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
  return html`<div class="list" role="grid" aria-label=${l10n.t('Files')} aria-rowcount=${rows.total + 1} aria-colcount=${columns.length}>
    <div class="head row" role="row" aria-rowindex="1">${columns.map(([order, words]) => head(order, words(), rows, actions))}</div>
    <div
      id="rows"
      class="rows"
      role="rowgroup"
      tabindex="0"
      aria-label=${l10n.t('Files: arrow keys move, Enter opens')}
      aria-activedescendant=${rows.total ? `row-${chosenIndex}` : ''}
      @scroll=${(event: Event) => actions.scroll(event.currentTarget as HTMLElement)}
      @keydown=${actions.key}
    >
      ${rows.total ? undefined : html`<p class="none">${l10n.t('No file matches.')}</p>`}
      <div class="all" .style=${`height:${rows.total * rowHeight}px`}>${visibleIndexes.map((index) => row(index, state, actions))}</div>
    </div>
  </div>`;
}

function head(order: FileOrder, words: string, { query }: Rows, { sort }: IndexTabActions): TemplateResult {
  const isSorted = query.order === order;
  const direction = isSorted ? (query.descending ? 'descending' : 'ascending') : 'none';
  return html`<div role="columnheader" class=${order} aria-sort=${direction}>
    <button @click=${() => sort(order)}>${words}${isSorted ? icon(query.descending ? 'arrow-down' : 'arrow-up') : undefined}</button>
  </div>`;
}

function row(index: number, { rows, chosenIndex, status }: IndexTabState, { choose, send }: IndexTabActions): TemplateResult {
  const file = rows.at(index);
  const place = `position:absolute;top:${index * rowHeight}px`;
  if (!file) return html`<div class="row" .style=${place} aria-busy="true">…</div>`;
  const { root, path } = file;
  return html`<div
    id="row-${index}"
    class="row ${index === chosenIndex ? 'chosen' : ''} ${isInIndex(file.state) ? '' : 'out'}"
    role="row"
    aria-rowindex=${index + 2}
    aria-selected=${index === chosenIndex}
    title=${stateSentence(file)}
    .style=${place}
    @click=${() => choose(index)}
    @dblclick=${() => send({ kind: 'open', root, path })}
  >
    <span role="gridcell" class="path">${nameOf(file, status)}</span>
    <span role="gridcell" class="state">${stateLabel(file.state)}${file.included ? ` (${l10n.t('included')})` : ''}</span>
    <span role="gridcell" class="size">${file.size?.toLocaleString()}</span>
    <span role="gridcell" class="symbols">${shownCount(file.symbols)}</span>
    <span role="gridcell" class="chunks">${shownCount(file.chunks)}</span>
    <span role="gridcell" class="parseErrors">${shownCount(file.parseErrors)}</span>
  </div>`;
}

function shownCount(value: number): string {
  return value ? value.toLocaleString() : '';
}

function nameOf({ root, path, directory }: FileRow, status: IndexTabStatus | undefined): string {
  const roots = status?.roots ?? [];
  const name = roots.length > 1 ? `${roots.find(({ key }) => key === root)?.name ?? root}/` : '';
  return `${name}${path}${directory ? '/' : ''}`;
}

/** Version control's own data is never read, so an entry for it would change nothing. */
function isVersionControlPath(path: string): boolean {
  return path.split('/').some(isVersionControl);
}

/** States that an entry in `clew.include` changes. */
const canInclude: ReadonlySet<FileState> = new Set([
  ...(['gitignore', 'clewignore', 'files.exclude', 'search.exclude', 'clew.exclude', 'built-in'] as const),
  ...(['binary', 'too-large', 'minified', 'unsupported'] as const),
]);
const hasRule: ReadonlySet<FileState> = new Set([
  ...(['gitignore', 'clewignore', 'files.exclude', 'search.exclude', 'clew.exclude', 'too-large'] as const),
]);

function details({ rows, chosenIndex, status }: IndexTabState, { send }: IndexTabActions): TemplateResult {
  const file = rows.at(chosenIndex);
  if (!file) return html`<footer></footer>`;
  const { root, path, state } = file;
  const button = (message: FromIndexTab, words: string): TemplateResult =>
    html`<button class="action" @click=${() => send(message)}>${words}</button>`;
  return html`<footer>
    <p class="what"><strong>${nameOf(file, status)}</strong> ${stateSentence(file)}</p>
    <div class="actions">
      ${file.directory ? undefined : button({ kind: 'open', root, path }, l10n.t('Open File'))}
      ${hasRule.has(state) ? button({ kind: 'openRule', root, path }, l10n.t('Open Rule')) : undefined}
      ${file.included ? button({ kind: 'include', root, path, on: false }, l10n.t('Stop Including')) : undefined}
      ${canInclude.has(state) && !isVersionControlPath(path) ? button({ kind: 'include', root, path, on: true }, l10n.t('Include Anyway')) : undefined}
      ${state === 'unreadable' || state === 'quarantined' ? button({ kind: 'retry', root, path }, l10n.t('Try Again')) : undefined}
    </div>
  </footer>`;
}
