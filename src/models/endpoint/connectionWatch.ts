// Tells whether a request still waits for its connection. `fetch` does not say, but undici, which is behind it in Node and in VS Code,
// publishes its steps. This tells a host that drops packets from a model that is slow to begin.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Disposable } from '../../core/base/disposable.ts';

/** Events before a connection opens, and once it is open (with https: trusted). A reused connection publishes neither. */
const channels = { begins: 'undici:client:beforeConnect', connected: 'undici:client:connected' } as const;

/** Follows the connections to one host while a request is under way. */
export class ConnectionWatch implements Disposable {
  readonly #url: URL;
  #hasBegun = false;
  #isConnected = false;

  /** Watches connections to the host of `url` from now on. It does not distinguish parallel ones: one open connection proves enough. */
  constructor(url: string) {
    this.#url = new URL(url);
    subscribe(channels.begins, this.#onBegin);
    subscribe(channels.connected, this.#onConnect);
  }

  /** Whether a connection is known to be opening. False where nothing is known, as for a `fetch` without undici. */
  get stillConnecting(): boolean {
    return this.#hasBegun && !this.#isConnected;
  }

  dispose(): void {
    unsubscribe(channels.begins, this.#onBegin);
    unsubscribe(channels.connected, this.#onConnect);
  }

  readonly #onBegin = (message: unknown): void => {
    if (this.#isMine(message)) this.#hasBegun = true;
  };

  readonly #onConnect = (message: unknown): void => {
    if (this.#isMine(message)) this.#isConnected = true;
  };

  #isMine(message: unknown): boolean {
    const { connectParams } = message as { readonly connectParams?: { readonly host?: unknown; readonly protocol?: unknown } };
    return connectParams?.host === this.#url.host && connectParams.protocol === this.#url.protocol;
  }
}
