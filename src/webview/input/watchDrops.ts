// Attaches files and problems that are dragged into the panel; the question box shows this while they hover. VS Code keeps a drag from a
// webview until Shift is held, so the tooltips of the box explain that.
import type { SendToHost } from '../actions.ts';
import { dropMessage, acceptsDrop } from './drop.ts';

/** Listens on `page`; the body has the class `dropping` while usable data hovers over it. */
export function watchDrops(page: Window, send: SendToHost): void {
  const showDropping = (on: boolean): void => void page.document.body.classList.toggle('dropping', on);
  page.addEventListener('dragover', (event) => {
    if (!event.dataTransfer || !acceptsDrop(event.dataTransfer.types)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    showDropping(true);
  });
  page.addEventListener('dragleave', (event) => {
    // Without a next element the mouse has left the page.
    if (event.relatedTarget === null) showDropping(false);
  });
  page.addEventListener('drop', (event) => {
    showDropping(false);
    const { dataTransfer } = event;
    const message = dataTransfer && dropMessage((type) => dataTransfer.getData(type));
    if (!message) return;
    event.preventDefault();
    send(message);
  });
}
