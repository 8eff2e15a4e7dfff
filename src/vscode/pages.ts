// The pages that show the chat: the view and the editor tab. VS Code may dispose of one at any time, which must not keep a message from the others.
import type { Log } from '../core/ports.ts';
import type { ToPanel } from '../protocol.ts';

/** The part of a webview that messages go to. */
export interface MessagePage {
  postMessage(message: ToPanel): PromiseLike<boolean>;
}

/** The pages that have asked for their state, so that messages reach them. */
export class Pages {
  readonly #ready = new Set<MessagePage>();
  readonly #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  /** The page listens from now on. */
  add(page: MessagePage): void {
    this.#ready.add(page);
  }

  /** The page is gone, or is loaded anew and does not listen yet. */
  delete(page: MessagePage): void {
    this.#ready.delete(page);
  }

  /** Sends `message` to every page that listens. Never throws. */
  post(message: ToPanel): void {
    for (const page of [...this.#ready]) this.send(page, message);
  }

  /** Sends `message` to one page. Never throws. */
  send(page: MessagePage, message: ToPanel): void {
    try {
      page.postMessage(message).then(undefined, (error: unknown) => this.#log.warn(`A page did not get a message: ${String(error)}`));
    } catch (error) {
      // VS Code throws for a webview that it has disposed of.
      this.#ready.delete(page);
      this.#log.warn(`A page of the panel is gone: ${String(error)}`);
    }
  }
}
