// API keys by endpoint origin, so that a changed URL never gets another's key. They are only in the editor's secret storage; the list of
// origins, which is no secret, is stored beside it.
import type * as vscode from 'vscode';
import type { Disposable } from '../../core/base/disposable.ts';
import { Emitter } from '../../core/base/event.ts';

const originsKey = 'clew.keyOrigins';
const prefix = 'clew.key:';

/** Keys by origin, such as `https://api.example.com`. */
export class Keys implements Disposable {
  readonly #secrets: vscode.SecretStorage;
  readonly #state: vscode.Memento;
  readonly #changeEmitter = new Emitter<void>();
  readonly #listEmitter = new Emitter<void>();
  readonly #subscription: Disposable;

  /** Fires when a key is set or removed, here or in another window. */
  readonly onDidChange = this.#changeEmitter.event;
  /** Fires when {@link origins} changes. */
  readonly onDidList = this.#listEmitter.event;

  /** @param state of all windows: stores the list of origins */
  constructor(secrets: vscode.SecretStorage, state: vscode.Memento) {
    this.#secrets = secrets;
    this.#state = state;
    this.#subscription = secrets.onDidChange(({ key }) => {
      if (key.startsWith(prefix)) this.#changeEmitter.fire();
    });
  }

  /** Origins that have a key. */
  get origins(): readonly string[] {
    const storedValue = this.#state.get<unknown>(originsKey);
    return Array.isArray(storedValue) ? storedValue.filter((origin) => typeof origin === 'string') : [];
  }

  /** The key of a server; undefined without one. */
  async get(origin: string): Promise<string | undefined> {
    return this.#secrets.get(prefix + origin);
  }

  /** Stores the key of a server, in place of an earlier one. */
  async set(origin: string, key: string): Promise<void> {
    await this.#secrets.store(prefix + origin, key);
    await this.#updateOrigins([...this.origins, origin]);
  }

  /** Removes the key of a server, and the server from the list. */
  async remove(origin: string): Promise<void> {
    await this.#secrets.delete(prefix + origin);
    await this.#updateOrigins(this.origins.filter((each) => each !== origin));
  }

  /** The secret storage reports a change before the list has it, so the list has an event of its own. */
  async #updateOrigins(origins: readonly string[]): Promise<void> {
    await this.#state.update(originsKey, [...new Set(origins)].sort());
    this.#listEmitter.fire();
  }

  dispose(): void {
    this.#subscription.dispose();
    this.#changeEmitter.dispose();
    this.#listEmitter.dispose();
  }
}
