// Entry of the page in the tab "Clew Index", whose host side is src/vscode/indexTab: messages in, state, drawing, messages out.
import '@vscode/codicons/dist/codicon.css';
import '../../../media/base.css';
import '../../../media/indexTab.css';
import * as l10n from '@vscode/l10n';
import { render } from 'lit';
import * as v from 'valibot';
import { toIndexTabSchema, type IndexTabStatus, type FromIndexTab, type ToIndexTab } from '../../protocol/indexTabMessages.ts';
import type { FileOrder, FileState } from '../../core/indexing/files/fileListing.ts';
import { indexTabView, rowHeight, type IndexTabActions } from './indexTabView.ts';
import { Rows } from './rows.ts';

declare function acquireVsCodeApi(): { postMessage(message: FromIndexTab): void };

const api = acquireVsCodeApi();
const send = (message: FromIndexTab): void => api.postMessage(message);
const rows = new Rows((id, query) => send({ kind: 'page', id, query: { ...query, states: [...query.states] } }));
let status: IndexTabStatus | undefined;
let chosenIndex = 0;
let [top, height] = [0, window.innerHeight];
let spokenText = '';
let isDrawn = true;
let typing: ReturnType<typeof setTimeout> | undefined;

const actions: IndexTabActions = {
  send,
  filter(text) {
    clearTimeout(typing);
    typing = setTimeout(() => show({ text }), 150);
  },
  toggle(state: FileState) {
    const { states } = rows.query;
    show({ states: states.includes(state) ? states.filter((each) => each !== state) : [...states, state] });
  },
  sort(order: FileOrder) {
    const { order: now, descending } = rows.query;
    // Numbers sort from the largest on first.
    show({ order, descending: now === order ? !descending : order !== 'path' && order !== 'state' });
  },
  choose(index) {
    chosenIndex = index;
    draw();
  },
  scroll(element) {
    [top, height] = [element.scrollTop, element.clientHeight];
    draw();
  },
  key(event) {
    const page = Math.max(1, Math.floor(height / rowHeight) - 1);
    const steps = new Map([['ArrowDown', 1], ['ArrowUp', -1], ['PageDown', page], ['PageUp', -page], ['Home', -rows.total], ['End', rows.total]]); // prettier-ignore
    const step = steps.get(event.key);
    const file = rows.at(chosenIndex);
    if (step !== undefined) moveTo(chosenIndex + step);
    else if (event.key === 'Enter' && file && !file.directory) send({ kind: 'open', root: file.root, path: file.path });
    else return;
    event.preventDefault();
  },
};

function show(query: Parameters<Rows['show']>[0]): void {
  chosenIndex = 0;
  rows.show(query);
  const list = document.getElementById('rows');
  if (list) list.scrollTop = 0;
  top = 0;
  draw();
}

function moveTo(index: number): void {
  chosenIndex = Math.max(0, Math.min(rows.total - 1, index));
  const list = document.getElementById('rows');
  if (list) {
    const [above, below] = [chosenIndex * rowHeight, (chosenIndex + 1) * rowHeight];
    if (above < list.scrollTop) list.scrollTop = above;
    else if (below > list.scrollTop + list.clientHeight) list.scrollTop = below - list.clientHeight;
  }
  draw();
}

/** Draws with the next frame, and requests the rows in view. */
function draw(): void {
  if (!isDrawn) return;
  isDrawn = false;
  requestAnimationFrame(() => {
    isDrawn = true;
    if (rows.total) rows.need(Math.floor(top / rowHeight), Math.min(rows.total - 1, Math.ceil((top + height) / rowHeight)));
    render(indexTabView({ status, rows, chosenIndex, top, height, sentence: spokenText }, actions), document.body);
    const list = document.getElementById('rows');
    if (list && list.clientHeight !== height) {
      height = list.clientHeight;
      draw();
    }
  });
}

function receive(message: ToIndexTab): void {
  switch (message.kind) {
    case 'status':
      if (!status) l10n.config({ contents: message.l10n as Record<string, string> });
      status = message.status;
      rows.refresh();
      break;
    case 'page':
      if (!rows.take(message.id, message.page)) return;
      chosenIndex = Math.max(0, Math.min(chosenIndex, rows.total - 1));
      spokenText = l10n.t('{0} files', rows.total.toLocaleString());
      break;
    case 'filter':
      show({ text: message.text, states: [] });
      break;
    case 'said':
      spokenText = message.text;
      break;
    default:
      message satisfies never;
  }
  draw();
}

window.addEventListener('message', (event: MessageEvent<unknown>) => {
  if (v.safeParse(toIndexTabSchema, event.data).success) receive(event.data as ToIndexTab);
  else console.warn('Clew: a message that the page does not understand was dropped');
});
window.addEventListener('resize', draw);
draw();
send({ kind: 'ready' });
