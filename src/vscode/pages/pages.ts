// Pages that show the chat: the view and the editor tab. VS Code may dispose of one at any time; the others still get messages.
import type { Log } from '../../core/ports.ts';
import type { ToPanel } from '../../protocol/toPanel.ts';

/** The message interface of a webview. */
export interface MessagePage {
  postMessage(message: ToPanel): PromiseLike<boolean>;
}

/** The pages that have requested their state, so that messages reach them. */
export class Pages {
  readonly #readyPages = new Set<MessagePage>();
  readonly #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  /** Adds a page that now listens. */
  add(page: MessagePage): void {
    this.#readyPages.add(page);
  }

  /** Removes a page that is gone, or is reloading and does not listen yet. */
  delete(page: MessagePage): void {
    this.#readyPages.delete(page);
  }

  /** Sends `message` to every page that listens. Never throws. */
  post(message: ToPanel): void {
    for (const page of [...this.#readyPages]) this.send(page, message);
  }

  /** Sends `message` to one page. Never throws. */
  send(page: MessagePage, message: ToPanel): void {
    try {
      page.postMessage(message).then(undefined, (error: unknown) => this.#log.warn(`A page did not get a message: ${String(error)}`));
    } catch (error) {
      // VS Code throws for a disposed webview.
      this.#readyPages.delete(page);
      this.#log.warn(`A page of the panel is gone: ${String(error)}`);
    }
  }
}
