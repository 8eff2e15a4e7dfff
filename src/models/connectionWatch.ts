// Tells whether a request has got as far as a connection. `fetch` does not say, but undici, which is behind it in Node and in VS Code,
// publishes its steps: so a host that swallows packets is told apart from a model that takes long to begin.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Disposable } from '../core/base/disposable.ts';

/** Published when a request is handed over, and when its head is written to an open (with https: trusted) connection. */
const steps = { handedOver: 'undici:request:create', sent: 'undici:client:sendHeaders' } as const;

export class ConnectionWatch implements Disposable {
  readonly #url: URL;
  #handedOver = false;
  #sent = false;

  /** Watches requests to `url` from now on. Two at the same time are not told apart: that one is connected says enough of the other. */
  constructor(url: string) {
    this.#url = new URL(url);
    subscribe(steps.handedOver, this.#onHandedOver);
    subscribe(steps.sent, this.#onSent);
  }

  /** It is known that no connection has been made. False also where nothing is known, as for a `fetch` without undici. */
  get stillConnecting(): boolean {
    return this.#handedOver && !this.#sent;
  }

  dispose(): void {
    unsubscribe(steps.handedOver, this.#onHandedOver);
    unsubscribe(steps.sent, this.#onSent);
  }

  readonly #onHandedOver = (message: unknown): void => {
    if (this.#isMine(message)) this.#handedOver = true;
  };

  readonly #onSent = (message: unknown): void => {
    if (this.#isMine(message)) this.#sent = true;
  };

  #isMine(message: unknown): boolean {
    const { request } = message as { readonly request?: { readonly origin?: unknown; readonly path?: unknown } };
    return String(request?.origin) === this.#url.origin && request?.path === this.#url.pathname + this.#url.search;
  }
}
